/** What a request list shows, as its address says it: every filter, the order and the page stand there. */
import type { BodyInputOf } from '../call.ts';
import { listPageSize } from '../limits.ts';
import { addressWith, allRequestsQuery, pageNumber, pageText, readQuery } from '../page-query.ts';
import type { getRequestCards } from './calls.ts';
import type { ServiceType } from './shapes.ts';
import { certificates, hsChapters, incoterms } from '../trade/codes.ts';

/** 0 any; `other` is 3 and 4 (D-14). */
export type RequestKind = 0 | ServiceType | 'other';
export type RequestSort = 'newest' | 'oldest';

export interface RequestQuery {
  /** `/imports`, `/exports`, `/requests` or `/search`. */
  base: string;
  kind: RequestKind;
  category: string;
  subCategories: readonly string[];
  /** Two-letter codes. */
  countries: readonly string[];
  loadTypes: readonly string[];
  shippingTypes: readonly string[];
  /** Two digits. */
  hsChapters: readonly string[];
  incoterms: readonly string[];
  /** Two-letter codes, both. */
  origins: readonly string[];
  destinations: readonly string[];
  certificates: readonly string[];
  /** Days for which it holds at least, or empty. */
  valid: string;
  sort: RequestSort;
  value: string;
  /** 1-based. */
  page: number;
}

/** The filters of an address in which nothing is chosen. */
export const noFilters = {
  category: '',
  subCategories: [],
  countries: [],
  loadTypes: [],
  shippingTypes: [],
  hsChapters: [],
  incoterms: [],
  origins: [],
  destinations: [],
  certificates: [],
  valid: '',
} as const;
/** Those of which several may be chosen. */
export type FilterList = { [Name in keyof typeof noFilters]: (typeof noFilters)[Name] extends '' ? never : Name }[keyof typeof noFilters];
const filterLists = Object.entries(noFilters).flatMap(([name, none]) => (none === '' ? [] : [name as FilterList]));

const kinds: Readonly<Record<string, RequestKind>> = { '1': 1, '2': 2, '3': 3, '4': 4, other: 'other' };
/** Lists of any kind: their address names it. */
const isOpen = (base: string): boolean => base === '/requests' || base === '/search';

/** @param base the list's path; of an open list the query's `type` says the kind */
export function readRequestQuery(params: URLSearchParams, base: '/imports' | '/exports' | '/requests' | '/search'): RequestQuery {
  const { type, value, category, subCategory, country, loadType, shippingType, sort, page, ...trade } = readQuery(allRequestsQuery, params);
  return {
    base,
    kind: base === '/imports' ? 1 : base === '/exports' ? 2 : (kinds[type] ?? 0),
    category,
    subCategories: subCategory,
    countries: country,
    loadTypes: loadType,
    shippingTypes: shippingType,
    hsChapters: trade.hs,
    incoterms: trade.incoterm,
    origins: trade.origin,
    destinations: trade.destination,
    certificates: trade.certificate,
    valid: trade.valid,
    sort: sort === 'oldest' ? sort : 'newest',
    value,
    page: pageNumber(page),
  };
}

/** The address of a list; a change of a filter begins at its first page. */
export function requestAddress(query: RequestQuery, change: Partial<RequestQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  return addressWith(next.base, allRequestsQuery, {
    type: isOpen(next.base) && next.kind !== 0 ? String(next.kind) : '',
    value: next.value,
    category: next.category,
    subCategory: next.subCategories,
    country: next.countries,
    loadType: next.loadTypes,
    shippingType: next.shippingTypes,
    hs: next.hsChapters,
    incoterm: next.incoterms,
    origin: next.origins,
    destination: next.destinations,
    certificate: next.certificates,
    valid: next.valid,
    sort: next.sort === 'newest' ? '' : next.sort,
    page: pageText(next.page),
  });
}

/** What of a query is one of the codes. */
const among = <Code extends string>(codes: readonly Code[], asked: readonly string[]): Code[] =>
  codes.filter((code) => asked.includes(code));

/**
 * What of an address means something: unknown categories, countries and types are dropped, and a sub-category brings its category along,
 * so that every filter that works is shown and can be taken away.
 */
export function knownQuery(
  query: RequestQuery,
  known: {
    categories: ReadonlyMap<string, unknown>;
    countries: ReadonlyMap<string, unknown>;
    loadTypes: ReadonlyMap<string, unknown>;
    shippingTypes: ReadonlyMap<string, unknown>;
    categoryOf: (subCategoryId: string) => string | undefined;
  },
): RequestQuery {
  const category = known.categories.has(query.category)
    ? query.category
    : (query.subCategories.map(known.categoryOf).find((id) => id !== undefined) ?? '');
  return {
    ...query,
    category,
    subCategories: query.subCategories.filter((id) => known.categoryOf(id) === category),
    countries: query.countries.filter((code) => known.countries.has(code)),
    loadTypes: query.loadTypes.filter((id) => known.loadTypes.has(id)),
    shippingTypes: query.shippingTypes.filter((id) => known.shippingTypes.has(id)),
    hsChapters: among(hsChapters, query.hsChapters),
    incoterms: among(incoterms, query.incoterms),
    origins: query.origins.filter((code) => known.countries.has(code)),
    destinations: query.destinations.filter((code) => known.countries.has(code)),
    certificates: among(certificates, query.certificates),
  };
}

export const isFiltered = (query: RequestQuery): boolean =>
  filterLists.some((name) => query[name].length > 0) || query.category !== '' || query.valid !== '' || query.value !== '';

/** @param countryId from the two-letter code to the API's id */
export function requestBody(query: RequestQuery, countryId: (code: string) => string | undefined): BodyInputOf<typeof getRequestCards> {
  const ids = (list: readonly string[]): { list: string[] } | null => (list.length === 0 ? null : { list: [...list] });
  const ofCountries = (codes: readonly string[]) => ids(codes.flatMap((code) => countryId(code) ?? []));
  const countries = ofCountries(query.countries);
  const origins = ofCountries(query.origins);
  const destinations = ofCountries(query.destinations);
  const subs = ids(query.subCategories);
  const loads = ids(query.loadTypes);
  const shippings = ids(query.shippingTypes);
  return {
    page: query.page - 1,
    size: listPageSize,
    sort: query.sort,
    ...(query.value !== '' && { text: query.value.slice(0, 200) }),
    filters: {
      ...(query.kind !== 0 && { serviceType: query.kind }),
      ...(query.category !== '' && { categoryId: query.category }),
      ...(subs && { subCategoryIds: subs.list }),
      ...(countries && { countryIds: countries.list }),
      ...(loads && { loadTypeIds: loads.list }),
      ...(shippings && { shippingTypeIds: shippings.list }),
      ...(query.hsChapters.length > 0 && { hsChapters: [...query.hsChapters] }),
      ...(query.incoterms.length > 0 && { incoterms: among(incoterms, query.incoterms) }),
      ...(origins && { originCountryIds: origins.list }),
      ...(destinations && { destinationCountryIds: destinations.list }),
      ...(query.certificates.length > 0 && { certificates: among(certificates, query.certificates) }),
      ...(query.valid !== '' && { validDays: Number(query.valid) }),
    },
  };
}
