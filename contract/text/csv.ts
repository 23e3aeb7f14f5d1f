/** Files for spreadsheet programs, in the format of RFC 4180. */
import { defused } from './spreadsheet-cell.ts';

export type Cell = string | number | null;

/** Typed text must not be evaluated as a formula; counts are numbers. */
const cellOf = (cell: Cell): string => {
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : defused(cell);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** With the byte order mark by which spreadsheet programs know UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
