import { phoneDigitsMax, phoneLengthIgnored } from '../../../contract/limits.ts';
import { westernDigits } from '../../../contract/text/plain-text.ts';

/** A phone number is one text on the wire and two fields in forms. */
export interface PhoneParts {
  /** Two-letter code, lower case. */
  country: string | null;
  /** The number after the dial code; while it is typed, an international number with its plus. */
  digits: string;
}

export interface DialCode {
  /** ISO 3166-1 alpha-2: two countries may share a dial code. */
  id: string;
  /** With its plus: "+90". */
  dialCode: string;
}

/**
 * Digits of any script become 0-9; all other characters are removed, except for the plus of an international number, which may be typed as
 * 00 as well.
 * @param most number of digits
 */
export function phoneDigits(text: string, most: number): string {
  const [, plus = '', rest = ''] = /^(\+|00)?(.*)$/.exec(westernDigits(text).replace(/[^\d+]/g, '')) ?? [];
  return (plus && '+') + rest.replaceAll('+', '').slice(0, most);
}

/** Countries whose numbers keep their leading zero after the dial code, by the metadata of libphonenumber. */
const keepZero: readonly string[] = ['bf', 'bj', 'cg', 'ci', 'ga', 'it', 'ne', 'no', 'rw', 'sm', 'tj', 'va'];
/** In countries with +7, calls within the country begin with an 8. Without it numbers have ten digits. */
const dialEight: readonly string[] = ['ru', 'kz'];

/**
 * Removes the trunk prefix, which people type out of habit and which calls from abroad do not have: the 0 of `0236 …` after +90.
 * @param digits digits after the dial code
 * @param country two-letter code, lower case; null if the dial code is not known
 */
export function withoutTrunkPrefix(digits: string, country: string | null): string {
  if (country === null) return digits;
  if (dialEight.includes(country)) return digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits;
  return digits.startsWith('0') && !keepZero.includes(country) ? digits.slice(1) : digits;
}

/** Of the countries that share a dial code, those with most numbers. */
const mainCountries: readonly string[] = ['us', 'ru', 'gb', 'it', 'no', 'fi', 'au', 'ma', 're', 'gp', 'cw'];

/**
 * Splits a number with its dial code.
 * @param preferred the country to choose if several share a dial code; otherwise the largest
 * @returns all digits without a country if no dial code fits
 */
export function splitDigits(digits: string, codes: readonly DialCode[], preferred: string | null): PhoneParts {
  const fitting = codes.filter(({ dialCode }) => dialCode !== '' && `+${digits}`.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  const chosen = best.find(({ id }) => id === preferred) ?? best.find(({ id }) => mainCountries.includes(id)) ?? best[0];
  return chosen === undefined ? { country: null, digits } : { country: chosen.id, digits: `+${digits}`.slice(longest) };
}

/** What typed parts mean: a number with a plus has its own dial code, and after a dial code there is no trunk prefix. */
export function meantPhone({ country, digits }: PhoneParts, codes: readonly DialCode[]): PhoneParts {
  const parts = digits.startsWith('+') ? splitDigits(digits.slice(1), codes, country) : { country, digits };
  return { ...parts, digits: withoutTrunkPrefix(parts.digits, parts.country) };
}

/**
 * @param dash between dial code and number
 * @returns dial code and number; empty when the number is too short or has no dial code. Without a chosen dial code the number is taken to begin with one.
 */
export function joinPhone(phone: PhoneParts, codes: readonly DialCode[], dash: '' | '-' = ''): string {
  const { country, digits } = meantPhone(phone, codes);
  const dialCode = codes.find(({ id }) => id === country)?.dialCode;
  // No dial code begins with a zero.
  if (digits.length <= phoneLengthIgnored || (dialCode === undefined && digits.startsWith('0'))) return '';
  return `${dialCode === undefined ? '+' : dialCode + dash}${digits.slice(0, phoneDigitsMax)}`;
}
