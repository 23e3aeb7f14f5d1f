import { useEffect, useRef, useState, type FormEvent } from 'react';
import { forgotPassword } from '../../contract/auth/calls.ts';
import { faultsOf, isBlank, type Rule } from '../../contract/check.ts';
import { emailPattern } from '../../contract/email.ts';
import { useMarks } from '../form/use-marks.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import { emailPrint, startWait, waitEnd, waitText } from '../client/waits.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { useEarly } from './use-early.ts';
import { useFailureText } from './use-failure-text.ts';

interface ForgotPasswordFormProps {
  language: Language;
  texts: Record<'email' | 'emailRequired' | 'emailInvalid' | 'submit' | 'sent' | 'again' | 'errorOccured', string>;
}

const rules: readonly Rule<{ email: string }, 'emailRequired' | 'emailInvalid'>[] = [
  ['email', 'emailRequired', ({ email }) => isBlank(email)],
  ['email', 'emailInvalid', ({ email }) => !emailPattern.test(email.trim())],
];

/** Asks for a reset link; the same e-mail waits 180 s before the next one, another one does not. For guests only. */
export function ForgotPasswordForm({ language, texts }: ForgotPasswordFormProps) {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  // By e-mail: another one may stand in the field when the answer comes.
  const [ends, setEnds] = useState<Readonly<Record<string, number>>>({});
  const { run, busy } = usePlainWrite(forgotPassword);
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge } = useMarks<'email'>(form);
  const failureText = useFailureText(language, texts.errorOccured);
  const address = email.trim();
  const left = useCountdown(ends[address] ?? 0);
  useEarly(form, (typed) => setEmail(typed('email')));
  useEffect(() => {
    void emailPrint(address).then((print) => waitUntil(address, waitEnd('reset', print)));
  }, [address]);

  function waitUntil(of: string, end: number) {
    setEnds((now) => ({ ...now, [of]: end }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || left > 0) return;
    setFailure(undefined);
    if (!judge(faultsOf(rules, { email }, undefined), (check) => texts[check])) return;
    const [print, answer] = await Promise.all([emailPrint(address), run({ query: { eMail: address } })]);
    if (answer.ok) waitUntil(address, startWait('reset', print));
    else setFailure((await failureText(answer)).text);
  }

  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
      {failure !== undefined && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      {left > 0 && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={errors.email}
        isRequired
      />
      <Button type="submit" wide busy={busy} disabled={left > 0}>
        {left > 0 ? `${texts.again} ${waitText(left)}` : texts.submit}
      </Button>
    </form>
  );
}
