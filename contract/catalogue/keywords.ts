import type { ApiLanguage } from '../text/languages.ts';
import { lowerCase } from '../text/letter-case.ts';
import { keywordLengthMax, keywordLengthMin } from '../limits.ts';
import { foldText } from '../search/fold.ts';
import { writtenLanguage } from '../text/written-language.ts';

/** More keywords than any plan allows. */
export const keywordsMax = 100;
/**
 * The limit that a form assumes while it does not know the plan, and for accounts without a plan; the API decides (docs/behaviour.md#plan).
 */
export const keywordsUsual = 20;

/** Commas of all scripts and number signs: they separate or mark keywords and are never part of one. */
const keywordMarks = /[,#،、，＃﹐]/gu;
const turkishLetters = /[ğışĞİŞ]/u;
/** Latin letters that Turkish does not have. */
const foreignLetters = /[qwx]/iu;

/** Abbreviations of standards, delivery terms, materials and machines. They are the same in every language, so their I never becomes ı. */
const abbreviations = new Set(
  'AI AISI API BCI BIM BSCI CIF CIP CITES DIN EDI FIBC HIPS IATA IBAN IBC ICUMSA IEC IFS IML IMO INCI IOT IP IPM IPPC ISCC ISIN ISM ISO ISPM LPI MDI MFI MIG NIR PIB PID PIR RFID SIM TDI TIG VIN VIP'.split(
    ' ',
  ),
);
const words = /[\p{L}\p{M}\p{N}]+/gu;
const hasDigit = /\p{N}/u;

/**
 * The language of a keyword: detected by its letters and words, otherwise that of its record. The language decides on the lower case of I:
 * SIKIM becomes sıkım in a Turkish record, but IRON WIRE becomes iron wire in every record.
 */
export function keywordLanguage(text: string, record: ApiLanguage): ApiLanguage {
  const language = writtenLanguage(text, record);
  return language === 'TR' && foreignLetters.test(text) && !turkishLetters.test(text) ? 'EN' : language;
}

/**
 * A keyword in its stored form: in lower case of its language, without commas and number signs, trimmed. It keeps ı, ş, ё, أ and all other
 * letters. The function is idempotent in every language.
 * @param record the language of the texts beside it
 */
export function keepKeyword(text: string, record: ApiLanguage): string {
  const plain = text
    .normalize('NFC')
    .replace(keywordMarks, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return smallLetters(plain, keywordLanguage(plain, record)).normalize('NFC');
}

/** Abbreviations and codes (ISO, IP65) are no Turkish words, also in a Turkish keyword; nor are signs with capitals (Ⓐ). */
function smallLetters(text: string, language: ApiLanguage): string {
  if (language !== 'TR') return lowerCase(text, language);
  const small = text.replace(words, (word) => (abbreviations.has(word) || hasDigit.test(word) ? word : lowerCase(word, language)));
  return lowerCase(small, 'EN');
}

/** One key for all spellings of a keyword. A keyword of signs only has no folded form and is its own key. */
const spellingKey = (keyword: string): string => foldText(keyword) || keyword;

function fits(keyword: string): boolean {
  const length = Array.from(keyword).length;
  return length >= keywordLengthMin && length <= keywordLengthMax;
}

/**
 * Keywords in their stored form, in order; of several spellings of one keyword, the first is stored.
 * @param record the language of the texts beside them
 * @returns null if one of them is shorter than 2 or longer than 20 characters
 */
export function keepKeywords(texts: readonly string[], record: ApiLanguage): string[] | null {
  const byFold = new Map<string, string>();
  for (const text of texts) {
    const keyword = keepKeyword(text, record);
    if (!fits(keyword)) return null;
    const key = spellingKey(keyword);
    if (!byFold.has(key)) byFold.set(key, keyword);
  }
  return [...byFold.values()];
}

export type KeywordAnswer = { tag: string } | { problem: 'INVALID_KEYWORD' | 'DUPLICATE' };

/** The stored form of a typed keyword, or its fault. */
export function checkKeyword(typed: string, present: readonly string[], record: ApiLanguage): KeywordAnswer {
  const tag = keepKeyword(typed, record);
  if (!fits(tag)) return { problem: 'INVALID_KEYWORD' };
  const key = spellingKey(tag);
  return present.some((each) => spellingKey(each) === key) ? { problem: 'DUPLICATE' } : { tag };
}
