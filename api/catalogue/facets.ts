/** Which values of each filter lead to something, for lists of requests, companies and products: what is counted, and what is told. */
import type { CompanyFacetCounts, ProductFacetCounts, RequestFacetCounts } from '../../contract/catalogue/facet-counts.ts';
import type { RequestFilters } from '../../contract/request/schemas.ts';
import { needsLogisticTypes } from '../../contract/request/rules.ts';
import { hsChapters } from '../../contract/trade/codes.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { CategoryFilters } from './facet-groups.ts';
import type { FacetCounts } from './facet-store.ts';

type Values = Record<string, readonly string[]>;

/** Of sub-categories those of the chosen category are offered, or of that of the chosen ones. */
export function companyValues(lookups: Lookups, { categoryId, subCategoryIds = [] }: CategoryFilters): Values {
  const within = new Set([categoryId, ...subCategoryIds.map((id) => lookups.subCategoryById.get(id)?.categoryId)]);
  return {
    c: lookups.categories.map(({ id }) => id),
    s: lookups.categories.flatMap(({ id, subCategories }) => (within.has(id) ? subCategories.map((sub) => sub.id) : [])),
    k: [...lookups.countries.keys()],
  };
}

export function requestValues(lookups: Lookups, filters: RequestFilters): Values {
  const { serviceType = 0 } = filters;
  const hasLogistic = serviceType === 0 || serviceType === 'other' || needsLogisticTypes(serviceType);
  return {
    ...companyValues(lookups, filters),
    l: hasLogistic ? lookups.types.logistic.map(({ id }) => id) : [],
    p: hasLogistic ? lookups.types.shipping.map(({ id }) => id) : [],
  };
}

export const productValues = (lookups: Lookups, filters: CategoryFilters): Values => ({
  ...companyValues(lookups, filters),
  h: hsChapters,
});

type Names<List> = Readonly<Record<string, keyof List & string>>;
const companyNames = { c: 'categories', s: 'subCategories', k: 'countries' } as const satisfies Names<CompanyFacetCounts>;
const requestNames = { ...companyNames, l: 'logisticTypes', p: 'shippingTypes' } as const satisfies Names<RequestFacetCounts>;
const productNames = { ...companyNames, h: 'hsChapters' } as const satisfies Names<ProductFacetCounts>;

const valuesIn = (counts: FacetCounts, kind: string) => counts[kind]?.values ?? [];
const cappedIn = (counts: FacetCounts, names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names).flatMap(([kind, name]) => (counts[kind]?.isCapped === true ? [name] : []));

/** Nothing was counted where the search itself finds nothing: `counts` are empty then. */
export const companyFacetsOf = (counts: FacetCounts, lookups: Lookups): CompanyFacetCounts => ({
  categories: valuesIn(counts, 'c'),
  subCategories: valuesIn(counts, 's'),
  countries: valuesIn(counts, 'k').map(({ id, count }) => ({ id, code: lookups.countries.get(id)?.code ?? '', count })),
  capped: cappedIn(counts, companyNames),
});

export const requestFacetsOf = (counts: FacetCounts, lookups: Lookups): RequestFacetCounts => ({
  ...companyFacetsOf(counts, lookups),
  logisticTypes: valuesIn(counts, 'l'),
  shippingTypes: valuesIn(counts, 'p'),
  capped: cappedIn(counts, requestNames),
});

export const productFacetsOf = (counts: FacetCounts, lookups: Lookups): ProductFacetCounts => ({
  ...companyFacetsOf(counts, lookups),
  hsChapters: valuesIn(counts, 'h'),
  capped: cappedIn(counts, productNames),
});
