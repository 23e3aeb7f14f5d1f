/** Names that tables and columns had in older versions, and how a database gets the present ones. */
import type { DatabaseSync } from 'node:sqlite';

export const olderTables: readonly (readonly [old: string, present: string])[] = [
  ['saved', 'favourite'],
  ['minute_work', 'scheduled_run'],
];

/** By the present name of the table. */
export const olderColumns: readonly (readonly [table: string, old: string, present: string])[] = [
  ['saved_search', 'news', 'new_count'],
  ['search_match', 'told', 'level'],
];

interface Named {
  type: string;
  name: string;
  sql: string;
}

const readNamed = (database: DatabaseSync, types: string): Named[] =>
  database
    .prepare(`SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND type IN(${types}) ORDER BY rowid`)
    .all() as unknown as Named[];

/** Views, indexes and triggers follow from ours; rows stay. */
export function applyNames(database: DatabaseSync, ours: DatabaseSync): void {
  // A trigger of a view goes with it.
  for (const { type, name } of [...readNamed(database, "'trigger'"), ...readNamed(database, "'index','view'")])
    database.exec(`DROP ${type} "${name}"`);
  const isThere = (sql: string, ...names: string[]): boolean => database.prepare(sql).get(...names) !== undefined;
  for (const [old, present] of olderTables)
    if (isThere("SELECT 1 FROM sqlite_schema WHERE type='table' AND name=?", old)) database.exec(`ALTER TABLE ${old} RENAME TO ${present}`);
  for (const [table, old, present] of olderColumns)
    if (isThere('SELECT 1 FROM pragma_table_info(?) WHERE name=?', table, old))
      database.exec(`ALTER TABLE ${table} RENAME COLUMN ${old} TO ${present}`);
  for (const { sql } of readNamed(ours, "'view','index','trigger'")) database.exec(sql);
}
