import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryTextOf } from '../../../api/catalogue/match.ts';
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

test('results with the typed words are among all results, for any pasted text and any goods', () => {
  const words = [
    'cotton',
    'yarn',
    'خط',
    'пряжа',
    'rebar',
    '7214.20',
    'st37-2',
    'ro-ro',
    'a',
    'b',
    '№5',
    'olive oil',
    '1-2-3-4-5-6',
    'zaffuri',
  ];
  const text = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', ',', '; ', '|', '/', ' NOT ', '&')), {
      minLength: 1,
      maxLength: 14,
    })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(text, fc.nat(12), (typed, count) => {
      const query = queryTextOf(typed);
      if (query === null || query.exact === null) return;
      // Goods whose name lacks some of the typed words.
      const find = indexOf([typed, typed.replaceAll(/[^ ]+$/gu, ''), typed.slice(0, 6 * count), typed.replace(/[,;|&].*/u, '')]);
      expect(find(`(${query.exact}) NOT (${query.all})`)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a text without words of the glossary is one expression', () => {
  expect(queryTextOf('qandola brimtex')).toEqual({ all: '"qandola"* AND "brimtex"*', exact: null });
  expect(queryTextOf(' ,.! ')).toBeNull();
});
