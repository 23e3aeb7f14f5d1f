/** Builds the exported files of products; loaded for the first export. */
import type { Product } from '../../../../contract/product/shapes.ts';
import type { Lists } from './value-suggestions.ts';
import { cellsOf } from './sheet/cells.ts';
import type { Column } from './sheet/columns.ts';
import { allowedValues, exampleRows } from './sheet/template.ts';
import { writeTable } from './sheet/text-table.ts';
import { writeWorkbook } from './sheet/workbook.ts';
import type { Writer } from './sheet/words.ts';

export interface FileTexts extends Writer {
  headings: Readonly<Record<Column, string>>;
  separator: ',' | ';';
}

const sheetsOf = ({ t, language, headings }: FileTexts) => ({
  language,
  headings,
  products: t('bulkImport.sheet.products'),
  allowed: t('bulkImport.sheet.allowed'),
});
const rowsOf = (products: readonly Product[], { categories }: Lists, writer: Writer) =>
  products.map((product) => cellsOf(product, categories, writer));

export const productsWorkbook = (products: readonly Product[], lists: Lists, texts: FileTexts): Promise<Blob> =>
  writeWorkbook(rowsOf(products, lists, texts), sheetsOf(texts));

export const productsText = (products: readonly Product[], lists: Lists, texts: FileTexts): string =>
  writeTable(rowsOf(products, lists, texts), texts.headings, texts.separator);

/** Two examples, and a sheet of the values that are allowed in the cells. */
export const templateWorkbook = ({ categories, countries }: Lists, texts: FileTexts): Promise<Blob> =>
  writeWorkbook(exampleRows(texts), sheetsOf(texts), allowedValues(categories, countries, texts));
