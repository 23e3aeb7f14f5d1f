/** Lookup lists; no token. Names of the answers as the specification gives them. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { categoriesPlace } from './categories.ts';
import { id, localText } from '../wire.ts';
import { cityNames } from './place-name.ts';

export const country = z.object({ id: z.string(), name: localText, code: z.string(), dial_code: z.string() });
export const area = z.object({ id: z.string(), name: z.string() });
export const city = z.object({
  id: z.string(),
  name: z.string(),
  names: z.optional(cityNames),
  /** What it is also called: local, former and short names. */
  also: z.optional(z.array(z.string())),
  areas: z.array(area),
});
export const subCategory = z.object({ id: z.string(), description: localText });
export const category = z.object({ id: z.string(), icon: z.string(), description: localText, subCategories: z.array(subCategory) });
export const lookupType = z.object({ id: z.string(), slug: z.string(), typeDescription: localText });
export type Country = z.infer<typeof country>;
export type City = z.infer<typeof city>;
export type Category = z.infer<typeof category>;
export type LookupType = z.infer<typeof lookupType>;

const anyone = { who: 'anyone' } as const;

export const getCountries = defineCall({
  name: 'GetCountries',
  method: 'GET',
  path: '/CMSLocations/GetCountries',
  access: anyone,
  data: z.array(country),
  summary: 'All countries with names in four languages and dial codes.',
});
export const getCities = defineCall({
  name: 'GetCities',
  method: 'GET',
  path: '/CMSLocations/GetCities/:countryId',
  access: anyone,
  params: z.object({ countryId: id }),
  data: z.array(city),
  errors: ['NOT_FOUND'],
  summary: 'Cities of a country with their areas and names in the four languages, the largest first.',
});
export const getCategories = defineCall({
  name: 'GetCategories',
  ...categoriesPlace,
  access: anyone,
  data: z.object({ categories: z.array(category) }),
  summary: 'Categories with sub-categories.',
});
export const getActivityAreas = defineCall({
  name: 'GetActivityAreas',
  method: 'GET',
  path: '/CMSCategories/GetActivityAreas',
  access: anyone,
  data: z.object({ activityAreas: z.array(z.object({ id: z.number(), description: localText })) }),
  summary: 'Activity areas: 1 import, 2 export.',
});
export const getCompanyTypes = defineCall({
  name: 'GetCompanyTypes',
  method: 'GET',
  path: '/CMSTypes/GetCompanyTypes',
  access: anyone,
  data: z.object({ types: z.array(lookupType) }),
  summary: 'Company types.',
});
export const getLogisticTypes = defineCall({
  name: 'GetLogisticTypes',
  method: 'GET',
  path: '/CMSTypes/GetLogisticTypes',
  access: anyone,
  data: z.object({ logisticTypes: z.array(lookupType) }),
  summary: 'Logistic types.',
});
export const getShippingTypes = defineCall({
  name: 'GetShippingTypes',
  method: 'GET',
  path: '/CMSTypes/GetShippingTypes',
  access: anyone,
  data: z.object({ shippingTypes: z.array(lookupType) }),
  summary: 'Shipping types.',
});
