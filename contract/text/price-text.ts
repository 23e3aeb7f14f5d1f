import { isolated } from './isolate.ts';
import { directionOf, type Language } from './languages.ts';

/**
 * A price in the format of a language, on pages, in mails and at the bank. In a right-to-left language `US$` would be displayed in another
 * order, so the currency is isolated.
 */
export const priceText = (format: Intl.NumberFormat, amount: number, language: Language): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && directionOf(language) === 'rtl' ? isolated(value) : value))
    .join('');
