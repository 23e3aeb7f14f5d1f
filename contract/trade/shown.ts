/** Trade facts for readers: places and countries have names, everything else is a code or number that pages format. */
import * as z from 'zod/mini';
import { titled } from '../text/author-texts.ts';
import { id, localText } from '../wire/wire.ts';
import { companyFactsInput, freightFactsInput, goodsFactsInput, productFactsInput } from './facts.ts';
import { incoterms } from './codes.ts';

/** A place: two-letter country code in lower case, names of the city, and a free text. */
export const place = z.object({
  countryId: id,
  country: z.string(),
  cityId: z.optional(id),
  city: z.optional(localText),
  detail: z.optional(z.string()),
});
export type Place = z.infer<typeof place>;

/** Two-letter codes, lower case. */
const countryCodes = z.array(z.string());

const goodsFacts = z.extend(z.omit(z.object(goodsFactsInput.shape), { delivery: true, originCountryIds: true }), {
  delivery: z.optional(z.object({ incoterm: z.enum(incoterms), place: z.optional(place) })),
  origins: z.optional(countryCodes),
});
export type GoodsFacts = z.infer<typeof goodsFacts>;

const freightFacts = z.extend(z.omit(z.object(freightFactsInput.shape), { from: true, to: true, goodsRequestId: true }), {
  from: z.optional(place),
  to: z.optional(place),
  /** The request of the goods, if it is public. */
  goodsRequest: z.optional(z.object({ id, name: z.string(), ...titled, inServiceEnum: z.optional(z.number()) })),
});
export type FreightFacts = z.infer<typeof freightFacts>;

/** One of the two, by the service type. */
export const requestFacts = z.object({ goods: z.optional(goodsFacts), freight: z.optional(freightFacts) });
export type RequestFacts = z.infer<typeof requestFacts>;

/** Facts of a card or list row. */
export const cardFacts = z.object({
  goods: z.optional(z.pick(goodsFacts, { quantity: true, delivery: true, price: true, validUntil: true, hsCode: true })),
  freight: z.optional(z.pick(freightFacts, { from: true, to: true, weight: true, units: true, readyOn: true, validUntil: true })),
});
export type CardFacts = z.infer<typeof cardFacts>;

/** With the country's id, as forms send it, and its code. */
export const productFacts = z.extend(z.object(productFactsInput.shape), { origin: z.optional(z.string()) });
export type ProductFacts = z.infer<typeof productFacts>;

/** With the countries' ids, as forms send them, and their codes. */
export const companyFacts = z.extend(z.object(companyFactsInput.shape), { markets: z.optional(countryCodes) });
export type CompanyFacts = z.infer<typeof companyFacts>;
