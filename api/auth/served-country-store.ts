/** SQL of the countries that may sign up. */
import { asciiUpperCase } from '../../contract/text/letter-case.ts';

/** @param phone digits with the dial code; null without a phone. Some countries share a dial code. */
export async function readServed(db: D1DatabaseSession, codes: readonly string[], countryId: string, phone: string | null) {
  const row = await db
    .prepare(
      `SELECT MAX(id=?2) AS isCountry, MAX(?3 IS NULL OR (dial_code<>'' AND substr(?3, 1, length(replace(dial_code, '+', '')))=replace(dial_code, '+', ''))) AS isPhone
       FROM country WHERE code IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(codes.map(asciiUpperCase)), countryId, phone)
    .first<{ isCountry: number | null; isPhone: number | null }>();
  return { isCountryServed: row?.isCountry === 1, isPhoneServed: row?.isPhone === 1 };
}
