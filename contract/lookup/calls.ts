/** Lookup lists, without a token. The names in the answers are those of the specification. */
import { defineCall } from '../wire/call.ts';

const anyone = { who: 'anyone' } as const;

export const getCountries = defineCall({
  method: 'GET',
  path: '/CMSLocations/GetCountries',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getCities = defineCall({
  name: 'GetCities',
  method: 'GET',
  path: '/CMSLocations/GetCities/:countryId',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getCategories = defineCall({
  method: 'GET',
  path: '/CMSCategories/GetCategories',
  access: anyone,
  reads: ['content'],
});
export const getActivityAreas = defineCall({
  method: 'GET',
  path: '/CMSCategories/GetActivityAreas',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getCompanyTypes = defineCall({
  method: 'GET',
  path: '/CMSTypes/GetCompanyTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getLogisticTypes = defineCall({
  method: 'GET',
  path: '/CMSTypes/GetLogisticTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getShippingTypes = defineCall({
  method: 'GET',
  path: '/CMSTypes/GetShippingTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
