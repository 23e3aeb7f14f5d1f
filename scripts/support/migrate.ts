import type { Miniflare } from 'miniflare';
import type { Migration } from './serve-plan.ts';

/**
 * Applies the migrations that are new to this database, each file as one batch: wholly or not at all. Keeps the same
 * table as `wrangler d1 migrations apply`, which the deployed database uses.
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
