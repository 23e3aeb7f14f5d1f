import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityRows } from './cities.ts';
import { nameCities } from './city-names.ts';
import { countryRows } from './countries.ts';
import { turkiyeRows } from './turkiye.ts';

/** GeoNames' translations of the listed cities. */
const translations = join(import.meta.dirname, '../../lookups/city-names/geonames.tsv');

/** Countries, cities with their names, and areas. Cities of Türkiye come first; areas are its districts. */
export function readLists() {
  const countries = countryRows();
  const turkiye = countries.find((country) => country.code === 'TR');
  if (turkiye === undefined) throw new Error('No Türkiye among the countries');
  const provinces = turkiyeRows(turkiye.id);
  const cities = [...provinces.cities, ...cityRows(countries)];
  return { countries, provinces, ...nameCities(cities, countries, readFileSync(translations, 'utf8')) };
}
