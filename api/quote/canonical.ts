/** JSON that is the same however an object came about: names in order, no spaces, nothing that is undefined (RFC 8785 for what we keep). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}
