import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { paymentDocuments } from '../site/payment-documents.ts';
import { creditPlanDetail, userInfo } from '../session/shapes.ts';
import { optionalLine, requiredLine } from '../text/text.ts';
import { booleanText, id, language, money, numberText, optionalId, page, size, time } from '../wire/wire.ts';
import { itemTypes, orderFilters, orderStates } from './calls.ts';
import { bankReasons, cardLengths, paymentStatuses, priceQuoteIdLength, refundLengths } from './fields.ts';

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

/** The provider of a card payment, the last part of `PayFrom…` (docs/behaviour.md#payment-providers). */
export const cardProvider = z.enum(['Iyzico', 'Sandbox']);

/** An item as it is sold now; amounts in major units including tax. */
const sold = {
  type: itemType,
  itemId: z.string(),
  /** The plan's name in the language of the quote, or of the account; empty for a pack. */
  name: z.string(),
  /** Credits that are included. */
  credits: z.number(),
  amount: money,
  /** The tax included in the amount. */
  tax: money,
  taxPercent: z.number(),
  currency: z.string(),
};

export const getPaymentQuote = {
  query: z.object({
    type: itemType,
    id,
    /** Of the price list in which the item was chosen: its name, price and currency. Without it, the account's. */
    language: z.optional(language),
  }),
  data: z.object({
    ...sold,
    language,
    /** Identifies everything that is shown here to this caller. The payment sends it, so that exactly the shown terms are charged. */
    quoteId: z.string(),
    /** Until when the quoted price can be paid. */
    dtQuoteEndsAt: time,
    cardProvider,
    /** Whether the account's address is sufficient for a receipt; if not, nothing can be paid. */
    isAddressComplete: z.boolean(),
    /** The active plan that the bought one replaces at once (docs/behaviour.md#buying-a-plan), and when it would have ended. */
    replaces: z.nullable(z.object({ planName: z.string(), dtEndsAt: time, isSame: z.boolean() })),
    /** When the bought plan ends; null for packs. */
    dtEndsAt: z.nullable(time),
    balance: z.number(),
    /** The document that the buyer gets for the payment. */
    document: z.enum(paymentDocuments),
    /** The company that the document will name; empty without one. */
    billedCompany: z.string(),
    /** The main user's address, to which the document is mailed, whoever of the account pays. */
    email: z.string(),
    /** The caller's address: the `ip` of the card payment, which no third party has to look up. */
    ip: z.string(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_PLAN', 'PLAN_EXPIRED'],
  summary: 'An item with its price and consequences, which PayFrom… freezes in an order when it names this quote.',
} as const satisfies CallSchemas;

const cardPayment = {
  body: z.strictObject({
    data: z.strictObject({
      planId: optionalId,
      creditId: optionalId,
      paymentType: z.optional(z.literal(0)),
      creditCardDTO: card,
      /** Of the quote. */
      language: z.optional(language),
      /** From GetPaymentQuote. If it is missing or has other terms, PRICE_CHANGED returns the present quote as its data. */
      quoteId: z.optional(z.string().check(z.maxLength(priceQuoteIdLength, 'TOO_LONG'))),
    }),
  }),
  /** The refusals 15 and CARD_REFUSED have `conversationId` and `reason` as their data, PRICE_CHANGED the present quote. */
  data: z.object({
    /**
     * `open`: the answer contains the bank's page. `answered`: the order was made by an earlier submission, and its result is in the log.
     */
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
  summary: 'Starts a payment at the sandbox bank; local and demo mode only.',
} as const satisfies CallSchemas;

/** Balance and plan, as in the answers of sign-in and refresh. */
const paidAccount = z.extend(z.pick(userInfo, { inCredit: true, stCreditPlanId: true, dtCreditPlanExpireDate: true }), {
  creditPlanDetailDTO: z.nullable(creditPlanDetail),
});
export type PaidAccount = z.infer<typeof paidAccount>;

export const getPaymentLog = {
  query: z.object({
    Id: id,
    /** The buyer has closed the bank's page: the bank is queried now, and not only at the next regular query. */
    isClosed: z.optional(booleanText),
  }),
  data: z.object({
    _id: z.string(),
    paymentStatus: z.literal(paymentStatuses),
    /** The bank's reason for refusing a card. */
    reason: z.optional(z.nullable(z.enum(bankReasons))),
    /** The bank was queried now and reports that the cardholder has not confirmed, so no payment is in progress. */
    isUnconfirmed: z.optional(z.boolean()),
    /** The order can no longer be paid: its time is over, or another one has taken its place. */
    isExpired: z.optional(z.boolean()),
    /** Balance and plan of the account after payment. */
    account: z.optional(paidAccount),
  }),
  errors: ['NOT_FOUND'],
  summary: 'Status of a card payment, after asking the bank on demand, and balance and plan of the account once it is paid.',
} as const satisfies CallSchemas;

/** The bank has taken the payment back, so the operator did not refund it. */
const isChargedBack = z.boolean();

const purchase = z.object({
  id: z.string(),
  ...sold,
  /** To which the document is mailed. */
  email: z.string(),
  cardLast4: z.nullable(z.string()),
  /** The kind of document that `receiptNumber` numbers (docs/behaviour.md#receipts). */
  document: z.enum(paymentDocuments),
  receiptNumber: z.string(),
  dtCreatedAt: time,
  dtRefundedAt: z.nullable(time),
  isChargedBack: z.optional(isChargedBack),
});
export type Purchase = z.infer<typeof purchase>;

export const getPurchases = {
  query: z.object({ page: z.optional(numberText), size: z.optional(numberText), type: z.optional(itemType), itemId: optionalId }),
  data: z.object({ purchases: z.array(purchase), count: z.number() }),
  errors: ['FORBIDDEN'],
  summary:
    'Fulfilled orders of the account, newest first, in pages (from 0), for people who may see its transactions; those of a named item also for people who may buy it.',
} as const satisfies CallSchemas;

const party = { name: z.string(), address: z.string(), taxOffice: z.string(), taxNumber: z.string(), email: z.string() };
export const receipt = z.object({
  number: z.string(),
  dtIssuedAt: time,
  purchase,
  /** The seller's legal identity when the receipt was issued, from the configuration. */
  seller: z.object({ ...party, tradeRegistry: z.string(), phone: z.string() }),
  /** The buyer at the time of payment: the person, the company if the account has one, and the address of the profile. */
  buyer: z.object({ ...party, company: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }),
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
  /** Since when a refund has been under way whose result the institution has not stated. */
  dtRefundAskedAt: z.optional(z.nullable(time)),
  dtRefundedAt: z.nullable(time),
  isChargedBack: z.optional(isChargedBack),
  /** Credits that were removed with a refund or chargeback; the difference to `credits` had been spent. */
  creditsTakenBack: z.nullable(z.number()),
  /** The payment is that of the caller's own account, so a colleague has to refund it. */
  isOwn: z.optional(z.boolean()),
});
export type PaymentOrder = z.infer<typeof order>;

export const getOrders = {
  body: z.strictObject({
    page,
    size,
    state: z.optional(z.enum(orderFilters)),
    /** Main user, to list the payments of one account. */
    userId: optionalId,
  }),
  data: z.object({ orders: z.array(order), count: z.number() }),
  errors: ['OWN_ACCOUNT'],
  summary: 'Card payments of all accounts or of one, newest first.',
} as const satisfies CallSchemas;
/** An order whose payment has gone back. */
const paidBack = {
  body: z.strictObject({ id, note: requiredLine(refundLengths.note) }),
  data: z.object({
    order,
    /** The active plan that stays because it was bought again after this order; null if there is none. */
    planLeft: z.optional(z.nullable(z.string())),
  }),
} as const;
export const refundOrder = {
  ...paidBack,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NOT_REFUNDABLE', 'TOO_OLD_TO_REFUND', 'PROVIDER_AWAY'],
  summary: 'Refunds a paid order through the provider; unspent credits are removed, and a plan ends unless it was bought again.',
} as const satisfies CallSchemas;
export const recordChargeback = {
  ...paidBack,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NOT_REFUNDABLE', 'TOO_OLD_TO_REFUND'],
  summary:
    'Records that the bank has taken the payment of an order back: credits and plan end as with a refund, and nothing is asked of the provider.',
} as const satisfies CallSchemas;
