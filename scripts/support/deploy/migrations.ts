/** The migrations as files, and in-memory databases after them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../install.mjs';
import { type SchemaRow, schemaSql, schemaText } from '../checks/schema-text.ts';

/** The two databases and their folders of migrations. */
export const migrationFolders = { marketplace: 'api/migrations', archive: 'api/archive' } as const;
export type Which = keyof typeof migrationFolders;

/** In the order of execution. */
export const migrationNames = (which: Which): string[] =>
  readdirSync(join(root, migrationFolders[which]))
    .filter((name) => name.endsWith('.sql'))
    .sort();

export const readMigration = (which: Which, name: string): string => readFileSync(join(root, migrationFolders[which], name), 'utf8');

/** Whether a migration fills lookup lists, which takes longest. */
export const isLookup = (name: string): boolean => name.includes('_lookup_');

/** @param database to apply the migrations to, by default one in memory @param takes selects the migrations */
export function applyMigrations(
  which: Which,
  takes: (name: string) => boolean = () => true,
  database = new DatabaseSync(':memory:'),
): DatabaseSync {
  for (const name of migrationNames(which).filter(takes)) database.exec(readMigration(which, name));
  return database;
}

/** {@link schemaText} of a database. */
export const schemaOf = (database: DatabaseSync): string => schemaText(database.prepare(schemaSql).all() as unknown as SchemaRow[]);
