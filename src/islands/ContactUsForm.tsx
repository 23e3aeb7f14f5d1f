import { useRef, useState, type FormEvent } from 'react';
import { addContactUs } from '../../contract/content/calls.ts';
import { type ContactField, contactFields, contactLengths } from '../../contract/content/contact-form.ts';
import { emailPattern } from '../../contract/wire.ts';
import { call } from '../client/call.ts';
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
  refused?: { values: Record<ContactField, string>; errors: Partial<Record<ContactField | 'all', string>> } | undefined;
}

const nothingTyped: Record<ContactField, string> = { name: '', email: '', message: '' };

/** Name, e-mail and message, all required. Without script it is a form that the edge answers (worker/contact-form.ts). */
export function ContactUsForm({ language, texts, action, isSent: wasSent, refused }: ContactUsFormProps) {
  const [values, setValues] = useState(refused?.values ?? nothingTyped);
  const [errors, setErrors] = useState<Partial<Record<ContactField | 'all', string>>>(refused?.errors ?? {});
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(wasSent);
  // Where one goes on after a refusal, as the form does it with script.
  const firstRefused = contactFields.find((name) => refused?.errors[name] !== undefined);
  const focusOf = (name: ContactField) => (name === firstRefused ? { autoFocus: true } : {});
  const unanswered = useRef({ text: '', key: '' });
  const form = useRef<HTMLFormElement>(null);
  useEarly(form, (typed) => setValues({ name: typed('name'), email: typed('email'), message: typed('message') }));
  const failureText = useFailureText(language, texts.errorOccured);
  const number = (value: number) => formatNumber(value, language);
  const set = (name: ContactField) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  function check(): Partial<Record<ContactField, string>> {
    const found: Partial<Record<ContactField, string>> = {};
    for (const name of contactFields) {
      const text = values[name].trim();
      if (text === '') found[name] = texts.required;
      else if (text.length > contactLengths[name]) found[name] = texts.tooLong;
      else if (name === 'email' && !emailPattern.test(text)) found[name] = texts.emailInvalid;
    }
    return found;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = check();
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return (form.current?.elements.namedItem(first) as HTMLElement | null | undefined)?.focus();
    setBusy(true);
    setSent(false);
    const body = { name: values.name.trim(), email: values.email.trim(), message: values.message.trim() };
    const text = JSON.stringify(body);
    // What got no answer may be sent again without arriving twice (D-16); what was changed since is another message.
    if (unanswered.current.text !== text) unanswered.current = { text, key: crypto.randomUUID() };
    const answer = await call(addContactUs, { body, idempotencyKey: unanswered.current.key });
    setBusy(false);
    if (answer.ok || answer.status !== 0) unanswered.current = { text: '', key: '' };
    if (!answer.ok) {
      const failure = await failureText(answer);
      return setErrors({ ...failure.fields, all: failure.text });
    }
    setValues(nothingTyped);
    setSent(true);
  }

  return (
    <form ref={form} className="stack" method="post" action={action} onSubmit={submit} noValidate>
      {isSent && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      {errors.all !== undefined && (
        <Note tone="red" role="alert">
          {errors.all}
        </Note>
      )}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={contactLengths.name}
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
        maxLength={contactLengths.email}
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
        limit={contactLengths.message}
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
