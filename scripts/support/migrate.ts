import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { unstable_splitSqlQuery } from 'wrangler';
import { root } from './install.mjs';

const folder = join(root, 'api/migrations');

/**
 * Applies what is new in api/migrations, each file as one batch: wholly or not at all. Keeps the same table as
 * `wrangler d1 migrations apply`, which the deployed database uses; starting wrangler here would cost seconds.
 */
export const migrate = async (
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
  log: (text: string) => void,
): Promise<void> => {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .sort()
    : [];
  for (const name of names) {
    if (applied.has(name)) continue;
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8'));
    try {
      await database.batch([
        ...statements.map((statement) => database.prepare(statement)),
        database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ]);
    } catch (error) {
      throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    log(`migrated ${name}`);
  }
};
