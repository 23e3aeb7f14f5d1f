import type { ApiLanguage } from '../contract/text/languages.ts';
import { upperCase } from '../contract/text/letter-case.ts';

/** Words of a name that denote the kind of a company. */
const kinds = /^(?:ООО|АО|ТОО|СП|شركة|مؤسسة|مجموعة|دار|للتجارة|van|der|maison|oleificio|polskie)$/iu;

/**
 * Up to two initials of a company or a person, in the script of the name. An Arabic name gets one letter, without the article, because
 * separate Arabic letters do not form a word.
 * @param language of the company or the person
 */
export function initialsOf(name: string, language: ApiLanguage): string {
  const words = name
    .replace(/[«»"&.]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const distinctive = words.filter((word) => !kinds.test(word));
  const [first = '', second = ''] = distinctive.length > 0 ? distinctive : words;
  if (/\p{Script=Arabic}/u.test(first)) return [...first.replace(/^(?:لل|ال)/u, '')][0] ?? '';
  const initial = (word: string): string => upperCase([...word][0] ?? '', language);
  return first === '' ? '' : (initial(first) + (/^\p{Lu}/u.test(second) ? initial(second) : '')).normalize('NFC');
}
