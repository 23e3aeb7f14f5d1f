/** Query parameters that the pages of sign-in, sign-up and forgotten password pass to each other. */
import { addressWith, entryQuery, readQuery } from '../../contract/wire/page-query.ts';
import { safePath } from '../../contract/safe-path.ts';

/**
 * @param url of the present page, with the query that the edge permitted
 * @returns the path with the return target and the inviter, if there are any
 */
export function formPath(path: string, url: URL): string {
  const { redirect, Ref, ref } = readQuery(entryQuery, url.searchParams);
  const target = safePath(redirect);
  return addressWith(path, entryQuery, { redirect: target === '/' ? '' : target, Ref: Ref || ref });
}
