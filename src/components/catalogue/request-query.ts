/** What a request list shows, as its address says it: every filter, the order and the page stand there. */
import type { BodyInputOf } from '../../../contract/call.ts';
import { listPageSize } from '../../../contract/limits.ts';
import { addressWith, allRequestsQuery, pageNumber, pageText, readQuery } from '../../../contract/page-query.ts';
import { ownListOf } from '../../../contract/request/address.ts';
import type { getRequestCards } from '../../../contract/request/calls.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';

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
  sort: RequestSort;
  value: string;
  /** 1-based. */
  page: number;
}

const kinds: Readonly<Record<string, RequestKind>> = { '1': 1, '2': 2, '3': 3, '4': 4, other: 'other' };
/** Lists of any kind: their address names it. */
const isOpen = (base: string): boolean => base === '/requests' || base === '/search';

/** @param base the list's path; of an open list the query's `type` says the kind */
export function readRequestQuery(params: URLSearchParams, base: '/imports' | '/exports' | '/requests' | '/search'): RequestQuery {
  const { type, value, category, subCategory, country, loadType, shippingType, sort, page } = readQuery(allRequestsQuery, params);
  return {
    base,
    kind: base === '/imports' ? 1 : base === '/exports' ? 2 : (kinds[type] ?? 0),
    category,
    subCategories: subCategory,
    countries: country,
    loadTypes: loadType,
    shippingTypes: shippingType,
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
    sort: next.sort === 'newest' ? '' : next.sort,
    page: pageText(next.page),
  });
}

/** The list of another kind with what was searched for; filters stay behind, since they list what has results there. */
export function kindAddress(query: RequestQuery, kind: ServiceType): string {
  const empty = { category: query.category, subCategories: [], countries: [], loadTypes: [], shippingTypes: [] };
  const base = query.base === '/search' ? '/search' : query.value === '' ? (ownListOf(kind) ?? '/requests') : '/requests';
  return requestAddress(query, { ...empty, base, kind });
}

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
  };
}

export const isFiltered = (query: RequestQuery): boolean =>
  [query.subCategories, query.countries, query.loadTypes, query.shippingTypes].some((list) => list.length > 0) ||
  query.category !== '' ||
  query.value !== '';

/** @param countryId from the two-letter code to the API's id */
export function requestBody(query: RequestQuery, countryId: (code: string) => string | undefined): BodyInputOf<typeof getRequestCards> {
  const ids = (list: readonly string[]): { list: string[] } | null => (list.length === 0 ? null : { list: [...list] });
  const countries = ids(query.countries.flatMap((code) => countryId(code) ?? []));
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
    },
  };
}
