/**
 * What people type, without what nobody can see or type on purpose: control characters end up in mails and logs, marks of direction
 * turn the sentence around them, and a name of invisible letters is none.
 */
import * as z from 'zod/mini';

/** Control characters but the three that part words and lines, marks that turn the direction of what follows, and spaces without a width. */
const unseen = /(?![\t\n\r])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const lineBreaks = /[\t\r\n\u2028\u2029]+/g;
/** Something that leaves ink: a letter, a digit, a sign. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text of many lines as it is stored. */
export const plainText = (text: string): string => text.replace(unseen, '').trim();
/** A name or a heading: one line. */
export const plainLine = (text: string): string => plainText(text.replace(lineBreaks, ' '));

/** Signs as people and the database count them: an emoji outside the basic plane is one. */
const signsOf = (text: string): number => [...text].length;

const required = (plain: (text: string) => string, lengthMax: number) =>
  z
    .string('REQUIRED')
    .check(z.overwrite(plain), z.minLength(1, 'REQUIRED'), z.maxLength(lengthMax, 'TOO_LONG'), z.regex(visible, 'REQUIRED'));
const optional = (plain: (text: string) => string, lengthMax: number) =>
  z.optional(z.string().check(z.overwrite(plain), z.maxLength(lengthMax, 'TOO_LONG')));

/** Lengths are letters (UTF-16 units, as a text field counts them). */
export const requiredText = (lengthMax: number) => required(plainText, lengthMax);
export const requiredLine = (lengthMax: number) => required(plainLine, lengthMax);
export const optionalText = (lengthMax: number) => optional(plainText, lengthMax);
export const optionalLine = (lengthMax: number) => optional(plainLine, lengthMax);

/** A name of at least so many signs. */
export const nameLine = (lengthMin: number, lengthMax: number) =>
  requiredLine(lengthMax).check(z.refine((name) => signsOf(name) >= lengthMin, 'TOO_SHORT'));
