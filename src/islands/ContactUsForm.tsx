import { useRef, useState, type FormEvent } from 'react';
import { faultsOf } from '../../contract/check.ts';
import { addContactUs } from '../../contract/content/calls.ts';
import { type ContactUsField, contactUsFields, contactUsLengths } from '../../contract/content/contact-us.ts';
import { contactUsRules } from '../../contract/content/contact-us-rules.ts';
import { useHold } from '../form/use-hold.ts';
import { useMarks } from '../form/use-marks.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEarly } from './use-early.ts';
import { useFailureText } from './use-failure-text.ts';

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
    errorOccured: string;
  };
  /** Where the form goes without script: the page itself. */
  action: string;
  /** It was sent without script. */
  isSent: boolean;
  /** It was sent without script, and not taken. */
  refused?: { values: Record<ContactUsField, string>; errors: Partial<Record<ContactUsField | 'all', string>> } | undefined;
}

const wordOf = { REQUIRED: 'required', TOO_LONG: 'tooLong', INVALID_EMAIL: 'emailInvalid' } as const;

const nothingTyped: Record<ContactUsField, string> = { name: '', email: '', message: '' };

/** Name, e-mail and message, all required. Without script it is a form that the edge answers (worker/pages/contact-us.ts). */
export function ContactUsForm({ language, texts, action, isSent: wasSent, refused }: ContactUsFormProps) {
  const [values, setValues] = useState(refused?.values ?? nothingTyped);
  const [refusal, setRefusal] = useState(refused?.errors.all);
  const [isSent, setSent] = useState(wasSent);
  // Where one goes on after a refusal, as the form does it with script.
  const firstRefused = contactUsFields.find((name) => refused?.errors[name] !== undefined);
  const focusOf = (name: ContactUsField) => (name === firstRefused ? { autoFocus: true } : {});
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge, blame } = useMarks<ContactUsField>(form, refused?.errors);
  const { run, renew, busy } = usePlainWrite(addContactUs);
  useHold(values.message !== (refused?.values.message ?? ''));
  useEarly(form, (typed) => setValues({ name: typed('name'), email: typed('email'), message: typed('message') }));
  const failureText = useFailureText(language, texts.errorOccured);
  const number = (value: number) => formatNumber(value, language);
  const set = (name: ContactUsField) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    if (!judge(faultsOf(contactUsRules, values, undefined), (check) => texts[wordOf[check]])) return;
    setSent(false);
    const answer = await run({ body: { name: values.name.trim(), email: values.email.trim(), message: values.message.trim() } });
    if (!answer.ok) {
      const failure = await failureText(answer);
      setRefusal(failure.text);
      return blame(failure.fields);
    }
    setValues(nothingTyped);
    setSent(true);
    // The form is empty: the same again is another message.
    renew();
  }

  return (
    <form ref={form} className="stack" method="post" action={action} onSubmit={submit} noValidate>
      {isSent && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      {refusal !== undefined && (
        <Note tone="red" role="alert">
          {refusal}
        </Note>
      )}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={contactUsLengths.name}
        value={values.name}
        onChange={set('name')}
        errorMessage={errors.name}
        {...focusOf('name')}
        isRequired
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={contactUsLengths.email}
        value={values.email}
        onChange={set('email')}
        errorMessage={errors.email}
        {...focusOf('email')}
        isRequired
      />
      <TextArea
        label={texts.message}
        name="message"
        rows={6}
        limit={contactUsLengths.message}
        countLabel={(used, limit) => texts.count.replace('{{used}}', number(used)).replace('{{limit}}', number(limit))}
        value={values.message}
        onChange={set('message')}
        errorMessage={errors.message}
        isRequired
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
