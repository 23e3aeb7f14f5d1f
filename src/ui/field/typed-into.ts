/**
 * The text that was typed into a filled field, at any position of the caret.
 * @returns 'a' if '+90 TR' became '+90a TR'; the whole text if everything was replaced
 */
export function typedInto(before: string, after: string): string {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
