import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { languages } from '../../contract/text/languages.ts';
import { lookupId } from '../../lookups/lookup-id.ts';
import { uninhabitedDialCodes } from '../../lookups/uninhabited-territories.ts';
import type { Words } from '../../lookups/words.ts';

export interface CountryRow extends Words {
  id: string;
  code: string;
  dial_code: string;
}

/**
 * Codes that `Intl` names but ISO 3166-1 does not assign. `Intl.getCanonicalLocales` replaces withdrawn codes, so the list has only
 * exceptional reservations and codes of CLDR.
 */
const notCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}

function dialCode(code: string): string {
  if (isSupportedCountry(code)) return `+${getCountryCallingCode(code)}`;
  const known = uninhabitedDialCodes[code];
  if (known === undefined) throw new Error(`No dial code for ${code}`);
  return known;
}

/** The countries of ISO 3166-1 and Kosovo (XK), with the names of `Intl` (CLDR). */
export function countryRows(): CountryRow[] {
  const names = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const [en, tr, ru, ar] = languages.map(names);
  if (!en || !tr || !ru || !ar) throw new Error('Node without full ICU data');
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const rows: CountryRow[] = [];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const english = en.of(code);
    if (english === undefined || notCountries.has(code) || !isCurrent(code)) continue;
    const row = { en: english, tr: tr.of(code), ru: ru.of(code), ar: ar.of(code) };
    if (!row.tr || !row.ru || !row.ar) throw new Error(`No name for ${code} in every language`);
    rows.push({
      id: lookupId('country', code),
      code,
      dial_code: dialCode(code),
      en: row.en,
      tr: row.tr,
      ru: row.ru,
      ar: row.ar,
    });
  }
  return rows;
}
