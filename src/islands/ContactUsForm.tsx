import { useRef, useState, type FormEvent } from 'react';
import { addContactUs } from '../../contract/content/calls.ts';
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
}

const nameLengthMax = 100;
const messageLengthMax = 2000;
type Name = 'name' | 'email' | 'message';

/** Name, e-mail and message, all required. */
export function ContactUsForm({ language, texts }: ContactUsFormProps) {
  const [values, setValues] = useState<Record<Name, string>>({ name: '', email: '', message: '' });
  const [errors, setErrors] = useState<Partial<Record<Name | 'all', string>>>({});
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const unanswered = useRef({ text: '', key: '' });
  const form = useRef<HTMLFormElement>(null);
  useEarly(form, (typed) => setValues({ name: typed('name'), email: typed('email'), message: typed('message') }));
  const failureText = useFailureText(language, texts.errorOccured);
  const number = (value: number) => formatNumber(value, language);
  const set = (name: Name) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  function check(): Partial<Record<Name, string>> {
    const found: Partial<Record<Name, string>> = {};
    for (const name of ['name', 'email', 'message'] as const) {
      const text = values[name].trim();
      if (text === '') found[name] = texts.required;
      else if (text.length > (name === 'message' ? messageLengthMax : nameLengthMax)) found[name] = texts.tooLong;
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
    setValues({ name: '', email: '', message: '' });
    setSent(true);
  }

  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
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
        maxLength={nameLengthMax}
        value={values.name}
        onChange={set('name')}
        errorMessage={errors.name}
        isRequired
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={nameLengthMax}
        value={values.email}
        onChange={set('email')}
        errorMessage={errors.email}
        isRequired
      />
      <TextArea
        label={texts.message}
        name="message"
        rows={6}
        limit={messageLengthMax}
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
