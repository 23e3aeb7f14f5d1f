import { defineCall } from '../wire/call.ts';
import type { Flag } from '../permissions.ts';
import type { ItemType } from './schemas.ts';

const returnsBase = '/api/public/Payment/';
/** No calls of the contract, because the bank calls them (api/payment/callback.ts): one for the browser of its customer, which gets a page, and one for the webhook. */
export const paymentReturns = { callback: `${returnsBase}Callback`, webhook: `${returnsBase}Webhook` } as const;

/** Whether the answer is for the institution or its customer, and not JSON of the contract. */
export const isPaymentReturn = (path: string): boolean => path.startsWith(returnsBase);

/** The address that serves a bank's page from an opaque origin: the payment page posts the HTML, the edge returns it. */
export const bankPage = { path: '/payment/bank-page', field: 'html' } as const;

/** Items that are bought by card, from the price list. */
export const itemTypes = ['plan', 'credit'] as const;
/** The permission flag with which staff can buy it (docs/behaviour.md#call-permissions). */
export const buyingFlag = { plan: 'changeCreditPlan', credit: 'addCredits' } as const satisfies Record<ItemType, Flag>;

export const getPaymentQuote = defineCall({
  method: 'GET',
  path: '/Payment/GetPaymentQuote',
  access: { who: 'member' },
  // A price quote never changes.
  reads: [],
});

/**
 * Price, currency and credits come from the database, never from the caller (docs/behaviour.md#payment-providers); the caller names the
 * quote that was shown.
 */
export const payFromIyzico = defineCall({
  method: 'POST',
  path: '/Payment/PayFromIyzico',
  access: { who: 'member', spends: true },
  write: true,
  changes: ['user'],
  secretAnswer: true,
});
export const payFromSandbox = defineCall({
  method: 'POST',
  path: '/Payment/PayFromSandbox',
  access: { who: 'member', spends: true },
  write: true,
  changes: ['user'],
  secretAnswer: true,
});

export const getPaymentLog = defineCall({
  method: 'POST',
  path: '/Payment/GetPaymentLog',
  access: { who: 'member' },
  // The call is repeated until the bank has answered.
  reads: [],
});

export const getPurchases = defineCall({
  method: 'GET',
  path: '/Payment/GetPurchases',
  // With an item as input, its orders are returned to everyone who may buy it.
  access: { who: 'member' },
  reads: ['user'],
});

export const getReceipt = defineCall({
  method: 'GET',
  path: '/Payment/GetReceipt',
  access: { who: 'member', flag: 'viewUserTransactions' },
  // A receipt never changes.
  reads: [],
});

export const orderStates = ['pending', 'capturing', 'fulfilled', 'failed', 'expired'] as const;
/** What a list of orders can be restricted to: `refunding` are those with a refund of unknown result. */
export const orderFilters = [...orderStates, 'refunding'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const getOrders = defineCall({
  method: 'POST',
  path: '/Moderation/GetOrders',
  access: { who: 'console', role: 'administrator' },
  reads: ['moderation'],
});
export const refundOrder = defineCall({
  method: 'POST',
  path: '/Moderation/RefundOrder',
  access: { who: 'console', role: 'administrator' },
  write: true,
  changes: ['moderation', 'user'],
});
export const recordChargeback = defineCall({
  method: 'POST',
  path: '/Moderation/RecordChargeback',
  access: { who: 'console', role: 'administrator' },
  write: true,
  changes: ['moderation', 'user'],
});
