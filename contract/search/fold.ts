/**
 * Folding of text for search: one function for the index and for queries, because SQLite's own `unicode61` tokenizer misses
 * ısparta/Isparta, اسمنت/أسمنت and емкость/ёмкость. A change of this function changes stored texts, so raise `searchTextVersion`
 * (api/lookup/search-text.ts) with it.
 */
import { westernDigits } from '../text/plain-text.ts';
import { latinLetters } from '../text/latin-letters.ts';
import { caseless } from '../text/letter-case.ts';

/** Letters that Unicode does not decompose and that people leave out or type differently. */
const letterFolds: Readonly<Record<string, string>> = {
  ...latinLetters,
  ς: 'σ',
  // Arabic: NFKD decomposes the other forms of alef, hamza and yeh, whose marks are removed then
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

/** й is a letter of its own: the breve into which it decomposes must not be removed like other marks. */
const decomposedShortI = /и\u0306/gu;

const marks = /\p{M}+/gu;

/** Tatweel and invisible characters: joiners, soft hyphens, direction marks. */
const invisible = /[\u0640\p{Cf}]+/gu;

/** U+02B0–U+02FF are letters to Unicode, but people use them as apostrophes (Uzbek oʻ, gʻ; transliterated ʿayn). */
const notInWords = /[^\p{L}\p{N}]+|[\u02b0-\u02ff]+/gu;

/** The article ال, alone or after و (and), if at least three letters remain: الله and والد stay unchanged. */
const arabicArticle = /^(?:و(?=ال.{3}))?ال(?=.{3})/u;

/**
 * Removes the article repeatedly: a folded أل that belongs to the word (ألمنيوم) looks like the article (الألمنيوم, المنيوم), and all
 * spellings of a word must have the same result.
 */
function dropArabicArticle(word: string): string {
  let rest = word;
  while (arabicArticle.test(rest)) rest = rest.replace(arabicArticle, '');
  return rest;
}

/**
 * Two letters after a possible article (البن: the coffee beans). If the first is an alef, ال usually belongs to the word (آلات, machines).
 */
const shortArticle = /^و?ال([^ا].)$/u;

/** The word without its article for words whose article {@link foldText} keeps, because the whole may be a different word (الله). */
export const withoutShortArticle = (word: string): string | null => shortArticle.exec(word)?.[1] ?? null;

/** Separates like a blank. Unicode would decompose it into the letters No, so that №5 would be the word no5, and 5 would not find it. */
const numeroSign = /№/gu;

/** Like {@link foldText}, but keeps the Arabic article: a word that is still being typed is incomplete. */
export const foldLetters = (text: string): string =>
  caseless(westernDigits(text.replace(numeroSign, ' ').normalize('NFKD')))
    .replace(decomposedShortI, 'й')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(foldableLetters, (letter) => letterFolds[letter] ?? letter)
    .replace(notInWords, ' ')
    .trim();

/** The folded words of a text in order, with repetitions. */
export const foldWords = (text: string): string[] =>
  foldLetters(text)
    .split(' ')
    .map(dropArabicArticle)
    .filter((word) => word !== '');

/**
 * The folded form, in which all spellings of a word are equal, in the four languages of the site. Words are separated by single spaces;
 * only letters and digits remain. Folding is idempotent.
 */
export const foldText = (text: string): string => foldWords(text).join(' ');

export const mostQueryWords = 8;

/** Longer than any typed query; bounds the cost of a pasted text. */
export const mostQueryCharacters = 400;
export const mostWordCharacters = 40;
/** The longest prefix in the index (api/migrations/0140_catalogue.sql): a longer one would scan all words that begin with it. */
export const longestPrefix = 8;
export const hasDigit = /\p{N}/u;

/** A word as an FTS5 term: a prefix; single letters and long words with digits (codes) match completely. */
function termOf(word: string): string {
  const letters = Array.from(word);
  if (letters.length === 1) return `"${word}"`;
  const short = withoutShortArticle(word);
  if (short !== null) return `("${word}"* OR "${short}"*)`;
  if (letters.length <= longestPrefix) return `"${word}"*`;
  return hasDigit.test(word) ? `"${word}"*` : `"${letters.slice(0, longestPrefix).join('')}"*`;
}

/** Characters that people write or leave out: 7214.20, 6205-2RS, M12/1.5, ro-ro, Türkiye’nin, Oʻzbek. */
const joiners = /[\-\u2010\u2011.\/'’\u066b\u02b0-\u02ff]/gv;
const joinedParts =
  /[[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+(?:[\-\u2010\u2011.\/'’\u066b\u02b0-\u02ff][[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+)+/gv;
const mostJoinedCharacters = 20;

/** Codes and hyphenated words as one folded word each, so that 721420 finds 7214.20 and roro finds ro-ro. */
export function foldJoined(text: string): string[] {
  const found = (text.replace(numeroSign, ' ').normalize('NFKC').match(joinedParts) ?? []).map((part) =>
    foldText(part.replace(joiners, '')),
  );
  return [...new Set(found)].filter((word) => word !== '' && !word.includes(' ') && word.length <= mostJoinedCharacters);
}

/** Short words of a text without their article, so that بن finds البن. */
export const foldShortArticles = (text: string): string[] => foldWords(text).flatMap((word) => withoutShortArticle(word) ?? []);

const mostParts = 4;

/**
 * The terms of a typed word: all its parts, or the parts joined to one word. A word of equal parts is complete, so that `ro-ro` does not
 * find `rope`.
 */
function termsOf(typed: string): string[] {
  const words = foldWords(typed).map((word) => Array.from(word).slice(0, mostWordCharacters).join(''));
  const parts = [...new Set(words)];
  const [joined] = words.length > 1 && parts.length <= mostParts ? foldJoined(typed) : [];
  if (joined === undefined) return parts.map(termOf);
  const [first = ''] = parts;
  return [`(${termOf(joined)} OR ${parts.length === 1 ? `"${first}"` : `(${parts.map(termOf).join(' AND ')})`})`];
}

/**
 * The FTS5 MATCH expression for a typed query: every word must occur, each as a prefix (ADR 013). Words are quoted and contain letters and
 * digits only, so that no FTS5 operator (AND, NOT, NEAR, column filters, quotes) can be injected. `null` if nothing remains to search for.
 */
export function ftsQuery(text: string): string | null {
  const typed = text.slice(0, mostQueryCharacters).split(/\s+/u);
  const terms = [...new Set(typed.flatMap(termsOf))].slice(0, mostQueryWords);
  if (terms.length === 0) return null;
  // FTS5 accepts an implicit AND only without parentheses.
  return terms.join(terms.some((term) => term.startsWith('(')) ? ' AND ' : ' ');
}
