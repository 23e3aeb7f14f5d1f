/** The state of a product list in its address. */
import type { BodyInputOf } from '../wire/call.ts';
import { type KnownPlaces, listAddress, listBody, type ListQuery, readList } from '../catalogue/list-query.ts';
import { searchedProductsQuery } from '../wire/page-query.ts';
import type { searchProducts } from './calls.ts';
import { productFilters } from './filters.ts';

export type ProductQuery = ListQuery<typeof productFilters>;

export const readProductQuery = (params: URLSearchParams, known: KnownPlaces): ProductQuery =>
  readList(productFilters, { base: '/search', query: searchedProductsQuery, params, known });

/** The list's address; a changed filter starts at page one. */
export const productAddress = (query: ProductQuery, change: Partial<ProductQuery> = {}): string =>
  listAddress(query.base, searchedProductsQuery, { ...query, page: 1, ...change, selected: '3' });

export const productBody = (query: ProductQuery, known: Pick<KnownPlaces, 'countries'>): BodyInputOf<typeof searchProducts> =>
  listBody(productFilters, query, known);
