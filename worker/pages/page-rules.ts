/** Which query parameters of an address a page reads: they make its address in the cache, all others are dropped (docs/behaviour.md#page-cache). */
import { readQuery } from '../../contract/wire/page-query.ts';
import { pageOf } from '../../contract/site/index.ts';

export interface PageAddress {
  readonly path: string;
  /** With `?`, or empty; names and lists in alphabetical order. */
  readonly search: string;
  readonly isCached: boolean;
}

/** @param path without language prefix */
export function pageAddress(path: string, params: URLSearchParams): PageAddress {
  // What Astro asks of itself (`/_image?href=`).
  if (path.startsWith('/_')) return { path, search: params.size === 0 ? '' : `?${params}`, isCached: false };
  const page = pageOf(path);
  const query = page?.query ?? {};
  const kept = new URLSearchParams();
  const values = readQuery(query, params);
  for (const name of Object.keys(values).sort())
    for (const value of [values[name] ?? []].flat().sort()) if (value !== '') kept.append(name, value);
  // The account app is the same at each of its addresses, and knows in the browser only which of them are there.
  const isAnyOf = page?.shell === 'account' && page.path.includes(':');
  const isCached = !isAnyOf && ![...kept.keys()].some((name) => query[name]?.uncached);
  return { path, search: kept.size === 0 ? '' : `?${kept}`, isCached };
}
