import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { ProductValues } from './form.ts';

/** The initial category of a product: the company's only category and its only sub-category; none if the company has several. */
export function onlyCategoryOf(categories: OwnCompany['categories']): Partial<Pick<ProductValues, 'categoryId' | 'subCategoryId'>> {
  const [category, ...others] = categories;
  if (category === undefined || others.length > 0) return {};
  const [sub, ...more] = category.subCategories;
  return { categoryId: category.id, ...(sub !== undefined && more.length === 0 && { subCategoryId: sub.id }) };
}
