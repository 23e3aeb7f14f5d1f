/** The columns of a file of products. Their keys are stable; headings are words of the reader's language with the key behind them. */
import { asciiLowerCase } from '../../../../contract/letter-case.ts';
import { factColumns } from './fact-cells.ts';
import { foldText } from '../../../../contract/search/fold.ts';

export const columns = ['id', 'name', 'code', 'category', 'sub_category', 'tags', 'description', 'pictures', ...factColumns] as const;
export type Column = (typeof columns)[number];
/** A row by column; a column that the file does not have is not there. */
export type Cells = Readonly<Partial<Record<Column, string>>>;

/** `Product name [name]`: for people, and the same for this reader in every language. */
export const headingOf = (column: Column, label: string): string => `${label} [${column}]`;

/**
 * Which column a heading means.
 * @param labels in the reader's language
 * @returns null for a column that is none of ours: it is left alone
 */
export function columnOf(heading: string, labels: Readonly<Record<Column, string>>): Column | null {
  const [, key] = /\[\s*([a-z_]+)\s*\]\s*$/i.exec(heading) ?? [];
  const isKey = (column: Column): boolean => column === asciiLowerCase(key ?? heading.trim());
  const words = foldText(heading.replace(/\[[^\]]*\]\s*$/, ''));
  return columns.find(isKey) ?? columns.find((column) => words !== '' && words === foldText(labels[column])) ?? null;
}
