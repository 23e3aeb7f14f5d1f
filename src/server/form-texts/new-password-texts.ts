import { passwordNumbers } from '../../../contract/auth/password.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Visitor } from '../visitor.ts';

/** Texts of the fields for a new password. */
export function newPasswordTexts({ t, language }: Pick<Visitor, 't' | 'language'>) {
  const numbers = passwordNumbers((value) => formatNumber(value, language));
  return {
    passwordRule: t('auth.passwordRule', numbers),
    passwordShort: t('signUp.passwordShort', numbers),
    showPassword: t('auth.showPassword'),
    hidePassword: t('auth.hidePassword'),
  };
}
