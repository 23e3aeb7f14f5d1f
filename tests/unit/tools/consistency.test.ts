import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../../scripts/backup.ts';
import { restore } from '../../../scripts/restore.ts';
import { inconsistencies } from '../../../scripts/support/checks/consistency.ts';
import { isLookup, applyMigrations, migrationNames } from '../../../scripts/support/deploy/migrations.ts';

let folder: string;
let dataDir: string;
let database: DatabaseSync;
let archive: DatabaseSync;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-consistency-'));
  dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'v3/d1/x'), { recursive: true });
  database = new DatabaseSync(join(dataDir, 'v3/d1/x/y.sqlite'));
  database.exec('PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF');
  applyMigrations('marketplace', (name) => !isLookup(name), database);
  // A name that sorts before that of the marketplace.
  archive = new DatabaseSync(join(dataDir, 'v3/d1/x/a.sqlite'));
  archive.exec('PRAGMA journal_mode=MEMORY');
  applyMigrations('archive', undefined, archive);
  database.exec('PRAGMA foreign_keys=OFF; CREATE TABLE d1_migrations(name TEXT)');
  archive.exec('CREATE TABLE d1_migrations(name TEXT)');
  database.prepare('INSERT INTO d1_migrations VALUES(?)').run(migrationNames('marketplace').at(-1) ?? '');
});
afterAll(() => {
  database.close();
  archive.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty bucket as the simulator stores it. */
const bucketIn = (data: string): DatabaseSync => {
  mkdirSync(join(data, 'v3/r2/media/blobs'), { recursive: true });
  const bucket = new DatabaseSync(join(data, 'v3/r2/bucket.sqlite'));
  bucket.exec('CREATE TABLE _mf_objects(key TEXT PRIMARY KEY, blob_id TEXT)');
  return bucket;
};

/** Spoils the database for a moment. */
const withFault = (statements: string): string[] => {
  database.exec('BEGIN');
  database.exec(statements);
  database.exec('COMMIT');
  return inconsistencies(dataDir);
};

test('an untouched marketplace is consistent', () => expect(inconsistencies(dataDir)).toEqual([]));

test.each([
  ['the index', "INSERT INTO request_fts(rowid, search_text, facets) VALUES(7, 'a', 'b')", 'DELETE FROM request_fts', 'public requests'],
  [
    'what the console finds',
    "INSERT INTO person_fts(rowid, words) VALUES(7, 'a')",
    "INSERT INTO person_fts(person_fts, rowid, words) VALUES('delete', 7, 'a')",
    'people are those that the console finds',
  ],
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
])('%s is detected, and its correction too', (_, corrupt, correct, rule) => {
  expect(withFault(corrupt)).toEqual([expect.stringContaining(rule)]);
  expect(withFault(correct)).toEqual([]);
});

test('a missing text in the archive is detected, and an unreferenced one', () => {
  const named = "INSERT INTO archive_leftover(copy, due_at) VALUES('abc', 0)";
  const copy = "INSERT INTO request_copy(copy, request_id, description, texts, keywords, put_at) VALUES('abc', 'r', 'Rope', '{}', '[]', 1)";
  archive.exec(copy);
  expect(inconsistencies(dataDir)).toEqual([expect.stringContaining('the archive holds what a request names: 1')]);
  expect(withFault(named)).toEqual([]);
  const columns = 'id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id';
  database.exec(
    `INSERT INTO request(${columns}, country_id, country_code, created_at, is_active, deleted_at) VALUES('${'a'.repeat(24)}', 'R-1', 'c', 'u', 'u', 1, 'Rope', '', 'k', 'k', 't', 'tr', 1, 0, 1)`,
  );
  database.exec("UPDATE request SET archive_copy='abc'; DELETE FROM archive_leftover");
  // Its company and category are made up.
  const isAboutTexts = (fault: string): boolean => !fault.startsWith('a reference');
  expect(inconsistencies(dataDir).filter(isAboutTexts)).toEqual([]);
  archive.exec('DELETE FROM request_copy');
  expect(inconsistencies(dataDir).filter(isAboutTexts)).toEqual([expect.stringContaining('texts of requests are in the archive: 1')]);
  database.exec('DELETE FROM request');
  expect(inconsistencies(dataDir)).toEqual([]);
});

test('a file that is not in the bucket is detected, and one without its contents', () => {
  const bucket = bucketIn(dataDir);
  const row = `INSERT INTO media(id, r2_key, kind, mime, bytes, state, visibility, created_at) VALUES('${'b'.repeat(24)}', 'c/b.txt', 'file', 'text/plain', 1, 'live', 'chat', 1)`;
  expect(withFault(row)).toEqual([expect.stringContaining('files of rows are in the bucket: 1 of 1 are not, the first c/b.txt')]);
  bucket.exec("INSERT INTO _mf_objects(key, blob_id) VALUES('c/b.txt', 'blob')");
  expect(inconsistencies(dataDir)).toHaveLength(1);
  writeFileSync(join(dataDir, 'v3/r2/media/blobs/blob'), 'a');
  expect(inconsistencies(dataDir)).toEqual([]);
  database.exec('DELETE FROM media');
  bucket.close();
  rmSync(join(dataDir, 'v3/r2'), { recursive: true });
});

test('a backup has the file that is uploaded while it copies the database', async () => {
  const bucket = bucketIn(dataDir);
  const copying = backup(dataDir, join(folder, 'during'));
  // The first copy has begun.
  bucket.exec("INSERT INTO _mf_objects(key, blob_id) VALUES('c/late.txt', 'late')");
  writeFileSync(join(dataDir, 'v3/r2/media/blobs/late'), 'a');
  const { files } = await copying;
  expect(files.map(({ path }) => path)).toContain('v3/r2/media/blobs/late');
  rmSync(join(folder, 'during'), { recursive: true });
  bucket.close();
  rmSync(join(dataDir, 'v3/r2'), { recursive: true });
});

test('an archived notification of an unknown person is detected', () => {
  const row = "(id, user_id, kind, payload, href, created_at) VALUES('n', 'u', 'new-message', '{}', '', 1)";
  archive.exec(`INSERT INTO notification${row}`);
  const isKnown = (fault: string): boolean => !fault.startsWith('a reference');
  expect(inconsistencies(dataDir)).toEqual([expect.stringContaining('who has notifications in the archive is known: 1')]);
  // On its way, or copied before it had left this database.
  for (const [put, take] of [
    ["INSERT INTO archive_move(kind, run, ids, due_at) VALUES('notification', 'r', '[\"n\"]', 1)", 'DELETE FROM archive_move'],
    [`INSERT INTO notification${row}; DELETE FROM live_update`, 'DELETE FROM notification'],
    ["INSERT INTO archived_notification(user_id) VALUES('u')", 'DELETE FROM archived_notification'],
  ] as const) {
    expect(withFault(put).filter(isKnown)).toEqual([]);
    database.exec(take);
  }
  archive.exec('DELETE FROM notification');
  expect(inconsistencies(dataDir)).toEqual([]);
});

test('an archived order is detected if it is not counted, of an unknown person, or without earlier receipts', () => {
  archive.exec(`INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key,
      status, state, created_at, expires_at, updated_at, tax, tax_percent, buyer) VALUES('o', 'u', 'u', 'credit', 'x', 1, 'USD', 1, 'Sandbox', 's', 'k', 1, 'fulfilled', 1, 1, 1, 0, 0, '{}');
    INSERT INTO payment_receipt(year, serial, order_id, seller, issued_at) VALUES(2026, 2, 'o', '{}', 1)`);
  const isAboutOrders = (fault: string): boolean => !fault.startsWith('a reference');
  const faults = [
    'who has orders in the archive is known: 1',
    'orders of the archive are counted: 1',
    'orders are counted: 1',
    'receipts follow each other',
  ];
  expect(inconsistencies(dataDir)).toEqual(faults.map((fault) => expect.stringContaining(fault) as unknown));
  database.exec("INSERT INTO archived_payment(master_user_id) VALUES('u')");
  database.exec(
    "INSERT INTO facet_count(kind, facet, n) VALUES('payment_order', 'fulfilled', 1), ('payment_order_archived', 'fulfilled', 1)",
  );
  archive.exec('UPDATE payment_receipt SET serial=1');
  expect(inconsistencies(dataDir).filter(isAboutOrders)).toEqual([]);
  archive.exec('DELETE FROM payment_receipt; DELETE FROM payment_order');
  database.exec("DELETE FROM archived_payment; DELETE FROM facet_count WHERE kind LIKE 'payment%'");
  expect(inconsistencies(dataDir)).toEqual([]);
});

test('a backup of another version is refused with the name of its migration', async () => {
  const [copy, target] = [join(folder, 'of-another-version'), join(folder, 'not-restored')];
  database.exec("INSERT INTO d1_migrations VALUES('202801020304_more.sql')");
  await backup(dataDir, copy);
  database.exec("DELETE FROM d1_migrations WHERE name='202801020304_more.sql'");
  expect(() => restore(copy, target)).toThrow(/another version, .*202801020304_more/);
  expect(existsSync(target)).toBe(false);
  rmSync(copy, { recursive: true });
});

test('a backup is restored completely or not at all', async () => {
  const [copy, target] = [join(folder, 'copy'), join(folder, 'target')];
  const { files } = await backup(dataDir, copy);
  expect(restore(copy, target)).toEqual([]);
  // What rows name is copied after them.
  expect(files.map(({ path }) => path).slice(0, 2)).toEqual(['v3/d1/x/y.sqlite', 'v3/d1/x/a.sqlite']);
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
