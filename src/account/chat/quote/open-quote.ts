import type { Quote } from '../../../../contract/quote/shapes.ts';

/** @returns the newest quote if a seller can revise it, or a buyer can answer it; otherwise the next step is a new one, after an acceptance too */
export const openQuoteOf = (newest: Quote | undefined, isSeller: boolean): Quote | undefined =>
  newest?.state === 'sent' || (isSeller && newest?.state === 'expired') ? newest : undefined;
