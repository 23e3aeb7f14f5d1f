import { applyD1Migrations, env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import archiveSchema from '../../../api/archive-schema.sql?raw';
import schema from '../../../api/schema.sql?raw';
import { type SchemaRow, schemaSql, schemaText } from '../../../scripts/support/checks/schema-text.ts';
import { allRows } from '../../support/api/database.ts';

test('every migration is recorded, and applying them again changes nothing', async () => {
  const names = async () => (await allRows<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id')).map((row) => row.name);
  const applied = await names();
  expect(applied).toEqual(env.TEST_MIGRATIONS.map((migration) => migration.name));
  expect(applied.length).toBeGreaterThan(0);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await names()).toEqual(applied);
});

test('no row refers to a missing one after the migrations', async () => {
  const results = await allRows('PRAGMA foreign_key_check');
  expect(results).toEqual([]);
});

// wrangler splits the files into statements: the database gets exactly those of the files.
test.each([
  ['the marketplace', () => env.DB, schema],
  ['the archive', () => env.ARCHIVE, archiveSchema],
])('the schema of %s is the tracked one', async (_, database, tracked) => {
  const { results } = await database().prepare(schemaSql).all<SchemaRow>();
  expect(schemaText(results)).toBe(tracked.slice(tracked.indexOf('\n') + 1));
});
