/** A database that was filled before lists of any size (api/migrations/0014) ends up as one that was filled after it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { readLookups } from '../../bench/catalogue.ts';
import { generate, sizeOf } from '../../bench/generate.ts';
import { likeD1 } from '../../bench/plain-database.ts';
import { root } from '../support/rooms.ts';

const folder = join(root, 'api/migrations');
/** Facts are a column that nothing of 0014 knows; rows are filled with them. Lookups and content have numbers of their own, below those of later changes. */
const isEarlier = (name: string): boolean =>
  name < '0014' || name.startsWith('0041') || (name > '0100' && name < '0170') || (name > '0200' && name < '0223');
const files = readdirSync(folder).sort();
const apply = (database: DatabaseSync, names: readonly string[]): void => {
  for (const name of names) database.exec(readFileSync(join(folder, name), 'utf8'));
};

async function fill(database: DatabaseSync): Promise<void> {
  const d1 = likeD1(database);
  await generate(d1, await readLookups(d1), sizeOf(0), { ...sizeOf(1200), products: 0 }, Date.UTC(2026, 4, 4));
}

const before = new DatabaseSync(':memory:');
const after = new DatabaseSync(':memory:');
beforeAll(async () => {
  apply(before, files.filter(isEarlier));
  await fill(before);
  apply(
    before,
    files.filter((name) => !isEarlier(name)),
  );
  apply(after, files);
  await fill(after);
});

test.each([
  ['totals', 'SELECT * FROM facet_count WHERE n>0 ORDER BY kind, facet'],
  ['boosted requests', 'SELECT rowid FROM request_boosted_fts ORDER BY rowid'],
  ['boosted companies', 'SELECT rowid FROM company_boosted_fts ORDER BY rowid'],
  ['words of boosted requests', `SELECT rowid FROM request_boosted_fts WHERE request_boosted_fts MATCH 'facets:t1' ORDER BY rowid`],
])('%s are the same', (_, sql) => {
  const rows = before.prepare(sql).all();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(after.prepare(sql).all());
});

test('its search texts are due for renewal, those of a new one are not', () => {
  const versions = (database: DatabaseSync) =>
    database
      .prepare('SELECT version FROM search_version')
      .all()
      .map((row) => row['version']);
  expect([versions(before), versions(after)]).toEqual([
    [0, 0],
    [2, 2],
  ]);
});
