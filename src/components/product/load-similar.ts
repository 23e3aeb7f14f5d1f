import { similarProductsShown } from '../../../contract/limits.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import type { FoundProduct, Product } from '../../../contract/product/shapes.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { callApi, orElse } from '../../server/call-api.ts';

/** The newest products of other companies in the same sub-category; a failure does not affect the page. */
export async function loadSimilar({ categoryId, subCategoryId, company }: Product, reader: Language): Promise<FoundProduct[]> {
  const filters = { categoryId, ...(subCategoryId !== '' && { subCategoryIds: [subCategoryId] }) };
  const body = { size: similarProductsShown, filters, exceptCompanyId: company.id, language: apiLanguage(reader) };
  return (await orElse(callApi(searchProducts, { body }), { products: [] })).products;
}
