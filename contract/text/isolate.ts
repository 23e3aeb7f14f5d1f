/** Text that keeps its own direction inside of a sentence with another one, where no element is possible: titles, options, toasts. */

/**
 * Isolates a text by people; its first letter determines the direction. Otherwise the full stop of "A.Ş." would move to the other side in
 * Arabic.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Isolates a text that is always left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
