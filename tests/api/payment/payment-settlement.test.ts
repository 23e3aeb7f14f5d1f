/** With faulty banks, browsers and networks, goods are delivered at most once, and exactly once if the money was captured. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { webhookSignature } from '../../../api/payment/iyzico/client.ts';
import { hourMs, jsonBytesMax, minuteMs, secondMs } from '../../../contract/limits.ts';
import { getPaymentLog } from '../../../contract/payment/calls.ts';
import type { TestCardOutcome } from '../../../contract/payment/test-cards.ts';
import { call, clock, data, send } from '../../support/api/api-client.ts';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { crashingAt } from '../../support/api/crash/crash.ts';
import {
  bringBack,
  type Buyer,
  buyer,
  confirmed,
  packId,
  paid,
  start,
  statusOf,
  storedOf,
  wait,
} from '../../support/api/payment/paying.ts';
import { bankKeys, confirmAtBank, type Return, type TestBank, testBank } from '../../support/api/payment/sandbox-bank.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const authPath = '/payment/3dsecure/auth';
const refundPath = '/payment/refund';
const given = { state: 'fulfilled', status: 1, receipts: 1, grants: 1 };
const open = { state: 'pending', status: 99, receipts: 0, grants: 0 };
const balanceOf = (who: Buyer) => firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', who.id);
const drift = async () => await allRows('SELECT * FROM ledger_drift');
/** The state of the only payment at the bank. */
const atBank = (bank: TestBank) => [...bank.payments.values()].map(({ state, refunded }) => [state, refunded] as const);
const allInquiries = async (bank: TestBank): Promise<void> => {
  for (const ms of [30 * secondMs, 2 * minuteMs, 8 * minuteMs, 2 * minuteMs, 10 * minuteMs]) await wait(bank, ms);
};

afterEach(() => void vi.restoreAllMocks());
const withoutLog = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('the bank calls back', () => {
  test('fifty times concurrently: captured and delivered once', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who);
    const pages = await Promise.all(Array.from({ length: 50 }, () => bringBack(bank, back)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect([bank.asked.get(authPath), await storedOf(id), await balanceOf(who)]).toEqual([1, given, 2050]);
    for (let again = 0; again < 3; again += 1) await bringBack(bank, back);
    await allInquiries(bank);
    expect([bank.asked.get(authPath), await storedOf(id), await balanceOf(who), await drift()]).toEqual([1, given, 2050, []]);
  });

  test('forged again and again: few entries are stored, and the bank’s own call delivers', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who);
    for (let turn = 0; turn < 30; turn += 1) await bringBack(bank, { ...back, fields: { turn: String(turn) } });
    const count = () => firstValue<number>("SELECT COUNT(*) FROM payment_log WHERE order_id=?1 AND source='callback'", id);
    expect(await count()).toBe(20);
    await bringBack(bank, back);
    expect([await count(), await storedOf(id)]).toEqual([21, given]);
  });

  test('for another order, forged, or with a changed status: nothing happens', async () => {
    const bank = testBank();
    const [one, other] = [await buyer(), await buyer()];
    const [first, second] = [await confirmed(bank, one), await confirmed(bank, other)];
    const untouched = async () => [await storedOf(first.id), await storedOf(second.id), bank.asked.get(authPath)];
    const changes: Record<string, string>[] = [
      { mdStatus: '0' },
      { status: 'failure' },
      { paymentId: '1' },
      { conversationId: second.id },
      { signature: '' },
      { signature: 'f'.repeat(64) },
    ];
    for (const change of changes) await bringBack(bank, { ...first.back, fields: { ...first.back.fields, ...change } });
    await bringBack(bank, { ...first.back, fields: second.back.fields });
    await bringBack(bank, { ...first.back, fields: {} });
    await bringBack(bank, {
      address: first.back.address.replace(/Callback\/\w+/, `Callback/${'0'.repeat(64)}`),
      fields: first.back.fields,
    });
    expect(await untouched()).toEqual([open, open, undefined]);
    await bringBack(bank, first.back);
    expect([await storedOf(first.id), await storedOf(second.id)]).toEqual([given, open]);
  });

  test('once more after the end: the page shows how the order ended; a form that is too long is not read', async () => {
    const bank = testBank();
    const outcomeOf = async (back: Return) => /data-outcome="(\w+)"/.exec(await (await bringBack(bank, back)).text())?.[1];
    const { id, back } = await confirmed(bank, await buyer());
    expect(await outcomeOf({ ...back, fields: { ...back.fields, more: 'x'.repeat(jsonBytesMax) } })).toBe('unknown');
    expect(await storedOf(id)).toEqual(open);
    expect([await outcomeOf(back), await outcomeOf(back)]).toEqual(['confirmed', 'confirmed']);
    const { back: uncovered } = await confirmed(bank, await buyer(), { outcome: 'noFunds' });
    expect([await outcomeOf(uncovered), await outcomeOf(uncovered)]).toEqual(['confirmed', 'unknown']);
  });

  test('with a "not confirmed" changed to "confirmed": it is not accepted', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { envelope } = await start(bank, who, { outcome: 'md5' });
    const back = await confirmAtBank(bank, envelope.data?.htmlContent ?? '');
    if (back === null) throw new Error('no callback');
    await bringBack(bank, { ...back, fields: { ...back.fields, mdStatus: '1', status: 'success' } });
    const id = envelope.data?.conversationId ?? '';
    expect([await storedOf(id), bank.asked.get(authPath)]).toEqual([open, undefined]);
    await bringBack(bank, back);
    expect(await statusOf(who, id)).toBe(5);
  });

  test.each([0, 2, 3, 4, 5, 6, 7, 8] as const)('mdStatus %i ends the order with that status, and nothing is captured', async (mdStatus) => {
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who, { outcome: `md${mdStatus}` as TestCardOutcome });
    expect(await (await bringBack(bank, back)).text()).toContain('data-outcome="failed"');
    await allInquiries(bank);
    expect([await storedOf(id), bank.asked.get(authPath)]).toEqual([
      { state: 'failed', status: mdStatus, receipts: 0, grants: 0 },
      undefined,
    ]);
  });

  test('after the buyer cancelled: the order has failed', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { envelope } = await start(bank, who);
    const back = await confirmAtBank(bank, envelope.data?.htmlContent ?? '', 'cancel');
    if (back !== null) await bringBack(bank, back);
    expect(await statusOf(who, envelope.data?.conversationId ?? '')).toBe(0);
  });
});

describe('the capture', () => {
  test('is refused for insufficient funds: the order ends as failed', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who, { outcome: 'noFunds' });
    expect(await storedOf(id)).toEqual({ state: 'failed', status: 7, receipts: 0, grants: 0 });
  });

  test('takes long: the order waits', async () => {
    const [bank, who] = [testBank(), await buyer()];
    expect(await storedOf(await paid(bank, who, { outcome: 'slow' }))).toEqual(given);
  });

  test('is done without an answer: the first inquiry delivers', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who, { outcome: 'hang' });
    expect([await storedOf(id), await statusOf(who, id), atBank(bank)]).toEqual([{ ...open, state: 'capturing' }, 99, [['captured', 0]]]);
    await wait(bank, 30 * secondMs);
    await allInquiries(bank);
    expect([await storedOf(id), bank.asked.get(authPath)]).toEqual([given, 1]);
  });

  test('is reviewed on suspicion of fraud: nothing is delivered until it is approved', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who, { outcome: 'review' });
    expect([await storedOf(id), await statusOf(who, id), atBank(bank)]).toEqual([{ ...open, state: 'capturing' }, 99, [['captured', 0]]]);
    await wait(bank, 30 * secondMs);
    expect([await storedOf(id), bank.asked.get(authPath)]).toEqual([given, 1]);
  });

  test('is still reviewed at the last inquiry: the order stays open, and the log names it', async () => {
    const log = withoutLog();
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who, { outcome: 'review' });
    bank.line = () => {
      for (const payment of bank.payments.values()) bank.payments.set(payment.id, { ...payment, review: 'open' });
    };
    await allInquiries(bank);
    expect(await storedOf(id)).toEqual({ ...open, state: 'capturing' });
    expect(log.mock.calls.flat().join('')).toContain('"error":"UnderReview"');
    bank.line = () => undefined;
    await wait(bank, 2 * hourMs);
    await wait(bank, 2 * hourMs);
    expect(await storedOf(id)).toEqual(given);
  });

  test('is rejected on suspicion of fraud, at once or after a review: it is given back, and nothing is delivered', async () => {
    for (const outcome of ['success', 'review'] as const) {
      const [bank, who] = [testBank(), await buyer()];
      const { id, back } = await confirmed(bank, who, { outcome });
      const reject = () => {
        for (const payment of bank.payments.values()) bank.payments.set(payment.id, { ...payment, review: 'rejected' });
      };
      if (outcome === 'success') reject();
      await bringBack(bank, back);
      reject();
      await wait(bank, 30 * secondMs);
      expect([await storedOf(id), atBank(bank)]).toEqual([{ state: 'failed', status: 7, receipts: 0, grants: 0 }, [['captured', 490]]]);
    }
  });

  test('has another amount or currency than ordered: it is refunded, and nothing is delivered', async () => {
    for (const change of [{ paidPrice: 1 }, { currency: 'TRY' }, { basketId: 'ffffffffffffffffffffffff' }]) {
      const [bank, who] = [testBank(), await buyer()];
      const { id, back } = await confirmed(bank, who);
      for (const payment of bank.payments.values()) bank.payments.set(payment.id, { ...payment, ...change });
      await bringBack(bank, back);
      const [payment] = bank.payments.values();
      expect([await storedOf(id), payment?.refunded, await balanceOf(who)]).toEqual([
        { state: 'failed', status: 7, receipts: 0, grants: 0 },
        payment?.paidPrice,
        50,
      ]);
      const log = await firstValue("SELECT outcome FROM payment_log WHERE order_id=?1 AND source='sweep'", id);
      expect(log).toBe('other terms than ordered: given back');
    }
  });

  test('of other terms cannot be refunded: nothing is delivered, and the order stays open until the money was given back', async () => {
    const log = withoutLog();
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who);
    const [payment] = [...bank.payments.values()].map((one) => ({ ...one, paidPrice: 1 }));
    if (payment === undefined) throw new Error('no payment');
    bank.payments.set(payment.id, payment);
    let hidden: (typeof payment)[] = [];
    bank.line = (path, isDone) => {
      if (path !== refundPath) return;
      // The bank refuses to refund a payment that it does not know.
      if (isDone) for (const one of hidden) bank.payments.set(one.id, one);
      else {
        hidden = [...bank.payments.values()];
        bank.payments.clear();
      }
    };
    await bringBack(bank, back);
    await allInquiries(bank);
    expect([await storedOf(id), await balanceOf(who)]).toEqual([{ ...open, state: 'capturing' }, 50]);
    expect(bank.asked.get(refundPath)).toBeGreaterThan(1);
    // The kind of error by which docs/operating.md finds it.
    expect(log.mock.calls.flat().join('')).toContain('"error":"RefundRefused"');
    bank.line = () => undefined;
    await wait(bank, hourMs);
    expect([await storedOf(id), atBank(bank)]).toEqual([{ state: 'failed', status: 7, receipts: 0, grants: 0 }, [['captured', 1]]]);
  });

  test('is for an account that was deleted meanwhile: it is refunded', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who);
    await runSql('UPDATE users SET deleted_at=?2 WHERE id=?1', who.id, clock.now());
    await bringBack(bank, back);
    expect([(await storedOf(id))?.state, atBank(bank)]).toEqual(['failed', [['captured', 490]]]);
  });

  test('leaves name and address of a forgotten account on its receipts only', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const id = await paid(bank, who);
    const unpaid = (await start(bank, who)).envelope.data?.conversationId ?? '';
    await database().batch(forgetAccountStatements(database(), who.id, clock.now()));
    const buyerOf = (order: string) => firstValue<string>('SELECT buyer FROM payment_order WHERE id=?1', order);
    expect([await buyerOf(unpaid), (await buyerOf(id))?.includes('Quay 4')]).toEqual(['{}', true]);
  });

  test('is unknown at the last inquiry: inquiries continue until the bank answers, and then it delivers', async () => {
    withoutLog();
    const [bank, who] = [testBank(), await buyer()];
    const { id, back } = await confirmed(bank, who, { outcome: 'hang' });
    expect((await bringBack(bank, back)).status).toBe(200);
    bank.line = () => {
      throw new Error('the bank is away');
    };
    await allInquiries(bank);
    expect((await storedOf(id))?.state).toBe('capturing');
    bank.line = () => undefined;
    await wait(bank, 2 * hourMs);
    expect(await storedOf(id)).toEqual(given);
  });
});

describe('without a callback', () => {
  test('a confirmed payment is captured at the first inquiry', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { envelope } = await start(bank, who, { outcome: 'lostCallback' });
    expect(await confirmAtBank(bank, envelope.data?.htmlContent ?? '')).toBeNull();
    const id = envelope.data?.conversationId ?? '';
    await wait(bank, 29 * secondMs);
    expect(await statusOf(who, id)).toBe(99);
    await wait(bank, secondMs);
    expect([await storedOf(id), bank.asked.get(authPath)]).toEqual([given, 1]);
  });

  test('a payment that is captured already is delivered at the first inquiry, without a second capture', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { id } = await confirmed(bank, who);
    for (const payment of bank.payments.values()) bank.payments.set(payment.id, { ...payment, state: 'captured' });
    await wait(bank, 30 * secondMs);
    expect(await storedOf(id)).toEqual(given);
    await allInquiries(bank);
    expect([await storedOf(id), bank.asked.get(authPath), await balanceOf(who)]).toEqual([given, undefined, 2050]);
  });

  test('an unanswered page expires with the last inquiry, also without the bank', async () => {
    for (const isBankDown of [false, true]) {
      withoutLog();
      const [bank, who] = [testBank(), await buyer()];
      const { envelope } = await start(bank, who);
      const id = envelope.data?.conversationId ?? '';
      if (isBankDown)
        bank.line = () => {
          throw new Error('the bank is away');
        };
      await wait(bank, 30 * secondMs);
      await wait(bank, 2 * minuteMs);
      expect(await storedOf(id)).toEqual(open);
      await wait(bank, 8 * minuteMs);
      expect(await storedOf(id)).toEqual({ ...open, state: 'expired' });
      const back = isBankDown ? null : await confirmAtBank(bank, envelope.data?.htmlContent ?? '');
      // Confirmed too late: nothing is captured.
      if (back !== null) await bringBack(bank, back);
      expect(bank.asked.get(authPath)).toBeUndefined();
    }
  });

  test('a buyer who closes the bank’s page gets its state at once: confirmed, refused, or not confirmed', async () => {
    const ask = async (bank: TestBank, who: Buyer, id: string) =>
      data(getPaymentLog, { token: who.token, query: { Id: id, isClosed: true }, env: bank.env });
    for (const [outcome, answer, expected] of [
      ['lostCallback', 'confirm', { paymentStatus: 1 }],
      ['md5', 'cancel', { paymentStatus: 0 }],
      ['success', null, { paymentStatus: 99, isUnconfirmed: true }],
    ] as const) {
      const [bank, who] = [testBank(), await buyer()];
      const { envelope } = await start(bank, who, { outcome });
      const id = envelope.data?.conversationId ?? '';
      if (answer !== null) await confirmAtBank(bank, envelope.data?.htmlContent ?? '', answer);
      expect(await statusOf(who, id)).toBe(99);
      expect(await ask(bank, who, id)).toMatchObject(expected);
      // The receipt is mailed at once, and not only by the next scheduled run.
      expect((await mailsTo(who.email)).length).toBe(expected.paymentStatus === 1 ? 1 : 0);
      // An order that has ended, or was asked about a moment ago, needs no further question.
      const { asked } = bank;
      const count = asked.get('/payment/detail');
      await ask(bank, who, id);
      expect([count, asked.get('/payment/detail')]).toEqual([1, 1]);
    }
  });

  test('nobody asks the bank about the order of another account, and a bank that is away changes nothing', async () => {
    const [bank, who, other] = [testBank(), await buyer(), await buyer()];
    const id = (await start(bank, who)).envelope.data?.conversationId ?? '';
    const query = { Id: id, isClosed: true };
    expect((await call(getPaymentLog, { token: other.token, query, env: bank.env })).envelope.code).toBe('NOT_FOUND');
    expect(bank.asked.get('/payment/detail')).toBeUndefined();
    bank.line = () => {
      throw new Error('the bank is away');
    };
    expect(await data(getPaymentLog, { token: who.token, query, env: bank.env })).toEqual({ _id: id, paymentStatus: 99, reason: null });
    expect(await storedOf(id)).toEqual(open);
  });

  test('a signed webhook starts an inquiry; an unsigned one, or one that is too long, does nothing', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const { envelope } = await start(bank, who, { outcome: 'lostCallback' });
    await confirmAtBank(bank, envelope.data?.htmlContent ?? '');
    const id = envelope.data?.conversationId ?? '';
    const event = { iyziEventType: 'THREE_DS_AUTH', paymentId: '7', paymentConversationId: id, status: 'SUCCESS' };
    const postWebhook = async (signature: string, more: object = {}) =>
      (
        await send(
          new Request('http://localhost:8787/api/public/Payment/Webhook', {
            method: 'POST',
            body: JSON.stringify({ ...event, ...more }),
            headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
          }),
          bank.env,
        )
      ).status;
    expect([await postWebhook(''), await postWebhook('0'.repeat(64)), await storedOf(id)]).toEqual([401, 401, open]);
    const signature = await webhookSignature(bankKeys.secretKey, {
      eventType: event.iyziEventType,
      paymentId: '7',
      conversationId: id,
      status: 'SUCCESS',
    });
    expect([await postWebhook(signature, { more: 'x'.repeat(jsonBytesMax) }), await storedOf(id)]).toEqual([413, open]);
    expect([await postWebhook(signature), await postWebhook(signature), await storedOf(id)]).toEqual([204, 204, given]);
  });
});

describe('a crash', () => {
  test.each(['before', 'after'] as const)('%s a step between callback and end: delivered exactly once if captured', async (when) => {
    withoutLog();
    const ends: string[] = [];
    for (let at = 1; at < 40; at += 1) {
      const [bank, who] = [testBank(), await buyer()];
      const { id, back } = await confirmed(bank, who, { item: { creditId: await packId(100) } });
      const crash = crashingAt(bank, at, when);
      await bringBack({ ...bank, env: crash.env }, back).catch(() => undefined);
      await allInquiries(bank);
      const stored = await storedOf(id);
      const isTaken = atBank(bank).some(([state]) => state === 'captured');
      expect([at, stored?.state, stored?.grants, stored?.receipts]).toEqual([
        at,
        isTaken ? 'fulfilled' : 'failed',
        isTaken ? 1 : 0,
        isTaken ? 1 : 0,
      ]);
      expect([at, await balanceOf(who)]).toEqual([at, isTaken ? 150 : 50]);
      ends.push(stored?.state ?? '');
      if (crash.steps() < at) break;
    }
    // It went on until nothing was left to die at, and both kinds of ends came about.
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.length).toBeLessThan(39);
    expect(ends).toContain('fulfilled');
    expect(await drift()).toEqual([]);
  });

  test('at any step of an inquiry: the next one continues', { tags: ['sweep'] }, async () => {
    withoutLog();
    for (let at = 1; at < 40; at += 1) {
      const [bank, who] = [testBank(), await buyer()];
      const id = await paid(bank, who, { outcome: 'hang' });
      const crash = crashingAt(bank, at, 'after');
      await wait({ ...bank, env: crash.env }, 30 * secondMs).catch(() => undefined);
      await allInquiries(bank);
      expect([at, await storedOf(id)]).toEqual([at, given]);
      if (crash.steps() < at) return expect(at).toBeGreaterThan(4);
    }
    throw new Error('an inquiry has fewer steps than this');
  });

  test('at any step of the start: no order stays open, and nothing is captured', { tags: ['sweep'] }, async () => {
    withoutLog();
    for (let at = 1; at < 60; at += 1) {
      const [bank, who] = [testBank(), await buyer()];
      const crash = crashingAt(bank, at, 'after');
      await start({ ...bank, env: crash.env }, who);
      await allInquiries(bank);
      const openOrders = await firstValue(
        "SELECT COUNT(*) AS n FROM payment_order WHERE master_user_id=?1 AND state IN ('pending','capturing')",
        who.id,
      );
      expect([at, openOrders, bank.asked.get(authPath)]).toEqual([at, 0, undefined]);
      if (crash.steps() < at) return expect(at).toBeGreaterThan(6);
    }
    throw new Error('a start has fewer steps than this');
  });
});
