/** Reads the list of a saved address, with the same query as the page. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { isAnyChosen } from '../../contract/catalogue/list-query.ts';
import { readQuery, searchQuery } from '../../contract/wire/page-query.ts';
import { productAddress, productBody, readProductQuery } from '../../contract/product/list-query.ts';
import { searchProducts } from '../../contract/product/schemas.ts';
import { getRequestCards } from '../../contract/request/schemas.ts';
import {
  isFiltered,
  readRequestQuery,
  requestAddress,
  requestBody,
  type RequestListPath,
  requestLists,
} from '../../contract/request/list-query.ts';
import { type QueryText, listTextOf, type FacetGroup } from '../catalogue/match.ts';
import { groupsOf, productList, requestList } from '../catalogue/list-filters.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { SearchedKind } from './keys.ts';

export interface SearchedList {
  kind: SearchedKind;
  /** Address of the list without page and order. */
  path: string;
  groups: FacetGroup[];
  text: QueryText | null;
}

const queryLookupsOf = (lookups: Lookups) => ({
  categories: lookups.categoryById,
  countries: new Map([...lookups.countries.values()].map((country) => [asciiLowerCase(country.code), country])),
  loadTypes: new Map(lookups.types.logistic.map((type) => [type.id, type])),
  shippingTypes: new Map(lookups.types.shipping.map((type) => [type.id, type])),
  categoryOf: (subCategoryId: string): string | undefined => lookups.subCategoryById.get(subCategoryId)?.categoryId,
});
type QueryLookups = ReturnType<typeof queryLookupsOf>;
const knownByLookups = new WeakMap<Lookups, QueryLookups>();
function cachedQueryLookups(lookups: Lookups): QueryLookups {
  const known = knownByLookups.get(lookups) ?? queryLookupsOf(lookups);
  knownByLookups.set(lookups, known);
  return known;
}

interface ListQuery {
  path: string;
  /** Whether it has a text or filters. */
  isChosen: boolean;
  groups: FacetGroup[] | null;
  text: string | undefined;
}

function listQueryOfRequests(base: RequestListPath, params: URLSearchParams, known: QueryLookups, now: number): ListQuery | null {
  const query = { ...readRequestQuery(params, base, known), sort: 'newest', page: 1 } as const;
  const body = getRequestCards.body.safeParse(requestBody(query, known));
  if (!body.success) return null;
  const { filters = {}, text } = body.data;
  return {
    path: requestAddress(query),
    isChosen: isFiltered(query) || query.type !== '',
    groups: groupsOf(requestList, filters, known.categoryOf, now),
    text,
  };
}

function listQueryOfProducts(params: URLSearchParams, known: QueryLookups, now: number): ListQuery | null {
  const query = { ...readProductQuery(params, known), page: 1 };
  const body = searchProducts.body.safeParse(productBody(query, known));
  if (!body.success) return null;
  const { filters = {}, text } = body.data;
  return {
    path: productAddress(query),
    isChosen: query.value !== '' || isAnyChosen(query, productList.filters),
    groups: groupsOf(productList, filters, known.categoryOf, now),
    text,
  };
}

/** @returns null if it is not a list of requests or products, or has neither words nor filters, or can never have results */
export function readList(path: string, lookups: Lookups, now: number): SearchedList | null {
  const [pathname, query = ''] = path.split('?');
  const base = requestLists.find((each) => each === pathname);
  if (base === undefined) return null;
  const params = new URLSearchParams(query);
  const selected = base === '/search' ? readQuery(searchQuery, params).selected : '';
  if (selected === '2') return null;
  const known = cachedQueryLookups(lookups);
  const isOfProducts = selected === '3';
  const listQuery = isOfProducts ? listQueryOfProducts(params, known, now) : listQueryOfRequests(base, params, known, now);
  if (listQuery === null || !listQuery.isChosen || listQuery.groups === null) return null;
  const { text, findsNothing } = listTextOf(listQuery.text);
  if (findsNothing) return null;
  return { kind: isOfProducts ? 'product' : 'request', path: listQuery.path, groups: listQuery.groups, text };
}
