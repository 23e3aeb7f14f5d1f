import { westernDigits } from '../../../contract/text/digits.ts';

/** Digits of any script become 0-9; all other characters are removed. @param most digits after the dial code */
export const phoneDigits = (text: string, most: number): string => westernDigits(text).replace(/\D/g, '').slice(0, most);

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
