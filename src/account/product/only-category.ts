import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { ProductValues } from './form.ts';

/** What a product of a company with a single category is; a company with several leaves the choice open. */
export function onlyCategoryOf(categories: OwnCompany['categories']): Partial<Pick<ProductValues, 'categoryId' | 'subCategoryId'>> {
  const [category, ...others] = categories;
  if (category === undefined || others.length > 0) return {};
  const [sub, ...more] = category.subCategories;
  return { categoryId: category.id, ...(sub !== undefined && more.length === 0 && { subCategoryId: sub.id }) };
}
