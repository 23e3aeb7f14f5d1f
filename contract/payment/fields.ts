/** Values of a card payment: its outcomes, the lengths of its fields, and its times. */

/**
 * Meaning of paymentStatus (docs/requirements.md#payment-b-47): 1 is paid and fulfilled, 99 not finished yet
 * (docs/behaviour.md#payment-status), all others failed.
 */
export const paymentStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 99] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paid = 1 satisfies PaymentStatus;
/** For failures without a reason from the institution. */
export const systemError = 7 satisfies PaymentStatus;
export const notFinished = 99 satisfies PaymentStatus;

/**
 * Why a card was refused, derived from the bank's code; sent beside the status, because the specified statuses have no value for it. Fraud
 * and theft have no value: only the bank may inform a suspect.
 */
export const bankReasons = ['funds', 'limit', 'expired', 'lost', 'notPermitted', 'number', 'cvv', 'refused'] as const;
export type BankReason = (typeof bankReasons)[number];

/** Parses the data of a refusal, which comes from another system. */
export const bankReasonOf = (value: unknown): BankReason | null => bankReasons.find((reason) => reason === value) ?? null;

/** Lengths of the fields of a card payment, in characters (docs/requirements.md#constants-of-the-business-area-b-91). */
export const cardLengths = {
  /** Digits, grouped by spaces while they are typed. */
  number: 19,
  numberGrouped: 23,
  fullName: 120,
  month: 2,
  year: 2,
  cvv: 3,
} as const;

/** Maximum length of a quote's id. */
export const priceQuoteIdLength = 200;

/** The administrator's note on a refund or chargeback. */
export const refundLengths = { note: 500 } as const;

/**
 * How often the log of a payment is polled, and how long success is shown before the page continues
 * (docs/requirements.md#constants-of-the-business-area-b-91).
 */
export const paymentTimes = {
  pollMs: 500,
  /** In the app, after the answer "not finished". */
  appPollMs: 1000,
  successMs: 3000,
} as const;
