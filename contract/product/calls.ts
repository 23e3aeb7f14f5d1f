import * as z from 'zod/mini';
import { sentTexts } from '../author-texts.ts';
import { defineCall } from '../call.ts';
import { productFacetCounts, withFacets } from '../catalogue/facet-counts.ts';
import { keywordsMax } from '../catalogue/keywords.ts';
import { filterValuesMax, productPicturesMax } from '../limits.ts';
import { optionalLine, requiredLine, requiredText } from '../text.ts';
import { id, jsonText, language, manyTexts, nothing, numberText, optionalId, page, size } from '../wire.ts';
import { hsChapters } from '../trade/codes.ts';
import { productFactsInput } from '../trade/facts.ts';
import { productLengths } from './fields.ts';
import { foundProduct, product } from './shapes.ts';
import { productSorts } from './sorts.ts';

const positions = z.pipe(
  manyTexts(productPicturesMax),
  z.pipe(
    z.transform((texts: string[]) => texts.map(Number)),
    z.array(z.int('INVALID_NUMBER')).check(z.maxLength(productPicturesMax, 'TOO_MANY')),
  ),
);

export const getProductsByCompanyId = defineCall({
  name: 'GetProductsByCompanyId',
  method: 'POST',
  path: '/Company/GetProductsByCompanyId',
  access: { who: 'anyone' },
  query: z.object({ id, language: z.optional(language) }),
  data: z.object({ products: z.array(product) }),
  errors: ['NOT_FOUND'],
  summary: 'Products of a company, newest first; of an unapproved one only for its own account.',
});
const branch = z.optional(z.array(id).check(z.maxLength(filterValuesMax, 'TOO_MANY')));
export const productFilters = z.strictObject({
  categoryId: optionalId,
  subCategoryIds: branch,
  /** Of their companies. */
  countryIds: branch,
  hsChapters: z.optional(z.array(z.enum(hsChapters, 'INVALID')).check(z.maxLength(filterValuesMax, 'TOO_MANY'))),
});
export const searchProducts = defineCall({
  name: 'SearchProducts',
  method: 'POST',
  path: '/Company/SearchProducts',
  access: { who: 'anyone' },
  body: z.strictObject({
    page,
    size,
    text: optionalLine(200),
    filters: z.optional(productFilters),
    /** The reader's. */
    language: z.optional(language),
    withFacets,
  }),
  data: z.object({
    products: z.array(foundProduct),
    count: z.number(),
    totalIsCapped: z.boolean(),
    facets: z.optional(productFacetCounts),
  }),
  summary: 'Products of live companies, newest first; the list ends with the thousandth.',
});
export const getProductDetailById = defineCall({
  name: 'GetProductDetailById',
  method: 'POST',
  path: '/Company/GetProductDetailById',
  access: { who: 'anyone' },
  query: z.object({ id: optionalId }),
  body: z.optional(z.strictObject({ id: optionalId, language: z.optional(language) })),
  data: z.object({ product }),
  errors: ['NOT_FOUND', 'CONFLICTING_VALUES'],
  summary: 'One product.',
});
export const getUserProducts = defineCall({
  name: 'GetUserProducts',
  method: 'POST',
  path: '/Company/GetUserProducts',
  access: { who: 'member' },
  body: z.strictObject({
    companyId: id,
    /** Parts of the name or the code. */
    text: z.optional(z.string().check(z.maxLength(productLengths.name, 'TOO_LONG'))),
    sort: z._default(z.enum(productSorts, 'INVALID'), 'newest'),
    page,
    size,
  }),
  data: z.object({ products: z.array(product), count: z.number() }),
  errors: ['NOT_FOUND'],
  summary: 'Products of a company of the account, a page at a time.',
});
export const addAndEditProduct = defineCall({
  name: 'AddAndEditProduct',
  method: 'POST',
  path: '/Company/AddAndEditProduct',
  access: { who: 'member', flag: 'productsAccess' },
  body: z.strictObject({
    'Product.Id': optionalId,
    /** The version that was read: an edit of an older one is refused. */
    'Product.Version': z.optional(numberText),
    /** A new product that begins as a copy of this one of the account: ImageURLs are pictures of that one, which get files of their own. */
    'Product.CopyOf': optionalId,
    CompanyId: id,
    'Product.Name': requiredLine(productLengths.name),
    'Product.Description': requiredText(productLengths.description),
    /** In which name and description are; without it judged by their letters and the account's language. */
    'Product.Language': z.optional(language),
    'Product.Texts': sentTexts(productLengths),
    'Product.Code': optionalLine(productLengths.code),
    'Product.CategoryId': id,
    'Product.SubCategoryId': id,
    'Product.ProductKeywords': manyTexts(keywordsMax),
    /** Trade facts as JSON text; without it they stay as they are. */
    'Product.Facts': z.optional(jsonText(productFactsInput)),
    /** Pictures that stay, in their order. */
    ImageURLs: manyTexts(productPicturesMax),
    /** Where each file of ImageList stands among all pictures, from 0; without it they follow those that stay. */
    ImagePositions: positions,
  }),
  files: { ImageList: { purpose: 'picture', countMax: productPicturesMax } },
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
    'TOO_LARGE',
    'CATEGORY_INVALID',
    'STALE_VERSION',
  ],
  write: true,
  summary: 'Adds a product (no or all-zero id) or edits one (D-10).',
});
export const deleteProduct = defineCall({
  name: 'DeleteProduct',
  method: 'DELETE',
  path: '/Company/DeleteProduct',
  access: { who: 'member', flag: 'productsAccess' },
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'Deletes a product.',
});
