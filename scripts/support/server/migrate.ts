import type { Miniflare } from 'miniflare';
import { unknownMigrationOf } from '../deploy/history.ts';
import type { Migration } from './serve-plan.ts';

/** Advice about a data folder of another version. */
const unknownMigrationText = (name: string): string =>
  `the data folder is of another version: its database has the migration ${name}. Start that version, or delete the data with \`npm run reset\`.`;

/**
 * Applies new migrations to this database, each file as one batch. Uses the same table as `wrangler d1 migrations apply`, which the
 * deployed database uses.
 * @throws before it writes anything if the database has unknown migrations
 */
export const migrate = async (
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
  migrations: Migration[],
  log: (text: string) => void,
): Promise<void> => {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const unknown = unknownMigrationOf(
    [...applied],
    migrations.map(({ name }) => name),
  );
  if (unknown !== undefined) throw new Error(unknownMigrationText(unknown));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    try {
      await database.batch([
        ...statements.map((statement) => database.prepare(statement)),
        database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`migration ${name} failed: ${reason}`, { cause: error });
    }
    log(`migrated ${name}`);
  }
};
