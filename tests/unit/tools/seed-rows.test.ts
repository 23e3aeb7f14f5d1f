import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Row, storeRows } from '../../../scripts/seed/rows.ts';

/** The part of D1 that storing rows needs. */
const databaseOn = (sqlite: DatabaseSync): Parameters<typeof storeRows>[0] => {
  const prepare = (sql: string) => ({ bind: (...values: SQLInputValue[]) => ({ run: () => sqlite.prepare(sql).run(...values) }) });
  const batch = async (statements: { run(): unknown }[]) => statements.map((statement) => statement.run());
  return { prepare, batch } as unknown as Parameters<typeof storeRows>[0];
};

test('rows are stored in order, with their values and types', async () => {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('CREATE TABLE thing(seq INTEGER PRIMARY KEY, name TEXT, price REAL, at INTEGER) STRICT');
  sqlite.exec('CREATE TABLE other(seq INTEGER PRIMARY KEY, name TEXT) STRICT');
  const things = Array.from({ length: 2000 }, (_, index): Row => {
    const values = { name: index % 2 ? `0${index}` : 'Çay "1"\n', price: index / 4, at: 1_790_000_000_000 + index };
    return index % 7 === 0 ? { table: 'other', values: { name: null } } : { table: 'thing', values };
  });
  await storeRows(databaseOn(sqlite), things);
  const stored = sqlite
    .prepare('SELECT name, price, at FROM thing ORDER BY seq')
    .all()
    .map((row) => ({ ...row }));
  expect(stored).toEqual(things.filter(({ table }) => table === 'thing').map(({ values }) => values));
  expect(sqlite.prepare('SELECT COUNT(*) AS n FROM other WHERE name IS NULL').get()).toMatchObject({ n: 286 });
});
