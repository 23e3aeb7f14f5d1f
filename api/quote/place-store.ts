export interface PlaceNames {
  /** Two-letter codes, lower case, by id. */
  countries: ReadonlyMap<string, string>;
  /** Names by id. */
  cities: ReadonlyMap<string, string>;
}

const idsOf = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

/** The codes and names of these countries and cities; asks nothing when there are none. */
export async function readPlaceNames(
  db: D1DatabaseSession,
  countryIds: readonly string[],
  cityIds: readonly string[],
): Promise<PlaceNames> {
  if (countryIds.length === 0) return { countries: new Map(), cities: new Map() };
  const [countries, cities] = await db.batch<{ id: string; name: string }>([
    db.prepare('SELECT id, lower(code) AS name FROM country WHERE id IN (SELECT value FROM json_each(?1))').bind(idsOf(countryIds)),
    db.prepare('SELECT id, name FROM city WHERE id IN (SELECT value FROM json_each(?1))').bind(idsOf(cityIds)),
  ]);
  const byId = (rows: readonly { id: string; name: string }[] = []) => new Map(rows.map(({ id, name }) => [id, name]));
  return { countries: byId(countries?.results), cities: byId(cities?.results) };
}
