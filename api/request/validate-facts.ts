/** Validates the facts of a request, and adds the names of places. */
import { checkValidUntil, needsLogisticTypes } from '../../contract/request/rules.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { foreignFacts, type PlaceInput, type RequestFactsInput } from '../../contract/trade/facts.ts';
import type { Place } from '../../contract/trade/shown.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { ListedCity } from '../lookup/city-names.ts';
import { readNamedCities } from '../lookup/store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { factsOf, renamed, type StoredFacts } from './facts.ts';
import type { RequestRow } from './row.ts';
import { isGoodsRequest } from './store.ts';

export const factsField = 'Request.Facts';

interface FactContext {
  serviceType: ServiceType;
  ownerUserId: string;
  /** The version that the owner saw; null for a new request. */
  before: RequestRow | null;
  now: number;
}

/** Collects faults by their path in the facts. */
class Faults {
  readonly fields: Record<string, string> = {};
  note(path: string, code: string): void {
    this.fields[`${factsField}.${path}`] ??= code;
  }
}

/** Validates a place; the name of its city is added later. */
function validatePlace(path: string, sent: PlaceInput, lookups: Lookups, cities: ReadonlyMap<string, ListedCity>, faults: Faults): Place {
  const { countryId, cityId, detail } = sent;
  const country = lookups.countries.get(countryId);
  if (country === undefined) faults.note(`${path}.countryId`, 'INVALID');
  if (cityId !== undefined && cities.get(cityId)?.country_id !== countryId) faults.note(`${path}.cityId`, 'INVALID');
  return { countryId, country: country?.code ?? '', ...(cityId !== undefined && { cityId }), ...(detail && { detail }) };
}

/**
 * @returns the column `facts`
 * @throws Refusal BAD_INPUT with the paths of the faults, e.g. `Request.Facts.delivery.place.cityId`
 */
export async function validateFacts(
  db: D1DatabaseSession,
  sent: RequestFactsInput,
  { serviceType, ownerUserId, before, now }: FactContext,
  lookups: Lookups,
): Promise<string> {
  const faults = new Faults();
  for (const name of foreignFacts(sent, needsLogisticTypes(serviceType))) faults.note(name, 'UNKNOWN_FIELD');
  const { delivery, from, to, originCountryIds, certificates, goodsRequestId, ...rest } = sent;
  const cities = await readNamedCities(
    db,
    [delivery?.place, from, to].flatMap((place) => place?.cityId ?? []),
  );
  const place = (path: string, one: PlaceInput): Place => validatePlace(path, one, lookups, cities, faults);
  const origins = [...new Set(originCountryIds)];
  for (const [index, id] of origins.entries()) if (!lookups.countries.has(id)) faults.note(`originCountryIds.${index}`, 'INVALID');
  const validity = checkValidUntil(sent.validUntil, now);
  if (validity !== null) faults.note('validUntil', validity);
  // An unchanged reference is accepted, since the request of the goods may have expired meanwhile.
  const isKnown = goodsRequestId === undefined || (before !== null && factsOf(before).goodsRequestId === goodsRequestId);
  if (!isKnown && !(await isGoodsRequest(db, goodsRequestId, ownerUserId, now))) faults.note('goodsRequestId', 'INVALID');
  const facts: StoredFacts = {
    ...rest,
    ...(delivery && { delivery: { ...delivery, place: delivery.place && place('delivery.place', delivery.place) } }),
    ...(from && { from: place('from', from) }),
    ...(to && { to: place('to', to) }),
    ...(origins.length > 0 && { originCountryIds: origins, origins: origins.map((id) => lookups.countries.get(id)?.code ?? '') }),
    ...(certificates && certificates.length > 0 && { certificates: [...new Set(certificates)] }),
    ...(goodsRequestId && { goodsRequestId }),
  };
  if (Object.keys(faults.fields).length > 0) throw new Refusal('BAD_INPUT', { fields: faults.fields });
  return JSON.stringify(renamed(facts, cities));
}
