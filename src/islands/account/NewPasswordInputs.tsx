import { PasswordInput, type StrengthTexts } from '../../form/fields/PasswordInput.tsx';

/** The fields of a form with a new password. */
export interface NewPassword {
  password: string;
  passwordAgain: string;
}

export type NewPasswordLabel = keyof NewPassword | 'passwordRule' | 'showPassword' | 'hidePassword';

interface NewPasswordInputsProps {
  texts: Record<NewPasswordLabel, string>;
  strengthTexts?: StrengthTexts;
}

/** A new password, typed twice. The rule for it is visible before the first attempt. */
export function NewPasswordInputs({ texts, strengthTexts }: NewPasswordInputsProps) {
  const shared = { autoComplete: 'new-password', showLabel: texts.showPassword, hideLabel: texts.hidePassword, isRequired: true } as const;
  return (
    <>
      <PasswordInput<NewPassword>
        {...shared}
        name="password"
        label={texts.password}
        hint={texts.passwordRule}
        strengthTexts={strengthTexts}
      />
      <PasswordInput<NewPassword> {...shared} name="passwordAgain" label={texts.passwordAgain} />
    </>
  );
}
