/** All SQL of lookup lists. They are filled by migrations and changed by a release or by the operator. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import type { Category, City, Country, LookupType } from '../../contract/lookup/schemas.ts';
import type { LocalText } from '../../contract/wire/wire.ts';
import { cityNamesOf, type ListedCity, namedCity } from './city-names.ts';

interface Named {
  id: string;
  en: string;
  tr: string;
  ru: string;
  ar: string;
}
const textOf = ({ en, tr, ru, ar }: Named): LocalText => ({ en, tr, ru, ar });

export async function readCountries(db: D1DatabaseSession): Promise<Country[]> {
  const { results } = await db
    .prepare('SELECT id, code, dial_code, en, tr, ru, ar FROM country ORDER BY en')
    .all<Named & { code: string; dial_code: string }>();
  return results.map((row) => ({ id: row.id, name: textOf(row), code: asciiLowerCase(row.code), dial_code: row.dial_code }));
}

/** Cities of a country with their areas, the largest first; null for an unknown country. */
export async function readCities(db: D1DatabaseSession, countryId: string): Promise<City[] | null> {
  const [country, cities, areas] = await db.batch<Record<string, string | null>>([
    db.prepare('SELECT id FROM country WHERE id = ?1').bind(countryId),
    db.prepare('SELECT id, name, names FROM city WHERE country_id = ?1 AND same_as IS NULL ORDER BY position, name').bind(countryId),
    db
      .prepare('SELECT a.id, a.city_id, a.name FROM city c JOIN area a ON a.city_id = c.id WHERE c.country_id = ?1 ORDER BY a.name')
      .bind(countryId),
  ]);
  if (country?.results.length === 0) return null;
  const areasOf = Map.groupBy(areas?.results ?? [], (area) => area['city_id']);
  return (cities?.results ?? []).map((city) => ({
    id: city['id'] ?? '',
    name: city['name'] ?? '',
    ...cityNamesOf(city['names'] ?? null),
    areas: (areasOf.get(city['id']) ?? []).map((area) => ({ id: area['id'] ?? '', name: area['name'] ?? '' })),
  }));
}

export async function readCategories(db: D1DatabaseSession): Promise<Category[]> {
  const { results } = await db
    .prepare('SELECT id, parent_id, icon, en, tr, ru, ar FROM category ORDER BY position, slug')
    .all<Named & { parent_id: string | null; icon: string }>();
  const subsOf = Map.groupBy(results, (row) => row.parent_id);
  return (subsOf.get(null) ?? []).map((row) => ({
    id: row.id,
    icon: row.icon,
    description: textOf(row),
    subCategories: (subsOf.get(row.id) ?? []).map((sub) => ({ id: sub.id, description: textOf(sub) })),
  }));
}

export type TypeKind = 'company' | 'logistic' | 'shipping';

export async function readTypes(db: D1DatabaseSession): Promise<Record<TypeKind, LookupType[]>> {
  const { results } = await db
    .prepare('SELECT id, kind, slug, en, tr, ru, ar FROM lookup_type ORDER BY position')
    .all<Named & { kind: TypeKind; slug: string }>();
  const types: Record<TypeKind, LookupType[]> = { company: [], logistic: [], shipping: [] };
  for (const row of results) types[row.kind].push({ id: row.id, slug: row.slug, typeDescription: textOf(row) });
  return types;
}

export interface PlaceRow {
  country_code: string | null;
  /** The listed city: differs from the requested one if both are the same city. */
  city_id: string | null;
  city_name: string | null;
  /** JSON (cityNamesOf). */
  city_names: string | null;
  area_name: string | null;
  city_has_areas: number;
  is_consistent: number;
}

/** Names of an address, and whether its city is in its country and its area in its city. */
export async function readPlace(
  db: D1DatabaseSession,
  countryId: string | null,
  cityId: string | null,
  areaId: string | null,
): Promise<PlaceRow> {
  const row = await db
    .prepare(
      `SELECT k.code AS country_code, c.id AS city_id, c.name AS city_name, c.names AS city_names, a.name AS area_name, EXISTS(SELECT 1 FROM area WHERE city_id = ?2) AS city_has_areas,
        (?1 IS NULL OR k.id IS NOT NULL) AND (?2 IS NULL OR (c.id IS NOT NULL AND c.country_id IS ?1)) AND (?3 IS NULL OR (a.id IS NOT NULL AND a.city_id IS ?2)) AS is_consistent
       FROM (SELECT 1) LEFT JOIN country k ON k.id = ?1 LEFT JOIN city c ON c.id = COALESCE((SELECT same_as FROM city WHERE id = ?2), ?2) LEFT JOIN area a ON a.id = ?3`,
    )
    .bind(countryId, cityId, areaId)
    .first<PlaceRow>();
  return (
    row ?? { country_code: null, city_id: null, city_name: null, city_names: null, area_name: null, city_has_areas: 0, is_consistent: 0 }
  );
}

/** These cities by the requested ids, without unknown ones. Reads two rows per city. */
export async function readNamedCities(db: D1DatabaseSession, cityIds: readonly string[]): Promise<Map<string, ListedCity>> {
  if (cityIds.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT asked.id AS asked, c.id, c.country_id, c.name, c.names FROM city asked JOIN city c ON c.id = COALESCE(asked.same_as, asked.id)
       WHERE asked.id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify([...new Set(cityIds)]))
    .all<{ asked: string; id: string; country_id: string; name: string; names: string | null }>();
  return new Map(results.map(({ asked, id, country_id, name, names }) => [asked, { id, country_id, ...namedCity(name, names) }]));
}

/** The cities among these that have areas (docs/behaviour.md#completeness). */
export async function readCitiesWithAreas(db: D1DatabaseSession, cityIds: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare('SELECT value AS id FROM json_each(?1) WHERE EXISTS(SELECT 1 FROM area WHERE city_id = value)')
    .bind(JSON.stringify(cityIds))
    .all<{ id: string }>();
  return new Set(results.map((row) => row.id));
}
