/** A database of another version is not migrated by accident. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '../../../scripts/support/server/migrate.ts';
import { remoteStrangers } from '../../../scripts/support/deploy/remote-history.ts';

const names = (database: DatabaseSync): unknown[] =>
  database
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map(({ name }) => name);

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

test('one of another version is not changed, and a remedy is reported', async () => {
  const name = '202801020304_more.sql';
  const database = new DatabaseSync(':memory:');
  await migrate(likeD1(database), [{ name, statements: [] }], () => undefined);
  await expect(migrate(likeD1(database), one, () => undefined)).rejects.toThrow(/another version: .*202801020304_more.*npm run reset/);
  expect(names(database)).toEqual([name]);
  expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name='a'").get()).toBeUndefined();
});

const answers = (code: number, output: string) => async () => ({ code, output });

test('a deployed database of another version is detected before the deployment', async () => {
  const rows = (...all: string[]) =>
    `▲ [WARNING] a notice\n\n${JSON.stringify([{ results: all.map((name) => ({ name })), success: true }])}\n`;
  expect(await remoteStrangers(answers(0, rows('0240_older.sql', '202801020304_more.sql')))).toEqual([
    expect.stringContaining('DB has the migration 202801020304_more.sql'),
    expect.stringContaining('ARCHIVE has the migration 202801020304_more.sql'),
  ]);
  expect(await remoteStrangers(answers(0, rows()))).toEqual([]);
  expect(await remoteStrangers(answers(1, '✘ [ERROR] no such table: d1_migrations: SQLITE_ERROR'))).toEqual([]);
  await expect(remoteStrangers(answers(1, 'You are not authenticated.'))).rejects.toThrow('not signed in');
});
