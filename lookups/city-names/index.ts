/** What we know better than GeoNames about the names of cities. Taken over by a migration: a change here needs a new one. */
import type { Language } from '../../contract/text/languages.ts';
import { arabicNames } from './ar.ts';
import { englishNames } from './en.ts';
import { englishSpellings } from './english-spellings.ts';
import { russianNames } from './ru.ts';
import { turkishNames } from './tr.ts';

export { furtherNames } from './also.ts';
export { commonWords } from './common-words.ts';
export { regionNames } from './regions.ts';

const readIn = (language: 'ru' | 'ar'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(englishSpellings).flatMap(([key, names]) => (names[language] === undefined ? [] : [[key, names[language]]])),
  );

export const correctedNames: Readonly<Record<Language, Readonly<Record<string, string | null>>>> = {
  en: englishNames,
  tr: turkishNames,
  ru: { ...russianNames, ...readIn('ru') },
  ar: { ...arabicNames, ...readIn('ar') },
};
