import { categoryFilters, countryFilter, type Filters, hsFilter } from '../catalogue/filter.ts';

/** Filters of the list of all companies' products; the country is that of the company. */
export const productFilters = {
  ...categoryFilters,
  country: countryFilter,
  hs: { ...hsFilter, counts: 'hsChapters' },
} as const satisfies Filters;
