import { applyD1Migrations, env } from 'cloudflare:test';
import { expect, test } from 'vitest';

test('every migration is recorded, and applying them again changes nothing', async () => {
  const names = async () =>
    (await env.DB.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>()).results.map((row) => row.name);
  const applied = await names();
  expect(applied).toEqual(env.TEST_MIGRATIONS.map((migration) => migration.name));
  expect(applied.length).toBeGreaterThan(0);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await names()).toEqual(applied);
});

test('no row points to a missing one after the migrations', async () => {
  const { results } = await env.DB.prepare('PRAGMA foreign_key_check').all();
  expect(results).toEqual([]);
});
