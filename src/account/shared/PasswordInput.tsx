import type { FieldPath, FieldValues } from 'react-hook-form';
import { passwordStrength } from '../../../contract/auth/password-strength.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useBound } from '../../form/fields.tsx';
import { useTexts } from './texts.tsx';

export interface PasswordInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  hasStrength?: boolean;
}

/** A password of a form; its words for showing and strength stand with the settings (`user.settings`). */
export function PasswordInput<Values extends FieldValues>({
  name,
  label,
  hint,
  autoComplete,
  hasStrength = false,
}: PasswordInputProps<Values>) {
  const { t } = useTexts();
  const bound = useBound(name);
  const value = bound.value as string;
  const level = hasStrength ? passwordStrength(value) : 0;
  const word = (['weak', 'fair', 'strong'] as const)[level - 1];
  return (
    <PasswordField
      {...bound}
      value={value}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      showLabel={t('user.settings.password.show')}
      hideLabel={t('user.settings.password.hide')}
      strength={word === undefined ? undefined : { level, text: t(`user.settings.password.${word}`) }}
      isRequired
    />
  );
}
