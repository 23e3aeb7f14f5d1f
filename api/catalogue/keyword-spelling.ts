/**
 * Restores the letters of keywords that were stored while İ, I and ı all became i: from the record's other texts, or from terms of the
 * trade.
 */
import { keepKeyword, keywordLanguage } from '../../contract/catalogue/keywords.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { lowerCase, upperCase } from '../../contract/text/letter-case.ts';
import { formsOf } from '../lookup/glossary.ts';
import { glossaries } from '../lookup/glossary/all.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

export interface WrittenText {
  text: string;
  language: ApiLanguage;
}

/** Spellings of words, by the form in which they were stored then. */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

const words = /[\p{L}\p{M}\p{N}]+/gu;
const anyI = /[iıİI]/u;
/** Words of a text that may have lost letters. */
const wordsOf = (text: string): string[] => (text.normalize('NFC').match(words) ?? []).filter((word) => anyI.test(word));
/** The form in which a word was stored then. */
const dotted = (word: string): string => lowerCase(word, 'EN').replaceAll('ı', 'i');

function noteSpelling(spellings: Map<string, Set<string>>, spelling: string): void {
  const key = dotted(spelling);
  spellings.set(key, (spellings.get(key) ?? new Set()).add(spelling));
}

/**
 * Spellings of terms of the trade: the glossary, and names of categories and countries. If two languages spell a word differently, both
 * spellings are included, so that it counts as ambiguous.
 */
export function tradeSpellings(names: readonly LocalText[]): Spellings {
  const spellings = new Map<string, Set<string>>();
  const forms = glossaries.flatMap((glossary) => Object.values(glossary).flat()).flatMap(formsOf);
  for (const word of forms.flatMap(wordsOf)) noteSpelling(spellings, word);
  for (const { en, tr } of names) {
    for (const word of wordsOf(en)) noteSpelling(spellings, lowerCase(word, 'EN'));
    for (const word of wordsOf(tr)) noteSpelling(spellings, lowerCase(word, 'TR'));
  }
  return spellings;
}

interface WrittenWord extends WrittenText {
  /** Whether the text also has lower-case letters. */
  isMixedCase: boolean;
}

/** The words of a record as written, by the form in which a keyword of them was stored. */
function writtenWords(record: readonly WrittenText[]): ReadonlyMap<string, WrittenWord[]> {
  const written = new Map<string, WrittenWord[]>();
  for (const { text, language } of record) {
    const isMixedCase = text !== upperCase(text, language);
    for (const word of new Set(wordsOf(text))) {
      const key = dotted(word);
      written.set(key, [...(written.get(key) ?? []), { text: word, language, isMixedCase }]);
    }
  }
  return written;
}

/** Whether the letters of the word determine its lower-case form. */
const isSure = ({ text }: WrittenText): boolean => !text.includes('I');

/**
 * Possible spellings of a word with a capital I: by the rules of the keyword's language or of the text's language. In a text with
 * lower-case letters it may also be an abbreviation or a foreign word.
 */
const readings = ({ text, language, isMixedCase }: WrittenWord, keyword: ApiLanguage): string[] => [
  keepKeyword(text, language),
  keepKeyword(text, keyword),
  ...(isMixedCase && text === upperCase(text, language) ? [lowerCase(text, 'EN')] : []),
];

/** Whether a keyword may have lost letters: it has an i and no ı. */
const isDoubtful = (keyword: string): boolean => keyword.includes('i') && !keyword.includes('ı');

/**
 * @param record the texts beside the keywords, the main ones first
 * @returns the keywords, each with the one spelling that was found; and those of the Turkish ones without a unique spelling
 */
export function spellKeywords(
  keywords: readonly string[],
  record: readonly WrittenText[],
  trade: Spellings,
): { keywords: string[]; toCheck: string[] } {
  const recordLanguage = record[0]?.language ?? 'EN';
  const written = writtenWords(record);
  const toCheck = new Set<string>();
  const spelled = keywords.map((keyword) => {
    if (!isDoubtful(keyword)) return keyword;
    const language = keywordLanguage(keyword, recordLanguage);
    let isKnown = true;
    const found = keyword.replace(words, (word) => {
      if (!isDoubtful(word)) return word;
      const own = written.get(word) ?? [];
      const sure = new Set([...own.filter(isSure).map(({ text }) => lowerCase(text, 'EN')), ...(trade.get(word) ?? [])]);
      const [only, ...others] = sure.size > 0 ? sure : new Set(own.flatMap((each) => readings(each, language)));
      if (only !== undefined && others.length === 0) return only;
      isKnown = false;
      return word;
    });
    if (!isKnown && language === 'TR') toCheck.add(found);
    return found;
  });
  return { keywords: [...new Set(spelled)], toCheck: [...toCheck] };
}
