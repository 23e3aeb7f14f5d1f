import { categoryFilters, countryFilter, type Filters, oneOf } from '../catalogue/filter.ts';

/** What the directory is narrowed by. */
export const companyFilters = {
  ...categoryFilters,
  /** Activity area (docs/behaviour.md#public-calls): 1 import, 2 export. */
  serviceType: { wire: 'serviceType', ...oneOf(['1', '2']), isNumber: true },
  country: countryFilter,
} as const satisfies Filters;
