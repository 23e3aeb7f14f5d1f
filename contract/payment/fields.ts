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
