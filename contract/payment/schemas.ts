import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { creditPlanDetail, userInfo } from '../session/shapes.ts';
import { optionalLine, requiredLine } from '../text/text.ts';
import { id, money, numberText, optionalId, page, size, time } from '../wire/wire.ts';
import { itemTypes, orderStates } from './calls.ts';
import { cardLengths, priceQuoteIdLength, refundLengths } from './fields.ts';
import { bankReasons, paymentStatuses } from './outcome.ts';

const card = z.strictObject({
  cardNumber: requiredLine(cardLengths.numberGrouped),
  fullName: requiredLine(cardLengths.fullName),
  expireDateMonth: requiredLine(cardLengths.month),
  expireDateYear: requiredLine(cardLengths.year),
  cvc: requiredLine(cardLengths.cvv),
  paymentChannel: z.optional(z.literal('WEB')),
  identityNumber: optionalLine(20),
  is3D: z.optional(z.literal(true)),
  ip: optionalLine(60),
});
export const itemType = z.enum(itemTypes);
export type ItemType = z.infer<typeof itemType>;

/** Where a card payment is started, the last part of `PayFrom…` (docs/behaviour.md#payment-providers). */
export const cardProvider = z.enum(['Iyzico', 'Sandbox']);

/** An item as it is sold now; amounts in major units with the tax inside. */
const sold = {
  type: itemType,
  itemId: z.string(),
  /** The plan's name in the language of the account; of a pack, empty. */
  name: z.string(),
  /** Credits that come with it. */
  credits: z.number(),
  amount: money,
  /** The part of the amount that is tax. */
  tax: money,
  taxPercent: z.number(),
  currency: z.string(),
};

export const getPaymentQuote = {
  query: z.object({ type: itemType, id }),
  data: z.object({
    ...sold,
    /** Names all that is shown here, for who asked: the payment says it, so that what was shown is what is charged. */
    quoteId: z.string(),
    /** Until when the price quote can be paid. */
    dtQuoteEndsAt: time,
    cardProvider,
    /** The own address has what a receipt needs; without it nothing can be paid. */
    isAddressComplete: z.boolean(),
    /** The running plan that a bought one takes the place of at once (docs/behaviour.md#buying-a-plan), and when it would have ended. */
    replaces: z.nullable(z.object({ planName: z.string(), dtEndsAt: time, isSame: z.boolean() })),
    /** When the bought plan ends; null for packs. */
    dtEndsAt: z.nullable(time),
    balance: z.number(),
    /** Where this was asked from: the `ip` of the card payment, looked up by us and by no third party. */
    ip: z.string(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_PLAN', 'PLAN_EXPIRED'],
  summary: 'What would be bought, for how much and with which consequences, as PayFrom… freezes it in an order when it names this quote.',
} as const satisfies CallSchemas;

const cardPayment = {
  body: z.strictObject({
    data: z.strictObject({
      planId: optionalId,
      creditId: optionalId,
      paymentType: z.optional(z.literal(0)),
      creditCardDTO: card,
      /** Of GetPaymentQuote. Without one, or with one of other terms, PRICE_CHANGED brings the present quote as its data. */
      quoteId: z.optional(z.string().check(z.maxLength(priceQuoteIdLength, 'TOO_LONG'))),
    }),
  }),
  /** The refusals 15 and CARD_REFUSED have `conversationId` and `reason` as their data, PRICE_CHANGED the present quote. */
  data: z.object({
    /** `open` has the bank's page; `answered` is the order of an earlier press, of which the log says what came. */
    state: z.enum(['open', 'answered']),
    htmlContent: z.string(),
    conversationId: z.string(),
    errorMessage: z.nullable(z.string()),
  }),
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'ADDRESS_INCOMPLETE',
    'PRICE_CHANGED',
    '15',
    'CARD_REFUSED',
    'PROVIDER_AWAY',
    'THROTTLED',
  ],
} as const;

export const payFromIyzico = {
  ...cardPayment,
  summary: 'Starts a card payment with 3-D Secure at iyzico.',
} as const satisfies CallSchemas;
export const payFromSandbox = {
  ...cardPayment,
  summary: 'Starts a pretended payment; local and demo mode only.',
} as const satisfies CallSchemas;

/** Balance and plan, as sign-in and refresh tell them. */
const paidAccount = z.extend(z.pick(userInfo, { inCredit: true, stCreditPlanId: true, dtCreditPlanExpireDate: true }), {
  creditPlanDetailDTO: z.nullable(creditPlanDetail),
});
export type PaidAccount = z.infer<typeof paidAccount>;

export const getPaymentLog = {
  query: z.object({ Id: id }),
  data: z.object({
    _id: z.string(),
    paymentStatus: z.literal(paymentStatuses),
    /** What the bank said, of a card that it refused. */
    reason: z.optional(z.nullable(z.enum(bankReasons))),
    /** What the account has now, once it is paid: balance and plan. */
    account: z.optional(paidAccount),
  }),
  errors: ['NOT_FOUND'],
  summary: 'Status of a card payment, and what the account has when it is paid.',
} as const satisfies CallSchemas;

const purchase = z.object({
  id: z.string(),
  ...sold,
  cardLast4: z.nullable(z.string()),
  receiptNumber: z.string(),
  dtCreatedAt: time,
  dtRefundedAt: z.nullable(time),
});
export type Purchase = z.infer<typeof purchase>;

export const getPurchases = {
  query: z.object({ page: z.optional(numberText), size: z.optional(numberText), type: z.optional(itemType), itemId: optionalId }),
  data: z.object({ purchases: z.array(purchase), count: z.number() }),
  errors: ['FORBIDDEN'],
  summary:
    'Fulfilled orders of the account, newest first, in pages (from 0), for who may see its transactions; those of a named item also for who may buy it.',
} as const satisfies CallSchemas;

const party = { name: z.string(), address: z.string(), taxOffice: z.string(), taxNumber: z.string(), email: z.string() };
export const receipt = z.object({
  number: z.string(),
  dtIssuedAt: time,
  purchase,
  /** The seller's legal identity when it was issued, from configuration. */
  seller: z.object({ ...party, tradeRegistry: z.string(), phone: z.string() }),
  /** The buyer's billing address when it was paid. */
  buyer: z.object({ ...party, postalCode: z.string(), city: z.string(), country: z.string() }),
});
export type Receipt = z.infer<typeof receipt>;

export const getReceipt = {
  query: z.object({ Id: id }),
  data: z.object({ receipt }),
  errors: ['NOT_FOUND'],
  summary: 'The receipt of one purchase of the account.',
} as const satisfies CallSchemas;
const order = z.object({
  id: z.string(),
  ...sold,
  state: z.enum(orderStates),
  paymentStatus: z.literal(paymentStatuses),
  userName: z.string(),
  email: z.string(),
  cardProvider: z.string(),
  cardLast4: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
  dtCreatedAt: time,
  dtRefundedAt: z.nullable(time),
  /** Credits that were taken back with a refund; those that are missing to `credits` had been spent. */
  creditsTakenBack: z.nullable(z.number()),
  /** Of the caller's own account: a colleague refunds it. */
  isOwn: z.optional(z.boolean()),
});
export type PaymentOrder = z.infer<typeof order>;

export const getOrders = {
  body: z.strictObject({
    page,
    size,
    state: z.optional(z.enum(orderStates)),
    /** Main user: payments of this account alone. */
    userId: optionalId,
  }),
  data: z.object({ orders: z.array(order), count: z.number() }),
  errors: ['OWN_ACCOUNT'],
  summary: 'Card payments of all accounts or of one, newest first.',
} as const satisfies CallSchemas;
export const refundOrder = {
  body: z.strictObject({ id, note: requiredLine(refundLengths.note) }),
  data: z.object({
    order,
    /** The plan that runs on, because it was bought anew since; null where none does. */
    planLeft: z.optional(z.nullable(z.string())),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NOT_REFUNDABLE', 'TOO_OLD_TO_REFUND', 'PROVIDER_AWAY'],
  summary:
    'Gives a paid order back through the provider; credits are taken back as far as they are unspent, a plan ends unless it was bought anew.',
} as const satisfies CallSchemas;
