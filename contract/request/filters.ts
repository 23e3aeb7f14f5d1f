import { categoryFilters, countryFilter, type Filters, hsFilter, manyCountries, manyFrom, manyOf, oneOf } from '../catalogue/filter.ts';
import { certificates, incoterms } from '../trade/codes.ts';

/** Filters of every list of requests, whether of one kind or of all. */
export const requestsOfKindFilters = {
  ...categoryFilters,
  country: countryFilter,
  /** Logistic types (docs/behaviour.md#load-types). */
  loadType: { wire: 'loadTypeIds', ...manyFrom('loadTypes'), counts: 'logisticTypes' },
  shippingType: { wire: 'shippingTypeIds', ...manyFrom('shippingTypes'), counts: 'shippingTypes' },
  hs: hsFilter,
  incoterm: { wire: 'incoterms', ...manyOf(incoterms) },
  /** Origin of goods; for freight, the start of the route. */
  origin: { wire: 'originCountryIds', ...manyCountries },
  /** Destination of goods; for freight, the end of the route. */
  destination: { wire: 'destinationCountryIds', ...manyCountries },
  certificate: { wire: 'certificates', ...manyOf(certificates) },
  /** Valid for at least this number of days, by its own last day. */
  valid: { wire: 'validDays', ...oneOf(['7', '14', '30']), isNumber: true },
} as const satisfies Filters;

/** All filters, including the kind, which some lists have in their path instead. */
export const requestFilters = {
  /** `other` is 3 and 4 (docs/behaviour.md#request-kinds). */
  type: { wire: 'serviceType', ...oneOf(['1', '2', '3', '4', 'other']), isNumber: true, isOwnList: true },
  ...requestsOfKindFilters,
} as const satisfies Filters;
