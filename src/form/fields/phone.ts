/** A phone number is one text in storage and two fields in forms: the country of the dial code, and digits. */
import { phoneDigitsMax, phoneLengthIgnored } from '../../../contract/limits.ts';
import { digitsOf } from '../../../contract/phone.ts';
import { type DialCode, meantPhone, type PhoneParts, splitDigits } from '../../ui/field/phone-digits.ts';

/** The default: dial code +90. */
export const defaultPhoneCountry = 'tr';

/**
 * Splits a stored phone number.
 * @param preferred the country to choose if several share a dial code
 */
export function splitPhone(stored: string, codes: readonly DialCode[], preferred: string | null): PhoneParts {
  const digits = digitsOf(stored);
  return digits === '' ? { country: preferred ?? defaultPhoneCountry, digits: '' } : splitDigits(digits, codes, preferred);
}

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
