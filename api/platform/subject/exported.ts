/**
 * What "my data" holds of a subject, as SQL that reads a page at a time, because there may be a hundred thousand rows. Names are those of the file:
 * what ends in `At` is a time, what begins with `is` a yes or no, what ends in `Json` is JSON. Nothing secret is in it, and nothing of other people
 * but what they have shown this account.
 */
import type { MovedKind } from '../db/archive-move.ts';
import { isoTime } from '../clock.ts';
import type { Env } from '../env.ts';
import { permissionsFromBits } from '../../../contract/permissions.ts';
import type { Work } from './work.ts';

export type ExportRow = Record<string, unknown>;

/** Rows of tables. */
export interface ExportSection {
  name: string;
  /** Rows of the account ?1, as a FROM with its WHERE; ?2 is where the page begins and ?3 its size, for those that need them inside. */
  from: string;
  columns: string;
  /** A number that grows; pages go on after it. */
  cursor: string;
  /** Rows that move to the archive, where they are found alike: the kind of move, and their id. */
  moved?: [MovedKind, string];
  /** Fetches what of these rows stands elsewhere. */
  whole?(env: Env, rows: readonly ExportRow[]): Promise<ExportRow[]>;
}

/** How often database and rooms may still be asked. */
export interface Budget {
  left: number;
}

/** What stands in no table: it writes its part of the file itself, behind all rows. */
export interface ExportText {
  name: string;
  /** Tables of which it tells. */
  tables: readonly string[];
  /** Yields a JSON object with `count`, `items` and `isComplete`. @returns whether it is complete */
  text(work: Work, userId: string, budget: Budget): AsyncGenerator<string, boolean>;
}

export type Exported = ExportSection | ExportText;

/** A stored row as the file shows it. */
export function shownRow(row: ExportRow): ExportRow {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'cursor') return [];
    if (name === 'flags') return [['permissions', permissionsFromBits(Number(value))]];
    if (/^is[A-Z]/.test(name)) return [[name, value === 1]];
    if (name.endsWith('At') && typeof value === 'number') return [[name, isoTime(value)]];
    if (name.endsWith('Json')) return [[name.replace(/Json$/, ''), JSON.parse(String(value)) as unknown]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Items of a JSON list that is written in parts. */
export const listText = (rows: readonly unknown[], isFirst: boolean): string =>
  rows.length === 0 ? '' : (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',\n');

/** SQL: addresses of the files whose keys a JSON list holds. */
export const urlsOf = (column: string): string => `(SELECT json_group_array('/media/' || f.value) FROM json_each(${column}) f)`;

/**
 * SQL: edits that wait for the moderators, as if they were stored: the content is the edit's, the rest the row's.
 * @param kept columns of the row
 */
export const editsOf = (table: string, content: readonly string[], kept: string): string =>
  `(SELECT ${kept}, pending_status AS approve_status, ${content.map((column) => `json_extract(pending_edit, '$.${column}') AS ${column}`).join(', ')}
    FROM ${table} WHERE owner_user_id=?1 AND deleted_at IS NULL AND pending_edit IS NOT NULL)`;
