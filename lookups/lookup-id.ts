import { createHash } from 'node:crypto';

export type LookupKind = 'country' | 'city' | 'area' | 'category' | 'type';

/**
 * The id of a lookup row: the first 24 hex digits of SHA-256 over `kind:key`. It is derived and not random, so
 * that migrations, demo data and tests agree on it without reading the database.
 *
 * Keys: `country` upper-case ISO code (`TR`); `city` code and name (`TR:istanbul`); `area` code, city and name
 * (`TR:istanbul:kadikoy`); `category` its path (`food`, `food/oils`); `type` kind and slug (`logistic/road`).
 */
export function lookupId(kind: LookupKind, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}
