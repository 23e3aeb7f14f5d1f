/** What a list of products shows, as its address says it. */
import type { BodyInputOf } from '../call.ts';
import { listPageSize } from '../limits.ts';
import { addressWith, pageNumber, pageText, readQuery, searchedProductsQuery } from '../page-query.ts';
import type { searchProducts } from './calls.ts';

export interface ProductQuery {
  value: string;
  category: string;
  /** Two-letter codes of their companies. */
  countries: readonly string[];
  /** 1-based. */
  page: number;
}
interface Known {
  categories: ReadonlyMap<string, unknown>;
  countries: ReadonlyMap<string, { id: string }>;
}

/** Reads an address; what is unknown in it is dropped. */
export function readProductQuery(params: URLSearchParams, known: Known): ProductQuery {
  const { value, category, country, page } = readQuery(searchedProductsQuery, params);
  return {
    value,
    category: known.categories.has(category) ? category : '',
    countries: country.filter((code) => known.countries.has(code)),
    page: pageNumber(page),
  };
}

/** The list's address; a change of a filter begins at its first page. */
export function productAddress(query: ProductQuery, change: Partial<ProductQuery> = {}): string {
  const { value, category, countries, page } = { ...query, page: 1, ...change };
  return addressWith('/search', searchedProductsQuery, { selected: '3', value, category, country: countries, page: pageText(page) });
}

export const productBody = (query: ProductQuery, { countries }: Known): BodyInputOf<typeof searchProducts> => ({
  page: query.page - 1,
  size: listPageSize,
  ...(query.value !== '' && { text: query.value.slice(0, 200) }),
  filters: {
    ...(query.category !== '' && { categoryId: query.category }),
    ...(query.countries.length > 0 && { countryIds: query.countries.flatMap((code) => countries.get(code)?.id ?? []) }),
  },
});
