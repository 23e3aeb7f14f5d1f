/** Products in an Excel workbook (.xlsx): numbers are typed as numbers and codes as text, whatever the language of Excel. */
import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/universal';
import { directionOf, type Language } from '../../../../../contract/text/languages.ts';
import { defused } from '../../../../../contract/text/spreadsheet.ts';
import { typedNumber } from '../../../../form/typed-number.ts';
import { type Cells, type Column, columns, numberColumns } from './columns.ts';
import { type GridCell, type Table, type TableFault, tableOf } from './grid.ts';
import type { Words } from './words.ts';

/** Size after unpacking; a table of the maximum size has some 20 MB. */
const unpackedBytesMax = 100_000_000;

/**
 * The same workbook without compression. The library unpacks large parts in a worker from a blob, which the site's policy refuses;
 * uncompressed parts need no worker.
 * @throws if it is not a zip, or would become too large
 */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  let sum = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      sum += originalSize;
      if (sum > unpackedBytesMax) throw new Error('the workbook is too large');
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer;
}

const gridCell = (value: unknown): GridCell => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  // A cell that Excel converted to a date: the typed text is lost.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
};

/** @returns the first sheet with known headings, or why there is none */
export async function readWorkbook(bytes: Uint8Array, words: Words, reader: Language): Promise<Table | TableFault> {
  try {
    const sheets = await readXlsxFile(unpacked(bytes));
    const tables = sheets.map(({ data }) => {
      const top = data.findIndex((row) => row.some((cell) => cell !== null));
      return tableOf(
        data.slice(Math.max(0, top)).map((row) => row.map(gridCell)),
        top + 1,
        words,
        reader,
      );
    });
    return tables.find((table) => !('code' in table) || table.code !== 'noHeadings') ?? { code: 'noHeadings' };
  } catch {
    return { code: 'workbookBroken' };
  }
}

/** A list beside the products: a heading and its values. */
export interface ListColumn {
  heading: string;
  values: readonly string[];
}

export interface WorkbookTexts {
  language: Language;
  headings: Readonly<Record<Column, string>>;
  /** Names of the two sheets. */
  products: string;
  allowed: string;
}

const top = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#e6efee',
  wrap: true,
  alignVertical: 'top',
});
/** `@` keeps leading zeros when somebody edits the cell. */
const text = (value: string): Cell => (value === '' ? null : { value, type: String, format: '@', wrap: true, alignVertical: 'top' });

/** A text cell is not evaluated as a formula; only an apostrophe that reading would remove gets a second one. */
const escaped = (cell: string): string => (cell.startsWith("'") ? defused(cell) : cell);

/** Widths in characters. */
const widths: Readonly<Partial<Record<Column, number>>> = {
  name: 36,
  description: 48,
  tags: 28,
  pictures: 28,
  category: 24,
  sub_category: 24,
};
const widthElse = 16;

/** @param lists allowed values, on a separate sheet; none for an export */
export function writeWorkbook(rows: readonly Cells[], texts: WorkbookTexts, lists: readonly ListColumn[] = []): Promise<Blob> {
  const cellOf = (cells: Cells, column: Column): Cell => {
    const cell = cells[column] ?? '';
    const number = numberColumns.includes(column) ? typedNumber(cell, texts.language) : null;
    return number === null ? text(escaped(cell)) : { value: number, type: Number, alignVertical: 'top' };
  };
  const rightToLeft = directionOf(texts.language) === 'rtl';
  const products: Sheet<Blob> = {
    sheet: texts.products,
    rightToLeft,
    stickyRowsCount: 1,
    columns: columns.map((column) => ({ width: widths[column] ?? widthElse })),
    data: [columns.map((column) => top(texts.headings[column])), ...rows.map((cells) => columns.map((column) => cellOf(cells, column)))],
  };
  if (lists.length === 0) return writeXlsxFile([products]).toBlob();
  const height = Math.max(...lists.map(({ values }) => values.length));
  const allowed: Sheet<Blob> = {
    sheet: texts.allowed,
    rightToLeft,
    stickyRowsCount: 1,
    columns: lists.map(() => ({ width: 32 })),
    data: [
      lists.map(({ heading }) => top(heading)),
      ...Array.from({ length: height }, (_, place) => lists.map(({ values }) => text(values[place] ?? ''))),
    ],
  };
  return writeXlsxFile([products, allowed]).toBlob();
}
