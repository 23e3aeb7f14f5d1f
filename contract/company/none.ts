/**
 * "We have none", where the specification counts a field as filled in by any text: web site and tax office. A dash, as the specification
 * stores an empty fax.
 */
export const none = '-';
export const isNone = (text: string): boolean => text.trim() === none;
/** As documents state it: nothing. */
export const withoutNone = (text: string): string => (isNone(text) ? '' : text);
