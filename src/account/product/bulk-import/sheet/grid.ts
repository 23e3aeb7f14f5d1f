/** Converts rows of cells, from CSV or a workbook, to a table of products. */
import type { Language } from '../../../../../contract/text/languages.ts';
import { restored } from '../../../../../contract/text/spreadsheet.ts';
import { rowsMax } from '../bounds.ts';
import type { Cells, Column } from './columns.ts';
import type { Words } from './words.ts';

/** A row of the file. */
export interface TableRow {
  /** The number in a spreadsheet: headings are row 1, or the row in which they were found. */
  number: number;
  cells: Cells;
  /** The row has more cells than there are headings. In CSV a text probably contains a separator without quotation marks. */
  isTooLong: boolean;
}

export interface Table {
  rows: TableRow[];
  /** The columns of the file, in its order. */
  columns: Column[];
  /** Letters of the columns in a spreadsheet: `C`. */
  letters: Readonly<Partial<Record<Column, string>>>;
  /** The language of its numbers: that of its headings, else the reader's. */
  language: Language;
}

export interface TableFault {
  code: 'noHeadings' | 'headingTwice' | 'quotes' | 'noRows' | 'tooManyRows' | 'workbookBroken' | 'workbookOld';
  /** The row of the fault, or the number of rows. */
  row?: number;
  column?: Column;
}

/** A workbook has numbers; CSV has their text only. */
export type GridCell = string | number;

/** `A` … `Z`, `AA` … */
export const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Rounds, because a binary fraction has digits that nobody typed. */
const digitsMax = 15;

/**
 * @param first the row of the spreadsheet that holds the headings
 * @returns the rows that are not empty, or why this is not a table of products
 */
export function tableOf(grid: readonly (readonly GridCell[])[], first: number, words: Words, reader: Language): Table | TableFault {
  const [top = [], ...rest] = grid;
  const headings = top.map(String);
  const places = headings.map((heading) => words.find('column', heading, reader));
  const found = places.filter((column) => column !== null);
  if (found.length === 0) return { code: 'noHeadings' };
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice !== undefined) return { code: 'headingTwice', column: twice };

  const language = words.languageOf(headings, reader) ?? reader;
  // A number may be a code, which has western digits in every language.
  const mark = language === 'tr' || language === 'ru' ? ',' : '.';
  const textOf = (cell: GridCell = ''): string =>
    typeof cell === 'number' ? String(Number(cell.toPrecision(digitsMax))).replace('.', mark) : restored(cell);
  const rows = rest.flatMap((values, index): TableRow[] => {
    const texts = values.map(textOf);
    if (texts.every((text) => text.trim() === '')) return [];
    const cells: Cells = Object.fromEntries(places.flatMap((column, place) => (column === null ? [] : [[column, texts[place] ?? '']])));
    return [{ number: index + 1 + first, cells, isTooLong: texts.slice(headings.length).some((text) => text.trim() !== '') }];
  });
  if (rows.length === 0) return { code: 'noRows' };
  if (rows.length > rowsMax) return { code: 'tooManyRows', row: rows.length };
  const letters = Object.fromEntries(places.flatMap((column, place) => (column === null ? [] : [[column, letterOf(place)]])));
  return { rows, columns: found, letters, language };
}
