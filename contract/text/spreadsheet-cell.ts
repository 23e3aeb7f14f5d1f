/** A cell that a spreadsheet would take for a formula is written with an apostrophe before it, and read without: what is written and read is the same. */

/** Beginnings that Excel, LibreOffice and Google Sheets calculate; full-width signs too, which Excel reads alike. */
const begins = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const defused = (cell: string): string => (begins.test(cell) ? `'${cell}` : cell);

export const restored = (cell: string): string => (cell.startsWith("'") && begins.test(cell) ? cell.slice(1) : cell);
