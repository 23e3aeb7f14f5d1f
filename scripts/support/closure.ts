/** @returns the start and everything that it imports, directly or indirectly */
export function closure(start: string, importsOf: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...importsOf(next));
  }
  return found;
}
