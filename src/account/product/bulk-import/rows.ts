/** Interprets each row of a file: a new product, a change of one, nothing new, or faults by column. */
import { keepKeyword, keepKeywords } from '../../../../contract/catalogue/keywords.ts';
import { faultsOf } from '../../../../contract/wire/check.ts';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import type { Category, Country } from '../../../../contract/lookup/schemas.ts';
import { productLengths } from '../../../../contract/product/fields.ts';
import { productFindText } from '../../../../contract/product/find-text.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { plainLine, plainText } from '../../../../contract/text/plain-text.ts';
import { apiLanguage, type Language } from '../../../../contract/text/languages.ts';
import { mainLanguage, type TextValues, textValues } from '../../shared/fields/author-texts.ts';
import { productForm, type ProductCheck, type ProductLimits, type ProductValues, valuesOf } from '../form.ts';
import { emptyFacts } from '../facts.ts';
import { storedPictures } from '../pictures.ts';
import { type PictureFault, type PictureSource, readPictures } from './picture-names.ts';
import { findCategory } from './sheet/categories.ts';
import { cellsOf } from './sheet/cells.ts';
import { type Cells, type Column, columns } from './sheet/columns.ts';
import { type FactFault, readFactCells } from './sheet/fact-cells.ts';
import { factColumnOf, factColumns } from './sheet/fact-columns.ts';
import type { Table, TableRow } from './sheet/grid.ts';
import type { Words } from './sheet/words.ts';

export type OwnFault =
  | PictureFault
  | FactFault['code']
  | 'tooManyCells'
  | 'idUnknown'
  | 'idTwice'
  | 'codeTwice'
  | 'codeShortened'
  | 'long'
  | 'tagLength'
  | 'categoryUnknown'
  | 'subCategoryForeign';

export interface RowFault {
  /** Null for a fault of the row as a whole. */
  column: Column | null;
  /** A check of the product form, or of the file. */
  check?: ProductCheck;
  code?: OwnFault;
  /** The value, or the limit. */
  detail?: string | number;
  /** The category, for a fault of its sub-category. */
  categoryId?: string;
  /** The cell as a spreadsheet names it: `C4`. */
  cell?: string;
}

export interface ImportRow {
  number: number;
  cells: Cells;
  kind: 'new' | 'change' | 'same' | 'faulty';
  faults: readonly RowFault[];
  /** The columns that the row changes. */
  changed: readonly Column[];
  values: ProductValues;
  pictures: readonly PictureSource[];
  /** A product with this name and code exists: perhaps the file is imported a second time. */
  isTwin: boolean;
  /** The product that is changed. */
  present: Product | null;
  /** The product whose stored pictures a new one reuses. */
  copyOf?: string;
}

export interface Known {
  products: readonly Product[];
  categories: readonly Category[];
  countries: readonly Country[];
  /** The reader's language, in which the form shows numbers. */
  language: Language;
  words: Words;
  /** The language of the file, and the letters of its columns. */
  table: Pick<Table, 'language' | 'letters'>;
  limitsFor: (present: Product | null) => ProductLimits;
  /** Finds pictures of the zip; without a zip it finds none. */
  find: Parameters<typeof readPictures>[2];
  /** A row without an id changes the product with its code. */
  isByCode: boolean;
}

/** A file has no columns for texts in further languages. */
type TableField = Exclude<keyof ProductValues, keyof TextValues>;
export const columnOfField: Readonly<Record<TableField, Column>> = {
  name: 'name',
  description: 'description',
  code: 'code',
  categoryId: 'category',
  subCategoryId: 'sub_category',
  keywords: 'tags',
  pictures: 'pictures',
  ...factColumnOf,
};

const isTableField = (field: keyof ProductValues): field is TableField => field in columnOfField;

/** A long number that Excel has shortened to an exponent: its digits are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;
const tagMarks = /[,،，;؛|\n]/;

/** @param twice ids and codes that several rows have */
function checkRow({ number, cells, isTooLong }: TableRow, known: Known, twice: { ids: Set<string>; codes: Set<string> }): ImportRow {
  const { products, categories, language, words, table } = known;
  const faults: RowFault[] = [];
  const blame = (column: Column | null, code: OwnFault, detail?: string | number, more: Pick<RowFault, 'categoryId'> = {}): void => {
    if (column === null || !faults.some((fault) => fault.column === column))
      faults.push({ column, code, ...(detail !== undefined && { detail }), ...more });
  };
  if (isTooLong) blame(null, 'tooManyCells');

  const id = asciiLowerCase((cells.id ?? '').trim());
  const code = plainLine(cells.code ?? '');
  let present = id === '' ? null : (products.find((product) => product.id === id) ?? null);
  if (id !== '' && present === null) blame('id', 'idUnknown', id);
  if (twice.ids.has(id)) blame('id', 'idTwice');
  if (id === '' && known.isByCode && code !== '') {
    const [same = null, ...others] = products.filter((product) => product.code === code);
    present = same;
    if (same !== null && (others.length > 0 || twice.codes.has(code))) blame('code', 'codeTwice', code);
  }
  const before = present === null ? null : cellsOf(present, categories, words.writers[table.language]);
  const begun = present === null ? null : valuesOf(present, language);
  /** The value of a column in the file; null if it is unchanged or missing. */
  const valueIn = (column: Column): string | null => {
    const cell = cells[column];
    if (cell === undefined) return before === null ? '' : null;
    return before !== null && cell.trim() === before[column].trim() ? null : cell;
  };

  const [newName, newText] = [valueIn('name'), valueIn('description')];
  const name = newName === null ? (begun?.name ?? '') : plainLine(newName);
  const description = newText === null ? (begun?.description ?? '') : plainText(newText);
  // A table has one language: stored texts in other languages stay.
  const texts = textValues(present ?? {});
  const written = mainLanguage({ ...texts, name, description }, present?.originalLanguage ?? apiLanguage(language));
  const keep = (tag: string): string => keepKeyword(tag, written);
  const tags = valueIn('tags');
  const keywords = tags === null ? [] : tags.split(tagMarks).map(keep).filter(Boolean);
  const tidied = keepKeywords(keywords, written);
  if (tidied === null)
    blame(
      'tags',
      'tagLength',
      keywords.find((keyword) => keepKeywords([keyword], written) === null),
    );
  const [categoryCell, subCell] = [valueIn('category'), valueIn('sub_category')];
  const category =
    categoryCell === null ? categories.find((each) => each.id === begun?.categoryId) : findCategory(categories, categoryCell, language);
  const subs = category?.subCategories ?? [];
  const sub = subCell === null ? subs.find((each) => each.id === begun?.subCategoryId) : findCategory(subs, subCell, language);
  if (categoryCell !== null && categoryCell.trim() !== '' && !category) blame('category', 'categoryUnknown', categoryCell);
  if (category && !sub && (subCell === null || subCell.trim() !== ''))
    blame('sub_category', 'subCategoryForeign', subCell ?? before?.sub_category, { categoryId: category.id });
  const pictureCell = (cells.pictures ?? '').trim() === '' && present !== null ? null : valueIn('pictures');
  const pictures = readPictures(pictureCell ?? before?.pictures ?? '', { products, present }, known.find);
  for (const { code: fault, name: file } of pictures.faults) blame('pictures', fault, file);

  const facts = readFactCells(begun ?? emptyFacts, valueIn, {
    countries: known.countries,
    words,
    written: table.language,
    reader: language,
  });
  for (const fault of facts.faults) blame(fault.column, fault.code, fault.detail);
  const values: ProductValues = {
    ...facts.values,
    ...texts,
    name,
    description,
    code: valueIn('code') === null ? (begun?.code ?? '') : code,
    categoryId: category?.id ?? begun?.categoryId ?? '',
    subCategoryId: sub?.id ?? begun?.subCategoryId ?? '',
    keywords: tags === null ? (begun?.keywords ?? []) : (tidied ?? keywords),
    pictures: storedPictures(pictures.sources.map((source) => ('url' in source ? source.url : source.entry))),
  };
  if (values.name.length > productLengths.name) blame('name', 'long', productLengths.name);
  if (values.code.length > productLengths.code) blame('code', 'long', productLengths.code);
  if (valueIn('code') !== null && shortened.test(code)) blame('code', 'codeShortened', code);
  for (const { field, check } of faultsOf(productForm.rules, values, known.limitsFor(present))) {
    if (!isTableField(field)) continue;
    // Stored trade facts cause no fault in a row that does not mention them.
    if (field in factColumnOf && factColumns.every((each) => (valueIn(each) ?? '') === '')) continue;
    const column = columnOfField[field];
    // The sub-categories of an unknown category are unknown.
    if (column === 'sub_category' && subCell?.trim() !== '' && faults.some((fault) => fault.column === 'category')) continue;
    const cell = (cells[column] ?? '').trim();
    if (!faults.some((fault) => fault.column === column)) faults.push({ column, check, ...(cell !== '' && { detail: cell }) });
  }

  const placeOf = ({ column }: RowFault): number => (column === null ? -1 : columns.indexOf(column));
  faults.sort((one, other) => placeOf(one) - placeOf(other));

  const changed =
    present === null
      ? []
      : columns.filter((column) => column !== 'id' && valueIn(column) !== null && !(column === 'pictures' && pictureCell === null));
  const real = begun === null ? [] : changed.filter((column) => isChanged(column, values, begun, pictures.sources));
  const kind = faults.length > 0 ? 'faulty' : present === null ? 'new' : real.length === 0 ? 'same' : 'change';
  return {
    number,
    cells,
    kind,
    faults: faults.map((fault) => withPlace(fault, number, table.letters)),
    changed: real,
    values,
    pictures: pictures.sources,
    isTwin:
      kind === 'new' &&
      products.some((product) => productFindText(product.name, product.code) === productFindText(values.name, values.code)),
    present,
    ...(pictures.copyOf !== undefined && { copyOf: pictures.copyOf }),
  };
}

const withPlace = (fault: RowFault, row: number, letters: Table['letters']): RowFault => {
  const letter = fault.column === null ? undefined : letters[fault.column];
  return letter === undefined ? fault : { ...fault, cell: `${letter}${row}` };
};

/** A different spelling need not be a change: a category name in another language, keywords with other spaces. */
function isChanged(column: Column, values: ProductValues, begun: ProductValues, pictures: readonly PictureSource[]): boolean {
  if (column === 'pictures')
    return pictures.some((source) => 'entry' in source) || JSON.stringify(values.pictures) !== JSON.stringify(begun.pictures);
  const fields = (Object.keys(columnOfField) as TableField[]).filter((each) => columnOfField[each] === column);
  return fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(begun[field]));
}

const repeated = (list: readonly string[]): Set<string> =>
  new Set(list.filter((each, index) => each !== '' && list.indexOf(each) !== index));

/** All rows; a value that must be unique is a fault in each row that has it. */
export function checkRows(rows: readonly TableRow[], known: Known): ImportRow[] {
  const twice = {
    ids: repeated(rows.map(({ cells }) => asciiLowerCase((cells.id ?? '').trim()))),
    codes: repeated(rows.filter(({ cells }) => (cells.id ?? '').trim() === '').map(({ cells }) => plainLine(cells.code ?? ''))),
  };
  return rows.map((row) => checkRow(row, known, twice));
}
