/** A database of before the migrations were laid together (history.ts) becomes one of ours. */
import type { DatabaseSync } from 'node:sqlite';
import { ageOf, isBase, strangerOf } from '../deploy/history.ts';
import { isLookup, lay, migrationNames, schemaOf, type Which } from '../deploy/laid.ts';
import { inAnyOrder } from '../checks/schema-text.ts';

/** The last file of the migrations that were laid together. */
export const lastBefore: Readonly<Record<Which, string>> = {
  marketplace: '0240_quotes_asked_for.sql',
  archive: '0004_bank_reasons.sql',
};

const updateFirst = `Restore it with the version that made it, start the version with api/migrations/${lastBefore.marketplace} on it once, back it up again and restore that backup here.`;

/**
 * Gives a database of before the names of our migrations, where its tables are those that they make.
 * @throws where it is of another version, and what to do
 */
export function takeOver(database: DatabaseSync, which: Which): void {
  const applied = database
    .prepare('SELECT name FROM d1_migrations')
    .all()
    .map((row) => String(row['name']));
  const stranger = strangerOf(applied, migrationNames(which));
  if (stranger === undefined) return;
  if (ageOf(stranger) === 'newer') throw new Error(`this backup is of a newer Kervan: it has the migration ${stranger}`);
  const ours = lay(which, (name) => isBase(name) && !isLookup(name));
  const isSame = applied.includes(lastBefore[which]) && inAnyOrder(schemaOf(database)) === inAnyOrder(schemaOf(ours));
  ours.close();
  if (!isSame) throw new Error(`this backup is of an older Kervan: its database ends with the migration ${stranger}. ${updateFirst}`);
  database.exec('BEGIN; DELETE FROM d1_migrations');
  const insert = database.prepare('INSERT INTO d1_migrations(name) VALUES(?)');
  for (const name of migrationNames(which).filter(isBase)) insert.run(name);
  database.exec('COMMIT');
}
