/** Query parameters that the pages of sign-in, sign-up and forgotten password pass to each other. */
import { entryQuery, readQuery } from '../../contract/wire/page-query.ts';
import { safePath } from '../../contract/safe-path.ts';

/**
 * @param url of the present page, with the query that the edge permitted
 * @returns the path with the return target, if there is one
 */
export function formPath(path: string, url: URL): string {
  const target = safePath(readQuery(entryQuery, url.searchParams).redirect);
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
