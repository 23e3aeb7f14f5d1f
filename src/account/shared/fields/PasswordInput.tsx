import type { FieldValues } from 'react-hook-form';
import { passwordNumbers } from '../../../../contract/auth/password.ts';
import { PasswordInput as PlainPasswordInput } from '../../../form/fields/PasswordInput.tsx';
import type { Bound } from '../../../form/fields/use-bound.ts';
import type { PasswordFieldProps } from '../../../ui/field/PasswordField.tsx';
import { useTexts } from '../texts.tsx';

export interface PasswordInputProps {
  hasStrength?: boolean;
}

/** A password field with the texts of the settings (`user.settings`). */
export function PasswordInput<Values extends FieldValues>({
  hasStrength = false,
  ...props
}: Bound<Values, Pick<PasswordFieldProps, 'label' | 'hint' | 'autoComplete'>> & PasswordInputProps) {
  const { t, number } = useTexts();
  const strengthTexts = {
    weak: t('user.settings.password.weak', passwordNumbers(number)),
    fair: t('user.settings.password.fair'),
    strong: t('user.settings.password.strong'),
  };
  return (
    <PlainPasswordInput<Values>
      {...props}
      showLabel={t('user.settings.password.show')}
      hideLabel={t('user.settings.password.hide')}
      strengthTexts={hasStrength ? strengthTexts : undefined}
      isRequired
    />
  );
}
