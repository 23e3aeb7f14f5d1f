/** Sign-up from some countries only (docs/behaviour.md#sign-up-countries). */
import { Refusal } from '../platform/http/refusal.ts';
import { readServed } from './served-country-store.ts';

/**
 * The country has to be named, and a phone, if there is one, has to be of such a country too.
 * @param codes in lower case; all countries if there are none
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
