import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { checkVerifyCode, resetPassword } from '../../contract/auth/calls.ts';
import { faultsOf, type Rule } from '../../contract/check.ts';
import { passwordLengthMin, toastMsPublicSuccess } from '../../contract/limits.ts';
import { call, type Failure } from '../client/call.ts';
import { useMarks } from '../form/use-marks.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ResetPasswordFormProps {
  language: Language;
  signInHref: string;
  forgotHref: string;
  texts: {
    loading: string;
    notFound: string;
    expired: string;
    newLink: string;
    password: string;
    again: string;
    enterPassword: string;
    enterAgain: string;
    notMatch: string;
    tooShort: string;
    submit: string;
    done: string;
    showPassword: string;
    hidePassword: string;
    errorOccured: string;
    retry: string;
  };
}

interface NewPassword {
  password: string;
  passwordAgain: string;
}

const rules: readonly Rule<NewPassword, 'enterPassword' | 'tooShort' | 'enterAgain' | 'notMatch'>[] = [
  ['password', 'enterPassword', ({ password }) => password === ''],
  ['password', 'tooShort', ({ password }) => password.length < passwordLengthMin],
  ['passwordAgain', 'enterAgain', ({ passwordAgain }) => passwordAgain === ''],
  ['passwordAgain', 'notMatch', ({ password, passwordAgain }) => passwordAgain !== password],
];

type State = 'loading' | 'notFound' | 'expired' | 'unknown' | 'form' | 'done';

const stateOf = ({ code, message }: Failure): 'notFound' | 'expired' | null =>
  code === 'TOKEN_EXPIRED' || message.includes('expired')
    ? 'expired'
    : code === 'TOKEN_NOT_FOUND' || code === 'BAD_INPUT' || message.includes('not found')
      ? 'notFound'
      : null;

/** Loading, token not found, token expired, or the form for the new password; `unknown` when nobody could tell. */
export function ResetPasswordForm({ language, signInHref, forgotHref, texts }: ResetPasswordFormProps) {
  const [state, setState] = useState<State>('loading');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge } = useMarks<keyof NewPassword>(form);
  const { run, busy } = usePlainWrite(resetPassword);
  const token = useRef('');
  const failureText = useFailureText(language, texts.errorOccured);

  /** Looks only: the token stays unused (D-12). */
  const check = useCallback(async () => {
    token.current = new URLSearchParams(location.search).get('token') ?? '';
    const answer = token.current === '' ? null : await call(checkVerifyCode, { query: { guid: token.current } });
    if (answer?.ok) return setState('form');
    const bad = answer === null ? 'notFound' : stateOf(answer);
    if (bad === null && answer !== null) setFailure((await failureText(answer)).text);
    setState(bad ?? 'unknown');
  }, [failureText]);
  useEffect(() => void check(), [check]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    if (!judge(faultsOf(rules, { password, passwordAgain: again }, undefined), (check) => texts[check])) return;
    const answer = await run({ query: {}, body: { guid: token.current, newPwd: password } });
    if (answer.ok) {
      setState('done');
      setTimeout(() => location.assign(signInHref), toastMsPublicSuccess);
      return;
    }
    const bad = stateOf(answer);
    if (bad === null) setFailure((await failureText(answer)).text);
    else setState(bad);
  }

  if (state === 'loading') return <Spinner label={texts.loading} />;
  if (state === 'done')
    return (
      <Note tone="green" role="status">
        {texts.done}
      </Note>
    );
  if (state === 'unknown')
    return (
      <div className="stack">
        <Note tone="red" role="alert">
          {failure}
        </Note>
        <Button
          onClick={() => {
            setState('loading');
            void check();
          }}
        >
          {texts.retry}
        </Button>
      </div>
    );
  if (state === 'notFound' || state === 'expired')
    return (
      <div className="stack">
        <Note tone="red" role="alert">
          {texts[state]}
        </Note>
        <a className="button" href={forgotHref}>
          {texts.newLink}
        </a>
      </div>
    );
  const shared = { autoComplete: 'new-password', showLabel: texts.showPassword, hideLabel: texts.hidePassword, isRequired: true } as const;
  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
      {failure !== undefined && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      <PasswordField
        label={texts.password}
        name="password"
        value={password}
        onChange={setPassword}
        errorMessage={errors.password}
        {...shared}
      />
      <PasswordField
        label={texts.again}
        name="passwordAgain"
        value={again}
        onChange={setAgain}
        errorMessage={errors.passwordAgain}
        {...shared}
      />
      <Button type="submit" wide busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
