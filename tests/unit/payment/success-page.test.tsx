/** The page after a payment says only what holds now. */
import { beforeEach, expect, test } from 'vitest';
import { getPurchases } from '../../../contract/payment/calls.ts';
import type { Purchase } from '../../../contract/payment/schemas.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { default: SuccessPage } = await import('../../../src/account/payment/SuccessPage.tsx');

const id = 'a'.repeat(24);
const at = '2026-11-20T10:00:00.000Z';
const purchase: Purchase = {
  id,
  type: 'plan',
  itemId: id,
  name: 'Business',
  credits: 500,
  amount: '490.00',
  tax: '81.67',
  taxPercent: 20,
  currency: 'USD',
  email: 'mira@example.test',
  cardLast4: null,
  document: 'receipt',
  receiptNumber: 'KRV-2026-000001',
  dtCreatedAt: at,
  dtRefundedAt: null,
};
const planOf = (planId: string) => ({ id: planId, planName: 'Business', dtExpireDate: at, isExpired: false, businessRuleDto: [] });

/** @param creditPlan that the account has now */
function shown(bought: Purchase, creditPlan: ReturnType<typeof planOf> | null): string {
  const query = { type: bought.type, itemId: id, page: 0, size: 1 };
  queryClient.setQueryData(keyOf(getPurchases, { query }), { purchases: [bought] });
  queryClient.setQueryData(keyOf(getUserProfile), { user: { creditPlan } });
  return draw(<SuccessPage params={{ type: bought.type, id }} />);
}

beforeEach(() => queryClient.clear());

test('the bought plan is active until its end', () => {
  expect(shown(purchase, planOf(id))).toMatch(/payment\.success\.plan<.*payment\.success\.planUntil/s);
});

test.each([
  ['another plan has replaced it', planOf('b'.repeat(24))],
  ['no plan runs', null],
])('a plan is named, and not called active, if %s', (_, creditPlan) => {
  const html = shown(purchase, creditPlan);
  expect(html).toContain('Business');
  expect(html).not.toContain('payment.success.plan');
});

test.each(['plan', 'credit'] as const)('a refunded purchase of a %s is shown as refunded, and nothing else', (type) => {
  const html = shown({ ...purchase, type, dtRefundedAt: at }, planOf(id));
  expect(html).toContain('payment.success.refunded');
  expect(html).not.toMatch(/payment\.success\.(?:plan|pack)/);
});
