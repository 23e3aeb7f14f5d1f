/** The columns of a product file. Their keys are stable; a heading is a label in the reader's language followed by the key. */
import { factColumns } from './fact-columns.ts';

export const columns = ['id', 'name', 'code', 'category', 'sub_category', 'tags', 'description', 'pictures', ...factColumns] as const;
export type Column = (typeof columns)[number];
/** A row by column; columns that are not in the file are undefined. */
export type Cells = Readonly<Partial<Record<Column, string>>>;

/** Columns that a spreadsheet adds and sorts as numbers. */
export const numberColumns: readonly Column[] = ['minimum_order', 'price_from', 'price_to', 'lead_time_days'];

/** `Product name [name]`: a label for people, and a key that is read in every language. */
export const headingOf = (column: Column, label: string): string => `${label} [${column}]`;
