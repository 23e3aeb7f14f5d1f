/** A database that is older than the merge of the migrations is not migrated by accident, and its backup can be restored. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../../scripts/backup.ts';
import { restore } from '../../../scripts/restore.ts';
import { isBase } from '../../../scripts/support/deploy/history.ts';
import { inAnyOrder } from '../../../scripts/support/checks/schema-text.ts';
import {
  isLookup,
  applyMigrations,
  migrationNames,
  readMigration,
  schemaOf,
  type Which,
} from '../../../scripts/support/deploy/migrations.ts';
import { migrate } from '../../../scripts/support/server/migrate.ts';
import { remoteStrangers } from '../../../scripts/support/deploy/remote-history.ts';
import { marketplaceFile } from '../../../scripts/support/checks/consistency.ts';
import { olderColumns, olderTables } from '../../../scripts/support/server/older-names.ts';
import { lastBefore } from '../../../scripts/support/server/take-over.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-history-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = (database: DatabaseSync): unknown[] =>
  database
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map(({ name }) => name);

/** A database of the earlier version, with the names of its migrations. */
function migrateBefore(which: Which, file: string, last: string = lastBefore[which]): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF');
  applyMigrations(which, (name) => isBase(name) && !isLookup(name), database);
  database.exec(
    'CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  for (const name of ['0001_accounts.sql', last]) database.prepare('INSERT INTO d1_migrations(name) VALUES(?)').run(name);
  return database;
}

/** A data folder of an earlier version. @param change further contents of its database */
function dataBefore(name: string, change = '', last?: string): string {
  const dataDir = join(folder, name);
  mkdirSync(join(dataDir, 'v3/d1/x'), { recursive: true });
  const database = migrateBefore('marketplace', join(dataDir, 'v3/d1/x/y.sqlite'), last);
  database.exec(change);
  database.close();
  migrateBefore('archive', join(dataDir, 'v3/d1/x/a.sqlite')).close();
  return dataDir;
}

/** Restores the names that tables and columns had in the version before. */
function olderNames(): string {
  const database = applyMigrations('marketplace', (name) => !isLookup(name));
  const readNames = (type: string) =>
    database.prepare(`SELECT name FROM sqlite_schema WHERE sql IS NOT NULL AND type=?`).all(type) as { name: string }[];
  const changes = ['trigger', 'view'].flatMap((type) => readNames(type).map(({ name }) => `DROP ${type} IF EXISTS ${name}`));
  const tables = new Set(readNames('table').map(({ name }) => name));
  for (const [table, old, present] of olderColumns)
    if (tables.has(table)) changes.push(`ALTER TABLE ${table} RENAME COLUMN ${present} TO ${old}`);
  for (const [old, present] of olderTables) if (tables.has(present)) changes.push(`ALTER TABLE ${present} RENAME TO ${old}`);
  return changes.join(';');
}

/** The part of D1 that migrating uses. */
const likeD1 = (database: DatabaseSync) => {
  const statement = (sql: string, values: SQLInputValue[] = []) => ({
    bind: (...more: SQLInputValue[]) => statement(sql, more),
    all: async () => ({ results: database.prepare(sql).all(...values) }),
    run: () => database.prepare(sql).run(...values),
  });
  return {
    exec: async (sql: string) => database.exec(sql),
    prepare: (sql: string) => statement(sql),
    batch: async (all: ReturnType<typeof statement>[]) => all.map((one) => one.run()),
  } as unknown as Parameters<typeof migrate>[0];
};
const one = [{ name: '0010_first.sql', statements: ['CREATE TABLE a(b TEXT)'] }];

test('a database is migrated once', async () => {
  const database = new DatabaseSync(':memory:');
  const messages: string[] = [];
  for (let time = 0; time < 2; time += 1) await migrate(likeD1(database), one, (text) => void messages.push(text));
  expect(names(database)).toEqual(['0010_first.sql']);
  expect(messages).toEqual(['migrated 0010_first.sql']);
});

test.each([
  [lastBefore.marketplace, 'older version', 'npm run restore'],
  ['202801020304_more.sql', 'newer version', 'npm run reset'],
])('one with %s is not changed, and a remedy is reported', async (name, age, todo) => {
  const database = new DatabaseSync(':memory:');
  await migrate(likeD1(database), [{ name, statements: [] }], () => undefined);
  const refused = migrate(likeD1(database), one, () => undefined);
  await expect(refused).rejects.toThrow(age);
  await expect(refused).rejects.toThrow(todo);
  expect(names(database)).toEqual([name]);
  expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name='a'").get()).toBeUndefined();
});

test('an older backup is converted at the restore', async () => {
  const [copy, target] = [join(folder, 'copy'), join(folder, 'restored')];
  // The same columns in another order, as earlier migrations have added them.
  const grown =
    'ALTER TABLE staff DROP COLUMN monthly_budget; ALTER TABLE staff ADD COLUMN monthly_budget INTEGER CHECK(monthly_budget>=0)';
  const { migration } = await backup(dataBefore('before', `DROP TRIGGER credit_transfer_budget; ${grown}; ${budgetTrigger()}`), copy);
  expect(migration).toBe(lastBefore.marketplace);
  expect(restore(copy, target)).toEqual([]);
  const restored = new DatabaseSync(marketplaceFile(target));
  // Migrations after the base files are applied by the next start.
  const base = migrationNames('marketplace').filter(isBase);
  expect(names(restored)).toEqual(base);
  await migrate(
    likeD1(restored),
    base.map((name) => ({ name, statements: ['not SQL'] })),
    () => undefined,
  );
  restored.close();
});

test('a backup of the version before is restored under the names of today, with the migrations that it has', async () => {
  const later = migrationNames('marketplace').filter((name) => !isBase(name));
  const changes = [
    ...later.map((name) => readMigration('marketplace', name)),
    olderNames(),
    ...['0250_content.sql', ...later].map((name) => `INSERT INTO d1_migrations(name) VALUES('${name}')`),
  ];
  const [copy, target] = [join(folder, 'named copy'), join(folder, 'named')];
  await backup(dataBefore('named data', changes.join(';'), '0180_watch.sql'), copy);
  expect(restore(copy, target)).toEqual([]);
  const restored = new DatabaseSync(marketplaceFile(target));
  expect(inAnyOrder(schemaOf(restored))).toBe(inAnyOrder(schemaOf(applyMigrations('marketplace', (name) => !isLookup(name)))));
  expect(names(restored)).toEqual(migrationNames('marketplace'));
  restored.close();
});

test.each([
  [
    'that is half migrated',
    '',
    '0239_who_sells_quotes.sql',
    /of an older Kervan.*0239_who_sells_quotes\.sql.*start the version with api\/migrations\/0240/,
  ],
  ['whose tables are others', 'ALTER TABLE alarm ADD COLUMN more TEXT', lastBefore.marketplace, /of an older Kervan.*0240/],
  ['of a newer version', '', '202801020304_more.sql', /of a newer Kervan.*202801020304_more/],
])('a backup %s is not restored, and the reason is reported', async (name, change, last, messages) => {
  const [copy, target] = [join(folder, `copy ${name}`), join(folder, `restored ${name}`)];
  await backup(dataBefore(`data ${name}`, change, last), copy);
  expect(() => restore(copy, target)).toThrow(messages);
});

const answers = (code: number, output: string) => async () => ({ code, output });

test('an older deployed database is detected before the deployment', async () => {
  const rows = (...all: string[]) =>
    `▲ [WARNING] a notice\n\n${JSON.stringify([{ results: all.map((name) => ({ name })), success: true }])}\n`;
  expect(await remoteStrangers(answers(0, rows(lastBefore.marketplace, lastBefore.archive)))).toEqual([
    expect.stringContaining(`DB has the migration ${lastBefore.marketplace}`),
    expect.stringContaining(`ARCHIVE has the migration ${lastBefore.marketplace}`),
  ]);
  expect(await remoteStrangers(answers(0, rows()))).toEqual([]);
  expect(await remoteStrangers(answers(1, '✘ [ERROR] no such table: d1_migrations: SQLITE_ERROR'))).toEqual([]);
  await expect(remoteStrangers(answers(1, 'You are not authenticated.'))).rejects.toThrow('not authenticated');
});

function budgetTrigger(): string {
  const database = applyMigrations('marketplace', (name) => !isLookup(name));
  return String(database.prepare("SELECT sql FROM sqlite_schema WHERE name='credit_transfer_budget'").get()?.['sql']);
}
