/** Sign-up from some countries only (docs/behaviour.md#sign-up-countries). */
import { Refusal } from '../platform/http/refusal.ts';
import { readServed } from './served-country-store.ts';

/**
 * The country is required and must be one of these; a phone number must also belong to one of them.
 * @param codes in lower case; an empty list permits all countries
 * @throws Refusal COUNTRY_NOT_SERVED, BAD_INPUT
 */
export async function requireServed(
  db: D1DatabaseSession,
  codes: readonly string[],
  { countryId, phone }: { countryId: string | null; phone: string | null },
): Promise<void> {
  if (codes.length === 0) return;
  if (countryId === null) throw new Refusal('BAD_INPUT', { fields: { countryId: 'REQUIRED' } });
  const { isCountryServed, isPhoneServed } = await readServed(db, codes, countryId, phone);
  if (!isCountryServed) throw new Refusal('COUNTRY_NOT_SERVED', { fields: { countryId: 'INVALID' } });
  if (!isPhoneServed) throw new Refusal('COUNTRY_NOT_SERVED', { fields: { phone: 'INVALID' } });
}
