import { digitsOf, isPhoneUsed } from '../../contract/phone.ts';

/** Country codes of two digits, by the list of ITU-T E.164; those that begin with 1 or 7 have one digit, all others three. */
const codesOfTwo = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** How many digits stand together after the country code; other lengths are divided into threes. */
const groups: Readonly<Record<number, readonly number[]>> = { 7: [3, 4], 8: [4, 4], 10: [3, 3, 2, 2], 11: [3, 4, 4] };

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return codesOfTwo.test(digits) ? 2 : 3;
}

/**
 * A number as people read it: the country code, then groups (E.123), which stay on one line. Areas are not known, so that the groups
 * are the same for all numbers of a length.
 * @param phone as stored, with or without its plus @returns the text itself where it has no country code
 */
export function phoneText(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.startsWith('0') || !isPhoneUsed(phone)) return phone;
  const code = codeLength(digits);
  const rest = digits.slice(code);
  const lengths = groups[rest.length] ?? Array.from({ length: Math.ceil(rest.length / 3) }, () => 3);
  let start = code;
  const parts = lengths.map((length) => digits.slice(start, (start += length)));
  return [`+${digits.slice(0, code)}`, ...parts].join('\u00a0');
}
