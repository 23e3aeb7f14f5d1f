/** Converts a database of an older version (history.ts) to the present names. */
import type { DatabaseSync } from 'node:sqlite';
import { ageOf, isBase, unknownMigrationOf } from '../deploy/history.ts';
import { isLookup, applyMigrations, migrationNames, type Which } from '../deploy/migrations.ts';
import { inAnyOrder, type SchemaRow, schemaSql, schemaText } from '../checks/schema-text.ts';
import { applyNames, copyOthers } from './older-names.ts';

/** The last file of the migrations before they were rewritten as the base. */
export const lastBefore: Readonly<Record<Which, string>> = {
  marketplace: '0240_quotes_asked_for.sql',
  archive: '0004_bank_reasons.sql',
};

/** The last migration of the base schema. */
const lastOfBase: Readonly<Record<Which, string>> = { marketplace: '0250_content.sql', archive: '0010_archive.sql' };

const updateFirst = `Restore it with the version that made it, start the version with api/migrations/${lastBefore.marketplace} on it once, back it up again and restore that backup here.`;

const appliedIn = (database: DatabaseSync): string[] =>
  database
    .prepare('SELECT name FROM d1_migrations')
    .all()
    .map((row) => String(row['name']));

const tablesOf = (database: DatabaseSync): string =>
  inAnyOrder(schemaText((database.prepare(schemaSql).all() as unknown as SchemaRow[]).filter(({ type }) => type === 'table')));

/**
 * Renames tables, columns and migrations of an older database, if its tables then equal those of the present migrations.
 * @throws for a database of another version, with a remedy in the message
 */
export function takeOver(database: DatabaseSync, which: Which): void {
  const applied = appliedIn(database);
  const names = migrationNames(which);
  const stranger = unknownMigrationOf(applied, names);
  if (stranger === undefined) return;
  if (ageOf(stranger) === 'newer') throw new Error(`this backup is of a newer Kervan: it has the migration ${stranger}`);
  const later = applied.filter((name) => !isBase(name));
  const ours = applyMigrations(which, (name) => (isBase(name) && !isLookup(name)) || later.includes(name));
  database.exec('BEGIN');
  applyNames(database);
  const isWhole = applied.includes(lastBefore[which]) || applied.includes(lastOfBase[which]);
  if (!isWhole || tablesOf(database) !== tablesOf(ours)) {
    database.exec('ROLLBACK');
    throw new Error(`this backup is of an older Kervan: its database ends with the migration ${stranger}. ${updateFirst}`);
  }
  copyOthers(database, ours);
  ours.close();
  database.exec('DELETE FROM d1_migrations');
  const insert = database.prepare('INSERT INTO d1_migrations(name) VALUES(?)');
  for (const name of names.filter((each) => isBase(each) || later.includes(each))) insert.run(name);
  database.exec('COMMIT');
}
