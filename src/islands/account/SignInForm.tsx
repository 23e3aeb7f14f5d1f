import { useEffect, useState } from 'react';
import { isPasswordShort } from '../../../contract/auth/password.ts';
import { emailRules, type EmailCheck } from './person-rules.ts';
import { type Code, signIn } from '../../client/session/sign-in.ts';
import { goOn } from '../../client/session/sign-in-target.ts';
import { PasswordInput } from '../../form/fields/PasswordInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { ServedForm } from '../../form/ServedForm.tsx';
import { usePlainForm } from '../../form/use-plain-form.ts';
import type { Texts } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { type LoadedSecondStep, loadSecondStep } from './second-step/load-second-step.ts';
import { Refusal } from './Refusal.tsx';
import { useFailureText } from '../use-failure-text.ts';

export interface SignInFormProps {
  language: Language;
  /** The e-mail, if it is known already. The focus is then on the password. */
  email?: string | undefined;
  texts: Pick<
    Texts['auth'],
    'email' | 'password' | 'showPassword' | 'hidePassword' | 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordInvalid'
  > &
    Pick<Texts['signIn'], 'submit' | 'forgot' | 'invalidCredentials' | 'errorOccurred'>;
  forgotHref: string;
  homeHref: string;
  /** Called after the sign-in, instead of opening its target. */
  onSignedIn?: () => Promise<void>;
}

interface SignInValues {
  email: string;
  password: string;
}

const signInForm: PlainFormOf<SignInValues, EmailCheck | 'passwordRequired'> = {
  rules: [...emailRules, ['password', 'passwordRequired', ({ password }) => password === '']],
  names: { email: 'email', password: 'password' },
};

/** E-mail and password, with faults below the fields. Members are redirected by member.ts. */
export function SignInForm({ language, email: known = '', texts, forgotHref, homeHref, onSignedIn }: SignInFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Null after "back". */
  const [secondStep, setSecondStep] = useState<LoadedSecondStep | null>();
  const { form, validate, blame } = usePlainForm(signInForm, { email: known, password: '' }, { says: (check) => texts[check] });
  const failureText = useFailureText(language, texts.errorOccurred);
  const finish = onSignedIn ?? (async () => goOn(homeHref));
  useEffect(() => {
    if (known !== '' || secondStep === null) form.setFocus('password');
  }, [known, secondStep, form]);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    const { email, password } = form.getValues();
    setBusy(true);
    const answer = await signIn(email.trim(), password);
    if (answer.ok) return finish();
    const next = await loadSecondStep(answer, language);
    if (!('ok' in next)) {
      setSecondStep(next);
      return setBusy(false);
    }
    const isRefused = next.code === 'INVALID_CREDENTIALS';
    // Only a password that is too short for any account is marked. Any other mark would reveal something
    // (docs/behaviour.md#account-enumeration).
    const isImpossible = (isRefused && isPasswordShort(password)) || 'password' in next.fields;
    setRefusal(isRefused ? texts.invalidCredentials : (await failureText(next)).text);
    blame({ ...('email' in next.fields && { email: texts.emailInvalid }), ...(isImpossible && { password: texts.passwordInvalid }) });
    // A network failure says nothing about the password.
    if (isRefused) form.setValue('password', '');
    setBusy(false);
    form.setFocus('password');
  }

  if (secondStep) {
    const { SecondStep, ...step } = secondStep;
    const { email: typedEmail, password } = form.getValues();
    const typed = { email: typedEmail.trim(), password };
    const { errorOccurred } = texts;
    const onBack = () => setSecondStep(null);
    const withCode = (code: Code) => signIn(typed.email, password, code);
    return <SecondStep {...{ ...step, language, typed, errorOccurred, onBack }} signIn={withCode} onSignedIn={finish} />;
  }
  return (
    <ServedForm form={form} isBusy={busy} onSubmit={submit} className="stack">
      <Refusal>{refusal}</Refusal>
      <TextInput<SignInValues>
        label={texts.email}
        type="email"
        inputMode="email"
        name="email"
        // Browsers offer passkeys in its list (src/page-scripts/passkey-sign-in.ts).
        autoComplete="username webauthn"
        enterKeyHint="next"
        isRequired
      />
      <PasswordInput<SignInValues>
        label={texts.password}
        name="password"
        autoComplete="current-password"
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
    </ServedForm>
  );
}
