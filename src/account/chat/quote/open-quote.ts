import type { Quote } from '../../../../contract/quote/shapes.ts';

/** @returns the newest quote if a seller can revise it, or a buyer can answer it; otherwise the next step is a new one */
export function openQuoteOf(newest: Quote | undefined, isSeller: boolean): Quote | undefined {
  if (newest === undefined || newest.state === 'withdrawn' || newest.state === 'declined') return undefined;
  return newest.state === 'expired' && !isSeller ? undefined : newest;
}
