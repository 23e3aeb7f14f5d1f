/** What a city is called. */
import { isolated } from '../text/isolate.ts';
import { directionOf, languages, type Language } from '../text/languages.ts';
import type { CityNames } from './schemas.ts';

/** @returns the name in the reader's language, else the one that stands for all; where that is in other letters, isolate its direction */
export const cityNameOf = (name: string, names: CityNames | undefined, language: Language): string => names?.[language] ?? name;

/** All names that a city is found by, each once, the one for all first. @param also names that no language of ours bears */
export const allCityNames = (name: string, names: CityNames = {}, also: readonly string[] = []): string[] => [
  ...new Set([name, ...languages.flatMap((language) => names[language] ?? []), ...also]),
];

/** What there is of them, each whatever direction it runs in: a street is written as in its country, city and country as the reader writes. */
export const isolatedParts = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== undefined && part !== '').map(isolated);

/** Parts of an address in one line, with the reader's comma. @param parts some may be missing; those that are isolated stay so */
export const inOneLine = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(directionOf(language) === 'rtl' ? '، ' : ', ');
