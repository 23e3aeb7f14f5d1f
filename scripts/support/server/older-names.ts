/** Names that tables and columns had in older versions, and the functions that rename them. */
import type { DatabaseSync } from 'node:sqlite';

export const olderTables: readonly (readonly [old: string, present: string])[] = [
  ['saved', 'favourite'],
  ['minute_work', 'scheduled_run'],
  ['notification_away', 'archived_notification'],
  ['payment_away', 'archived_payment'],
  ['bell_news', 'live_update'],
];

/** Renamed columns, with the present name of their table. */
export const olderColumns: readonly (readonly [table: string, old: string, present: string])[] = [
  ['saved_search', 'news', 'new_count'],
  ['search_match', 'told', 'level'],
  ['alarm', 'told_at', 'notified_at'],
  ['plan_notice', 'told_until', 'notified_until'],
  ['plan_notice', 'told_seq', 'notified_seq'],
];

/** Renamed values, with their table and column. */
const olderValues: readonly (readonly [table: string, column: string, old: string, present: string])[] = [
  ['facet_count', 'kind', 'payment_order_away', 'payment_order_archived'],
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

/**
 * Renames existing tables and columns. Views, indexes and triggers are dropped, since they refer to the old names; {@link copyOthers}
 * creates the present ones.
 */
export function applyNames(database: DatabaseSync): void {
  // Triggers first: a view takes its triggers with it, and a second DROP would fail.
  for (const { type, name } of [...readNamed(database, "'trigger'"), ...readNamed(database, "'index','view'")])
    database.exec(`DROP ${type} "${name}"`);
  const exists = (sql: string, ...names: string[]): boolean => database.prepare(sql).get(...names) !== undefined;
  for (const [old, present] of olderTables)
    if (exists("SELECT 1 FROM sqlite_schema WHERE type='table' AND name=?", old)) database.exec(`ALTER TABLE ${old} RENAME TO ${present}`);
  for (const [table, old, present] of olderColumns)
    if (exists('SELECT 1 FROM pragma_table_info(?) WHERE name=?', table, old))
      database.exec(`ALTER TABLE ${table} RENAME COLUMN ${old} TO ${present}`);
  for (const [table, column, old, present] of olderValues)
    if (exists('SELECT 1 FROM pragma_table_info(?) WHERE name=?', table, column))
      database.prepare(`UPDATE ${table} SET ${column}=?1 WHERE ${column}=?2`).run(present, old);
}

/** Copies the views, indexes and triggers of `ours` into a database with the same tables. */
export function copyOthers(database: DatabaseSync, ours: DatabaseSync): void {
  for (const { sql } of readNamed(ours, "'view','index','trigger'")) database.exec(sql);
}
