import { useEffect, useRef, useState, type FormEvent } from 'react';
import { forgotPassword } from '../../contract/auth/calls.ts';
import { resetResendMs } from '../../contract/limits.ts';
import { emailPattern } from '../../contract/wire.ts';
import { call } from '../client/call.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { TextField } from '../ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { useEarly } from './use-early.ts';

interface ForgotPasswordFormProps {
  language: Language;
  texts: { email: string; emailRequired: string; emailInvalid: string; submit: string; sent: string; again: string };
}

/** When the last link was asked for, per e-mail; only digits of time are kept. */
const keyOf = (email: string): string => `reset-sent:${email.toLowerCase()}`;
const waitOf = (email: string): number =>
  Math.ceil((Number(sessionStorage.getItem(keyOf(email)) ?? 0) + resetResendMs - Date.now()) / 1000);
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks for a reset link; the same e-mail waits 180 s before the next one. */
export function ForgotPasswordForm({ language, texts }: ForgotPasswordFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [wait, setWait] = useState(0);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarly(form, (typed) => setEmail(typed('email')));

  const isWaiting = wait > 0 && sentTo === email.trim();
  useEffect(() => {
    if (sentTo === undefined) return;
    const timer = setInterval(() => setWait(Math.max(0, waitOf(sentTo))), 1000);
    return () => clearInterval(timer);
  }, [sentTo]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const address = email.trim();
    const problem = address === '' ? texts.emailRequired : emailPattern.test(address) ? undefined : texts.emailInvalid;
    setError(problem);
    setFailure(undefined);
    if (problem !== undefined) return field.current?.focus();
    const left = waitOf(address);
    if (left <= 0) {
      setBusy(true);
      const answer = await call(forgotPassword, { query: { eMail: address } });
      setBusy(false);
      if (!answer.ok) return setFailure(await failureText(language, answer));
      sessionStorage.setItem(keyOf(address), String(Date.now()));
    }
    setSentTo(address);
    setWait(waitOf(address));
  }

  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      {failure !== undefined && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      {sentTo !== undefined && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      <TextField
        ref={field}
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={error}
        isRequired
      />
      <Button type="submit" wide busy={busy} disabled={isWaiting}>
        {isWaiting ? `${texts.again} ${clock(wait)}` : texts.submit}
      </Button>
    </form>
  );
}
