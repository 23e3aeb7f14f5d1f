/** Text that keeps its own direction inside of a sentence with another one, where no element is possible: titles, options, toasts. */
import { directionOf, type Language } from './languages.ts';

/**
 * Isolates a text by people; its first letter determines the direction. Otherwise the full stop of "A.Ş." would move to the other side in
 * Arabic.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * A title by people, as it is shown. A number after a comma would otherwise join the Latin letters before it: of "Ne 16/1، 45 طنًا" the
 * quantity would be read first.
 */
export const titleText = (text: string): string => text.replaceAll(/(?<=[\p{Script=Latin}\p{N}])[،؛]/gu, '\u200f$&');

/** Isolates a text that is always left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * A price in the format of a language, on pages, in mails and at the bank. In a right-to-left language `US$` would be displayed in another
 * order, so the currency is isolated.
 */
export const priceText = (format: Intl.NumberFormat, amount: number, language: Language): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && directionOf(language) === 'rtl' ? isolated(value) : value))
    .join('');
