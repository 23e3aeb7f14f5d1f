/** Caches what is derived from a cached lookup (parsed data, a map by id, a part of the page) as long as the lookup itself. */
const made = new WeakMap<object, Map<string, unknown>>();

export const findDerived = <Value>(of: object, name: string): Value | undefined => made.get(of)?.get(name) as Value | undefined;

/** @param name never from user input, because each name is stored @returns the value */
export function cacheDerived<Value>(of: object, name: string, value: Value): Value {
  const ofIt = made.get(of) ?? new Map<string, unknown>();
  made.set(of, ofIt.set(name, value));
  return value;
}

export const derivedFrom = <Value>(of: object, name: string, make: () => Value): Value =>
  findDerived<Value>(of, name) ?? cacheDerived(of, name, make());
