/** What the directory shows, as its address says it. */
import type { BodyInputOf } from '../../../contract/call.ts';
import type { getCompanyCards } from '../../../contract/company/calls.ts';
import { listPageSize } from '../../../contract/limits.ts';

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
  page: number;
}

/** What an address may name. */
export interface KnownPlaces {
  categories: ReadonlyMap<string, unknown>;
  countries: ReadonlyMap<string, { id: string }>;
  categoryOf: (subCategoryId: string) => string | undefined;
}

/** Reads an address; what is unknown in it is dropped, and a sub-category brings its category along. */
export function readDirectoryQuery(params: URLSearchParams, base: DirectoryQuery['base'], known: KnownPlaces): DirectoryQuery {
  const asked = params.get('category') ?? '';
  const subs = [...new Set(params.getAll('subCategory'))];
  const category = known.categories.has(asked) ? asked : (subs.map(known.categoryOf).find((id) => id !== undefined) ?? '');
  const activity = params.get('serviceType');
  const page = Number(params.get('page') ?? '1');
  return {
    base,
    category,
    subCategories: category === '' ? [] : subs.filter((id) => known.categoryOf(id) === category),
    countries: [...new Set(params.getAll('country'))].filter((code) => known.countries.has(code)),
    activity: activity === '1' ? 1 : activity === '2' ? 2 : 0,
    value: (params.get('value') ?? '').trim(),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The directory's address; a change of a filter begins at its first page. */
export function directoryAddress(query: DirectoryQuery, change: Partial<DirectoryQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.base === '/search') params.set('selected', '2');
  if (next.value !== '') params.set('value', next.value);
  if (next.category !== '') params.set('category', next.category);
  for (const id of next.subCategories) params.append('subCategory', id);
  if (next.activity !== 0) params.set('serviceType', String(next.activity));
  for (const code of next.countries) params.append('country', code);
  if (next.page > 1) params.set('page', String(next.page));
  return params.size === 0 ? next.base : `${next.base}?${params}`;
}

const branchesMax = 20;

export function directoryBody(query: DirectoryQuery, { countries }: Pick<KnownPlaces, 'countries'>): BodyInputOf<typeof getCompanyCards> {
  const countryIds = query.countries.flatMap((code) => countries.get(code)?.id ?? []).slice(0, branchesMax);
  return {
    page: query.page - 1,
    size: listPageSize,
    ...(query.value !== '' && { text: query.value.slice(0, 200) }),
    filters: {
      ...(query.category !== '' && { categoryId: query.category }),
      ...(query.subCategories.length > 0 && { subCategoryIds: query.subCategories.slice(0, branchesMax) }),
      ...(countryIds.length > 0 && { countryIds }),
      ...(query.activity !== 0 && { serviceType: query.activity }),
    },
  };
}
