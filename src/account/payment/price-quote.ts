import type { DataOf } from '../../../contract/wire/call.ts';
import { priceQuoteMs, secondMs } from '../../../contract/limits.ts';
import type { getPaymentQuote } from '../../../contract/payment/calls.ts';
import { isolated, leftToRight } from '../../../contract/text/isolate.ts';
import type { Failure } from '../../client/call.ts';
import type { Texts } from '../../i18n/texts.tsx';
import type { ItemType } from '../../../contract/payment/schemas.ts';
import { remedies } from '../../client/session/remedies.ts';

/** The item, its price and its consequences. */
export type PriceQuote = DataOf<typeof getPaymentQuote>;

/** The price quote on the screen and, if Pay was refused because of it, the outdated one that was shown before. */
export interface Offer {
  quote: PriceQuote;
  before: PriceQuote | null;
}

/** The new quote in a refused payment of the same item; null for any other refusal. */
export function priceQuoteOfRefusal({ code, done }: Failure, { type, itemId }: PriceQuote): PriceQuote | null {
  if (code !== 'PRICE_CHANGED') return null;
  const quote = (done ?? {}) as Partial<PriceQuote>;
  const isQuote = typeof quote.quoteId === 'string' && typeof quote.amount === 'string' && typeof quote.currency === 'string';
  return isQuote && quote.type === type && quote.itemId === itemId ? (quote as PriceQuote) : null;
}

/** Why the person has to confirm again: another price, another recipient, other contents for the same price, or an expired quote. */
export function changeOf(before: PriceQuote, now: PriceQuote): 'price' | 'recipient' | 'offer' | 'late' {
  if (before.amount !== now.amount || before.currency !== now.currency) return 'price';
  if (before.billedCompany !== now.billedCompany || before.email !== now.email) return 'recipient';
  // Compared by the server's clock: the earlier quote had expired when the present one was made.
  return Date.parse(before.dtQuoteEndsAt) <= Date.parse(now.dtQuoteEndsAt) - priceQuoteMs + secondMs ? 'late' : 'offer';
}

/** Who gets the receipt or invoice, and to whom it is made out. */
export const recipientText = (t: Texts['t'], { document, billedCompany, email }: PriceQuote): string =>
  billedCompany === ''
    ? t(`payment.document.${document}.to`, { email: leftToRight(email) })
    : t(`payment.document.${document}.toCompany`, { email: leftToRight(email), company: isolated(billedCompany) });

/** The page with the other plans or packs, for another choice and after an abandoned payment. */
export const offersPath: Readonly<Record<ItemType, string>> = {
  plan: remedies.NO_PLAN.path,
  credit: remedies.NOT_ENOUGH_CREDIT.path,
};
