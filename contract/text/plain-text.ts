/**
 * What people type, without what nobody can see or type on purpose: control characters end up in mails and logs, marks of direction
 * turn the sentence around them, and a name of invisible letters is none.
 */
/** Control characters but the three that part words and lines, marks that turn the direction of what follows, and spaces without a width. */
const unseen = /(?![\t\n\r])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const lineBreaks = /[\t\r\n\u2028\u2029]+/g;

/** A text of many lines as it is stored. */
export const plainText = (text: string): string => text.replace(unseen, '').trim();
/** A name or a heading: one line. */
export const plainLine = (text: string): string => plainText(text.replace(lineBreaks, ' '));
