/**
 * Trade facts of requests (ADR 025). The column `facts` contains the submitted facts and what readers see: names of places. So a list needs
 * no further reads; after a city is renamed, api/catalogue/renew.ts updates the names.
 */
import type { ListedFacts } from '../lookup/facet-words.ts';
import { needsLogisticTypes } from '../../contract/request/rules.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { hsChapterOf } from '../../contract/trade/hs-code.ts';
import type { PlaceInput, RequestFactsInput } from '../../contract/trade/facts.ts';
import type { CardFacts, FreightFacts, GoodsFacts, Place, RequestFacts } from '../../contract/trade/shown.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { titleOf } from '../platform/text/title.ts';
import type { LocalText } from '../../contract/wire/wire.ts';
import type { ListedCity } from '../lookup/city-names.ts';

/** As sent, with the names of places and the codes of countries of origin. */
export interface StoredFacts extends Omit<RequestFactsInput, 'delivery' | 'from' | 'to'> {
  delivery?: GoodsFacts['delivery'];
  from?: Place;
  to?: Place;
  origins?: string[];
  /** Alternative names of its cities, for searches. */
  cityWords?: string[];
}
interface WithFacts {
  facts: string;
  service_type: ServiceType;
}

export const noFacts = '{}';
export const factsOf = ({ facts }: Pick<WithFacts, 'facts'>): StoredFacts => JSON.parse(facts) as StoredFacts;
const isFreight = ({ service_type }: Pick<WithFacts, 'service_type'>): boolean => needsLogisticTypes(service_type);

/** Facts that both kinds of requests have, which stay if a request changes its kind. */
export function commonFacts(row: WithFacts, serviceType: ServiceType): string {
  if (isFreight(row) === needsLogisticTypes(serviceType)) return row.facts;
  const { validUntil } = factsOf(row);
  return JSON.stringify({ validUntil });
}

const placesOf = ({ delivery, from, to }: StoredFacts): Place[] => [delivery?.place, from, to].filter((place) => place !== undefined);
export const cityIdsOf = (facts: StoredFacts): string[] => placesOf(facts).flatMap(({ cityId }) => cityId ?? []);

/** The same places with the present names of their cities. @param cities by the ids of {@link cityIdsOf} */
export function renamed({ cityWords: _, ...facts }: StoredFacts, cities: ReadonlyMap<string, ListedCity>): StoredFacts {
  const place = (one: Place): Place => {
    const city = cities.get(one.cityId ?? '');
    return city === undefined ? one : { ...one, cityId: city.id, city: city.names };
  };
  const { delivery, from, to } = facts;
  const cityWords = [...new Set(cityIdsOf(facts).flatMap((id) => cities.get(id)?.also ?? []))];
  return {
    ...facts,
    ...(delivery?.place && { delivery: { ...delivery, place: place(delivery.place) } }),
    ...(from && { from: place(from) }),
    ...(to && { to: place(to) }),
    ...(cityWords.length > 0 && { cityWords }),
  };
}

/** Facts for filters of lists. */
export function listedFacts(row: Pick<WithFacts, 'facts'>): ListedFacts {
  const { hsCode, delivery, originCountryIds = [], certificates = [], validUntil, from, to } = factsOf(row);
  return {
    hsChapter: hsCode === undefined ? null : hsChapterOf(hsCode),
    incoterm: delivery?.incoterm ?? null,
    originCountryIds: from === undefined ? originCountryIds : [from.countryId],
    destinationCountryId: delivery?.place?.countryId ?? to?.countryId ?? null,
    certificates,
    validUntil: validUntil ?? null,
  };
}

/** Facts for searches: its HS code, whose prefixes are chapter and heading, and its cities in each language. */
export function searchedFacts(row: Pick<WithFacts, 'facts'>): { words: string[]; names: LocalText[] } {
  const facts = factsOf(row);
  const { hsCode, cityWords = [] } = facts;
  return { words: [...(hsCode === undefined ? [] : [hsCode]), ...cityWords], names: placesOf(facts).flatMap(({ city }) => city ?? []) };
}

const isEmpty = (facts: object): boolean => Object.keys(facts).length === 0;
/** These fields, without missing ones. */
const picked = <Facts extends object, Name extends keyof Facts>(facts: Facts, names: readonly Name[]): Pick<Facts, Name> =>
  Object.fromEntries(names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]))) as Pick<Facts, Name>;

/** Facts on a card; undefined if there is nothing to show. */
export function cardFactsOf(row: WithFacts): { facts?: CardFacts } {
  if (row.facts === noFacts) return {};
  const stored = factsOf(row);
  const facts = isFreight(row)
    ? { freight: picked(stored, ['from', 'to', 'weight', 'units', 'readyOn', 'validUntil']) }
    : { goods: picked(stored, ['quantity', 'delivery', 'price', 'validUntil', 'hsCode']) };
  return Object.values(facts).every(isEmpty) ? {} : { facts };
}

/** All facts. @param row `goods_…` are columns of the live request whose goods are transported */
export function requestFactsOf(
  row: WithFacts & { goods_name: string | null; goods_names: string | null; goods_kind: ServiceType | null },
  reader?: ApiLanguage,
): { facts?: RequestFacts } {
  if (row.facts === noFacts) return {};
  const { originCountryIds, cityWords, goodsRequestId, ...shown } = factsOf(row);
  if (!isFreight(row)) return { facts: { goods: shown as GoodsFacts } };
  const goodsRequest =
    goodsRequestId === undefined || row.goods_name === null || row.goods_kind === null
      ? null
      : {
          id: goodsRequestId,
          name: row.goods_name,
          title: titleOf(row.goods_names, reader, row.goods_name),
          inServiceEnum: row.goods_kind,
        };
  return { facts: { freight: { ...(shown as FreightFacts), ...(goodsRequest && { goodsRequest }) } } };
}

const sentPlace = ({ countryId, cityId, detail }: Place): PlaceInput =>
  picked({ countryId, cityId, detail }, ['countryId', 'cityId', 'detail']);

/** Facts in the format of the input, for the edit form. */
export function factsInputOf(row: WithFacts): { factsInput?: RequestFactsInput } {
  if (row.facts === noFacts) return {};
  const { origins, cityWords, delivery, from, to, ...facts } = factsOf(row);
  return {
    factsInput: {
      ...facts,
      ...(delivery && { delivery: { incoterm: delivery.incoterm, ...(delivery.place && { place: sentPlace(delivery.place) }) } }),
      ...(from && { from: sentPlace(from) }),
      ...(to && { to: sentPlace(to) }),
    },
  };
}
