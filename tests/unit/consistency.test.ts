import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../scripts/backup.ts';
import { restore } from '../../scripts/restore.ts';
import { inconsistencies } from '../../scripts/support/consistency.ts';
import { root } from '../../scripts/support/install.mjs';

let folder: string;
let dataDir: string;
let database: DatabaseSync;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-consistency-'));
  dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'v3/d1/x'), { recursive: true });
  database = new DatabaseSync(join(dataDir, 'v3/d1/x/y.sqlite'));
  database.exec('PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF');
  const migrations = join(root, 'api/migrations');
  const names = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql') && (name < '0100' || name > '0200'))
    .sort();
  for (const name of names) database.exec(readFileSync(join(migrations, name), 'utf8'));
  database.exec('PRAGMA foreign_keys=OFF; CREATE TABLE d1_migrations(name TEXT)');
  database.prepare('INSERT INTO d1_migrations VALUES(?)').run(names.at(-1) ?? '');
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Spoils the database for a moment. */
const withFault = (statements: string): string[] => {
  database.exec('BEGIN');
  database.exec(statements);
  database.exec('COMMIT');
  return inconsistencies(dataDir);
};

test('an untouched marketplace agrees with itself', () => expect(inconsistencies(dataDir)).toEqual([]));

test.each([
  ['the index', "INSERT INTO request_fts(rowid, search_text, facets) VALUES(7, 'a', 'b')", 'DELETE FROM request_fts', 'public requests'],
  [
    'a count',
    "UPDATE facet_count SET n=n+1 WHERE kind='users'; INSERT OR IGNORE INTO facet_count(kind, facet, n) VALUES('users', '', 1)",
    "DELETE FROM facet_count WHERE kind='users'",
    'accounts are counted',
  ],
  [
    'a balance',
    "DROP TRIGGER credit_account_follows_ledger; UPDATE credit_account SET balance=balance+5 WHERE kind='issued'",
    "UPDATE credit_account SET balance=balance-5 WHERE kind='issued'",
    'a balance is the sum',
  ],
])('%s that was bent is found, and its mending too', (_, bend, mend, rule) => {
  expect(withFault(bend)).toEqual([expect.stringContaining(rule)]);
  expect(withFault(mend)).toEqual([]);
});

test('a backup is restored whole or not at all', async () => {
  const [copy, target] = [join(folder, 'copy'), join(folder, 'target')];
  const { files } = await backup(dataDir, copy);
  expect(restore(copy, target)).toEqual([]);
  const file = join(copy, files[0]?.path ?? '');
  const spoilt = new DatabaseSync(file);
  spoilt.exec('CREATE TABLE other(a)');
  spoilt.close();
  const other = join(folder, 'other');
  expect(() => restore(copy, other)).toThrow('damaged');
  expect(readdirSync(folder).sort()).toEqual(['copy', 'data', 'target']);
  rmSync(file);
  expect(() => restore(copy, other)).toThrow('missing');
});
