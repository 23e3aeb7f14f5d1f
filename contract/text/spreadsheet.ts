/**
 * Cells and files for spreadsheet programs. A cell that such a program would read as a formula is written with an apostrophe and read
 * without it, so that export and import preserve it.
 */

/** Beginnings that Excel, LibreOffice and Google Sheets evaluate; also full-width signs, which Excel treats alike. */
const begins = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const defused = (cell: string): string => (begins.test(cell) ? `'${cell}` : cell);

export const restored = (cell: string): string => (cell.startsWith("'") && begins.test(cell) ? cell.slice(1) : cell);

export type Cell = string | number | null;

/** Typed text must not be evaluated as a formula; counts are numbers. */
const cellOf = (cell: Cell): string => {
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : defused(cell);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A file in the format of RFC 4180, with the byte order mark by which spreadsheet programs know UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
