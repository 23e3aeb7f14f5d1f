/** Text that keeps its own direction inside a sentence of any other, where no element can stand: titles, options, toasts. */

/** Directed by its first letter: what people wrote. Without it the full stop of "A.Ş." changes sides in Arabic. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Left to right: addresses, ranges of numbers. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
