/** Lookup lists; no token. Names of the answers as the specification gives them. */
import { defineCall } from '../wire/call.ts';

const anyone = { who: 'anyone' } as const;

export const getCountries = defineCall({
  name: 'GetCountries',
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
  name: 'GetCategories',
  method: 'GET',
  path: '/CMSCategories/GetCategories',
  access: anyone,
  reads: ['content'],
});
export const getActivityAreas = defineCall({
  name: 'GetActivityAreas',
  method: 'GET',
  path: '/CMSCategories/GetActivityAreas',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getCompanyTypes = defineCall({
  name: 'GetCompanyTypes',
  method: 'GET',
  path: '/CMSTypes/GetCompanyTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getLogisticTypes = defineCall({
  name: 'GetLogisticTypes',
  method: 'GET',
  path: '/CMSTypes/GetLogisticTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
export const getShippingTypes = defineCall({
  name: 'GetShippingTypes',
  method: 'GET',
  path: '/CMSTypes/GetShippingTypes',
  access: anyone,
  // Changes by migration only.
  reads: [],
});
