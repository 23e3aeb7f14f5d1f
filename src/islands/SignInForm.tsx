import { useRef, useState, type FormEvent } from 'react';
import { faultsOf, isBlank, type Rule } from '../../contract/check.ts';
import { passwordLengthMin } from '../../contract/limits.ts';
import { safePath } from '../../contract/safe-path.ts';
import { emailPattern } from '../../contract/email.ts';
import { isInApp } from '../client/host-app.ts';
import { signIn } from '../client/sign-in.ts';
import { useMarks } from '../form/use-marks.ts';
import type { Texts } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEarly } from './use-early.ts';
import { useFailureText } from './use-failure-text.ts';

interface SignInFormProps {
  language: Language;
  texts: Pick<
    Texts['auth'],
    'email' | 'password' | 'showPassword' | 'hidePassword' | 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordInvalid'
  > &
    Pick<Texts['signIn'], 'submit' | 'forgot' | 'invalidCredentials' | 'errorOccured'>;
  forgotHref: string;
  homeHref: string;
}

interface SignInValues {
  email: string;
  password: string;
}

const rules: readonly Rule<SignInValues, 'emailRequired' | 'emailInvalid' | 'passwordRequired'>[] = [
  ['email', 'emailRequired', ({ email }) => isBlank(email)],
  ['email', 'emailInvalid', ({ email }) => !emailPattern.test(email.trim())],
  ['password', 'passwordRequired', ({ password }) => password === ''],
];

/** Where the person wanted to go, else home. */
function target(homeHref: string): string {
  const path = safePath(new URLSearchParams(location.search).get('redirect'));
  return path === '/' ? homeHref : path;
}

/** E-mail and password; what is wrong stands below the field. Who is signed in already is sent on by member.ts. */
export function SignInForm({ language, texts, forgotHref, homeHref }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errors, judge, blame, focus } = useMarks<keyof SignInValues>(form);
  const failureText = useFailureText(language, texts.errorOccured);
  useEarly(form, (typed) => {
    setEmail(typed('email'));
    setPassword(typed('password'));
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    if (!judge(faultsOf(rules, { email, password }, undefined), (check) => texts[check])) return;
    setBusy(true);
    const answer = await signIn(email.trim(), password);
    if (answer.ok) {
      // A full load, so that nothing read for a guest is kept. The app has no way forward: there "back" does not come here again.
      if (isInApp()) location.replace(target(homeHref));
      else location.assign(target(homeHref));
      return;
    }
    const isRefused = answer.code === 'INVALID_CREDENTIALS';
    // No account has a password that short; about any other nothing is said (D-24).
    const isImpossible = (isRefused && password.length < passwordLengthMin) || 'password' in answer.fields;
    setRefusal(isRefused ? texts.invalidCredentials : (await failureText(answer)).text);
    blame({ ...('email' in answer.fields && { email: texts.emailInvalid }), ...(isImpossible && { password: texts.passwordInvalid }) });
    // Without the network nobody has judged it.
    if (isRefused) setPassword('');
    setBusy(false);
    focus('password');
  }

  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
      {refusal !== undefined && (
        <Note tone="red" role="alert">
          {refusal}
        </Note>
      )}
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="username"
        enterKeyHint="next"
        value={email}
        onChange={setEmail}
        errorMessage={errors.email}
        isRequired
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={errors.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        isRequired
      />
      <p className="text-sm">
        <a href={forgotHref}>{texts.forgot}</a>
      </p>
      <Button type="submit" wide busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
