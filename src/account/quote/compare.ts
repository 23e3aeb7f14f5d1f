/** Compares the quotes of a request by unit price, if currency and unit are the same. */
import { type UnitPrice, unitPriceOf } from '../../../contract/quote/amounts.ts';
import type { Quote } from '../../../contract/quote/shapes.ts';

export interface ComparedQuote {
  quote: Quote;
  /** Null if currency or unit differ from those of most other quotes. */
  unitPrice: UnitPrice | null;
}

export interface Comparison {
  /** The lowest unit price first, then quotes that cannot be compared, the newest first. */
  quotes: ComparedQuote[];
  /** Whether the compared quotes have different delivery terms, so that their prices include different costs. */
  hasMixedTerms: boolean;
}

const kindOf = ({ currency, unit }: UnitPrice): string => `${currency}/${unit}`;

/** Expired quotes are shown, but those that can be accepted determine currency and unit. */
function commonKind(priced: readonly { quote: Quote; price: UnitPrice | null }[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { quote, price } of priced)
    if (price !== null) counts.set(kindOf(price), (counts.get(kindOf(price)) ?? 0) + (quote.state === 'expired' ? 1 : 100));
  return [...counts].sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))[0]?.[0];
}

/** @param quotes one per company, the newest first */
export function compareQuotes(quotes: readonly Quote[]): Comparison {
  const priced = quotes.map((quote) => ({ quote, price: unitPriceOf(quote.terms) }));
  const common = commonKind(priced);
  const compared = priced.map(({ quote, price }): ComparedQuote => ({
    quote,
    unitPrice: price !== null && kindOf(price) === common ? price : null,
  }));
  const terms = new Set(compared.flatMap(({ quote, unitPrice }) => (unitPrice === null ? [] : [quote.terms.goods?.delivery?.incoterm])));
  const rank = ({ unitPrice }: ComparedQuote): number => unitPrice?.amount ?? Number.POSITIVE_INFINITY;
  return {
    quotes: compared.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other))),
    hasMixedTerms: terms.size > 1,
  };
}
