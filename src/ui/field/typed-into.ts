/**
 * What a person typed into a field that already held something, wherever the caret stood.
 * @returns '+90a TR' typed into '+90 TR' is 'a'; all of it where everything was replaced
 */
export function typedInto(before: string, after: string): string {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
