import { asciiLowerCase } from '../../../contract/letter-case.ts';
import type { Choice } from './choice-rows.ts';

/**
 * Values that lead to something as choices, and the chosen ones, which stay to be given up.
 * @param labelOf undefined for a value that has no name here
 */
export function countedChoices(
  counts: readonly { id: string; count: number }[],
  chosen: readonly string[],
  labelOf: (id: string) => string | undefined,
): Choice[] {
  const missing = chosen.filter((id) => counts.every((each) => each.id !== id)).map((id) => ({ id, count: 0 }));
  return [...counts, ...missing].flatMap(({ id, count }) => {
    const label = labelOf(id);
    return label === undefined ? [] : [{ value: id, label, count }];
  });
}

/** Countries by the codes that addresses have, in small letters. */
export const byCode = (countries: readonly { code: string; count: number }[]): { id: string; count: number }[] =>
  countries.map(({ code, count }) => ({ id: asciiLowerCase(code), count }));
export const withFlag = (choice: Choice): Choice => ({ ...choice, flag: choice.value });
