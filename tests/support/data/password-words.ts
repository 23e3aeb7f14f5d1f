import { passwordNumbers } from '../../../contract/auth/password.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';

/** The numbers in texts about passwords, formatted for the language. */
export const passwordWords = (language: Language): Record<'min' | 'fair', string> =>
  passwordNumbers((value) => formatNumber(value, language));
