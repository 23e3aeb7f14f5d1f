import type { Fault } from '../../contract/wire/check.ts';

/** The ways in which a form shows faults. */
export interface Marks<Field extends string> {
  clear: () => void;
  mark: (field: Field, text: string) => void;
  focus: (field: Field) => void;
  /** Also shows the first fault elsewhere, for instance as a toast. */
  say?: ((text: string) => void) | undefined;
}

/**
 * Clears old marks, marks every fault, and focuses the first field.
 * @returns whether there is no fault
 */
export function showFaults<Field extends string, Check extends string>(
  faults: readonly Fault<Field, Check>[],
  textOf: (check: Check) => string,
  { clear, mark, focus, say }: Marks<Field>,
): boolean {
  clear();
  for (const { field, check } of faults) mark(field, textOf(check));
  const [first] = faults;
  if (first === undefined) return true;
  focus(first.field);
  say?.(textOf(first.check));
  return false;
}
