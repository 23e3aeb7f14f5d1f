/** The trade of the demo, in a database of its own: quotes, pro-formas, orders with receipts, chats that nobody has opened. */
import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { contactRefundMs, hourMs } from '../../../contract/limits.ts';
import { quoteTerms } from '../../../contract/quote/shapes.ts';
import { chats, companies, products, requests, users } from '../../../demo/index.ts';
import { accountRows } from '../../../scripts/seed/accounts.ts';
import { catalogueRows } from '../../../scripts/seed/catalogue.ts';
import { chatRows, isOpened } from '../../../scripts/seed/chats.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import { ledgerRows } from '../../../scripts/seed/ledger.ts';
import { readLookups } from '../../../scripts/seed/lookups.ts';
import { storeMessages } from '../../../scripts/seed/messages.ts';
import { notificationRows } from '../../../scripts/seed/notifications.ts';
import { orderRows } from '../../../scripts/seed/orders.ts';
import { storeQuotes } from '../../../scripts/seed/quotes.ts';
import { storeRows } from '../../../scripts/seed/rows.ts';
import { applyMigrations } from '../../../scripts/support/deploy/migrations.ts';

const now = Date.parse('2026-11-26T09:00:00Z');
const demo = { users, companies, products, requests, chats };

const sqlite: DatabaseSync = applyMigrations('marketplace');
const prepare = (sql: string) => {
  const bound = (...values: SQLInputValue[]) => ({
    bind: bound,
    run: () => sqlite.prepare(sql).run(...values),
    all: async () => ({ results: sqlite.prepare(sql).all(...values) }),
  });
  return bound();
};
const batch = async (statements: { run: () => unknown }[]) => statements.map((statement) => statement.run());
const database = { prepare, batch } as unknown as Parameters<typeof storeRows>[0];
const settings = { OPERATOR_NAME: 'Liman A.Ş.', OPERATOR_MAIL: 'info@liman.example', TAX_PERCENT: '20' };

const lookups = await readLookups(database);
const rows = [
  ...(await accountRows(demo, lookups, now)),
  ...catalogueRows(demo, lookups, now),
  ...ledgerRows(demo, lookups, now),
  ...chatRows(demo, lookups, now),
  ...orderRows(demo, lookups, settings, now),
];
await storeRows(database, rows);
await storeQuotes(database, demo, rows, lookups, now);

const select = (sql: string, ...values: SQLInputValue[]) =>
  sqlite
    .prepare(sql)
    .all(...values)
    .map((row) => ({ ...row }));
const termsIn = (row: Record<string, unknown>) => quoteTerms.parse(JSON.parse(String(row['terms'])));

describe('quotes of the demo', () => {
  test('stand side by side for three requests, with different terms, currencies and units', () => {
    const open = select("SELECT r.id, q.terms FROM quote q JOIN request r ON r.id=q.request_id WHERE q.state IN('sent','accepted')");
    const of = (key: string) => open.filter(({ id }) => id === demoId('request', key)).map(termsIn);
    const towels = of('nil-home-textiles.hotel-towels').map(({ goods }) => [
      goods?.delivery?.incoterm,
      goods?.price.currency,
      goods?.price.unit,
    ]);
    expect(towels.toSorted()).toEqual([
      ['CIF', 'USD', 'H87'],
      ['CPT', 'USD', 'KGM'],
      ['DAP', 'EUR', 'DZN'],
    ]);
    expect(
      of('bereket-dokuma.combed-yarn')
        .map(({ goods }) => goods?.price.currency)
        .toSorted(),
    ).toEqual(['TRY', 'USD']);
    expect(
      of('bereket-dokuma.riyadh-truck')
        .map(({ freight }) => freight?.price.for)
        .toSorted(),
    ).toEqual(['total', 'unit']);
  });

  test('one is revised, one has expired, and one of each account is accepted', () => {
    const count = (sql: string) => select(`SELECT COUNT(*) AS n FROM quote WHERE ${sql}`)[0]?.['n'];
    expect(count("state='superseded'")).toBe(1);
    expect(count(`state='sent' AND valid_until<=${now}`)).toBe(1);
    expect(select("SELECT receiver_user_id AS buyer FROM quote WHERE state='accepted' ORDER BY 1").map(({ buyer }) => buyer)).toEqual(
      ['owner', 'buyer'].map((key) => demoId('user', key)).toSorted(),
    );
    const events = select('SELECT last_quote_event AS event FROM chat WHERE last_quote_event IS NOT NULL').map(({ event }) => event);
    expect(events.toSorted()).toEqual(['accepted', 'sent', 'sent', 'sent']);
  });

  test('have pro-formas with their fingerprint, in the languages of both sides', () => {
    const documents = select('SELECT number, document, hash FROM pro_forma ORDER BY issued_at');
    for (const { document, hash } of documents) expect(createHash('sha256').update(String(document)).digest('hex')).toBe(hash);
    const [yarn, rooms] = documents.map(({ document }) => JSON.parse(String(document)) as Record<string, unknown>);
    expect(yarn).toMatchObject({
      languages: ['tr', 'en'],
      total: '70200.00',
      seller: { country: 'tr' },
      buyer: { name: 'Bereket Dokuma San. ve Tic. A.Ş.' },
    });
    expect(rooms).toMatchObject({ languages: ['tr', 'ar'], total: '113280.00', buyer: { city: { ar: 'القاهرة' } } });
    expect(yarn?.['requestCode']).toMatch(/\w/);
  });
});

test('plans of owner@ and buyer@ were paid by card, with consecutive receipts and their credits', () => {
  expect(
    select(
      `SELECT r.serial, o.amount, o.tax, o.currency, o.credits, t.amount AS granted, r.seller->>'name' AS seller, o.buyer->>'country' AS country
       FROM payment_receipt r JOIN payment_order o ON o.id=r.order_id JOIN credit_transfer t ON t.operation_key='payment:'||o.id ORDER BY r.serial`,
    ).toSorted((one, other) => Number(other['amount']) - Number(one['amount'])),
  ).toEqual([
    expect.objectContaining({
      amount: 1_990_000,
      tax: 331_667,
      currency: 'TRY',
      credits: 2000,
      granted: 2000,
      seller: 'Liman A.Ş.',
      country: 'Türkiye',
    }),
    expect.objectContaining({ amount: 19_000, tax: 3167, currency: 'USD', credits: 500, granted: 500, country: 'مصر' }),
  ]);
  expect(select('SELECT serial FROM payment_receipt ORDER BY serial').map(({ serial }) => serial)).toEqual([1, 2]);
});

test('credits spent for a chat or a request lead to it, so that history and notifications name it in the reader’s language', () => {
  const spent = select(
    `SELECT t.id, t.operation_key AS key, c.id AS chat, r.id AS request FROM credit_transfer t
       LEFT JOIN chat c ON t.target_type='chat' AND c.id=t.target_id LEFT JOIN request r ON t.target_type='request' AND r.id=t.target_id
     WHERE t.reason IN ('contact','create_request')`,
  );
  expect(spent.length).toBeGreaterThan(20);
  expect(spent.filter(({ chat, request }) => chat === null && request === null)).toEqual([]);
  const notifications = notificationRows(demo, rows, now).filter(({ values }) => values['kind'] === 'credits-spent');
  const aboutOf = (key: unknown): string | undefined => {
    const row = notifications.find(({ values }) => values['dedupe_key'] === `demo:credit:${String(key)}`);
    return (JSON.parse(String(row?.values['payload'])) as { about?: string }).about;
  };
  expect(spent.map(({ key, chat, request }) => [aboutOf(key), chat ?? request])).toEqual(
    spent.map(({ chat, request }) => [
      chat === null ? `/edit-request/${String(request)}` : `/messages?chatId=${String(chat)}`,
      chat ?? request,
    ]),
  );
});

test('two paid first messages wait to be opened, and their credits return within hours', async () => {
  const appended = new Map<string, { refund?: { arrivedAt?: number } | undefined; file?: unknown }[]>();
  const rooms = {
    idFromName: (name: string) => name,
    get: (id: unknown) => ({
      append: async (message: { refund?: { arrivedAt?: number } | undefined }) =>
        void appended.set(String(id), [...(appended.get(String(id)) ?? []), message]),
    }),
  };
  await storeMessages(rooms as never, demo, now);
  const waiting = chats.filter((chat) => !isOpened(chat));
  expect(waiting.map(({ from }) => from)).toEqual(['bereket-dokuma', 'nil-home-textiles']);
  for (const chat of waiting) {
    const [message, ...others] = appended.get(demoId('chat', chat.key)) ?? [];
    const leftMs = (message?.refund?.arrivedAt ?? 0) + contactRefundMs - now;
    expect(others).toEqual([]);
    expect([leftMs > 0, leftMs <= 3 * hourMs], chat.key).toEqual([true, true]);
    expect(select('SELECT amount FROM credit_transfer WHERE operation_key=?', `contact:${demoId('chat', chat.key)}`)).toHaveLength(1);
    expect(
      select('SELECT unread, last_read_sequence AS seen FROM chat_member WHERE chat_id=? ORDER BY seen', demoId('chat', chat.key)),
    ).toMatchObject([{ seen: 0 }, { seen: 1 }]);
  }
  expect([...appended.values()].flat().filter(({ refund }) => refund !== undefined)).toHaveLength(2);
  expect([...appended.values()].flat().filter(({ file }) => file !== undefined)).toHaveLength(2);
});
