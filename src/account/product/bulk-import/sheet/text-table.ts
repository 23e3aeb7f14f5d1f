/** Product tables as CSV, read and written: separators, quotes, headings. */
import Papa from 'papaparse';
import type { Language } from '../../../../../contract/text/languages.ts';
import { defused } from '../../../../../contract/text/spreadsheet.ts';
import { type Cells, type Column, columns } from './columns.ts';
import { type Table, type TableFault, tableOf } from './grid.ts';
import type { Words } from './words.ts';

const separators = [',', ';', '\t', '|'] as const;
/** Excel writes and reads a first line that names the separator. */
const named = /^sep=(.)\n/i;

const parse = (text: string, delimiter: string, preview = 0) => Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' });

/** The separator with which the first row has most known headings: commas in numbers and texts cannot mislead it. */
function separatorOf(text: string, words: Words, reader: Language): string | null {
  const known = separators.map((separator) => {
    const [headings = []] = parse(text, separator, 1).data;
    return { separator, count: headings.filter((heading) => words.find('column', heading, reader) !== null).length };
  });
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? null : best.separator;
}

/** @returns the rows that are not empty, or why the text is not a table of products */
export function readTable(text: string, words: Words, reader: Language): Table | TableFault {
  const plain = text.replace(/\r\n?/g, '\n');
  const [hint, given] = named.exec(plain) ?? [];
  const body = plain.slice(hint?.length ?? 0);
  const separator = given ?? separatorOf(body, words, reader);
  if (separator === null) return { code: 'noHeadings' };
  const { data, errors } = parse(body, separator);
  const first = hint === undefined ? 1 : 2;
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes !== undefined) return { code: 'quotes', row: (quotes.row ?? 0) + first };
  return tableOf(data, first, words, reader);
}

/**
 * A file that every spreadsheet opens with the right encoding: UTF-8 with byte order mark and CRLF line ends.
 * @param separator expected by the reader's spreadsheet
 * @param before further columns by heading, placed before the others
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
