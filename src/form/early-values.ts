/** What the fields of a form hold that the form does not know of: typed, chosen or filled in before its script was there. */
import { phoneDigitsMax } from '../../contract/limits.ts';
import { phoneDigits } from '../ui/field/phone-digits.ts';

/** A field of the page, or its radio buttons as one. */
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
 * @param values what the form knows, by names that its fields have in the page too
 * @returns the values that differ
 */
export const earlyValues = (values: Readonly<Record<string, unknown>>, fieldOf: (name: string) => HeldField | null): [string, unknown][] =>
  Object.entries(values).flatMap(([name, known]): [string, unknown][] => {
    const field = fieldOf(name);
    const held = field === null ? known : heldValue(known, field);
    return held === known ? [] : [[name, held]];
  });
