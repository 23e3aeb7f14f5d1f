/** Rows of cells, from a text or a workbook, as a table of products. */
import type { Language } from '../../../../../contract/text/languages.ts';
import { restored } from '../../../../../contract/text/spreadsheet-cell.ts';
import { numberText } from '../../../../form/typed-number.ts';
import { rowsMax } from '../bounds.ts';
import type { Cells, Column } from './columns.ts';
import type { Words } from './words.ts';

/** A row of the file. */
export interface TableRow {
  /** As a spreadsheet counts: the headings are row 1, or where they stand. */
  number: number;
  cells: Cells;
  /** It has more cells than there are headings: a separator stood in a text without quotes. */
  isTooLong: boolean;
}

export interface Table {
  rows: TableRow[];
  /** The columns that the file has, in its order. */
  columns: Column[];
  /** As a spreadsheet names them: `C`. */
  letters: Readonly<Partial<Record<Column, string>>>;
  /** In which it writes numbers: that of its headings, else its reader's. */
  language: Language;
}

export interface TableFault {
  code: 'noHeadings' | 'headingTwice' | 'quotes' | 'noRows' | 'tooManyRows' | 'workbookBroken' | 'workbookOld';
  /** The row in which the fault is, or how many rows there are. */
  row?: number;
  column?: Column;
}

/** A workbook has numbers, which a text only spells. */
export type GridCell = string | number;

/** `A` … `Z`, `AA` … */
export const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Binary fractions have digits that nobody typed. */
const digitsMax = 15;

/**
 * @param first the row of the spreadsheet in which the headings stand
 * @returns the rows that are not empty, or why the cells are no such table
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
  const textOf = (cell: GridCell = ''): string =>
    typeof cell === 'number' ? numberText(Number(cell.toPrecision(digitsMax)), language) : restored(cell);
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
