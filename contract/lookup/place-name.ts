/** Names of countries, cities and places. */
import { isolated } from '../text/isolate.ts';
import { directionOf, type Language, languages, localeOf } from '../text/languages.ts';
import type { CityNames } from './schemas.ts';

/** @param code ISO 3166, two letters */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'region', fallback: 'code' }).of(code) ?? code;

/** @returns the name in the reader's language, else the general one; if its script differs, isolated for its direction */
export const cityNameOf = (name: string, names: CityNames | undefined, language: Language): string => names?.[language] ?? name;

/** All names by which a city is found, without repetition, the general one first. @param also alternative names */
export const allCityNames = (name: string, names: CityNames = {}, also: readonly string[] = []): string[] => [
  ...new Set([name, ...languages.flatMap((language) => names[language] ?? []), ...also]),
];

/**
 * The parts that exist, each isolated for its own direction: the street is in the language of its country, city and country in the
 * reader's.
 */
export const isolatedParts = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== undefined && part !== '').map(isolated);

/** Parts of an address in one line, with the comma of the reader's language. @param parts undefined ones are left out; isolates stay */
export const inOneLine = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(directionOf(language) === 'rtl' ? '، ' : ', ');
