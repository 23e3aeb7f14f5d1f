/**
 * A cell that a spreadsheet would read as a formula is written with an apostrophe and read without it, so that export and import preserve
 * it.
 */

/** Beginnings that Excel, LibreOffice and Google Sheets evaluate; also full-width signs, which Excel treats alike. */
const begins = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const defused = (cell: string): string => (begins.test(cell) ? `'${cell}` : cell);

export const restored = (cell: string): string => (cell.startsWith("'") && begins.test(cell) ? cell.slice(1) : cell);
