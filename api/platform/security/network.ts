/** Groups of an IPv6 address that a provider assigns to one customer: 64 bits. */
const ownGroups = 4;

/** The eight groups of an IPv6 address, or null for anything else. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail, more] = address.split('::');
  if (more !== undefined) return null;
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = 8 - (left?.length ?? 0) - (right?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 0) return null;
  const groups = [...(left ?? []), ...Array<string>(missing).fill('0'), ...(right ?? [])];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups.map((group) => Number.parseInt(group, 16).toString(16)) : null;
}

/**
 * The unit of rate limits: an IPv4 address, or the network of an IPv6 one, whose owner has 2^64 addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(address);
  return groups === null ? address : `${groups.slice(0, ownGroups).join(':')}::/64`;
}
