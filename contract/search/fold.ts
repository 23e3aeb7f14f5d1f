/**
 * Folding of text for search: one function for what is indexed and for what is asked, because SQLite's own
 * `unicode61` tokenizer misses ısparta/Isparta, اسمنت/أسمنت and емкость/ёмкость.
 * A change here changes what is stored: raise `searchTextVersion` (api/lookup/search-text.ts) with it.
 */
import { latinLetters } from '../text/latin-letters.ts';
import { caseless } from '../text/letter-case.ts';

/** Letters that Unicode does not decompose and that people leave out or type differently. */
const letterFolds: Readonly<Record<string, string>> = {
  ...latinLetters,
  ς: 'σ',
  // Arabic: the other forms of alef, hamza and yeh fall apart in NFKD and lose their marks there
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  // Persian and Kurdish keyboards, common in Iraq and Iran
  ک: 'ك',
  ی: 'ي',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
};

const foldableLetters = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'gu');

/** й is a letter of its own; the breve it decomposes to must not go the way of the other marks. */
const decomposedShortI = /и\u0306/gu;

const marks = /\p{M}+/gu;

/** Tatweel, and what is invisible: joiners, soft hyphens, direction marks. */
const invisible = /[\u0640\p{Cf}]+/gu;

/** U+02B0–U+02FF are letters to Unicode, but apostrophes to people (Uzbek oʻ, gʻ; transliterated ʿayn). */
const notInWords = /[^\p{L}\p{N}]+|[\u02b0-\u02ff]+/gu;

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/** The article ال, alone or after و (and), where at least three letters remain: الله and والد stay as they are. */
const arabicArticle = /^(?:و(?=ال.{3}))?ال(?=.{3})/u;

/**
 * The article goes as often as it stands there: a folded أل of the word itself (ألمنيوم) looks the same as the
 * article (الألمنيوم, المنيوم), and all spellings of one word must end alike.
 */
function dropArabicArticle(word: string): string {
  let rest = word;
  while (arabicArticle.test(rest)) rest = rest.replace(arabicArticle, '');
  return rest;
}

/** Behind what may be the article stand two letters (البن: the coffee beans). An alef there is mostly the word's own (آلات, machines). */
const shortArticle = /^و?ال([^ا].)$/u;

/** The word without its article where {@link foldText} leaves it on, because the whole may be a word of its own (الله). */
export const withoutShortArticle = (word: string): string | null => shortArticle.exec(word)?.[1] ?? null;

/** The folding of {@link foldText} but for the Arabic article, which stays: whoever types has not ended the word. */
export const foldLetters = (text: string): string =>
  caseless(text.normalize('NFKD'))
    .replace(decomposedShortI, 'й')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(foldableLetters, (letter) => letterFolds[letter] ?? letter)
    .replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(notInWords, ' ')
    .trim();

/**
 * The form of a text in which spellings of the same word are equal, in the four languages of the site.
 * Words are separated by single spaces; nothing but letters and digits remains. Folding twice changes nothing.
 */
export const foldText = (text: string): string =>
  foldLetters(text)
    .split(' ')
    .map(dropArabicArticle)
    .filter((word) => word !== '')
    .join(' ');

/** The folded words of a text, in their order, repetitions included. */
export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

export const mostQueryWords = 8;

/** Nobody types more than this; it bounds the work that a pasted text can cause. */
export const mostQueryCharacters = 400;
export const mostWordCharacters = 40;
/** The longest beginning that the index holds (api/migrations/0140_catalogue.sql): longer ones would walk through all words that begin so. */
export const longestPrefix = 8;
export const hasDigit = /\p{N}/u;

/** One word as FTS5 asks for it: as a beginning; a single letter, and a long word with digits (a code) with all its characters. */
function termOf(word: string): string {
  const letters = Array.from(word);
  if (letters.length === 1) return `"${word}"`;
  const short = withoutShortArticle(word);
  if (short !== null) return `("${word}"* OR "${short}"*)`;
  if (letters.length <= longestPrefix) return `"${word}"*`;
  return hasDigit.test(word) ? `"${word}"*` : `"${letters.slice(0, longestPrefix).join('')}"*`;
}

/** Parts that people write together or apart: 7214.20, 6205-2RS, M12/1.5, ro-ro, Türkiye’nin, Oʻzbek. */
const joiners = /[\-\u2010\u2011.\/'’\u066b\u02b0-\u02ff]/gv;
const joinedParts =
  /[[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+(?:[\-\u2010\u2011.\/'’\u066b\u02b0-\u02ff][[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+)+/gv;
const mostJoinedCharacters = 20;

/** Codes and hyphenated words of a text as one folded word each, so that 721420 finds 7214.20 and roro finds ro-ro. */
export function foldJoined(text: string): string[] {
  const found = (text.normalize('NFKC').match(joinedParts) ?? []).map((part) => foldText(part.replace(joiners, '')));
  return [...new Set(found)].filter((word) => word !== '' && !word.includes(' ') && word.length <= mostJoinedCharacters);
}

/** Short words of a text without their article, so that بن finds البن. */
export const foldShortArticles = (text: string): string[] => foldWords(text).flatMap((word) => withoutShortArticle(word) ?? []);

/** A word as it was typed between blanks: its parts, or all of them as one word. */
function termsOf(typed: string): string[] {
  const parts = [...new Set(foldWords(typed))].map((word) => termOf(Array.from(word).slice(0, mostWordCharacters).join('')));
  const [joined] = foldJoined(typed);
  if (joined === undefined || parts.length < 2 || parts.length > mostParts) return parts;
  return [`(${termOf(joined)} OR (${parts.join(' AND ')}))`];
}
const mostParts = 4;

/**
 * The FTS5 MATCH expression for what a person typed: every word must occur, each as a prefix (ADR 013).
 * Words are quoted and hold letters and digits only, so no operator of FTS5 (AND, NOT, NEAR, column filters,
 * quotes) can come through. `null` when nothing to search for remains.
 */
export function ftsQuery(text: string): string | null {
  const typed = text.slice(0, mostQueryCharacters).split(/\s+/u);
  const terms = [...new Set(typed.flatMap(termsOf))].slice(0, mostQueryWords);
  if (terms.length === 0) return null;
  // FTS5's AND without the word does not stand beside brackets.
  return terms.join(terms.some((term) => term.startsWith('(')) ? ' AND ' : ' ');
}
