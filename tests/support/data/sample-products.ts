/** Products and categories as the API returns them, for tests of browser code. */
import type { Category } from '../../../contract/lookup/schemas.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { categories } from '../../../lookups/categories.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import type { Words } from '../../../lookups/words.ts';

const namesOf = ({ en, tr, ru, ar }: Words): Words => ({ en, tr, ru, ar });

/** The real categories. */
export const allCategories: readonly Category[] = categories.map((category) => ({
  id: lookupId('category', category.slug),
  icon: category.icon,
  description: namesOf(category),
  subCategories: category.subCategories.map((sub) => ({
    id: lookupId('category', `${category.slug}/${sub.slug}`),
    description: namesOf(sub),
  })),
}));

/** @param place a number; each has a separate id */
export function sampleProduct(place: number, change: Partial<Product> = {}): Product {
  const category = allCategories[place % allCategories.length] as Category;
  return {
    id: place.toString(16).padStart(24, 'a'),
    name: `Towel ${place}`,
    description: 'Combed cotton.\nIn cartons, 24 pieces; "Oeko-Tex".',
    code: `T-${place}`,
    categoryId: category.id,
    subCategoryId: category.subCategories[place % category.subCategories.length]?.id ?? '',
    productKeywords: ['towel', 'hotel towel'],
    imageURLs: [`/media/p/${place}.jpg`, `/media/p/${place}-2.jpg`],
    dtCreatedAt: '2026-01-01T00:00:00.000Z',
    company: { id: 'c'.repeat(24), name: 'Mill', path: 'mill', logoURL: '', country: 'tr' },
    version: 3,
    ...change,
  };
}
