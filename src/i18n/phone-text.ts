import { digitsOf, isPhoneUsed } from '../../contract/phone.ts';

/** Country codes of two digits, by the list of ITU-T E.164; those that begin with 1 or 7 have one digit, all others three. */
const codesOfTwo = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups of digits after the country code, by their number. Other lengths are divided into groups of three. */
const groups: Readonly<Record<number, readonly number[]>> = { 7: [3, 4], 8: [4, 4], 10: [3, 3, 2, 2], 11: [3, 4, 4] };

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return codesOfTwo.test(digits) ? 2 : 3;
}

/**
 * A number as people read it: the country code, then groups (E.123), without line breaks. All numbers of one length have the same groups,
 * because area codes are not known.
 * @param phone as stored, with or without its plus
 * @returns the text itself if it has no country code
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
