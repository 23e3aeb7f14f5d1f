import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { companyProductsMax, productPicturesMax, searchLengthMax } from '../limits.ts';
import { filtersSchema, productFacetCounts, withFacets } from '../catalogue/filter-schemas.ts';
import { keywordsMax } from '../catalogue/keywords.ts';
import { offerInput } from '../catalogue/offer-input.ts';
import { id, jsonText, language, manyTexts, nothing, numberText, optionalId, page, size } from '../wire/wire.ts';
import { optionalLine } from '../text/text.ts';
import { productFactsInput } from '../trade/facts.ts';
import { productLengths, productSorts } from './fields.ts';
import { productFilters } from './filters.ts';
import { foundProduct, product } from './shapes.ts';

const positions = z.pipe(
  manyTexts(productPicturesMax),
  z.pipe(
    z.transform((texts: string[]) => texts.map(Number)),
    z.array(z.int('INVALID_NUMBER')).check(z.maxLength(productPicturesMax, 'TOO_MANY')),
  ),
);

export const getProductsByCompanyId = {
  query: z.object({
    id,
    language: z.optional(language),
    /** Without it, all that a company may have. */
    limit: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(companyProductsMax, 'INVALID')))),
  }),
  data: z.object({ products: z.array(product) }),
  errors: ['NOT_FOUND'],
  summary: 'Products of a company, newest first; of an unapproved one only for its own account.',
} as const satisfies CallSchemas;
export const searchProducts = {
  body: z.strictObject({
    page,
    size,
    text: optionalLine(searchLengthMax),
    filters: z.optional(filtersSchema(productFilters, {})),
    /** The products of this company are left out of the page, as far as `passedOverMax` reaches; the total counts them. */
    exceptCompanyId: z.optional(id),
    /** The reader's language. */
    language: z.optional(language),
    withFacets,
  }),
  data: z.object({
    products: z.array(foundProduct),
    count: z.number(),
    totalIsCapped: z.boolean(),
    facets: z.optional(productFacetCounts),
  }),
  summary: 'Products of public companies, newest first; the list ends with the thousandth.',
} as const satisfies CallSchemas;
export const getProductDetailById = {
  query: z.object({ id: optionalId }),
  body: z.optional(z.strictObject({ id: optionalId, language: z.optional(language) })),
  data: z.object({ product }),
  errors: ['GONE', 'NOT_FOUND', 'CONFLICTING_VALUES'],
  summary: 'One product.',
} as const satisfies CallSchemas;
export const getUserProducts = {
  body: z.strictObject({
    companyId: id,
    /** Part of the name or the code. */
    text: z.optional(z.string().check(z.maxLength(productLengths.name, 'TOO_LONG'))),
    sort: z._default(z.enum(productSorts, 'INVALID'), 'newest'),
    page,
    size,
  }),
  data: z.object({ products: z.array(product), count: z.number() }),
  errors: ['NOT_FOUND'],
  summary: 'Products of a company of the account, a page at a time.',
} as const satisfies CallSchemas;
export const addAndEditProduct = {
  body: z.strictObject({
    ...offerInput('Product', productLengths),
    /** The new product is a copy of this product of the account: ImageURLs are pictures of this product, which are copied. */
    'Product.CopyOf': optionalId,
    CompanyId: id,
    'Product.Code': optionalLine(productLengths.code),
    'Product.ProductKeywords': manyTexts(keywordsMax),
    /** Trade facts as JSON text; if missing, they stay unchanged. */
    'Product.Facts': z.optional(jsonText(productFactsInput)),
    /** Stored pictures that stay, in order. */
    ImageURLs: manyTexts(productPicturesMax),
    /** Position of each file of ImageList among all pictures, from 0; without it files follow the pictures that stay. */
    ImagePositions: positions,
  }),
  data: z.object({ product }),
  errors: [
    'COMPANY_SUSPENDED',
    'NOT_FOUND',
    'NO_ACCESS',
    'COMPANY_GONE',
    'LIMIT_REACHED',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'UNSUPPORTED_MEDIA',
    'EMPTY_FILE',
    'TOO_LARGE',
    'CATEGORY_INVALID',
    'STALE_VERSION',
    'NOT_PUBLIC',
  ],
  summary: 'Adds a product (no or all-zero id) or edits one; a restricted one waits for a moderator then, and cannot be copied.',
} as const satisfies CallSchemas;
export const deleteProduct = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Deletes a product.',
} as const satisfies CallSchemas;
