import { passwordNumbers } from '../../../contract/auth/password.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/languages.ts';

/** The numbers that texts about passwords name, as readers of the language see them. */
export const passwordWords = (language: Language): Record<'min' | 'fair', string> =>
  passwordNumbers((value) => formatNumber(value, language));
