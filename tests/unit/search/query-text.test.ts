import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { queryTextOf } from '../../../api/catalogue/query-text.ts';
import { searchTextOf } from '../../../api/lookup/search-text.ts';

/** The goods that SQLite finds for an expression, in the given order. */
function indexOf(goods: readonly string[]): (expression: string) => string[] {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE goods USING fts5(search_text, prefix = '2 3 4 5 6 7 8')");
  const insert = database.prepare('INSERT INTO goods (rowid, search_text) VALUES (?, ?)');
  for (const [index, name] of goods.entries()) insert.run(index, searchTextOf(name, [], []));
  const find = database.prepare('SELECT rowid FROM goods WHERE goods MATCH ? ORDER BY rowid');
  return (expression) => find.all(expression).map(({ rowid }) => goods[Number(rowid)] ?? '');
}
const foundAmong = (goods: readonly string[], typed: string): string[] => indexOf(goods)(queryTextOf(typed)?.all ?? '');

const ferries = ['Ro-Ro Mersin', 'RORO vessel', 'ferry, ro ro'];
test.each(['ro-ro', 'ro ro', 'RO  Ro', 'roro', 'Ro-Ro', 'ро-ро', 'ро ро'])('%s finds ro-ro in every spelling, and no rope', (typed) => {
  expect(foundAmong([...ferries, 'Cotton rope', 'Steel rolls', 'Rose oil', 'Роза'], typed)).toEqual(ferries);
});

test('a short word that is typed twice is complete, also outside of the glossary', () => {
  expect(foundAmong(['Tse-tse nets', 'tse tse', 'tsetse', 'Tsemi'], 'tse tse')).toEqual(['Tse-tse nets', 'tse tse', 'tsetse']);
  expect(foundAmong(['pro ropes', 'rolls'], 'pro rop')).toEqual(['pro ropes']);
  // A longer word is still a beginning.
  expect(foundAmong(['Zeytinler'], 'zeytin zeytin')).toEqual(['Zeytinler']);
});
