/** Trade facts of a product: stored as they were sent, shown with the country's code. */
import type { ProductFactsInput } from '../../contract/trade/facts.ts';
import type { ProductCardFacts } from '../../contract/product/shapes.ts';
import type { ProductFacts } from '../../contract/trade/shown.ts';
import { countryCode, type Lookups } from '../lookup/lookups.ts';
import { Refusal } from '../platform/http/refusal.ts';

export const factsOf = (row: { facts: string }): ProductFactsInput => JSON.parse(row.facts) as ProductFactsInput;

export const shownFacts = (facts: ProductFactsInput, lookups: Lookups): ProductFacts => ({
  ...facts,
  ...(facts.originCountryId !== undefined && { origin: countryCode(lookups, facts.originCountryId) }),
});

/** The field `facts` of a product card; left out if there are none. */
export function cardFacts(row: { facts: string }, lookups: Lookups): { facts?: ProductCardFacts } {
  if (row.facts === '{}') return {};
  const { hsCode, price, unit, minimumOrder, origin } = shownFacts(factsOf(row), lookups);
  return { facts: { hsCode, price, unit, minimumOrder, origin } };
}

/**
 * @param sent undefined: the facts stay unchanged
 * @param before the previous column
 * @returns the column; @throws Refusal BAD_INPUT for an unknown country
 */
export function writtenFacts(sent: ProductFactsInput | undefined, before: string, lookups: Lookups): string {
  if (sent === undefined) return before;
  if (sent.originCountryId !== undefined && !lookups.countries.has(sent.originCountryId))
    throw new Refusal('BAD_INPUT', { fields: { 'Product.Facts.originCountryId': 'INVALID' } });
  return JSON.stringify(sent);
}
