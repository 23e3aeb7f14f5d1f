/** Text that keeps its own direction inside of a sentence with another one, where no element is possible: titles, options, toasts. */

/** Direction by its first letter, for texts written by people. Otherwise the full stop of "A.Ş." would move to the other side in Arabic. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A code with hyphens in a heading: left to right, and on one line (U+2060 forbids a break). */
export const wholeCode = (code: string): string => leftToRight(code.replaceAll('-', '-\u2060'));

/** Letters of scripts that run from right to left. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A value of people inside of a plain sentence: isolated where directions can mix, so that other texts carry no invisible characters.
 * @param direction of the sentence
 */
export const isolatedIn = (direction: 'ltr' | 'rtl', text: string): string =>
  text !== '' && (direction === 'rtl' || rightToLeftLetter.test(text)) ? isolated(text) : text;
