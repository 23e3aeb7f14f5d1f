/**
 * Facet words: the filterable values of a live row as words. They are part of the full-text index, so that any combination of filters is
 * one query of it. They are also keys of `facet_count`, so that the total for one or two filters is one row. Kinds: t service type, a
 * activity area, c category, s sub-category, k country, l logistic type, p shipping type, b boosted; of a request's trade facts h HS
 * chapter, i delivery term, o country of origin, d country of destination, q certificate, v valid until.
 */
import type { ServiceType } from '../../contract/request/shapes.ts';

export type RequestFacetKind = 't' | 'c' | 's' | 'k' | 'l' | 'p';
/** Kinds without stored totals; their totals are counted on request. */
export type FactFacetKind = 'h' | 'i' | 'o' | 'd' | 'q' | 'v';
export type CompanyFacetKind = 'a' | 'c' | 's' | 'k';
export type FacetKind = RequestFacetKind | FactFacetKind | CompanyFacetKind;

/** The word of a boosted row. */
export const boostedFacet = 'b1';

/** Order in which two kinds are joined to the key of a pair. */
export const requestFacetOrder: readonly RequestFacetKind[] = ['t', 'c', 's', 'k', 'l', 'p'];
/** No pair of category and sub-category is counted, since a sub-category implies its category. */
const requestPairs = requestFacetOrder
  .flatMap((first, index) => requestFacetOrder.slice(index + 1).map((second) => first + second))
  .filter((pair) => pair !== 'cs');
export const companyFacetOrder: readonly CompanyFacetKind[] = ['a', 'c', 's', 'k'];
const companyPairs = ['ac', 'as', 'ak', 'ck', 'sk'];

const countedPairs = { request: new Set(requestPairs), company: new Set(companyPairs) };

/** Whether totals of these two kinds together are stored; `first` and `second` in the fixed order. */
export const isPairCounted = (list: 'request' | 'company', first: string, second: string): boolean =>
  countedPairs[list].has(first + second);

export interface ListedRequest {
  serviceType: ServiceType;
  categoryId: string;
  subCategoryId: string;
  countryId: string;
  logisticTypeId: string | null;
  shippingTypeId: string | null;
  facts?: ListedFacts;
}

/** Trade facts of a request that filters use. */
export interface ListedFacts {
  hsChapter: string | null;
  incoterm: string | null;
  originCountryIds: readonly string[];
  destinationCountryId: string | null;
  certificates: readonly string[];
  /** `2026-11-22`. */
  validUntil: string | null;
}

/** The word of a day. @param day `2026-11-22` */
export const dayWord = (day: string): string => `v${day.replaceAll('-', '')}`;

export interface ListedCompany {
  activityArea: 1 | 2 | null;
  hasBothAreas?: boolean;
  categories: readonly { id: string; subs: readonly string[] }[];
  countryId: string | null;
}

function requestWords(listed: ListedRequest): string[] {
  const words = [`t${listed.serviceType}`, `c${listed.categoryId}`, `s${listed.subCategoryId}`, `k${listed.countryId}`];
  if (listed.logisticTypeId !== null) words.push(`l${listed.logisticTypeId}`);
  if (listed.shippingTypeId !== null) words.push(`p${listed.shippingTypeId}`);
  return words;
}

function factWords({ hsChapter, incoterm, originCountryIds, destinationCountryId, certificates, validUntil }: ListedFacts): string[] {
  const one = (kind: FactFacetKind, value: string | null): string[] => (value === null ? [] : [kind + value]);
  return [
    ...one('h', hsChapter),
    ...one('i', incoterm),
    ...originCountryIds.flatMap((id) => one('o', id)),
    ...one('d', destinationCountryId),
    ...certificates.flatMap((code) => one('q', code)),
    ...(validUntil === null ? [] : [dayWord(validUntil)]),
  ];
}

function companyWords(listed: ListedCompany): string[] {
  const words = new Set<string>();
  for (const area of listed.hasBothAreas === true ? [1, 2] : [listed.activityArea]) if (area !== null) words.add(`a${area}`);
  for (const { id } of listed.categories) words.add(`c${id}`);
  for (const { subs } of listed.categories) for (const sub of subs) words.add(`s${sub}`);
  if (listed.countryId !== null) words.add(`k${listed.countryId}`);
  return [...words];
}

const withBoost = (words: string[], isBoosted: boolean): string => (isBoosted ? [...words, boostedFacet] : words).join(' ');

/** '' (all), each word alone, and each counted pair; `words` are in the fixed order of kinds. */
function countKeys(words: readonly string[], pairs: ReadonlySet<string>): string[] {
  const joined = words.flatMap((first, index) =>
    words
      .slice(index + 1)
      .filter((second) => pairs.has(first.charAt(0) + second.charAt(0)))
      .map((second) => `${first}|${second}`),
  );
  return ['', ...words, ...joined];
}

/** The words of `request.facets`. */
export const requestFacets = (listed: ListedRequest, isBoosted: boolean): string =>
  withBoost([...requestWords(listed), ...(listed.facts === undefined ? [] : factWords(listed.facts))], isBoosted);
/** The keys of `facet_count` that a live request belongs to. */
export const requestCountKeys = (listed: ListedRequest): string[] => countKeys(requestWords(listed), countedPairs.request);
/** The words of `company.facets`. */
export const companyFacets = (listed: ListedCompany, isBoosted: boolean): string => withBoost(companyWords(listed), isBoosted);
/** The keys of `facet_count` that a live company belongs to. */
export const companyCountKeys = (listed: ListedCompany): string[] => countKeys(companyWords(listed), countedPairs.company);
