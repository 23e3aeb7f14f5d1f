/** What the addresses of sign-in, sign-up and forgot-password hand on to each other. */
import { entryQuery, readQuery } from '../../contract/wire/page-query.ts';
import { safePath } from '../../contract/safe-path.ts';

/**
 * @param url of the page at hand, its query as the edge let it through
 * @returns the path with the place to go to afterwards, if there is one
 */
export function formPath(path: string, url: URL): string {
  const target = safePath(readQuery(entryQuery, url.searchParams).redirect);
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
