/** A product as a row of a file. */
import { plainAddress } from '../../../../../contract/media-size.ts';
import type { Category } from '../../../../../contract/lookup/schemas.ts';
import type { Product } from '../../../../../contract/product/shapes.ts';
import type { Language } from '../../../../../contract/text/languages.ts';
import type { Column } from './columns.ts';
import { factCellsOf } from './fact-cells.ts';
import type { Writer } from './words.ts';

/** Separates names of pictures, which may contain commas. */
const between = ' | ';

/** The name of a known category, else its id: both can be imported. */
export const nameIn = (entries: readonly Pick<Category, 'id' | 'description'>[], id: string, language: Language): string =>
  entries.find((entry) => entry.id === id)?.description[language] ?? id;

/** @returns every column; importing the row yields the same product */
export function cellsOf(product: Product, categories: readonly Category[], writer: Writer): Record<Column, string> {
  const category = categories.find(({ id }) => id === product.categoryId);
  const { language } = writer;
  return {
    id: product.id,
    name: product.name,
    code: product.code,
    category: nameIn(categories, product.categoryId, language),
    sub_category: nameIn(category?.subCategories ?? [], product.subCategoryId, language),
    tags: product.productKeywords.join(', '),
    description: product.description.replace(/\r\n?/g, '\n'),
    pictures: product.imageURLs.map(plainAddress).join(between),
    ...factCellsOf(product, writer),
  };
}
