import { isolated } from './isolate.ts';
import { directionOf, type Language } from './languages.ts';

/**
 * A price as a language writes it, on pages, in mails and at the bank. Beside digits of a language that is read from the right, the sign
 * of `US$` would change sides: the currency keeps its own direction.
 */
export const priceText = (format: Intl.NumberFormat, amount: number, language: Language): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && directionOf(language) === 'rtl' ? isolated(value) : value))
    .join('');
