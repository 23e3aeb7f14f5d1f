/** Paying by card at the sandbox bank: what is bought, by whom, and how it ends. */
import { describe, expect, test } from 'vitest';
import { getPaymentQuote, getPurchases, getReceipt } from '../../contract/payment/calls.ts';
import { planMs } from '../../contract/limits.ts';
import { getUserProfile, getUserTransActions } from '../../contract/user/calls.ts';
import { clock, data, testEnv } from '../support/api-client.ts';
import { bringBack, buyer, confirmed, planId, statusOf } from '../support/paying.ts';
import { testBank } from '../support/sandbox-bank.ts';
import { mailsTo } from '../support/sent-mails.ts';

describe('a plan', () => {
  test('is quoted, paid, given and receipted', async () => {
    const bank = testBank();
    const who = await buyer('welcome');
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
      seller: { name: testEnv.SELLER_NAME, taxOffice: testEnv.SELLER_TAX_OFFICE },
      buyer: { name: who.fullName, address: 'Quay 4, second floor', postalCode: '34000' },
    });
    const [mail] = await mailsTo(who.email);
    expect(mail?.subject).toBe(`Order confirmed: receipt ${receipt.number}`);
    for (const line of [
      receipt.number,
      'Plan: Business',
      'Total: $490.00',
      'of which tax (20%): $81.67',
      '•••• 0008',
      'Quay 4, second floor',
    ])
      expect(mail?.text).toContain(line);
  });
});
