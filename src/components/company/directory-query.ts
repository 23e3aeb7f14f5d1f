/** What the directory shows, as its address says it. */
import type { BodyInputOf } from '../../../contract/call.ts';
import type { getCompanyCards } from '../../../contract/company/calls.ts';
import type { DirectorySort } from '../../../contract/company/schemas.ts';
import { listPageSize } from '../../../contract/limits.ts';
import type { KnownPlaces } from '../../../contract/lookup/known-places.ts';
import { addressWith, directoryQuery, pageNumber, pageText, readQuery, searchedCompaniesQuery } from '../../../contract/page-query.ts';

export interface DirectoryQuery {
  /** The directory itself, or its tab on /search. */
  base: '/companies' | '/search';
  category: string;
  subCategories: readonly string[];
  /** Two-letter codes. */
  countries: readonly string[];
  /** Activity area: 0 any, 1 import, 2 export. */
  activity: 0 | 1 | 2;
  value: string;
  sort: DirectorySort;
  page: number;
}

/** Reads an address; what is unknown in it is dropped, and a sub-category brings its category along. */
export function readDirectoryQuery(params: URLSearchParams, base: DirectoryQuery['base'], known: KnownPlaces): DirectoryQuery {
  const { category: asked, subCategory: subs, country, serviceType, value, sort, page } = readQuery(directoryQuery, params);
  const category = known.categories.has(asked) ? asked : (subs.map(known.categoryOf).find((id) => id !== undefined) ?? '');
  return {
    base,
    category,
    subCategories: category === '' ? [] : subs.filter((id) => known.categoryOf(id) === category),
    countries: country.filter((code) => known.countries.has(code)),
    activity: serviceType === '1' ? 1 : serviceType === '2' ? 2 : 0,
    value,
    sort: sort === 'oldest' || sort === 'name' ? sort : 'newest',
    page: pageNumber(page),
  };
}

/** As an address says it: newest first is how the directory stands anyway. */
export const sortText = ({ sort }: Pick<DirectoryQuery, 'sort'>): string => (sort === 'newest' ? '' : sort);

/** The directory's address; a change of a filter begins at its first page. */
export function directoryAddress(query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  return addressWith(next.base, searchedCompaniesQuery, {
    selected: next.base === '/search' ? '2' : '',
    value: next.value,
    category: next.category,
    subCategory: next.subCategories,
    serviceType: next.activity === 0 ? '' : String(next.activity),
    country: next.countries,
    sort: sortText(next),
    page: pageText(next.page),
  });
}

export function directoryBody(query: DirectoryQuery, { countries }: Pick<KnownPlaces, 'countries'>): BodyInputOf<typeof getCompanyCards> {
  const countryIds = query.countries.flatMap((code) => countries.get(code)?.id ?? []);
  return {
    page: query.page - 1,
    size: listPageSize,
    ...(query.sort !== 'newest' && { sort: query.sort }),
    ...(query.value !== '' && { text: query.value.slice(0, 200) }),
    filters: {
      ...(query.category !== '' && { categoryId: query.category }),
      ...(query.subCategories.length > 0 && { subCategoryIds: [...query.subCategories] }),
      ...(countryIds.length > 0 && { countryIds }),
      ...(query.activity !== 0 && { serviceType: query.activity }),
    },
  };
}
