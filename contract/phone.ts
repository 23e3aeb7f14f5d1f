/** Phone numbers: one rule for every field, in forms and in the API. */
import { phoneDigitsMax, phoneLengthIgnored } from './limits.ts';

/** Including dashes and blanks between digits; a longer text is not a phone number. */
export const phoneLettersMax = 40;

/** Dial code plus number, at most 15 digits together (E.164); a plus before them, dashes and blanks between them are accepted. */
export const phonePattern = new RegExp(`^\\+?(?:[ -]*[0-9]){0,${phoneDigitsMax}}[ -]*$`);

/** @param phone as typed or stored */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** A number of five digits or fewer is ignored, and the stored one is kept (docs/requirements.md#profile-and-password-b-51). */
export const isPhoneUsed = (phone: string): boolean => digitsOf(phone).length > phoneLengthIgnored;

/** Country codes of two digits, by the list of ITU-T E.164; those that begin with 1 or 7 have one digit, all others three. */
const codesOfTwo =
  /^(?:20|27|30|31|32|33|34|36|39|40|41|43|44|45|46|47|48|49|51|52|53|54|55|56|57|58|60|61|62|63|64|65|66|81|82|84|86|90|91|92|93|94|95|98)/;

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
