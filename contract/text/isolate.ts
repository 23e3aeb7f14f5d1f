/** Text that keeps its own direction inside of a sentence with another one, where no element is possible: titles, options, toasts. */

/** Direction by its first letter, for texts written by people. Otherwise the full stop of "A.Ş." would move to the other side in Arabic. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Letters of scripts that run from right to left. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;
const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g;

/**
 * A value inside of a sentence of ours: isolated where it has letters of the other direction, so that labels of buttons and other texts
 * without elements are read in order, and all other texts carry no invisible characters. What is isolated already stays as it is.
 * @param direction of the sentence
 */
export function isolatedWhereMixed(direction: 'ltr' | 'rtl', value: string): string {
  const other = direction === 'rtl' ? leftToRightLetter : rightToLeftLetter;
  return other.test(value.replaceAll(isolates, '')) ? isolated(value) : value;
}
