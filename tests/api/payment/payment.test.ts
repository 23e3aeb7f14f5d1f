/** Card payments at the sandbox bank: items, permitted buyers, and results. */
import { describe, expect, test } from 'vitest';
import { notificationStatement } from '../../../api/notification/notification-store.ts';
import {
  getPaymentLog,
  getPaymentQuote,
  getPurchases,
  getReceipt,
  payFromIyzico,
  payFromSandbox,
} from '../../../contract/payment/calls.ts';
import { planMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getUserProfile, getUserTransActions } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import {
  bringBack,
  buyer,
  cardOf,
  confirmed,
  packId,
  paid,
  planId,
  quoteFor,
  start,
  statusOf,
  storedOf,
} from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { database, lookups, member, staffOf } from '../../support/api/api-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

describe('a plan', () => {
  test('has a price quote, is paid, delivered and receipted', async () => {
    const bank = testBank();
    const who = await buyer('welcome');
    const { countryId, cityId } = await lookups();
    await runSql('UPDATE company SET country_id=?2, city_id=?3 WHERE owner_user_id=?1', who.id, countryId, cityId);
    const item = await planId('business');
    const quoted = await data(getPaymentQuote, { token: who.token, query: { type: 'plan', id: item }, env: bank.env });
    expect(quoted).toMatchObject({
      name: 'Business',
      credits: 2000,
      amount: '490.00',
      tax: '81.67',
      taxPercent: 20,
      currency: 'USD',
      cardProvider: 'Sandbox',
      isAddressComplete: true,
      replaces: { planName: 'Welcome', isSame: false },
      dtEndsAt: new Date(clock.now() + planMs).toISOString(),
      balance: 50,
    });

    const { id, back } = await confirmed(bank, who);
    expect(await statusOf(who, id)).toBe(99);
    const page = await bringBack(bank, back);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('data-outcome="confirmed"');
    expect(await statusOf(who, id)).toBe(1);

    const { user } = await data(getUserProfile, { token: who.token });
    expect([user.inCredit, user.stCreditPlanId, user.dtCreditPlanExpireDate]).toEqual([
      2050,
      item,
      new Date(clock.now() + planMs).toISOString(),
    ]);
    const history = await data(getUserTransActions, { token: who.token, body: {} });
    expect(history.transActions[0]).toMatchObject({
      transActionEnum: 4,
      transActionValue: 2000,
      reason: 'plan_purchase',
      detail: 'Business',
      balanceAfter: 2050,
    });

    const { purchases, count } = await data(getPurchases, { token: who.token, query: { type: 'plan', itemId: item } });
    expect([count, purchases]).toEqual([
      1,
      [expect.objectContaining({ id, name: 'Business', amount: '490.00', cardLast4: '0008', dtRefundedAt: null })],
    ]);
    const { receipt } = await data(getReceipt, { token: who.token, query: { Id: id } });
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^KRV-2026-\d{6}$/),
      seller: { name: testEnv.OPERATOR_NAME, taxOffice: testEnv.OPERATOR_TAX_OFFICE },
      buyer: {
        name: who.fullName,
        address: 'Quay 4, second floor',
        postalCode: '34000',
        city: await firstValue("SELECT COALESCE(names->>'$.en', name) FROM city WHERE id=?1", cityId),
        country: await firstValue('SELECT en FROM country WHERE id=?1', countryId),
      },
    });
    const [mail] = await mailsTo(who.email);
    expect(mail?.subject).toBe(`Order confirmed: receipt ${receipt.number}`);
    for (const line of [
      receipt.number,
      'Plan: Business',
      'Total: $490.00',
      'of which VAT (20%): $81.67',
      '•••• 0008',
      'Quay 4, second floor',
    ])
      expect(mail?.text).toContain(line);
  });
});

test('a renewed plan has no unread notice of its former end', async () => {
  const [bank, who] = [testBank(), await buyer('basic')];
  const notice = {
    userId: who.id,
    kind: 'plan-expiring',
    values: { days: '7', date: '2026-12-07T00:00:00Z' },
    href: '/membership',
  } as const;
  const unread = async () =>
    (await data(getNotifications, { token: who.token })).notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind);
  await notificationStatement(database(), notice, clock.now()).run();
  await paid(bank, who, { item: { creditId: await packId(250) } });
  expect(await unread()).toContain('plan-expiring');
  await paid(bank, who, { item: { planId: await planId('basic') } });
  expect(await unread()).not.toContain('plan-expiring');
});

describe('a pack', () => {
  test('adds its credits and keeps the plan', async () => {
    const [bank, who] = [testBank(), await buyer('basic')];
    const before = (await data(getUserProfile, { token: who.token })).user;
    const creditId = await packId(250);
    const quoted = await data(getPaymentQuote, { token: who.token, query: { type: 'credit', id: creditId }, env: bank.env });
    expect(quoted).toMatchObject({ name: '', credits: 250, amount: '27.00', tax: '4.50', replaces: null, dtEndsAt: null });
    const id = await paid(bank, who, { item: { creditId } });
    const { user } = await data(getUserProfile, { token: who.token });
    expect([user.inCredit, user.stCreditPlanId, user.dtCreditPlanExpireDate]).toEqual([
      300,
      before.stCreditPlanId,
      before.dtCreditPlanExpireDate,
    ]);
    const { transActions } = await data(getUserTransActions, { token: who.token, body: {} });
    expect(transActions[0]).toMatchObject({ transActionValue: 250, reason: 'credit_purchase', balanceAfter: 300 });
    const [mail] = await mailsTo(who.email);
    expect(mail?.text).toContain('Credits: 250');
    expect(mail?.text).not.toContain('Plan:');
    expect((await data(getPurchases, { token: who.token, query: { type: 'plan' } })).count).toBe(0);
    expect((await data(getPurchases, { token: who.token })).purchases.map((purchase) => purchase.id)).toEqual([id]);
  });

  test('needs a running plan; a plan does not', async () => {
    const bank = testBank();
    const creditId = await packId(100);
    const none = await buyer(null);
    const codeOf = async (who: typeof none) => (await start(bank, who, { item: { creditId } })).envelope.code;
    const ended = await buyer('basic');
    await runSql('UPDATE users SET plan_started_at=1, plan_expires_at=?2 WHERE id=?1', ended.id, clock.now());
    expect([await codeOf(none), await codeOf(ended), (await start(bank, none)).envelope.code]).toEqual(['NO_PLAN', 'PLAN_EXPIRED', 'OK']);
  });
});

describe('a payment is permitted', () => {
  test('to staff with the flag of the item, for the main account', async () => {
    const bank = testBank();
    const main = await buyer('welcome');
    const [plans, packs] = [await staffOf(main, ['changeCreditPlan']), await staffOf(main, ['addCredits'])];
    const plan = { planId: await planId('basic') };
    const pack = { creditId: await packId(100) };
    const codes = async (who: typeof plans) => [
      (await start(bank, who, { item: plan })).envelope.code,
      (await start(bank, who, { item: pack })).envelope.code,
    ];
    expect([await codes(plans), await codes(packs)]).toEqual([
      ['OK', 'FORBIDDEN'],
      ['FORBIDDEN', 'OK'],
    ]);
    // The receipt goes to the main user, and the page of the colleague says so.
    expect((await quoteFor(bank, packs, pack)).envelope.data?.email).toBe(main.email);
    const id = await paid(bank, packs, { item: pack });
    expect([(await mailsTo(packs.email)).length, (await mailsTo(main.email)).length]).toEqual([0, 1]);
    const { purchases } = await data(getPurchases, { token: packs.token, query: { type: 'credit', itemId: pack.creditId } });
    expect(purchases.map(({ email }) => email)).toEqual([main.email]);
    expect(await statusOf(main, id)).toBe(1);
    expect((await data(getUserProfile, { token: main.token })).user.inCredit).toBe(150);
    const stranger = await buyer();
    expect((await call(getPaymentLog, { token: stranger.token, query: { Id: id } })).status).toBe(404);
    expect((await call(getReceipt, { token: stranger.token, query: { Id: id } })).status).toBe(404);
  });

  test('to nobody without a complete address', async () => {
    const bank = testBank();
    const who = await member('welcome');
    expect((await start(bank, who)).envelope.code).toBe('ADDRESS_INCOMPLETE');
    await runSql("UPDATE company SET address_description='  ', postal_code='34000' WHERE owner_user_id=?1", who.id);
    expect((await start(bank, who)).envelope.code).toBe('ADDRESS_INCOMPLETE');
    expect([
      bank.payments.size,
      (await data(getPaymentQuote, { token: who.token, query: { type: 'plan', id: await planId('basic') }, env: bank.env }))
        .isAddressComplete,
    ]).toEqual([0, false]);
  });

  test('for items on sale: neither the free plan, nor unknown items, nor two items at once', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const free = await planId('welcome');
    expect((await start(bank, who, { item: { planId: free } })).envelope.code).toBe('NOT_FOUND');
    expect((await start(bank, who, { item: { planId: 'abcdefabcdefabcdefabcdef' } })).envelope.code).toBe('NOT_FOUND');
    const creditCardDTO = cardOf('success');
    const both = { planId: await planId('basic'), creditId: await packId(100), creditCardDTO };
    for (const [item, fault] of [
      [both, 'INVALID'],
      [{ creditCardDTO }, 'REQUIRED'],
    ] as const)
      expect(await callLoosely(payFromSandbox, { token: who.token, body: { data: item }, env: bank.env })).toMatchObject({
        status: 400,
        envelope: { code: 'BAD_INPUT', errors: { 'data.planId': fault } },
      });
  });
});

describe('the institution', () => {
  test('is the sandbox without keys, and iyzico in production and with keys', async () => {
    const who = await buyer();
    const query = { type: 'plan', id: await planId('basic') } as const;
    const keys = { IYZICO_URI: 'https://api.iyzipay.com', IYZICO_API_KEY: 'a', IYZICO_SECRET_KEY: 'b' };
    const providerWith = async (changes: object) =>
      (await data(getPaymentQuote, { token: who.token, query, env: testBank(changes).env })).cardProvider;
    expect([await providerWith({}), await providerWith(keys), await providerWith({ MODE: 'production' })]).toEqual([
      'Sandbox',
      'Iyzico',
      'Iyzico',
    ]);
  });

  test('sandbox is not found in production, and iyzico not without keys', async () => {
    const who = await buyer();
    const production = testBank({ MODE: 'production' });
    expect((await start(production, who)).status).toBe(404);
    const body = { data: { planId: await planId('basic'), creditCardDTO: cardOf('success') } };
    expect((await call(payFromIyzico, { token: who.token, body, env: production.env })).status).toBe(404);
    expect(production.payments.size).toBe(0);
  });

  test.each([
    ['wrongCvv', 400, '15', 'Invalid CVV'],
    ['refused', 400, 'CARD_REFUSED', 'The card was refused.'],
  ] as const)('refuses a card (%s) before its page; the same intent may be tried with another', async (outcome, status, code, message) => {
    const [bank, who] = [testBank(), await buyer()];
    const idempotencyKey = `wish-of-${who.id}`;
    const answer = await start(bank, who, { outcome, idempotencyKey });
    expect([answer.status, answer.envelope.code, answer.envelope.message]).toEqual([status, code, message]);
    const id = await paid(bank, who, { idempotencyKey });
    expect((await storedOf(id))?.state).toBe('fulfilled');
  });

  test('refuses an unknown number', async () => {
    const [bank, who] = [testBank(), await buyer()];
    const creditCardDTO = { ...cardOf('success'), cardNumber: '4111 1111 1111 1111' };
    const item = { planId: await planId('basic') };
    const { quoteId } = (await quoteFor(bank, who, item)).envelope.data ?? {};
    const body = { data: { ...item, creditCardDTO, quoteId } };
    expect((await call(payFromSandbox, { token: who.token, body, env: bank.env })).envelope.code).toBe('CARD_REFUSED');
  });

  test('fails: nothing is charged, and that is reported', async () => {
    const [bank, who] = [testBank(), await buyer()];
    bank.line = () => {
      throw new Error('no line');
    };
    const answer = await start(bank, who);
    expect([answer.status, answer.envelope.code]).toEqual([502, 'PROVIDER_AWAY']);
    bank.line = () => undefined;
    expect((await storedOf(await paid(bank, who)))?.state).toBe('fulfilled');
  });
});

test('the institution gets the buyer’s IP address from the edge; that in the payload is ignored', async () => {
  const [bank, who] = [testBank(), await buyer()];
  const answers: unknown[] = [];
  const line = bank.env.BANK as unknown as { fetch: (request: Request) => Promise<Response> };
  const BANK = {
    fetch: async (request: Request) => {
      answers.push(await request.clone().json());
      return line.fetch(request);
    },
  } as unknown as typeof bank.env.BANK;
  const asked = { token: who.token, env: { ...bank.env, BANK }, headers: { 'cf-connecting-ip': '203.0.113.9' } };
  const planned = await planId('basic');
  const { ip, quoteId } = await data(getPaymentQuote, { ...asked, query: { type: 'plan', id: planned } });
  expect(ip).toBe('203.0.113.9');
  const creditCardDTO = {
    ...cardOf('success'),
    paymentChannel: 'WEB',
    is3D: true,
    ip: '198.51.100.7',
    identityNumber: '74300864791',
  } as const;
  expect(
    (await call(payFromSandbox, { ...asked, body: { data: { planId: planned, paymentType: 0, creditCardDTO, quoteId } } })).status,
  ).toBe(200);
  expect(answers).toEqual([
    expect.objectContaining({ buyer: expect.objectContaining({ ip: '203.0.113.9', identityNumber: '11111111111' }) }),
  ]);
});

describe('a card', () => {
  test.each([
    ['cardNumber', '4111111111111112'],
    ['cardNumber', ''],
    ['expireDateMonth', '13'],
    ['expireDateYear', '3'],
    ['expireDateMonth', '05', { expireDateYear: '26' }],
    ['cvc', '12'],
    ['fullName', ' '],
  ] as const)('with a wrong %s (%s) is refused before anything is stored', async (field, value, more: Record<string, string> = {}) => {
    const [bank, who] = [testBank(), await buyer()];
    const body = { data: { planId: await planId('basic'), creditCardDTO: { ...cardOf('success'), ...more, [field]: value } } };
    const answer = await callLoosely(payFromSandbox, { token: who.token, body, env: bank.env });
    expect([answer.status, answer.envelope.code, Object.keys(answer.envelope.errors ?? {})]).toEqual([
      400,
      'BAD_INPUT',
      [`data.creditCardDTO.${field}`],
    ]);
    expect(bank.payments.size).toBe(0);
  });
});
