/** Detects the language of an author's text that has no stated language. */
import type { ApiLanguage } from './languages.ts';

const letters = /\p{L}/gu;
const otherScript = /[\p{Script=Arabic}\p{Script=Cyrillic}]/u;
const arabic = /\p{Script=Arabic}/gu;
const cyrillic = /\p{Script=Cyrillic}/gu;
/**
 * Common words, compared with letters that English does not have: names of places contain such letters too, but a text has more words than
 * places.
 */
const turkishWords = /(?<!\p{L})(?:ve|veya|için|ile|bir|olarak|göre|kadar|arıyoruz|aranıyor)(?!\p{L})/giu;
const englishWords = /(?<!\p{L})(?:the|and|of|with|is|are|for|from|this|which|we|to|in|our|you|your|or|per|all|weekly|wanted)(?!\p{L})/giu;
const turkishLetters = /[ğışĞİŞ]/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * By script, then by common words and letters. Names and codes are Latin in every language, so a third of the letters is enough for another
 * script.
 * @param account the author's language: decides for Latin text in which no word or letter indicates a language
 */
export function writtenLanguage(text: string, account?: ApiLanguage | ''): ApiLanguage {
  if (otherScript.test(text)) {
    const [arabicCount, cyrillicCount] = [countOf(text, arabic), countOf(text, cyrillic)];
    if (Math.max(arabicCount, cyrillicCount) * 3 > countOf(text, letters)) return arabicCount > cyrillicCount ? 'AR' : 'RU';
  }
  const turkish = countOf(text, turkishWords) + countOf(text, turkishLetters);
  const english = countOf(text, englishWords);
  if (turkish !== english) return turkish > english ? 'TR' : 'EN';
  return account === 'TR' ? 'TR' : 'EN';
}
