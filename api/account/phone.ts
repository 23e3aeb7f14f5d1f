import { phoneLengthIgnored } from '../../contract/limits.ts';
import { Refusal } from '../platform/refusal.ts';

/** Digits of a stored phone number, dial code included. */
const digitsMax = 19;

/**
 * A typed phone as it is stored: digits only; null when it is too short to be meant (business area, section 5).
 * @throws Refusal BAD_INPUT on the given field
 */
export function phoneDigits(phone: string | null | undefined, field: string): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  if (digits.length > digitsMax) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID_PHONE' } });
  return digits.length > phoneLengthIgnored ? digits : null;
}
