/** What a list of products shows, as its address says it. */
import type { BodyInputOf } from '../call.ts';
import { listPageSize } from '../limits.ts';
import { addressWith, pageNumber, pageText, readQuery, searchedProductsQuery } from '../page-query.ts';
import type { searchProducts } from './calls.ts';
import { hsChapters } from '../trade/codes.ts';
import type { KnownPlaces } from '../lookup/known-places.ts';

export interface ProductQuery {
  value: string;
  category: string;
  subCategories: readonly string[];
  /** Two-letter codes of their companies. */
  countries: readonly string[];
  /** Two digits. */
  chapters: readonly string[];
  /** 1-based. */
  page: number;
}

/** The filters of an address in which nothing is chosen. */
export const noProductFilters = { category: '', subCategories: [], countries: [], chapters: [] } as const;

/** Reads an address; what is unknown in it is dropped, and a sub-category brings its category along. */
export function readProductQuery(params: URLSearchParams, known: KnownPlaces): ProductQuery {
  const { value, category: asked, subCategory: subs, country, hs, page } = readQuery(searchedProductsQuery, params);
  const category = known.categories.has(asked) ? asked : (subs.map(known.categoryOf).find((id) => id !== undefined) ?? '');
  return {
    value,
    category,
    subCategories: category === '' ? [] : subs.filter((id) => known.categoryOf(id) === category),
    countries: country.filter((code) => known.countries.has(code)),
    chapters: hs.filter((chapter) => hsChapters.includes(chapter)),
    page: pageNumber(page),
  };
}

/** The list's address; a change of a filter begins at its first page. */
export function productAddress(query: ProductQuery, change: Partial<ProductQuery> = {}): string {
  const { value, category, subCategories, countries, chapters, page } = { ...query, page: 1, ...change };
  const rest = { value, category, subCategory: subCategories, country: countries, hs: chapters, page: pageText(page) };
  return addressWith('/search', searchedProductsQuery, { selected: '3', ...rest });
}

export const productBody = (query: ProductQuery, { countries }: Pick<KnownPlaces, 'countries'>): BodyInputOf<typeof searchProducts> => ({
  page: query.page - 1,
  size: listPageSize,
  ...(query.value !== '' && { text: query.value.slice(0, 200) }),
  filters: {
    ...(query.category !== '' && { categoryId: query.category }),
    ...(query.subCategories.length > 0 && { subCategoryIds: [...query.subCategories] }),
    ...(query.countries.length > 0 && { countryIds: query.countries.flatMap((code) => countries.get(code)?.id ?? []) }),
    ...(query.chapters.length > 0 && { hsChapters: [...query.chapters] }),
  },
});
