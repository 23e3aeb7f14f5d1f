/**
 * The part of a subject in the data export ("my data"): SQL that reads a page at a time, because there may be a hundred thousand rows.
 * Names are those of the file: names ending in `At` are times, names beginning with `is` are booleans, names ending in `Json` are JSON. It
 * contains no secrets, and nothing about other people except what they have shared with this account.
 */
import type { MovedKind } from '../db/archive-move.ts';
import { isoTime } from '../clock.ts';
import type { Env } from '../env.ts';
import { permissionsFromBits } from '../../../contract/permissions.ts';
import type { Work } from './work.ts';

export type ExportRow = Record<string, unknown>;

/** The person who gets the file, and the account of this person: their own, or that of the main user. */
export interface ExportReader {
  userId: string;
  masterUserId: string;
}

interface ExportPart {
  name: string;
  /**
   * `person`: data of the person, in the file of every member. `account`: company, trade and credits, only in the file of the main user.
   */
  of: 'person' | 'account';
  /** Data of the person that a part of the account already contains; left out of the main user's file. */
  isInAccount?: true;
}

/** Rows of tables. */
export interface ExportSection extends ExportPart {
  /** The rows of the person or account ?1, as FROM and WHERE; subqueries may use ?2, the start of the page, and ?3, its size. */
  from: string;
  columns: string;
  /** An increasing number, after which the next page continues. */
  cursor: string;
  /** For rows that are moved to the archive, where the same query finds them: the kind of move, and their id. */
  moved?: [MovedKind, string];
  /** Adds the parts of these rows that are stored elsewhere. */
  whole?(env: Env, rows: readonly ExportRow[]): Promise<ExportRow[]>;
}

/** The number of remaining reads of the database and of chat rooms. */
export interface Budget {
  left: number;
}

/** Data outside of tables: written as a part of the file, after all rows. */
export interface ExportText extends ExportPart {
  /** Tables that it covers. */
  tables: readonly string[];
  /** Yields a JSON object with `count`, `items` and `isComplete`. @returns whether it is complete */
  text(work: Work, reader: ExportReader, budget: Budget): AsyncGenerator<string, boolean>;
}

export type Exported = ExportSection | ExportText;

/** Whether a part is in the file of a main user, or of staff. */
export const isGiven = (part: Exported, isMainUser: boolean): boolean => (isMainUser ? part.isInAccount !== true : part.of === 'person');

/** A stored row as shown in the file. */
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

/** SQL: addresses of the files whose keys are in a JSON list. */
export const urlsOf = (column: string): string => `(SELECT json_group_array('/media/' || f.value) FROM json_each(${column}) f)`;

/**
 * SQL: pending edits as if they were stored: the content of the edit with the rest of the row.
 * @param columns columns of the row
 */
export const editsOf = (table: string, content: readonly string[], columns: string): string =>
  `(SELECT ${columns}, pending_status AS approve_status, ${content.map((column) => `json_extract(pending_edit, '$.${column}') AS ${column}`).join(', ')}
    FROM ${table} WHERE owner_user_id=?1 AND deleted_at IS NULL AND pending_edit IS NOT NULL)`;
