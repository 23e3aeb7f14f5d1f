/** Places of quotes: judged when they are sent, named when they are shown. */
import { inEachLanguage } from '../../contract/languages.ts';
import type { QuoteTerms, QuoteTermsInput } from '../../contract/quote/shapes.ts';
import type { PlaceInput } from '../../contract/trade/facts.ts';
import type { Place } from '../../contract/trade/shown.ts';
import { readPlace } from '../lookup/store.ts';
import { Refusal } from '../platform/refusal.ts';
import { type PlaceNames, readPlaceNames } from './place-store.ts';

/** Each place of the terms, with the field that names it. */
const placesOf = ({ goods, freight }: QuoteTermsInput): [field: string, place: PlaceInput][] =>
  [
    ['goods.delivery.place', goods?.delivery?.place] as const,
    ['freight.from', freight?.from] as const,
    ['freight.to', freight?.to] as const,
  ].flatMap(([field, place]) => (place === undefined ? [] : [[field, place]]));

/** @throws Refusal BAD_INPUT for a country that does not exist, or a city that is not in it */
export async function requirePlaces(db: D1DatabaseSession, terms: QuoteTermsInput): Promise<void> {
  for (const [field, { countryId, cityId }] of placesOf(terms)) {
    const { is_consistent, country_code } = await readPlace(db, countryId, cityId ?? null, null);
    if (is_consistent !== 1 || country_code === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  }
}

function shownPlace({ countryId, cityId, detail }: PlaceInput, { countries, cities }: PlaceNames): Place {
  const city = cityId === undefined ? undefined : cities.get(cityId);
  return {
    countryId,
    country: countries.get(countryId) ?? '',
    ...(cityId !== undefined && city !== undefined && { cityId, city: inEachLanguage(() => city) }),
    ...(detail !== undefined && detail !== '' && { detail }),
  };
}

function shownTerms({ goods, freight }: QuoteTermsInput, names: PlaceNames): QuoteTerms {
  if (goods !== undefined) {
    const { delivery, ...rest } = goods;
    const { incoterm, place } = delivery ?? {};
    return {
      goods: {
        ...rest,
        ...(incoterm !== undefined && { delivery: { incoterm, ...(place !== undefined && { place: shownPlace(place, names) }) } }),
      },
    };
  }
  if (freight === undefined) return {};
  const { from, to, ...rest } = freight;
  return {
    freight: {
      ...rest,
      ...(from !== undefined && { from: shownPlace(from, names) }),
      ...(to !== undefined && { to: shownPlace(to, names) }),
    },
  };
}

/** Stored terms as both sides read them; the places of all are asked for at once. */
export async function readTerms(db: D1DatabaseSession, stored: readonly string[]): Promise<QuoteTerms[]> {
  const terms = stored.map((text) => JSON.parse(text) as QuoteTermsInput);
  const places = terms.flatMap(placesOf).map(([, place]) => place);
  const names = await readPlaceNames(
    db,
    places.map(({ countryId }) => countryId),
    places.flatMap(({ cityId }) => cityId ?? []),
  );
  return terms.map((each) => shownTerms(each, names));
}
