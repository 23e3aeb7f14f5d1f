/**
 * The value of web site or tax office for companies that have none. The specification counts any text in these fields as filled in; a dash
 * is also its value for an empty fax.
 */
export const none = '-';
export const isNone = (text: string): boolean => text.trim() === none;
/** The text for documents, which leave it out. */
export const withoutNone = (text: string): string => (isNone(text) ? '' : text);
