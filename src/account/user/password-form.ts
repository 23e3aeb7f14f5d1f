/** The form of a password change as data, its checks in the order of the form (section 5). */
import { passwordLengthMin } from '../../../contract/limits.ts';
import type { FormOf } from '../../form/form-of.ts';

export interface PasswordValues {
  old: string;
  fresh: string;
  again: string;
}

export const noPassword: PasswordValues = { old: '', fresh: '', again: '' };

export type PasswordCheck = 'oldRequired' | 'freshRequired' | 'freshShort' | 'againRequired' | 'notMatch';

export const passwordForm: FormOf<PasswordValues, PasswordCheck> = {
  rules: [
    ['old', 'oldRequired', ({ old }) => old === ''],
    ['fresh', 'freshRequired', ({ fresh }) => fresh === ''],
    ['fresh', 'freshShort', ({ fresh }) => fresh.length < passwordLengthMin],
    ['again', 'againRequired', ({ again }) => again === ''],
    ['again', 'notMatch', ({ fresh, again }) => again !== fresh],
  ],
  names: { oldPW: 'old', newPW: 'fresh' },
  refusals: { OLD_PASSWORD_WRONG: 'old' },
  says: (t, check) => t(`user.settings.password.${check}`),
};
