/** A phone number is one text in storage and two fields in forms: the country of the dial code, and digits. */
import { phoneDigitsMax, phoneLengthIgnored } from '../../../../contract/limits.ts';
import { digitsOf } from '../../../../contract/phone.ts';
import { withoutTrunkPrefix } from '../../../ui/field/phone-digits.ts';

export interface PhoneParts {
  /** Two-letter code, lower case. */
  country: string | null;
  digits: string;
}

export interface DialCode {
  id: string;
  /** With its plus sign. */
  dialCode: string;
}

/** The default: dial code +90. */
export const defaultPhoneCountry = 'tr';

/**
 * Splits a stored phone number.
 * @param preferred the country to choose if several share a dial code
 */
export function splitPhone(stored: string, codes: readonly DialCode[], preferred: string | null): PhoneParts {
  const digits = digitsOf(stored);
  if (digits === '') return { country: preferred ?? defaultPhoneCountry, digits: '' };
  const fitting = codes.filter(({ dialCode }) => dialCode !== '' && digits.startsWith(digitsOf(dialCode)));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => digitsOf(dialCode).length));
  const best = fitting.filter(({ dialCode }) => digitsOf(dialCode).length === longest);
  const chosen = best.find(({ id }) => id === preferred) ?? best[0];
  return chosen === undefined ? { country: null, digits } : { country: chosen.id, digits: digits.slice(longest) };
}

/** @returns dial code and number; empty when the number is too short */
export function joinPhone({ country, digits }: PhoneParts, codes: readonly DialCode[]): string {
  if (digits.length <= phoneLengthIgnored) return '';
  const dialCode = codes.find(({ id }) => id === country)?.dialCode ?? '';
  return `+${digitsOf(dialCode)}${withoutTrunkPrefix(digits, country).slice(0, phoneDigitsMax)}`;
}
