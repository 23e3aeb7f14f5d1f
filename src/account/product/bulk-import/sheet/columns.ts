/** The columns of a file of products. Their keys are stable; headings are words of the reader's language with the key behind them. */
import { factColumns } from './fact-columns.ts';

export const columns = ['id', 'name', 'code', 'category', 'sub_category', 'tags', 'description', 'pictures', ...factColumns] as const;
export type Column = (typeof columns)[number];
/** A row by column; a column that the file does not have is not there. */
export type Cells = Readonly<Partial<Record<Column, string>>>;

/** Those that a spreadsheet adds and sorts as numbers. */
export const numberColumns: readonly Column[] = ['minimum_order', 'price_from', 'price_to', 'lead_time_days'];

/** `Product name [name]`: for people, and the same for this reader in every language. */
export const headingOf = (column: Column, label: string): string => `${label} [${column}]`;
