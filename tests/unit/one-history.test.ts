/** Both histories of the schema, laid into two databases, are one: normalised statements, their order at each table, and all rows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { schemaSql, schemaText, statementText, type SchemaRow } from '../../scripts/support/schema-text.ts';
import { root } from '../support/rooms.ts';

const lay = (folder: string): DatabaseSync => {
  const database = new DatabaseSync(':memory:');
  // As D1 has it.
  database.exec('PRAGMA foreign_keys=ON');
  for (const name of readdirSync(join(root, folder)).sort()) database.exec(readFileSync(join(root, folder, name), 'utf8'));
  return database;
};
const schemaOf = (database: DatabaseSync) => database.prepare(schemaSql).all() as unknown as SchemaRow[];
/** SQLite fires triggers and weighs indexes in the order in which they were made. */
const orderOf = (rows: SchemaRow[], type: string) =>
  Object.entries(
    Object.groupBy(
      rows.filter((row) => row.type === type),
      (row) => row.tbl_name,
    ),
  )
    .map(([table, all]) => `${table}: ${all?.map(({ name }) => name).join(', ')}`)
    .sort();
const columnsOf = (database: DatabaseSync, table: string) => database.prepare(`PRAGMA table_xinfo("${table}")`).all();
const rowsOf = (database: DatabaseSync, table: string) => {
  const isRowid = !/WITHOUT ROWID/.test(String(database.prepare('SELECT sql FROM sqlite_schema WHERE name=?').get(table)?.['sql']));
  return database
    .prepare(`SELECT ${isRowid ? 'rowid AS place, ' : ''}* FROM "${table}" ${isRowid ? 'ORDER BY rowid' : ''}`)
    .all()
    .map((row) => ({ ...row, ...(table === 'content_entry' && { id: '' }) }));
};

test.each([
  ['api/migrations', 'api/migrations-next', 100],
  ['api/archive', 'api/archive-next', 5],
])('%s', (before, after, tablesMin) => {
  const [old, next] = [lay(before), lay(after)];
  expect(schemaText(schemaOf(next))).toBe(schemaText(schemaOf(old)));
  expect(schemaText(schemaOf(next), false)).toBe(schemaText(schemaOf(old), false));
  for (const type of ['index', 'trigger']) expect(orderOf(schemaOf(next), type)).toEqual(orderOf(schemaOf(old), type));
  const tables = schemaOf(old).filter(({ type, name }) => type === 'table' && !name.startsWith('sqlite_'));
  expect(tables.length).toBeGreaterThan(tablesMin - 1);
  let rows = 0;
  for (const { name } of tables) {
    expect(columnsOf(next, name), name).toEqual(columnsOf(old, name));
    expect(rowsOf(next, name), name).toEqual(rowsOf(old, name));
    rows += rowsOf(old, name).length;
  }
  console.log(`${before}: ${schemaOf(old).length} statements, ${tables.length} tables, ${rows} rows compared`);
  expect(next.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
});

test('statements that differ are told apart, those that are written differently are not', () => {
  expect(statementText('CREATE TABLE "a"(b TEXT, -- c\n  CHECK(b IN (\'x y\',2)))')).toBe(
    statementText("CREATE TABLE a( b  TEXT,CHECK(b IN('x y', 2)) )"),
  );
  expect(statementText("CREATE TABLE a(b DEFAULT 'x  y')")).not.toBe(statementText("CREATE TABLE a(b DEFAULT 'x y')"));
});
