/** A validated place with its names at the time of sending, so that later readers see these names and lists need not read them. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import type { PlaceInput } from '../../contract/trade/facts.ts';
import type { Place } from '../../contract/trade/shown.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { namedCity } from './city-names.ts';
import { readPlace } from './store.ts';

/** @throws Refusal BAD_INPUT with the field for an unknown country, or a city that is not in it */
export async function namedPlace(db: D1DatabaseSession, field: string, { countryId, cityId, detail }: PlaceInput): Promise<Place> {
  const { is_consistent, country_code, city_id, city_name, city_names } = await readPlace(db, countryId, cityId ?? null, null);
  if (is_consistent !== 1 || country_code === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return {
    countryId,
    country: asciiLowerCase(country_code),
    ...(city_id !== null && city_name !== null && { cityId: city_id, city: namedCity(city_name, city_names).names }),
    ...(detail !== undefined && detail !== '' && { detail }),
  };
}
