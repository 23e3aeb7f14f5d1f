/** Pages that nobody needs to find again are not kept at the edge (worker/cache/page-cache.ts). */
import { passingHeader } from '../../contract/page-headers.ts';

const sorted = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1))));

/** Whether an address asks for more or other things than the page understood. @param understood path and query */
export const asksMore = (asked: URLSearchParams, understood: string): boolean =>
  sorted(asked) !== sorted(new URLSearchParams(understood.split('?')[1]));

/** Marks the answer as one that is not kept. */
export const markPassing = (response: { readonly headers: Headers }): void => response.headers.set(passingHeader, '1');
