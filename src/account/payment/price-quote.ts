import type { DataOf } from '../../../contract/wire/call.ts';
import { priceQuoteMs, secondMs } from '../../../contract/limits.ts';
import type { getPaymentQuote } from '../../../contract/payment/calls.ts';
import type { Failure } from '../../client/call.ts';

/** What would be bought, for how much and with which consequences. */
export type PriceQuote = DataOf<typeof getPaymentQuote>;

/** What is on the screen, and what stood there when somebody pressed pay and it was not true any more. */
export interface Offer {
  quote: PriceQuote;
  before: PriceQuote | null;
}

/** The quote that a payment was refused with, of the same item; null for any other refusal. */
export function priceQuoteOfRefusal({ code, done }: Failure, { type, itemId }: PriceQuote): PriceQuote | null {
  if (code !== 'PRICE_CHANGED') return null;
  const told = (done ?? {}) as Partial<PriceQuote>;
  const isQuote = typeof told.quoteId === 'string' && typeof told.amount === 'string' && typeof told.currency === 'string';
  return isQuote && told.type === type && told.itemId === itemId ? (told as PriceQuote) : null;
}

/** Why it has to be asked again: another price, other goods for the same one, or a price that was shown too long ago. */
export function changeOf(before: PriceQuote, now: PriceQuote): 'price' | 'offer' | 'late' {
  if (before.amount !== now.amount || before.currency !== now.currency) return 'price';
  // By the server's clock: when it made the present one, the one before had ended.
  return Date.parse(before.dtQuoteEndsAt) <= Date.parse(now.dtQuoteEndsAt) - priceQuoteMs + secondMs ? 'late' : 'offer';
}
