import type { ApiLanguage } from '../text/languages.ts';
import { lowerCase } from '../text/letter-case.ts';
import { keywordLengthMax, keywordLengthMin } from '../limits.ts';
import { foldText } from '../search/fold.ts';
import { writtenLanguage } from '../text/written-language.ts';

/** More keywords than any plan allows. */
export const keywordsMax = 100;
/** Until a form knows the plan, and for accounts without one, whose saving the API refuses or allows (docs/behaviour.md#plan). */
export const keywordsUsual = 20;

/** Commas of all scripts and number signs: they separate and mark keywords, they are never part of one. */
const keywordMarks = /[,#،、，＃﹐]/gu;
const turkishLetters = /[ğışĞİŞ]/u;
/** Latin letters that Turkish does not have. */
const foreignLetters = /[qwx]/iu;

/** Of norms, terms of delivery, materials and machines: the same in every language, and with an I that is never ı. */
const abbreviations = new Set(
  'AI AISI API BCI BIM BSCI CIF CIP CITES DIN EDI FIBC HIPS IATA IBAN IBC ICUMSA IEC IFS IML IMO INCI IOT IP IPM IPPC ISCC ISIN ISM ISO ISPM LPI MDI MFI MIG NIR PIB PID PIR RFID SIM TDI TIG VIN VIP'.split(
    ' ',
  ),
);
const words = /[\p{L}\p{M}\p{N}]+/gu;
const hasDigit = /\p{N}/u;

/**
 * In which language a keyword is written: what its own letters and words say, else the language of the record that it stands in. It
 * decides what becomes of I: SIKIM is sıkım in a Turkish record, IRON WIRE is iron wire in every one.
 */
export function keywordLanguage(text: string, record: ApiLanguage): ApiLanguage {
  const language = writtenLanguage(text, record);
  return language === 'TR' && foreignLetters.test(text) && !turkishLetters.test(text) ? 'EN' : language;
}

/**
 * A keyword as it is kept and shown: in small letters of its language, without commas and number signs, trimmed. It keeps ı, ş, ё, أ and
 * all other letters as written. Keeping one twice changes nothing, whatever the language is then.
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

/** Of a Turkish keyword, too, abbreviations and codes (ISO, IP65) are no Turkish words; nor are signs that have capitals (Ⓐ). */
function smallLetters(text: string, language: ApiLanguage): string {
  if (language !== 'TR') return lowerCase(text, language);
  const small = text.replace(words, (word) => (abbreviations.has(word) || hasDigit.test(word) ? word : lowerCase(word, language)));
  return lowerCase(small, 'EN');
}

/** Under one key all spellings of a keyword. Of signs alone nothing is left to fold. */
const spellingKey = (keyword: string): string => foldText(keyword) || keyword;

function fits(keyword: string): boolean {
  const length = Array.from(keyword).length;
  return length >= keywordLengthMin && length <= keywordLengthMax;
}

/**
 * Keywords as they are kept, in the order they came; of several spellings of one the first stays.
 * @param record the language of the texts beside them
 * @returns null when one of them is shorter than 2 or longer than 20 characters
 */
export function keepKeywords(texts: readonly string[], record: ApiLanguage): string[] | null {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const keyword = keepKeyword(text, record);
    if (!fits(keyword)) return null;
    const key = spellingKey(keyword);
    if (!kept.has(key)) kept.set(key, keyword);
  }
  return [...kept.values()];
}

export type KeywordAnswer = { tag: string } | { problem: 'INVALID_KEYWORD' | 'DUPLICATE' };

/** The keyword to keep for what was typed, or what is wrong with it. */
export function judgeKeyword(typed: string, present: readonly string[], record: ApiLanguage): KeywordAnswer {
  const tag = keepKeyword(typed, record);
  if (!fits(tag)) return { problem: 'INVALID_KEYWORD' };
  const key = spellingKey(tag);
  return present.some((each) => spellingKey(each) === key) ? { problem: 'DUPLICATE' } : { tag };
}
