/** The state of a product list in its address. */
import type { BodyInputOf } from '../wire/call.ts';
import { type AddressLookups, listAddress, listBody, type ListQuery, readList } from '../catalogue/list-query.ts';
import { searchedProductsQuery } from '../wire/page-query.ts';
import type { searchProducts } from './calls.ts';
import { productFilters } from './filters.ts';

export type ProductQuery = ListQuery<typeof productFilters>;

export const readProductQuery = (params: URLSearchParams, known: AddressLookups): ProductQuery =>
  readList(productFilters, { base: '/search', query: searchedProductsQuery, params, known });

/** The list's address; if a filter is changed, it starts at page one. */
export const productAddress = (query: ProductQuery, change: Partial<ProductQuery> = {}): string =>
  listAddress(query.base, searchedProductsQuery, { ...query, page: 1, ...change, selected: '3' });

export const productBody = (query: ProductQuery, known: Pick<AddressLookups, 'countries'>): BodyInputOf<typeof searchProducts> =>
  listBody(productFilters, query, known);
