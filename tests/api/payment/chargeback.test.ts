/** The bank takes a payment back from the operator: an administrator records it, and the order ends as with a refund. */
import { describe, expect, test } from 'vitest';
import { getOrders, getPurchases, recordChargeback, refundOrder } from '../../../contract/payment/calls.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { consolePerson } from '../../support/api/api-fixtures.ts';
import { type Buyer, buyer, paid, start } from '../../support/api/payment/paying.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { type TestBank, testBank } from '../../support/api/payment/sandbox-bank.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

const note = 'CB-4711: not as described';
const chargeback = (bank: TestBank, token: string, id: string, idempotencyKey?: string) =>
  call(recordChargeback, { token, body: { id, note }, env: bank.env, ...(idempotencyKey !== undefined && { idempotencyKey }) });
const refund = async (bank: TestBank, token: string, id: string) =>
  (await call(refundOrder, { token, body: { id, note }, env: bank.env })).envelope.code;
const profile = async (who: Buyer) => (await data(getUserProfile, { token: who.token })).user;
const refundPath = '/payment/refund';

describe('a chargeback', () => {
  test('of a plan whose refund the institution refuses ends plan and credits, with notifications and without the institution', async () => {
    const [bank, who, administrator] = [testBank(), await buyer('welcome'), await consolePerson('administrator')];
    await runSql("UPDATE users SET language='TR' WHERE id=?1", who.id);
    const id = await paid(bank, who);
    for (const payment of bank.payments.values()) payment.state = 'failed';
    expect(await refund(bank, administrator.token, id)).toBe('NOT_REFUNDABLE');
    const asked = bank.asked.get(refundPath);
    const { envelope } = await chargeback(bank, administrator.token, id);
    expect([envelope.code, envelope.data?.order, envelope.data?.planLeft]).toEqual([
      'CHARGEBACK_RECORDED',
      expect.objectContaining({ state: 'fulfilled', creditsTakenBack: 2000, isChargedBack: true, dtRefundAskedAt: null }),
      null,
    ]);
    const { inCredit, dtCreditPlanExpireDate } = await profile(who);
    expect([inCredit, dtCreditPlanExpireDate, bank.asked.get(refundPath)]).toEqual([50, null, asked]);
    expect((await data(getPurchases, { token: who.token })).purchases).toMatchObject([{ isChargedBack: true }]);
    const [mail] = await mailsTo(who.email);
    expect(mail?.subject).toMatch(/^Banka ödemeyi geri aldı: .?KRV-2026-\d{6}.?$/);
    expect(await firstRow("SELECT actor_user_id, detail FROM audit_log WHERE action='payment.chargeback' AND target_id=?1", id)).toEqual({
      actor_user_id: administrator.id,
      detail: note,
    });
  });

  test('is recorded once of ten concurrent ones; a repetition has the same answer, and no refund follows', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => chargeback(bank, administrator.token, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.every(({ envelope }) => ['CHARGEBACK_RECORDED', 'IN_PROGRESS', 'NOT_REFUNDABLE'].includes(envelope.code)),
      JSON.stringify(answers.map(({ envelope }) => envelope.code)),
    ).toBe(true);
    expect((await chargeback(bank, administrator.token, id)).envelope.code).toBe('NOT_REFUNDABLE');
    expect([await refund(bank, administrator.token, id), bank.asked.get(refundPath) ?? 0]).toEqual(['NOT_REFUNDABLE', 0]);
    const other = await paid(bank, who);
    const codes = [0, 1].map(async () => (await chargeback(bank, administrator.token, other, `twice-${who.id}`)).envelope.code);
    expect((await Promise.all(codes)).filter((code) => code !== 'IN_PROGRESS').at(0)).toBe('CHARGEBACK_RECORDED');
    expect((await chargeback(bank, administrator.token, other, `twice-${who.id}`)).envelope.code).toBe('CHARGEBACK_RECORDED');
    expect((await profile(who)).inCredit).toBe(50);
  });

  test('ends a refund under way, but not during its attempt', async () => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    const id = await paid(bank, who);
    bank.line = (path, isDone) => {
      if (!isDone && path === refundPath) throw new Error('the line broke');
    };
    expect(await refund(bank, administrator.token, id)).toBe('PROVIDER_AWAY');
    expect((await chargeback(bank, administrator.token, id)).envelope.code).toBe('IN_PROGRESS');
    clock.advance(2 * minuteMs);
    expect((await chargeback(bank, administrator.token, id)).status).toBe(200);
    expect((await data(getOrders, { token: administrator.token, body: { state: 'refunding' } })).count).toBe(0);
  });

  test('is for paid orders, and for administrators', async () => {
    const [bank, who, moderator] = [testBank(), await buyer(), await consolePerson('moderator')];
    const administrator = await consolePerson('administrator');
    const { envelope } = await start(bank, who);
    const id = envelope.data?.conversationId ?? '';
    expect((await chargeback(bank, administrator.token, id)).envelope.code).toBe('NOT_REFUNDABLE');
    expect([(await chargeback(bank, moderator.token, id)).status, (await chargeback(bank, who.token, id)).status]).toEqual([403, 403]);
  });

  test.each([
    ['a chargeback', recordChargeback],
    ['a refund', refundOrder],
  ] as const)('needs the role up to its write: %s', async (_, moneyBack) => {
    const [bank, who, administrator] = [testBank(), await buyer(), await consolePerson('administrator')];
    await consolePerson('administrator');
    const id = await paid(bank, who);
    const { DB } = changingBeforeWrite(() => runSql("UPDATE moderator SET role='editor' WHERE user_id=?1", administrator.id));
    const { status } = await call(moneyBack, { token: administrator.token, body: { id, note }, env: { ...bank.env, DB } });
    expect([status, bank.asked.get(refundPath) ?? 0]).toEqual([409, 0]);
    expect((await data(getPurchases, { token: who.token })).purchases[0]?.dtRefundedAt).toBeNull();
  });
});
