/** A rough check of a text's language, by letters and frequent words. */
import type { Language } from '../../../contract/text/languages.ts';

export type WrittenLanguage = Language;

const letters = /\p{L}/gu;
const cyrillic = /\p{Script=Cyrillic}/gu;
const arabic = /\p{Script=Arabic}/gu;
const turkishLetters = /[çğıöşüÇĞİÖŞÜ]/u;
const englishWords = /\b(the|and|of|with|is|are|you|your|for|from|this|that|what|which)\b/giu;
/** Names, addresses and codes are Latin in every language. */
const foreign =
  /\S+@\S+|https?:\S+|\]\(\S+\)|`[^`]*`|[A-Z]{2,}[\w.'’-]*|\b(Kervan|Incoterms|Secure|YouTube|Google|language-imp|youtube-nocookie\.com|cookie|Cookie)\b/gu;

const share = (text: string, script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(1, text.match(letters)?.length ?? 0);

/** Whether a paragraph is in the language; very short texts pass. */
export function writtenIn(language: WrittenLanguage, text: string): boolean {
  const words = text.replaceAll(foreign, ' ');
  const count = words.match(letters)?.length ?? 0;
  if (count < 12) return true;
  if (language === 'ru') return share(words, cyrillic) > 0.7;
  if (language === 'ar') return share(words, arabic) > 0.7;
  if (share(words, cyrillic) > 0 || share(words, arabic) > 0) return false;
  const english = words.match(englishWords)?.length ?? 0;
  if (language === 'tr') return english === 0 && (count < 40 || turkishLetters.test(words));
  return !/[ğışĞİŞ]/u.test(words);
}
