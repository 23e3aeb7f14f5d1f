/** The shown price is charged: a payment names its price quote, and no other terms apply. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { minuteMs, planMs, priceQuoteMs } from '../../../contract/limits.ts';
import { getPaymentLog, payFromSandbox } from '../../../contract/payment/calls.ts';
import { priceQuoteIdLength } from '../../../contract/payment/fields.ts';
import type { TestCardOutcome } from '../../../contract/payment/test-cards.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { signIn, staffOf } from '../../support/api/api-fixtures.ts';
import {
  type Buyer,
  buyer,
  cardOf,
  type Item,
  packId,
  paid,
  planId,
  quoteFor,
  start,
  statusOf,
  storedOf,
} from '../../support/api/payment/paying.ts';
import { type TestBank, testBank } from '../../support/api/payment/sandbox-bank.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

const shown = async (bank: TestBank, who: Buyer, item: Item) => {
  const { envelope } = await quoteFor(bank, who, item);
  if (envelope.data === undefined) throw new Error('nothing was quoted');
  return envelope.data;
};
const codeOf = async (bank: TestBank, who: Buyer, item: Item, quoteId: string | undefined) =>
  (await start(bank, who, { item, quoteId })).envelope.code;
let made = 0;
/** A plan and a pack for one test only, in two languages and currencies. */
async function offer(): Promise<{ planId: string; creditId: string }> {
  made += 1;
  const [plan, pack] = ['a', 'b'].map((letter) => letter + made.toString(16).padStart(23, '0')) as [string, string];
  await env.DB.batch([
    env.DB.prepare('INSERT INTO plan(id, key, additional_credit, salable) VALUES(?1, ?1, 200, 1)').bind(plan),
    env.DB.prepare('INSERT INTO credit_pack(id, additional_credit, position) VALUES(?1, 100, 99)').bind(pack),
    ...(['EN', 'TR'] as const).flatMap((language) => [
      env.DB.prepare(
        "INSERT INTO plan_text(plan_id, language, name, description, texts_json) VALUES(?1, ?2, ?3, 'For one port', '[\"One company\"]')",
      ).bind(plan, language, `Quay ${language}`),
      env.DB.prepare('INSERT INTO plan_price(plan_id, language, currency, price) VALUES(?1, ?2, ?3, ?4)').bind(
        plan,
        language,
        language === 'EN' ? 'USD' : 'TRY',
        language === 'EN' ? 1200 : 50_000,
      ),
      env.DB.prepare('INSERT INTO credit_pack_price(pack_id, language, currency, price) VALUES(?1, ?2, ?3, ?4)').bind(
        pack,
        language,
        language === 'EN' ? 'USD' : 'TRY',
        language === 'EN' ? 900 : 36_000,
      ),
    ]),
    env.DB.prepare('INSERT INTO plan_rule(plan_id, rule, number) VALUES(?1, 7, 1)').bind(plan),
  ]);
  return { planId: plan, creditId: pack };
}

describe('a payment without a valid price quote', () => {
  test('is refused with the present quote, with which it can be paid', async () => {
    const [bank, who, { creditId }] = [testBank(), await buyer('basic'), await offer()];
    const { quoteId, ...quoted } = await shown(bank, who, { creditId });
    const answer = await start(bank, who, { item: { creditId }, quoteId: undefined });
    expect([answer.status, answer.envelope.code, answer.envelope.data]).toEqual([409, 'PRICE_CHANGED', { ...quoted, quoteId }]);
    expect(bank.payments.size).toBe(0);
    expect(await codeOf(bank, who, { creditId }, (answer.envelope.data as unknown as typeof quoted & { quoteId: string }).quoteId)).toBe(
      'OK',
    );
  });

  const changes: [what: string, isPlan: boolean, change: (item: { planId: string; creditId: string }, who: Buyer) => Promise<unknown>][] = [
    ['a published price of a plan', true, ({ planId: id }) => runSql('UPDATE plan_price SET price=9900 WHERE plan_id=?1', id)],
    ['a published price of a pack', false, ({ creditId }) => runSql('UPDATE credit_pack_price SET price=9900 WHERE pack_id=?1', creditId)],
    ['another currency', false, ({ creditId }) => runSql("UPDATE credit_pack_price SET currency='EUR' WHERE pack_id=?1", creditId)],
    ['another language', false, (_, { id }) => runSql("UPDATE users SET language='TR' WHERE id=?1", id)],
    ['other credits of a plan', true, ({ planId: id }) => runSql('UPDATE plan SET additional_credit=1 WHERE id=?1', id)],
    ['other credits of a pack', false, ({ creditId }) => runSql('UPDATE credit_pack SET additional_credit=1 WHERE id=?1', creditId)],
    ['another name of a plan', true, ({ planId: id }) => runSql("UPDATE plan_text SET name='Pier' WHERE plan_id=?1", id)],
    ['other promises of a plan', true, ({ planId: id }) => runSql("UPDATE plan_text SET texts_json='[]' WHERE plan_id=?1", id)],
    ['another limit of a plan', true, ({ planId: id }) => runSql('UPDATE plan_rule SET number=0 WHERE plan_id=?1', id)],
    ['another recipient of the receipt', true, (_, { id }) => runSql("UPDATE users SET email='else.'||email WHERE id=?1", id)],
    [
      'a plan that was bought elsewhere meanwhile',
      true,
      (_, { id }) =>
        runSql('UPDATE users SET plan_started_at=?2, plan_expires_at=?3 WHERE id=?1', id, clock.now(), clock.now() + planMs + minuteMs),
    ],
  ];
  test.each(changes)('%s is reported before anything is charged', async (_, isPlan, change) => {
    const [bank, who, offered] = [testBank(), await buyer('basic'), await offer()];
    const item: Item = isPlan ? { planId: offered.planId } : { creditId: offered.creditId };
    const before = await shown(bank, who, item);
    await change(offered, who);
    const answer = await start(bank, who, { item, quoteId: before.quoteId });
    const now = answer.envelope.data as unknown as typeof before;
    expect([answer.status, answer.envelope.code, now]).toEqual([409, 'PRICE_CHANGED', await shown(bank, who, item)]);
    expect([now.quoteId === before.quoteId, bank.payments.size]).toEqual([false, 0]);
    const id = await paid(bank, who, { item, quoteId: now.quoteId });
    const stored = await firstRow('SELECT amount, currency, credits FROM payment_order WHERE id=?1', id);
    expect(stored).toEqual({ amount: Math.round(Number(now.amount) * 100), currency: now.currency, credits: now.credits });
  });

  test('a price of the price list is charged, whatever the language of the account', async () => {
    const [bank, who, item] = [testBank(), await buyer('basic'), { planId: (await offer()).planId }];
    const quoted = (await quoteFor(bank, who, item, 'TR')).envelope.data;
    expect(quoted).toMatchObject({ language: 'TR', name: 'Quay TR', amount: '500.00', currency: 'TRY' });
    expect((await shown(bank, who, item)).currency).toBe('USD');
    expect(await codeOf(bank, who, item, quoted?.quoteId)).toBe('PRICE_CHANGED');
    const { conversationId } = (await start(bank, who, { item, language: 'TR', quoteId: quoted?.quoteId })).envelope.data ?? {};
    expect(await firstRow('SELECT amount, currency FROM payment_order WHERE id=?1', conversationId)).toEqual({
      amount: 50_000,
      currency: 'TRY',
    });
  });

  test('of another person or account, of another item, invented or damaged is refused', async () => {
    const [bank, who, stranger, { planId: plan, creditId }] = [testBank(), await buyer('basic'), await buyer('basic'), await offer()];
    const staff = await staffOf(who, ['addCredits']);
    const own = (await shown(bank, who, { creditId })).quoteId;
    const foreign = [(await shown(bank, stranger, { creditId })).quoteId, (await shown(bank, staff, { creditId })).quoteId];
    const others = [(await shown(bank, who, { planId: plan })).quoteId, (await shown(bank, who, { creditId: await packId(100) })).quoteId];
    const [end = '', hash = ''] = own.split('.');
    const spoilt = [`${Number(end) + 60}.${hash}`, `${end}.${'0'.repeat(64)}`, `${end}.${hash.toUpperCase()}`, hash, `${own} `, `0${own}`];
    for (const quoteId of [...foreign, ...others, ...spoilt, '', '.', 'x', '9'.repeat(priceQuoteIdLength)])
      expect([quoteId, await codeOf(bank, who, { creditId }, quoteId)]).toEqual([quoteId, 'PRICE_CHANGED']);
    expect(await codeOf(bank, who, { creditId }, '9'.repeat(priceQuoteIdLength + 1))).toBe('BAD_INPUT');
    expect(bank.payments.size).toBe(0);
    expect(await codeOf(bank, who, { creditId }, own)).toBe('OK');
  });

  test('can be paid until the quote expires', async () => {
    const [bank, account, { creditId }] = [testBank(), await buyer('basic'), await offer()];
    const { quoteId, dtQuoteEndsAt } = await shown(bank, account, { creditId });
    const endsAt = Date.parse(dtQuoteEndsAt);
    expect(endsAt - clock.now()).toBeGreaterThan(priceQuoteMs - minuteMs);
    expect(endsAt - clock.now()).toBeLessThanOrEqual(priceQuoteMs);
    clock.advance(endsAt - clock.now() - 1);
    const who = { ...account, token: await signIn(account) };
    expect(await codeOf(bank, who, { creditId }, quoteId)).toBe('OK');
    clock.advance(1);
    expect(await codeOf(bank, who, { creditId }, quoteId)).toBe('PRICE_CHANGED');
  });
});

test('an order that was made holds its terms: the same intent opens it again at its price, whatever was published meanwhile', async () => {
  const [bank, who, { creditId }] = [testBank(), await buyer('basic'), await offer()];
  const { quoteId } = await shown(bank, who, { creditId });
  const intent = { item: { creditId }, quoteId, idempotencyKey: `holds-${who.id}` };
  const first = (await start(bank, who, intent)).envelope.data?.conversationId;
  await runSql('UPDATE credit_pack_price SET price=9900 WHERE pack_id=?1', creditId);
  expect(await paid(bank, who, intent)).toBe(first);
  expect([...bank.payments.values()].map(({ paidPrice }) => paidPrice)).toEqual([9, 9]);
});

test('the key of an order for one item buys no other item', async () => {
  const [bank, who, { planId: plan, creditId }] = [testBank(), await buyer('basic'), await offer()];
  const idempotencyKey = `other-${who.id}`;
  expect((await start(bank, who, { item: { creditId }, idempotencyKey })).envelope.code).toBe('OK');
  expect((await start(bank, who, { item: { planId: plan }, idempotencyKey })).envelope.code).toBe('KEY_REUSED');
  expect(bank.payments.size).toBe(1);
});

describe('the bank’s reason', () => {
  test.each([
    ['noFunds', 'funds'],
    ['limit', 'limit'],
    ['expired', 'expired'],
    ['lost', 'lost'],
    ['stolen', 'lost'],
    ['notPermitted', 'notPermitted'],
    ['declined', 'refused'],
  ] as const satisfies [TestCardOutcome, string][])(
    'of the card %s is stored with its order, and returned by the log',
    async (outcome, reason) => {
      const [bank, who] = [testBank(), await buyer()];
      const id = await paid(bank, who, { outcome });
      const log = await data(getPaymentLog, { token: who.token, query: { Id: id } });
      expect(log).toEqual({ _id: id, paymentStatus: 7, reason });
    },
  );

  test.each([
    ['wrongCvv', '15', 'cvv'],
    ['refused', 'CARD_REFUSED', 'refused'],
  ] as const)('of %s, given before its page, is in the answer and in the log of that order', async (outcome, code, reason) => {
    const [bank, who] = [testBank(), await buyer()];
    const { envelope } = await start(bank, who, { outcome });
    const { conversationId = '' } = envelope.data ?? {};
    expect(envelope).toMatchObject({ code, data: { conversationId, reason } });
    expect(await data(getPaymentLog, { token: who.token, query: { Id: conversationId } })).toEqual({
      _id: conversationId,
      paymentStatus: 7,
      reason,
    });
  });

  test('of an unknown number belongs to the number; a failed 3-D page has its status only', async () => {
    const [bank, who, item] = [testBank(), await buyer(), { planId: await planId('basic') }];
    const creditCardDTO = { ...cardOf('success'), cardNumber: '4111 1111 1111 1111' };
    const { quoteId } = await shown(bank, who, item);
    const answer = await call(payFromSandbox, { token: who.token, body: { data: { ...item, creditCardDTO, quoteId } }, env: bank.env });
    expect(answer.envelope).toMatchObject({ code: 'CARD_REFUSED', data: { reason: 'number' } });
    const id = await paid(bank, who, { outcome: 'md5' });
    expect(await data(getPaymentLog, { token: who.token, query: { Id: id } })).toEqual({ _id: id, paymentStatus: 5, reason: null });
  });
});

test('the log of a paid order has the new balance and plan; other logs have neither', async () => {
  const [bank, main] = [testBank(), await buyer('welcome')];
  const staff = await staffOf(main, ['changeCreditPlan']);
  const item = await planId('business');
  const account = {
    inCredit: 2050,
    stCreditPlanId: item,
    dtCreditPlanExpireDate: new Date(clock.now() + planMs).toISOString(),
    creditPlanDetailDTO: expect.objectContaining({ id: item, planName: 'Business', isExpired: false }),
  };
  const open = (await start(bank, main)).envelope.data?.conversationId ?? '';
  expect(await data(getPaymentLog, { token: main.token, query: { Id: open } })).toEqual({ _id: open, paymentStatus: 99, reason: null });
  const id = await paid(bank, staff);
  for (const { token } of [main, staff])
    expect(await data(getPaymentLog, { token, query: { Id: id } })).toEqual({ _id: id, paymentStatus: 1, reason: null, account });
  expect([await statusOf(main, id), (await storedOf(id))?.grants]).toEqual([1, 1]);
});
