import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { companyCard } from '../company/shapes.ts';
import { searchLengthMax } from '../limits.ts';
import { language, localText, numberText, optionalId } from '../wire/wire.ts';
import { optionalLine, requiredLine } from '../text/text.ts';

const counted = z.object({ count: z.number(), isCapped: z.boolean() });

export const navigationSearch = {
  body: z.strictObject({
    text: requiredLine(searchLengthMax),
    /**
     * 1 imports, 2 exports, 3 companies, 0 companies for the company picker (docs/behaviour.md#request-kinds); 4 logistic needs and
     * services, the header's `other` (docs/behaviour.md#header-search); 5 requests of every kind, for /search; 6 products (all types but 0
     * and 4 return products too); 7 everything: requests, companies and products.
     */
    searchTypeEnum: z.int().check(z.gte(0, 'INVALID'), z.lte(7, 'INVALID')),
    language: z.optional(language),
    size: z.optional(z.int().check(z.gte(1, 'INVALID'), z.lte(20, 'TOO_LONG'))),
  }),
  data: z.object({
    companies: z.array(companyCard),
    requests: z.array(z.object({ id: z.string(), name: z.string(), country: z.string(), inServiceEnum: z.number() })),
    products: z.optional(z.array(z.object({ id: z.string(), name: z.string(), country: z.string(), companyPath: z.string() }))),
    /** For a sub-category, `categoryId` is its category; for a category, its own id. */
    categories: z.array(z.object({ id: z.string(), categoryId: z.string(), description: localText })),
  }),
  summary: 'Suggestions while typing in the header search.',
} as const satisfies CallSchemas;

export const countResults = {
  body: z.strictObject({
    text: optionalLine(searchLengthMax),
    categoryId: optionalId,
    /** Also counts the requests by kind. */
    withRequestKinds: z.optional(z.boolean()),
  }),
  /** A number above a thousand is returned as a thousand, with `isCapped`. */
  data: z.object({
    requests: counted,
    companies: counted,
    products: counted,
    requestKinds: z.optional(z.object({ imports: counted, exports: counted, logistics: counted })),
  }),
  summary: 'The number of requests, companies and products that match a search.',
} as const satisfies CallSchemas;

export const getCompanyFacets = {
  /** Activity area: 0 any, 1 import, 2 export. */
  query: z.object({ serviceType: z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID'), z.lte(2, 'INVALID')))) }),
  data: z.object({
    countries: z.array(z.object({ id: z.string(), code: z.string(), count: z.number() })),
    subCategories: z.array(z.object({ id: z.string(), count: z.number() })),
  }),
  summary: 'Countries and sub-categories that have companies, with counts, the largest first.',
} as const satisfies CallSchemas;
