/** Checks of a form as data: in the order in which they are told, each about one field. */

/** @template Known what a check needs to know besides the values: numbers of the plan, what is stored */
export type Rule<Values, Check extends string, Known = undefined> = readonly [
  field: Extract<keyof Values, string>,
  check: Check,
  fails: (values: Values, known: Known) => boolean,
];

export interface Fault<Field extends string, Check extends string> {
  field: Field;
  check: Check;
}

/** @returns what is wrong, in the order of the rules, one fault per field */
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
