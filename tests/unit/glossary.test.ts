import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { foldText } from '../../contract/search/fold.ts';
import { widenedQuery } from '../../contract/search/glossary.ts';

/** Of the named goods those that SQLite finds for a typed query. */
function foundAmong(goods: readonly string[], typed: string): string[] {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE goods USING fts5(folded, name UNINDEXED, prefix = '2 3 4 5 6 7 8')");
  const insert = database.prepare('INSERT INTO goods (folded, name) VALUES (?, ?)');
  for (const name of goods) insert.run(foldText(name), name);
  const rows = database.prepare('SELECT name FROM goods WHERE goods MATCH ? ORDER BY rowid').all(widenedQuery(typed));
  return rows.map(({ name }) => String(name));
}

const cottonYarns = ['Ne 30/1 combed cotton yarn', 'Penye pamuk ipliği', 'Хлопчатобумажная пряжа', 'غزل القطن الممشط'];

test.each(['cotton yarn', 'Cotton yarns', 'хлопок', 'хлопковую пряжу', 'قطن', 'pamuk ipliği', 'pamuk iplikleri'])(
  '%s finds cotton yarn in four languages',
  (typed) => {
    expect(foundAmong([...cottonYarns, 'Мешки из джута', 'Yün halı'], typed)).toEqual(cottonYarns);
  },
);
