/**
 * A member's own companies in a cookie, so that visits to their own pages are not counted (docs/behaviour.md#view-counts). Nothing
 * else depends on it: with a forged cookie only the sender's own visits are not counted.
 */
import { refreshIdleMs, secondMs } from '../../contract/limits.ts';
import { isId } from '../../contract/wire/ids.ts';
import { ownerHeader, viewHeader } from '../../contract/wire/page-headers.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { cookieText, readCookie } from './cookies.ts';

const cookieName = 'own-companies';
const separator = '.';

/** SameSite is Lax, so that the cookie is also sent when a link in a mail opens an own page. */
const cookieOf = (ids: readonly string[], isSecure: boolean): string =>
  cookieText(cookieName, ids.join(separator), {
    maxAgeSeconds: ids.length === 0 ? 0 : refreshIdleMs / secondMs,
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure,
  });

/**
 * @param ids as the credentials list them; an empty list deletes the cookie. @returns null if the browser has no cookie to delete either
 */
export function ownCompaniesCookie(request: Request, ids: unknown, isSecure: boolean): string | null {
  const own = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string' && isId(id)) : [];
  if ((readCookie(request, cookieName) ?? '') === '' && own.length === 0) return null;
  return cookieOf(own, isSecure);
}

/** Whether the page is about a company of the visitor. */
export function isOwnVisit(request: Request, page: Pick<CachedPage, 'headers'>): boolean {
  const own = readCookie(request, cookieName)?.split(separator) ?? [];
  return page.headers.some(([name, id]) => (name === viewHeader || name === ownerHeader) && own.includes(id));
}
