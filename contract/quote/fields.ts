/** What the fields of a quote may hold. */
export const quoteLimits = {
  /** Letters. */
  note: 500,
  /** Of delivery and transit. */
  daysMax: 365,
  /** A quote binds for a year at most. */
  validDaysMax: 365,
} as const;

/** Why a quote is declined; what else there is to say goes into a note. */
export const declineReasons = ['price', 'quantity', 'delivery', 'payment', 'validity', 'bought', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Revisions of one quote that are told, the newest first; older ones have been replaced often enough. */
export const quoteRevisionsListed = 20;

/** The same for what was asked in a chat. */
export const inquiriesListed = 20;

/** Companies that stand beside each other at once. */
export const quotesPageSize = 12;
