/** Orders older than two years move to the archive with their log and receipt, and are read as before (ADR 037). */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { orderArchiving, archiveAfterMs } from '../../../api/payment/archive.ts';
import type { Env } from '../../../api/platform/env.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { getOrders, getPaymentLog, getPurchases, getReceipt, orderStates, refundOrder } from '../../../contract/payment/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, member, signIn, type TestUser } from '../../support/api/api-fixtures.ts';
import { changingBefore, crashingAtRoundTrip, isKilled, rowsReadBy } from '../../support/api/crash/crash-databases.ts';
import { buyer, packId, paid } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const run = (on: Env = testEnv, db = database()) => orderArchiving.archive(on, db, clock.now());
const count = (of: D1Database, table = 'payment_order') => of.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>('n');
const rowsOf = async (of: D1Database, table: string, order: string) =>
  (await of.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all<Record<string, unknown>>()).results;

/** Deletes everything, which no caller of the API could do. */
const emptied = async (): Promise<void> => {
  const all = JSON.stringify((await rowsOf(env.DB, 'payment_order', 'id')).map(({ id }) => id));
  await env.DB.batch([
    env.DB.prepare('DELETE FROM archive_move'),
    env.DB.prepare("INSERT INTO archive_move(kind, run, ids, is_copied, due_at) VALUES('payment_order', 'r', ?1, 1, 1)").bind(all),
    ...['payment_log', 'payment_receipt', 'payment_order', 'archive_move', 'archived_payment'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
    env.DB.prepare("DELETE FROM facet_count WHERE kind LIKE 'payment_order%'"),
  ]);
  await env.ARCHIVE.batch(['payment_log', 'payment_receipt', 'payment_order'].map((table) => env.ARCHIVE.prepare(`DELETE FROM ${table}`)));
};

const kervan = { name: 'Kervan', address: '', taxOffice: '', taxNumber: '', email: '' };
const mira = { ...kervan, name: 'Mira', address: 'Quay 4', postalCode: '34000', city: 'İstanbul', country: 'Türkiye' };

let added = 0;
/** Adds this number of orders of a person now: two of three are paid, with a receipt and a line of log, the others failed. */
async function order(user: TestUser, times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) {
    const [id, isPaid] = [(added + 1).toString(16).padStart(24, '0'), added % 3 !== 2];
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key,
           state, status, buyer, created_at, expires_at, updated_at, fulfilled_at, provider_transaction_id, bank_reason)
         VALUES(?1,?2,?2,'credit','x',1200+?3,'USD',100,'Sandbox',?1,?1,?4,?5,?8,?6,?6,?6,?7,'t',?9)`,
      ).bind(
        id,
        user.id,
        added,
        isPaid ? 'fulfilled' : 'failed',
        isPaid ? 1 : 7,
        clock.now(),
        isPaid ? clock.now() : null,
        JSON.stringify(mira),
        isPaid ? null : 'funds',
      ),
      ...(isPaid
        ? [
            env.DB.prepare(
              `INSERT INTO payment_receipt(year, serial, order_id, seller, issued_at)
               SELECT 2026, COALESCE(MAX(serial),0)+1, ?1, ?3, ?2 FROM payment_receipt WHERE year=2026`,
            ).bind(id, clock.now(), JSON.stringify(kervan)),
          ]
        : []),
      env.DB.prepare(
        "INSERT INTO payment_log(id, order_id, source, outcome, digest, created_at) VALUES(?1,?1,'callback','said',?1,1)",
      ).bind(id),
    ]);
    added += 1;
  }
}

/** What the account and the console read, page by page. */
async function readings(user: TestUser) {
  const token = await signIn(user);
  const administrator = (await consolePerson('administrator')).token;
  const purchases = [];
  const orders = [];
  for (const page of [0, 1, 2, 3]) {
    purchases.push(await data(getPurchases, { token, query: { page: String(page), size: '4' } }));
    orders.push(await data(getOrders, { token: administrator, body: { page, size: 5 } }));
  }
  const states = [];
  for (const state of orderStates) states.push(await data(getOrders, { token: administrator, body: { state } }));
  const receipts = [];
  const statuses = [];
  for (const { purchases: some } of purchases)
    for (const { id } of some) {
      receipts.push(await data(getReceipt, { token, query: { Id: id } }));
      statuses.push(await data(getPaymentLog, { token, query: { Id: id } }));
    }
  const file = (await data(downloadMyData, { token })) as unknown as Record<string, { count: number; items: { id: string }[] }>;
  return {
    purchases,
    orders,
    states,
    receipts,
    statuses,
    own: await data(getOrders, { token: administrator, body: { userId: user.id, state: 'fulfilled', size: 3, page: 1 } }),
    file: { count: file['payments']?.count, items: file['payments']?.items.toSorted((left, right) => (left.id < right.id ? -1 : 1)) },
  };
}

let user: TestUser;
beforeEach(async () => {
  await emptied();
  added = 0;
  user = await member();
});

describe('an order of two years ago', () => {
  test('is read as before by its account and by the console, in the same order, with its receipt', async () => {
    await order(user, 9);
    clock.advance(dayMs);
    await order(await member(), 3);
    clock.advance(archiveAfterMs - dayMs - 1);
    await run();
    expect(await count(env.ARCHIVE)).toBe(0);
    await order(user, 4);
    const before = await readings(user);
    expect(before.purchases.map(({ purchases }) => purchases.length)).toEqual([4, 4, 1, 0]);
    expect(before.receipts).toHaveLength(9);
    expect(before.receipts[8]?.receipt).toMatchObject({ number: 'KRV-2026-000001', buyer: { name: 'Mira' }, seller: { name: 'Kervan' } });
    clock.advance(1);
    await run();
    expect([await count(env.DB), await count(env.ARCHIVE)]).toEqual([7, 9]);
    expect([await count(env.DB, 'payment_receipt'), await count(env.ARCHIVE, 'payment_receipt')]).toEqual([5, 6]);
    expect([await count(env.DB, 'payment_log'), await count(env.ARCHIVE, 'payment_log')]).toEqual([7, 9]);
    const after = await readings(user);
    expect(after).toEqual(before);
    // Orders of other accounts are not listed.
    const stranger = await signIn(await member());
    const old = before.purchases[2]?.purchases[0]?.id ?? '';
    expect((await call(getReceipt, { token: stranger, query: { Id: old } })).status).toBe(404);
    expect((await call(getPaymentLog, { token: stranger, query: { Id: old } })).status).toBe(404);
  });

  test('keeps a name only if it was paid, also when its account is deleted', async () => {
    await order(user, 3);
    clock.advance(archiveAfterMs);
    await run();
    const hasBuyer = async () => (await rowsOf(env.ARCHIVE, 'payment_order', 'id')).map(({ buyer: who }) => who !== '{}');
    expect(await hasBuyer()).toEqual([true, true, false]);
    await database().batch(forgetAccountStatements(database(), user.id, clock.now()));
    expect(await hasBuyer()).toEqual([true, true, false]);
    const administrator = (await consolePerson('administrator')).token;
    const { orders, count: total } = await data(getOrders, { token: administrator, body: { userId: user.id } });
    expect([total, orders.map(({ userName }) => userName)]).toEqual([3, ['— —', '— —', '— —']]);
  });

  test('can no longer be refunded and reports it; one with a refund in progress stays until that is complete', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const [old, begun] = [await paid(bank, who, { item: { creditId: await packId(100) } }), await paid(bank, who)];
    bank.line = (path, isDone) => {
      if (isDone && path === '/payment/refund') throw new Error('the line broke');
    };
    clock.advance(archiveAfterMs - hourMs);
    const refund = async (id: string) =>
      (await call(refundOrder, { token: (await consolePerson('administrator')).token, body: { id, note: 'By mistake' }, env: bank.env }))
        .envelope.code;
    expect(await refund(begun)).toBe('PROVIDER_AWAY');
    bank.line = () => undefined;
    clock.advance(hourMs);
    await run();
    expect([await count(env.DB), await count(env.ARCHIVE)]).toEqual([1, 1]);
    expect([await refund(old), await refund(begun)]).toEqual(['TOO_OLD_TO_REFUND', 'REFUNDED']);
    expect([...bank.payments.values()].filter(({ refunded }) => refunded > 0)).toHaveLength(1);
    await run();
    expect([await count(env.DB), await refund(begun)]).toEqual([0, 'NOT_REFUNDABLE']);
  });

  test('stays without an archive, moves with the scheduled run if there is one, and is deleted by nothing else', async () => {
    await order(user, 2);
    clock.advance(archiveAfterMs);
    const { ARCHIVE: _, ...without } = testEnv;
    await run(without);
    expect(await count(env.DB)).toBe(2);
    for (const [table, why] of [
      ['payment_order', 'a payment stays'],
      ['payment_receipt', 'a receipt stays'],
    ])
      await expect(runSql(`DELETE FROM ${table}`)).rejects.toThrow(why);
    await runScheduled(testEnv, clock);
    expect([await count(env.DB), await count(env.ARCHIVE)]).toEqual([0, 2]);
    // Numbers continue without a gap.
    await order(user, 1);
    const serials = (await rowsOf(env.ARCHIVE, 'payment_receipt', 'serial')).map(({ number }) => number);
    expect(serials).toEqual(['KRV-2026-000001', 'KRV-2026-000002']);
  });
});

/** What holds for every kind, a crash at any point and two runs at once, is tested with notifications. */
describe('the move', () => {
  test('shows an order once that was copied before a crash, and completes an hour later', async () => {
    await order(user, 4);
    clock.advance(archiveAfterMs);
    const administrator = (await consolePerson('administrator')).token;
    const seen = () => data(getOrders, { token: administrator, body: { userId: user.id } });
    const all = await seen();
    const { on, db } = crashingAtRoundTrip(6);
    expect(await isKilled(run(on, db))).toBe(true);
    expect([await count(env.DB), await count(env.ARCHIVE), all.count, await seen()]).toEqual([4, 4, 4, all]);
    clock.advance(hourMs);
    await run();
    expect([await count(env.DB), await count(env.ARCHIVE), await count(env.DB, 'archive_move')]).toEqual([0, 4, 0]);
  });

  test('skips an order that changes while it is copied', async () => {
    await order(user, 3);
    clock.advance(archiveAfterMs);
    const late =
      "INSERT OR IGNORE INTO payment_log(id, order_id, source, outcome, digest, created_at) SELECT 'late', id, 'webhook', 'received', 'late', 2 FROM payment_order LIMIT 1";
    await run(changingBefore(() => runSql(late)));
    expect([await count(env.DB), await count(env.DB, 'payment_log')]).toEqual([1, 2]);
    await run();
    expect([await count(env.DB), await count(env.ARCHIVE, 'payment_log'), await count(env.ARCHIVE)]).toEqual([0, 4, 3]);
  });

  test('reads a bounded number of rows, no more beside many others, and counts what it moved', async () => {
    const readBy = () => rowsReadBy(run);
    expect(await readBy(), 'with nothing to do').toBeLessThanOrEqual(5);
    await order(user, 100);
    clock.advance(archiveAfterMs);
    const alone = await readBy();
    expect(alone).toBeLessThanOrEqual(100 * 60);
    await order(user, 130);
    clock.advance(archiveAfterMs);
    await order(user, 200);
    expect(await readBy()).toBeLessThanOrEqual(alone * 1.05);
    expect([await count(env.ARCHIVE), await count(env.DB)]).toEqual([200, 230]);
    expect(await allRows("SELECT facet, n FROM facet_count WHERE kind='payment_order_archived' ORDER BY facet")).toEqual([
      { facet: '', n: 200 },
      { facet: 'failed', n: 66 },
      { facet: 'fulfilled', n: 134 },
    ]);
  });
});
