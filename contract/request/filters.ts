import { categoryFilters, countryFilter, type Filters, hsFilter, manyCountries, manyFrom, manyOf, oneOf } from '../catalogue/filter.ts';
import { certificates, incoterms } from '../trade/codes.ts';

/** What narrows a list of requests, of one kind or all. */
export const requestsOfKindFilters = {
  ...categoryFilters,
  country: countryFilter,
  /** Logistic types (docs/behaviour.md#load-types). */
  loadType: { wire: 'loadTypeIds', ...manyFrom('loadTypes'), counts: 'logisticTypes' },
  shippingType: { wire: 'shippingTypeIds', ...manyFrom('shippingTypes'), counts: 'shippingTypes' },
  hs: hsFilter,
  incoterm: { wire: 'incoterms', ...manyOf(incoterms) },
  /** Where goods are from; of freight, where it begins. */
  origin: { wire: 'originCountryIds', ...manyCountries },
  /** Where goods are delivered; of freight, where it ends. */
  destination: { wire: 'destinationCountryIds', ...manyCountries },
  certificate: { wire: 'certificates', ...manyOf(certificates) },
  /** Valid for so many days at least, by its own word. */
  valid: { wire: 'validDays', ...oneOf(['7', '14', '30']), isNumber: true },
} as const satisfies Filters;

/** The kind as well, which the path of some lists says. */
export const requestFilters = {
  /** `other` is 3 and 4 (docs/behaviour.md#request-kinds). */
  type: { wire: 'serviceType', ...oneOf(['1', '2', '3', '4', 'other']), isNumber: true, isOwnList: true },
  ...requestsOfKindFilters,
} as const satisfies Filters;
