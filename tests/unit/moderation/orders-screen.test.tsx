/** The console's list of card payments says where the money of an order is, and offers what can be done about it. */
import { expect, test } from 'vitest';
import { listPageSize } from '../../../contract/limits.ts';
import { getOrders } from '../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../contract/payment/schemas.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { Orders } = await import('../../../src/account/moderation/orders/Orders.tsx');

const at = '2026-11-30T09:00:00.000Z';
const shownOf = (changes: Partial<PaymentOrder>): string[] => {
  const order = {
    id: 'a'.repeat(24),
    type: 'credit',
    amount: '49.00',
    currency: 'USD',
    credits: 500,
    state: 'fulfilled',
    paymentStatus: 1,
  };
  const dates = { dtCreatedAt: at, dtRefundedAt: null, creditsTakenBack: null, cardLast4: null };
  queryClient.setQueryData(keyOf(getOrders, { body: { page: 0, size: listPageSize } }), {
    orders: [{ ...order, ...dates, ...changes }],
    count: 1,
  });
  const [, ...parts] = draw(<Orders />).split('<li');
  return [...parts.join('').matchAll(/moderation\.orders\.([\w.]+)/g)].flatMap(([, key]) => key ?? []);
};

test.each([
  ['paid', {}, ['states.fulfilled', 'refund', 'chargeback.button']],
  [
    'with a refund of unknown result',
    { dtRefundAskedAt: at },
    ['states.refunding', 'refundingSince', 'refundingNote', 'refundAgain', 'chargeback.button'],
  ],
  ['refunded', { dtRefundedAt: at }, ['refunded', 'refundedOn']],
  ['charged back', { dtRefundedAt: at, isChargedBack: true }, ['chargedBack', 'chargedBackOn']],
])('an order %s', (_, changes, expected) => {
  const always = new Set(['pack', 'buyer', 'date', 'card', 'provider', 'receipt', 'takenBack']);
  expect(shownOf(changes).filter((key) => !always.has(key))).toEqual(expected);
});
