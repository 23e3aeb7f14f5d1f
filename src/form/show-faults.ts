import type { Fault } from '../../contract/wire/check.ts';

/** What a form of any kind can do about a fault. */
export interface Marks<Field extends string> {
  clear: () => void;
  mark: (field: Field, text: string) => void;
  focus: (field: Field) => void;
  /** Says the first fault besides, in a toast for instance. */
  say?: ((text: string) => void) | undefined;
}

/**
 * Clears what was marked, marks every fault, and takes the person to the first.
 * @returns whether nothing is wrong
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
