import { categoryFilters, countryFilter, type Filters, hsFilter } from '../catalogue/filter.ts';

/** What the products of all companies are narrowed by; the country is that of the company. */
export const productFilters = {
  ...categoryFilters,
  country: countryFilter,
  hs: { ...hsFilter, counts: 'hsChapters' },
} as const satisfies Filters;
