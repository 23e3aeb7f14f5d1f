/** Text that keeps its own direction inside of a sentence with another one, where no element is possible: titles, options, toasts. */

/** Direction by its first letter, for texts written by people. Otherwise the full stop of "A.Ş." would move to the other side in Arabic. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
