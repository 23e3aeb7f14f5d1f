/** A phone number is one text on the wire and two fields in forms: the country of the dial code, and digits. */
import { phoneDigitsMax, phoneLengthIgnored } from '../../../contract/limits.ts';
import { type DialCode, meantPhone, type PhoneParts } from '../../ui/field/phone-digits.ts';

/**
 * @param dash between dial code and number
 * @returns dial code and number; empty when the number is too short. Without a chosen dial code the number is taken to begin with one.
 */
export function joinPhone(phone: PhoneParts, codes: readonly DialCode[], dash: '' | '-' = ''): string {
  const { country, digits } = meantPhone(phone, codes);
  if (digits.length <= phoneLengthIgnored) return '';
  const dialCode = codes.find(({ id }) => id === country)?.dialCode;
  return `${dialCode === undefined ? '+' : dialCode + dash}${digits.slice(0, phoneDigitsMax)}`;
}
