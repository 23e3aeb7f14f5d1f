import { categoryFilters, countryFilter, type Filters, oneOf } from '../catalogue/filter.ts';

/** Filters of the directory. */
export const companyFilters = {
  ...categoryFilters,
  /** Activity area (docs/behaviour.md#public-calls): 1 import, 2 export. */
  serviceType: { wire: 'serviceType', ...oneOf(['1', '2']), isNumber: true },
  country: countryFilter,
} as const satisfies Filters;
