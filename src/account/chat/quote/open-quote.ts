import type { Quote } from '../../../../contract/quote/shapes.ts';

/** @returns the newest quote if a seller can revise it, or a buyer can answer it; otherwise the next step is a new one, after an acceptance too */
export function openQuoteOf(newest: Quote | undefined, isSeller: boolean): Quote | undefined {
  if (newest === undefined || ['withdrawn', 'declined', 'accepted'].includes(newest.state)) return undefined;
  return newest.state === 'expired' && !isSeller ? undefined : newest;
}
