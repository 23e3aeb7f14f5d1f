/** The checks of a form as a list, in the order in which faults are reported; each check is about one field. */

/** @template Known context that a check needs besides the values: limits of the plan, stored values */
export type Rule<Values, Check extends string, Known = undefined> = readonly [
  field: Extract<keyof Values, string>,
  check: Check,
  fails: (values: Values, known: Known) => boolean,
];

export interface Fault<Field extends string, Check extends string> {
  field: Field;
  check: Check;
}

/** @returns faults in the order of the rules, one per field */
export function faultsOf<Values, Check extends string, Known>(
  rules: readonly Rule<Values, Check, Known>[],
  values: Values,
  known: Known,
): Fault<Extract<keyof Values, string>, Check>[] {
  const faults: Fault<Extract<keyof Values, string>, Check>[] = [];
  for (const [field, check, fails] of rules)
    if (!faults.some((fault) => fault.field === field) && fails(values, known)) faults.push({ field, check });
  return faults;
}

export const isBlank = (text: string | null): boolean => text === null || text.trim() === '';
