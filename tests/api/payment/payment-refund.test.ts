/** A moderator refunds a paid order once: money, unspent credits, plan. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { spendStatement } from '../../../api/credit/ledger-store.ts';
import { readStuck } from '../../../api/system/alarm-store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { getOrders, getPurchases, orderStates, refundOrder } from '../../../contract/payment/calls.ts';
import { hourMs, minuteMs } from '../../../contract/limits.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { consolePerson, consoleSession, database, staffOf, withPlan } from '../../support/api/api-fixtures.ts';
import { type Buyer, buyer, packId, paid, planId, start, withAddress } from '../../support/api/payment/paying.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { type TestBank, testBank } from '../../support/api/payment/sandbox-bank.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

const note = 'Bought twice by mistake';
const refund = (bank: TestBank, token: string, id: string) => call(refundOrder, { token, body: { id, note }, env: bank.env });
const spend = (who: Buyer, amount: number) =>
  database().batch([
    spendStatement(
      database(),
      { ownerUserId: who.id, amount, reason: 'spending', operationKey: `test:${newId()}`, actorUserId: who.id },
      clock.now(),
    ),
  ]);
const profile = async (who: Buyer) => (await data(getUserProfile, { token: who.token })).user;
/** The refunds under way in the console, and since when the alarm lasts. */
async function refunding() {
  const { token } = await consolePerson('administrator');
  const { orders, count } = await data(getOrders, { token, body: { state: 'refunding' } });
  expect(count).toBe(orders.length);
  return { ids: orders.map(({ id }) => id), since: (await readStuck(database(), clock.now())).payment };
}
/** The bank refunds, and its answer is lost. */
function loseRefundAnswers(bank: TestBank): void {
  bank.line = (path, isDone) => {
    if (isDone && path === '/payment/refund') throw new Error('the line broke');
  };
}
const refundsAtBank = (bank: TestBank) => [...bank.payments.values()].map(({ refunded }) => refunded);

describe('a refund', () => {
  test('of a plan returns the money and removes unspent credits and the plan, with notifications', async () => {
    const [bank, who, administrator] = [testBank(), await buyer('welcome'), await consolePerson('administrator')];
    const id = await paid(bank, who);
    await spend(who, 1950);
    const { status, envelope } = await refund(bank, administrator.token, id);
    expect([status, envelope.code, envelope.data?.order]).toEqual([
      200,
      'REFUNDED',
      expect.objectContaining({
        id,
        state: 'fulfilled',
        paymentStatus: 1,
        creditsTakenBack: 100,
        dtRefundedAt: new Date(clock.now()).toISOString(),
      }),
    ]);
    expect([envelope.data?.order.credits, envelope.data?.planLeft]).toEqual([2000, null]);
    const user = await profile(who);
    expect([user.inCredit, user.dtCreditPlanExpireDate, refundsAtBank(bank)]).toEqual([0, null, [490]]);
    expect((await data(getPurchases, { token: who.token })).purchases[0]?.dtRefundedAt).not.toBeNull();
    const [mail] = await mailsTo(who.email);
    expect(mail?.subject).toMatch(/^Refund for receipt KRV-2026-\d{6}$/);
    expect(mail?.text).toContain('$490.00');
    const audit = await firstRow("SELECT actor_user_id, detail FROM audit_log WHERE action='payment.refund' AND target_id=?1", id);
    expect(audit).toEqual({ actor_user_id: administrator.id, detail: envelope.data?.order.receiptNumber });
  });

  test('of a pack keeps the plan, and removes at most the credits of the pack', async () => {
    const [bank, who, administrator] = [testBank(), await buyer('basic'), await consolePerson('administrator')];
    const before = await profile(who);
    const id = await paid(bank, who, { item: { creditId: await packId(100) } });
    expect((await refund(bank, administrator.token, id)).envelope.data?.order.creditsTakenBack).toBe(100);
    const user = await profile(who);
    expect([user.inCredit, user.stCreditPlanId]).toEqual([before.inCredit, before.stCreditPlanId]);
  });

  test('keeps a plan that replaced the refunded one, and removes nothing from an empty account', async () => {
    const [bank, who, administrator] = [testBank(), await buyer('welcome'), await consolePerson('administrator')];
    const first = await paid(bank, who, { item: { planId: await planId('basic') } });
    clock.advance(minuteMs);
    await paid(bank, who, { item: { planId: await planId('basic') } });
    await spend(who, (await profile(who)).inCredit);
    const { envelope } = await refund(bank, administrator.token, first);
    // What could not be revoked is reported: all credits, and the plan that stays active.
    expect([envelope.data?.order.creditsTakenBack, (envelope.data?.order.credits ?? 0) > 0, envelope.data?.planLeft]).toEqual([
      0,
      true,
      'Basic',
    ]);
    expect((await profile(who)).stCreditPlanId).toBe(await planId('basic'));
  });

  test('of a plan bought by mistake leaves the plan that was paid before, to its own end', async () => {
    const [bank, who, administrator] = [testBank(), await buyer('welcome'), await consolePerson('administrator')];
    const first = await paid(bank, who, { item: { planId: await planId('basic') } });
    const { dtCreditPlanExpireDate: until } = await profile(who);
    clock.advance(minuteMs);
    const second = await paid(bank, who, { item: { planId: await planId('basic') } });
    expect((await profile(who)).dtCreditPlanExpireDate).not.toBe(until);
    expect((await refund(bank, administrator.token, second)).envelope.data?.planLeft).toBe('Basic');
    expect(await profile(who)).toMatchObject({ stCreditPlanId: await planId('basic'), dtCreditPlanExpireDate: until });
    await refund(bank, administrator.token, first);
    expect((await profile(who)).dtCreditPlanExpireDate).toBeNull();
  });

  test('happens once of ten concurrent ones, and a second one is refused', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(bank, administrator.token, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ envelope }) => ['REFUNDED', 'IN_PROGRESS', 'NOT_REFUNDABLE'].includes(envelope.code))).toBe(true);
    expect([(await refund(bank, administrator.token, id)).envelope.code, refundsAtBank(bank), (await profile(who)).inCredit]).toEqual([
      'NOT_REFUNDABLE',
      [490],
      50,
    ]);
  });

  test('of one’s own payment needs a colleague: no money moves', async () => {
    const bank = testBank();
    const administrator = await withAddress(await consolePerson('administrator'));
    await withPlan(administrator, 'welcome');
    const colleague = await staffOf(administrator, []);
    await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'administrator',1)", colleague.id);
    const id = await paid(bank, administrator);
    for (const token of [administrator.token, await consoleSession(colleague)])
      expect((await refund(bank, token, id)).envelope.code).toBe('OWN_ACCOUNT');
    expect([refundsAtBank(bank), (await profile(administrator)).stCreditPlanId]).toEqual([[0], await planId('business')]);
    const other = await consolePerson('administrator');
    expect((await refund(bank, other.token, id)).envelope.code).toBe('REFUNDED');
    expect((await profile(administrator)).dtCreditPlanExpireDate).toBeNull();
  });

  test('is for paid orders only', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const { envelope } = await start(bank, who);
    expect((await refund(bank, administrator.token, envelope.data?.conversationId ?? '')).envelope.code).toBe('NOT_REFUNDABLE');
    expect((await refund(bank, administrator.token, 'abcdefabcdefabcdefabcdef')).status).toBe(404);
    expect((await refund(bank, who.token, envelope.data?.conversationId ?? '')).status).toBe(403);
  });

  test('that the institution refuses is reported, and nothing is taken back', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    const before = await profile(who);
    for (const payment of bank.payments.values()) payment.state = 'failed';
    expect((await refund(bank, administrator.token, id)).envelope.code).toBe('NOT_REFUNDABLE');
    const after = await profile(who);
    expect([after.inCredit, after.stCreditPlanId]).toEqual([before.inCredit, before.stCreditPlanId]);
    expect((await data(getPurchases, { token: who.token })).purchases[0]?.dtRefundedAt).toBeNull();
    expect(await refunding()).toEqual({ ids: [], since: null });
  });

  test('that the institution made but never answered is completed by the next attempt', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    loseRefundAnswers(bank);
    expect((await refund(bank, administrator.token, id)).envelope.code).toBe('PROVIDER_AWAY');
    expect((await profile(who)).inCredit).toBe(2050);
    bank.line = () => undefined;
    clock.advance(2 * minuteMs);
    expect((await refund(bank, administrator.token, id)).status).toBe(200);
    expect([refundsAtBank(bank), (await profile(who)).inCredit]).toEqual([[490], 50]);
  });

  test('of unknown result is listed as under way since its first attempt, and alarms after an hour, until it has a result', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    loseRefundAnswers(bank);
    const asked = clock.now();
    expect((await refund(bank, administrator.token, id)).envelope.code).toBe('PROVIDER_AWAY');
    const { orders } = await data(getOrders, { token: administrator.token, body: { userId: who.id } });
    expect(orders.map(({ state, dtRefundAskedAt, dtRefundedAt }) => [state, dtRefundAskedAt, dtRefundedAt])).toEqual([
      ['fulfilled', new Date(asked).toISOString(), null],
    ]);
    clock.advance(hourMs);
    expect(await refunding()).toEqual({ ids: [id], since: null });
    expect((await refund(bank, (await consolePerson('administrator')).token, id)).envelope.code).toBe('PROVIDER_AWAY');
    clock.advance(1);
    expect(await refunding()).toEqual({ ids: [id], since: asked });
    bank.line = () => undefined;
    clock.advance(2 * minuteMs);
    expect((await refund(bank, (await consolePerson('administrator')).token, id)).envelope.data?.order.dtRefundAskedAt).toBeNull();
    expect(await refunding()).toEqual({ ids: [], since: null });
  });

  test('of unknown result stays listed if its repetition is refused: the money may have gone back at the first attempt', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    loseRefundAnswers(bank);
    expect((await refund(bank, administrator.token, id)).envelope.code).toBe('PROVIDER_AWAY');
    bank.line = () => undefined;
    for (const payment of bank.payments.values()) payment.state = 'failed';
    clock.advance(2 * minuteMs);
    expect((await refund(bank, administrator.token, id)).envelope.code).toBe('NOT_REFUNDABLE');
    expect((await refunding()).ids).toContain(id);
  });
});

test('a moderator sees the orders of all accounts, newest first, by state', async () => {
  const [bank, administrator] = [testBank(), await consolePerson('administrator')];
  const [first, second] = [await buyer(), await buyer()];
  const id = await paid(bank, first);
  const failed = await paid(bank, second, { outcome: 'noFunds' });
  const { orders } = await data(getOrders, { token: administrator.token, body: {} });
  expect(orders.slice(0, 2).map((order) => [order.id, order.state, order.paymentStatus, order.email])).toEqual([
    [failed, 'failed', 7, second.email],
    [id, 'fulfilled', 1, first.email],
  ]);
  const paidOnes = await data(getOrders, { token: administrator.token, body: { state: 'fulfilled', size: 1 } });
  expect([paidOnes.orders.map((order) => order.id), paidOnes.count > 0]).toEqual([[id], true]);
  // Orders that have moved to another state are counted there.
  for (const state of [undefined, ...orderStates]) {
    const { count } = await data(getOrders, { token: administrator.token, body: { ...(state !== undefined && { state }) } });
    const counted = env.DB.prepare('SELECT COUNT(*) AS n FROM payment_order WHERE ?1 IS NULL OR state=?1').bind(state ?? null);
    expect([state, count]).toEqual([state, await counted.first('n')]);
  }
});
