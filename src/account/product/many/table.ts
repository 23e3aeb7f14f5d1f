/** A file of products as rows of cells, and the way back: separators, quotes, headings. */
import Papa from 'papaparse';
import { rowsMax } from './bounds.ts';
import { type Cells, type Column, columnOf, columns } from './columns.ts';
import { defused, restored } from '../../../../contract/spreadsheet-cell.ts';

/** A row of the file. */
export interface TableRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: Cells;
  /** It has more cells than there are headings: a separator stood in a text without quotes. */
  isTooLong: boolean;
}

export interface Table {
  rows: TableRow[];
  /** The columns that the file has, in its order. */
  columns: Column[];
}

export interface TableFault {
  code: 'noHeadings' | 'headingTwice' | 'quotes' | 'noRows' | 'tooManyRows';
  /** The row in which the fault is, or how many rows there are. */
  row?: number;
  column?: Column;
}

const separators = [',', ';', '\t', '|'] as const;
/** Excel writes and reads a first line that names the separator. */
const named = /^sep=(.)\n/i;

const parse = (text: string, delimiter: string, preview = 0) => Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' });

/** The separator by which the first row has most headings that we know: commas in numbers and texts mislead nobody then. */
function separatorOf(text: string, labels: Readonly<Record<Column, string>>): string | null {
  const known = separators.map((separator) => {
    const [headings = []] = parse(text, separator, 1).data;
    return { separator, count: headings.filter((heading) => columnOf(heading, labels) !== null).length };
  });
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? null : best.separator;
}

/**
 * @param labels headings in the reader's language
 * @returns the rows that are not empty, or why the file is no such table
 */
export function readTable(text: string, labels: Readonly<Record<Column, string>>): Table | TableFault {
  const plain = text.replace(/\r\n?/g, '\n');
  const [hint, given] = named.exec(plain) ?? [];
  const body = plain.slice(hint?.length ?? 0);
  const separator = given ?? separatorOf(body, labels);
  if (separator === null) return { code: 'noHeadings' };
  const { data, errors } = parse(body, separator);
  const first = hint === undefined ? 1 : 2;
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes !== undefined) return { code: 'quotes', row: (quotes.row ?? 0) + first };
  const [headings = [], ...rest] = data;
  const places = headings.map((heading) => columnOf(heading, labels));
  const found = places.filter((column) => column !== null);
  if (found.length === 0) return { code: 'noHeadings' };
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice !== undefined) return { code: 'headingTwice', column: twice };

  const rows = rest.flatMap((values, index): TableRow[] => {
    if (values.every((value) => value.trim() === '')) return [];
    const cells = Object.fromEntries(
      places.flatMap((column, place) => (column === null ? [] : [[column, restored(values[place] ?? '')]])),
    ) as Cells;
    return [{ number: index + 1 + first, cells, isTooLong: values.slice(headings.length).some((value) => value.trim() !== '') }];
  });
  if (rows.length === 0) return { code: 'noRows' };
  if (rows.length > rowsMax) return { code: 'tooManyRows', row: rows.length };
  return { rows, columns: found };
}

/**
 * A file that every spreadsheet opens with its letters: UTF-8 with its mark, rows that end as on Windows.
 * @param separator what the reader's spreadsheet expects
 * @param before further columns, by their headings, that stand before ours
 */
export function writeTable(
  rows: readonly Cells[],
  headings: Readonly<Record<Column, string>>,
  separator: ',' | ';',
  before: { headings: readonly string[]; cellsOf: (place: number) => readonly string[] } = { headings: [], cellsOf: () => [] },
): string {
  const data = rows.map((cells, place) => [...before.cellsOf(place), ...columns.map((column) => cells[column] ?? '')].map(defused));
  const fields = [...before.headings, ...columns.map((column) => headings[column])];
  return `\ufeff${Papa.unparse({ fields, data }, { delimiter: separator, newline: '\r\n' })}`;
}
