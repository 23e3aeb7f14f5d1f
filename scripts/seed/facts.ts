/** Trade facts of the demo's requests as the API stores them (api/request/facts.ts). */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { renamed, type StoredFacts } from '../../api/request/facts.ts';
import type { Place } from '../../contract/trade/shown.ts';
import { needsLogisticTypes } from '../../contract/request/rules.ts';
import { freightFactsOf, goodsFactsOf, type NamedPlace } from '../../demo/compose-facts.ts';
import { freightFacts, goodsFacts } from '../../demo/facts/index.ts';
import type { DemoRequest } from '../../demo/types.ts';
import { demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';

/** The place without the name of its city, which is added later. */
function storedPlace({ country, city, detail }: NamedPlace, lookups: Lookups) {
  return {
    countryId: lookups.countryId(country),
    country: asciiLowerCase(country),
    ...(city !== undefined && { cityId: lookups.cityId(country, city) }),
    ...(detail !== undefined && { detail }),
  };
}

/** A place with the names of its city. */
export function namedPlace(place: NamedPlace, lookups: Lookups): Place {
  const { cityId, ...stored } = storedPlace(place, lookups);
  const city = lookups.cities.get(cityId ?? '');
  return { ...stored, ...(city !== undefined && { cityId: city.id, city: city.names }) };
}

function unnamedFacts({ key, type }: Pick<DemoRequest, 'key' | 'type'>, lookups: Lookups, now: number): StoredFacts {
  const place = (one: NamedPlace) => storedPlace(one, lookups);
  if (needsLogisticTypes(type)) {
    const { from, to, goodsOf, ...rest } = freightFactsOf(freightFacts[key] ?? {}, now);
    return {
      ...rest,
      ...(from && { from: place(from) }),
      ...(to && { to: place(to) }),
      ...(goodsOf !== undefined && { goodsRequestId: demoId('request', goodsOf) }),
    };
  }
  const { delivery, origins, ...rest } = goodsFactsOf(goodsFacts[key] ?? {}, now);
  return {
    ...rest,
    ...(delivery && { delivery: { incoterm: delivery.incoterm, ...(delivery.place && { place: place(delivery.place) }) } }),
    ...(origins && {
      originCountryIds: origins.map((code) => lookups.countryId(code)),
      origins: origins.map((code) => asciiLowerCase(code)),
    }),
  };
}

/** @returns the facts of a demo request, an empty object without any */
export const factsOfDemo = (request: Pick<DemoRequest, 'key' | 'type'>, lookups: Lookups, now: number): StoredFacts =>
  renamed(unnamedFacts(request, lookups, now), lookups.cities);
