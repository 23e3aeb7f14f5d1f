import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addContactUs } from '../../../contract/content/calls.ts';
import {
  type ContactUsCheck,
  type ContactUsField,
  contactUsFields,
  contactUsLengths,
  contactUsRules,
} from '../../../contract/content/contact-us.ts';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { ServedForm } from '../../form/ServedForm.tsx';
import { sentInput } from '../../form/sent-input.ts';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { useFailureText } from '../use-failure-text.ts';

type Values = Record<ContactUsField, string>;

interface ContactUsFormProps {
  language: Language;
  texts: {
    name: string;
    email: string;
    message: string;
    submit: string;
    sent: string;
    required: string;
    emailInvalid: string;
    tooLong: string;
    /** "{{used}} of {{limit}}", filled in here. */
    count: string;
    errorOccurred: string;
  };
  /** Target of the form without script: the page itself. */
  action: string;
  /** Whether the message was sent without script. */
  isSent: boolean;
  /** Values and faults of a submission without script that was refused. */
  refused?: { values: Values; errors: Partial<Record<ContactUsField | 'all', string>> } | undefined;
}

const wordOf = { REQUIRED: 'required', TOO_LONG: 'tooLong', INVALID_EMAIL: 'emailInvalid' } as const;

const nothingTyped: Values = { name: '', email: '', message: '' };

const contactUsForm: PlainFormOf<Values, ContactUsCheck> = {
  rules: contactUsRules,
  names: { name: 'name', email: 'email', message: 'message' },
};

/** Name, e-mail and message, all required. Without script the edge answers it (worker/pages/contact-us.ts). */
export function ContactUsForm({ language, texts, action, isSent: wasSent, refused }: ContactUsFormProps) {
  const { all, ...errors } = refused?.errors ?? {};
  const [refusal, setRefusal] = useState(all);
  const [isSent, setSent] = useState(wasSent);
  // The first field with a fault gets the focus, as it does with script.
  const firstRefused = contactUsFields.find((name) => errors[name] !== undefined);
  const focusOf = (name: ContactUsField) => (name === firstRefused ? { autoFocus: true } : {});
  const { form, validate, blame } = usePlainForm(contactUsForm, refused?.values ?? nothingTyped, {
    says: (check) => texts[wordOf[check]],
    ...(refused !== undefined && { errors }),
  });
  const { run, renew, busy } = usePlainWrite(addContactUs);
  useHold(useWatch({ control: form.control, name: 'message' }) !== '');
  const failureText = useFailureText(language, texts.errorOccurred);
  const number = (value: number) => formatNumber(value, language);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    setSent(false);
    const sent = sentInput(form);
    const { name, email, message } = form.getValues();
    const answer = await run({ language, body: { name: name.trim(), email: email.trim(), message: message.trim() } });
    if (!answer.ok) {
      const failure = await failureText(answer);
      setRefusal(failure.text);
      return blame(failure.fields);
    }
    sent.showStored(nothingTyped);
    setSent(true);
    // What is sent next, even the same text, is another message.
    renew();
  }

  return (
    <ServedForm form={form} isBusy={busy} onSubmit={submit} action={action} className="stack">
      {isSent && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      <Refusal>{refusal}</Refusal>
      <TextInput<Values>
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={contactUsLengths.name}
        {...focusOf('name')}
        isRequired
      />
      <TextInput<Values>
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={contactUsLengths.email}
        {...focusOf('email')}
        isRequired
      />
      <TextAreaInput<Values>
        label={texts.message}
        name="message"
        rows={6}
        limit={contactUsLengths.message}
        countLabel={(used, limit) => texts.count.replace('{{used}}', number(used)).replace('{{limit}}', number(limit))}
        isRequired
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </ServedForm>
  );
}
