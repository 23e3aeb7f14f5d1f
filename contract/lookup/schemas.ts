import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { id, localText } from '../wire/wire.ts';

/** Names of a city in languages that differ from the general name. */
export const cityNames = z.partial(localText);
export type CityNames = z.infer<typeof cityNames>;

export const country = z.object({ id: z.string(), name: localText, code: z.string(), dial_code: z.string() });
export const area = z.object({ id: z.string(), name: z.string() });
export const city = z.object({
  id: z.string(),
  name: z.string(),
  names: z.optional(cityNames),
  /** Alternative names: local, former and short ones. */
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

export const getCountries = {
  data: z.array(country),
  summary: 'All countries with names in four languages and dial codes.',
} as const satisfies CallSchemas;
export const getCities = {
  params: z.object({ countryId: id }),
  data: z.array(city),
  errors: ['NOT_FOUND'],
  summary: 'Cities of a country with their areas and names in the four languages, the largest first.',
} as const satisfies CallSchemas;
export const getCategories = {
  data: z.object({ categories: z.array(category) }),
  summary: 'Categories with sub-categories.',
} as const satisfies CallSchemas;
export const getActivityAreas = {
  data: z.object({ activityAreas: z.array(z.object({ id: z.number(), description: localText })) }),
  summary: 'Activity areas: 1 import, 2 export.',
} as const satisfies CallSchemas;
export const getCompanyTypes = {
  data: z.object({ types: z.array(lookupType) }),
  summary: 'Company types.',
} as const satisfies CallSchemas;
export const getLogisticTypes = {
  data: z.object({ logisticTypes: z.array(lookupType) }),
  summary: 'Logistic types.',
} as const satisfies CallSchemas;
export const getShippingTypes = {
  data: z.object({ shippingTypes: z.array(lookupType) }),
  summary: 'Shipping types.',
} as const satisfies CallSchemas;
