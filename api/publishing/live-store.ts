/** The public content of an entry, as the values of a version; before the first edit it is only in these tables. */
import type { ApiLanguage } from '../../contract/text/languages.ts';
import type { ContentKind } from '../../contract/publishing/kinds.ts';
import type { ContentValues } from '../../contract/publishing/values.ts';
import { moneyText } from '../plan/store.ts';

type Row = Record<string, string | number | null>;
type Field = readonly [name: string, read: (row: Row) => string];

const text =
  (column: string): ((row: Row) => string) =>
  (row) =>
    String(row[column] ?? '');
const amount =
  (column: string): ((row: Row) => string) =>
  (row) =>
    row[column] === null ? '' : moneyText(Number(row[column]));
const prices: readonly Field[] = [
  ['price', amount('price')],
  ['exPrice', amount('ex_price')],
];

interface Read {
  /** Rows of the key ?1, one per language if the kind has texts. */
  sql: string;
  shared: readonly Field[];
  texts: readonly Field[];
}

const reads: Record<ContentKind, Read> = {
  news: {
    sql: 'SELECT * FROM news WHERE COALESCE(entry_key, id)=?1',
    shared: [['picture', text('header_image')]],
    texts: (['title', 'path', 'description', 'content'] as const).map((name) => [name, text(name)]),
  },
  page: {
    sql: 'SELECT * FROM cms_page WHERE page_key=?1',
    shared: [],
    texts: (['title', 'description', 'content'] as const).map((name) => [name, text(name)]),
  },
  banner: {
    sql: 'SELECT * FROM banner WHERE COALESCE(entry_key, id)=?1',
    shared: [
      ['picture', text('image')],
      ['video', text('video_url')],
      ['position', text('position')],
    ],
    texts: [
      ['topText', text('top_text')],
      ['title', text('title')],
      ['description', text('description')],
    ],
  },
  category: {
    sql: `SELECT l.key AS language, l.value AS name FROM category c, json_each(json_object('TR', c.tr, 'EN', c.en, 'RU', c.ru, 'AR', c.ar)) l WHERE c.slug=?1`,
    shared: [],
    texts: [['name', text('name')]],
  },
  plan: {
    sql: `SELECT p.additional_credit, p.salable, t.language, t.name, t.description, t.texts_json, r.price, r.ex_price
      FROM plan p JOIN plan_text t ON t.plan_id=p.id JOIN plan_price r ON r.plan_id=p.id AND r.language=t.language WHERE p.id=?1`,
    shared: [
      ['credits', text('additional_credit')],
      ['isSalable', text('salable')],
    ],
    texts: [
      ['name', text('name')],
      ['description', text('description')],
      ['points', (row) => (JSON.parse(String(row['texts_json'])) as string[]).join('\n')],
      ...prices,
    ],
  },
  pack: {
    sql: 'SELECT p.additional_credit, p.position, r.language, r.price, r.ex_price FROM credit_pack p JOIN credit_pack_price r ON r.pack_id=p.id WHERE p.id=?1',
    shared: [
      ['credits', text('additional_credit')],
      ['position', text('position')],
    ],
    texts: prices,
  },
  price: {
    sql: 'SELECT pay_order, price FROM service_price WHERE service_type=CAST(?1 AS INTEGER)',
    shared: [
      ['payOrder', text('pay_order')],
      ['credits', text('price')],
    ],
    texts: [],
  },
};

const fieldsOf = (fields: readonly Field[], row: Row): Record<string, string> =>
  Object.fromEntries(fields.map(([name, read]) => [name, read(row)]));

/** @returns null if nothing of it is public */
export async function readLive(db: D1DatabaseSession, { kind, key }: { kind: ContentKind; key: string }): Promise<ContentValues | null> {
  const { sql, shared, texts } = reads[kind];
  const { results } = await db.prepare(sql).bind(key).all<Row>();
  const first = results[0];
  if (first === undefined) return null;
  return {
    shared: fieldsOf(shared, first),
    texts: texts.length === 0 ? {} : Object.fromEntries(results.map((row) => [row['language'] as ApiLanguage, fieldsOf(texts, row)])),
  };
}

/** The public paths of an article, without their common part. */
export async function readPaths(db: D1DatabaseSession, key: string): Promise<Partial<Record<ApiLanguage, string>>> {
  const { results } = await db
    .prepare('SELECT language, path FROM news WHERE COALESCE(entry_key, id)=?1')
    .bind(key)
    .all<{ language: ApiLanguage; path: string }>();
  return Object.fromEntries(results.map(({ language, path }) => [language, path]));
}
