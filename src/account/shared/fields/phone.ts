/** A stored phone number in the two fields of a form: the country of the dial code, and digits. */
import { digitsOf } from '../../../../contract/phone.ts';
import { type DialCode, type PhoneParts, splitDigits } from '../../../ui/field/phone-digits.ts';

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
