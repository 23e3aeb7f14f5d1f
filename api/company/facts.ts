/** Trade facts of a company: stored as they were sent, shown with the countries' codes. */
import type { CompanyFactsInput } from '../../contract/trade/facts.ts';
import type { CompanyFacts } from '../../contract/trade/shown.ts';
import { countryCode, type Lookups } from '../lookup/lookups.ts';
import { Refusal } from '../platform/http/refusal.ts';

export function shownFacts(row: { facts: string }, lookups: Lookups): CompanyFacts {
  const facts = JSON.parse(row.facts) as CompanyFactsInput;
  const { marketCountryIds } = facts;
  return { ...facts, ...(marketCountryIds !== undefined && { markets: marketCountryIds.map((id) => countryCode(lookups, id)) }) };
}

/**
 * @param sent undefined: the facts stay unchanged
 * @param before the previous column
 * @returns the new column @throws Refusal BAD_INPUT for an unknown country, and for a year in the future
 */
export function writtenFacts(sent: CompanyFactsInput | undefined, before: string, lookups: Lookups, now: number): string {
  if (sent === undefined) return before;
  if (sent.foundedIn !== undefined && sent.foundedIn > new Date(now).getUTCFullYear())
    throw new Refusal('BAD_INPUT', { fields: { 'Facts.foundedIn': 'INVALID_NUMBER' } });
  if (sent.marketCountryIds?.some((id) => !lookups.countries.has(id)) === true)
    throw new Refusal('BAD_INPUT', { fields: { 'Facts.marketCountryIds': 'INVALID' } });
  return JSON.stringify(sent);
}
