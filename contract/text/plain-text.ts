/**
 * Typed text in its stored form. Invisible characters are removed: control characters would reach mails and logs, directional marks
 * reverse the surrounding sentence, and a name of invisible letters looks empty.
 */

/**
 * Control characters except white space, directional marks, zero-width spaces, halves of emoji, and letters without ink (Hangul fillers,
 * blank Braille).
 */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cs}\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;
/** Marks of a letter beyond those that a language has: they cover the lines above and below. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const lineBreaks = /[\t\r\n\u2028\u2029]+/g;

/** A text of several lines in its stored form. */
export const plainText = (text: string): string => text.replace(unseen, '').replace(stackedMarks, '$1').trim();
/** A name or a heading: one line. */
export const plainLine = (text: string): string => plainText(text.replace(lineBreaks, ' '));
/** The address of a web site: joiners and soft hyphens, which some names need, would lead to another page than the visible one. */
export const plainAddress = (text: string): string => plainLine(text).replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Replaces Arabic and Persian digits by western ones; the last four bits of their code points are their value. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
