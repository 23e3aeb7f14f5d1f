/** The form of a password change as data, with checks in the order of docs/requirements.md#profile-and-password-b-51. */
import { type NewPasswordCheck, newPasswordRules, passwordNumbers } from '../../../contract/auth/password.ts';
import type { FormOf } from '../../form/form-of.ts';

export interface PasswordValues {
  old: string;
  fresh: string;
  again: string;
}

export const noPassword: PasswordValues = { old: '', fresh: '', again: '' };

export type PasswordCheck = 'oldRequired' | NewPasswordCheck;

export const passwordForm: FormOf<PasswordValues, PasswordCheck> = {
  rules: [['old', 'oldRequired', ({ old }) => old === ''], ...newPasswordRules('fresh', 'again')],
  names: { oldPW: 'old', newPW: 'fresh' },
  refusals: { OLD_PASSWORD_WRONG: 'old' },
  says: (t, check, number = String) => t(`user.settings.password.${check}`, passwordNumbers(number)),
};
