/** Values that were entered into fields before the form's script was loaded. */
import { phoneDigitsMax } from '../../contract/limits.ts';
import { phoneDigits } from '../ui/field/phone-digits.ts';

/** A field of the page; radio buttons count as one. */
export interface HeldField {
  value: string;
  checked?: boolean;
}

function heldValue(known: unknown, field: HeldField): unknown {
  if (typeof known === 'string') return field.value;
  if (typeof known === 'boolean') return field.checked ?? known;
  if (typeof known === 'object' && known !== null && 'digits' in known) {
    const digits = phoneDigits(field.value, phoneDigitsMax);
    return digits === known.digits ? known : { ...known, digits };
  }
  return known;
}

/**
 * @param values of the form, by the names of the page's fields
 * @returns the values that differ
 */
export const earlyValues = (values: Readonly<Record<string, unknown>>, fieldOf: (name: string) => HeldField | null): [string, unknown][] =>
  Object.entries(values).flatMap(([name, known]): [string, unknown][] => {
    const field = fieldOf(name);
    const held = field === null ? known : heldValue(known, field);
    return held === known ? [] : [[name, held]];
  });
