import type { FieldValues } from 'react-hook-form';
import { isPasswordShort, passwordStrength } from '../../../contract/auth/password.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/field/PasswordField.tsx';
import { useBound, type Bound } from './use-bound.ts';

/** Texts for the strength of a new password. */
export type StrengthTexts = Record<'weak' | 'fair' | 'strong', string>;

/** A password. @param strengthTexts shows the strength; until it is long enough, the rule in the hint stays */
export function PasswordInput<Values extends FieldValues>({
  onChanged,
  strengthTexts,
  ...props
}: Bound<Values, Omit<PasswordFieldProps, 'strength'>> & { strengthTexts?: StrengthTexts | undefined }) {
  const bound = useBound(props.name, onChanged);
  const level = passwordStrength(bound.value as string);
  const word = (['weak', 'fair', 'strong'] as const)[level - 1];
  const isRuleShown = props.hint !== undefined && isPasswordShort(bound.value as string);
  return (
    <PasswordField
      {...props}
      {...bound}
      {...(strengthTexts !== undefined &&
        word !== undefined && { strength: { level, ...(!isRuleShown && { text: strengthTexts[word] }) } })}
    />
  );
}
