/** Redirects to the canonical spelling of an address. */
import { safePath } from '../../contract/safe-path.ts';
import { splitPrefix } from './language.ts';

export interface Redirect {
  path: string;
  status: 301 | 302 | 308;
}

/** Production redirects to https if its own origin is https. */
export function secureAddress(url: URL, mode: string, origin: string): string | null {
  if (mode !== 'production' || url.protocol !== 'http:' || !origin.startsWith('https:')) return null;
  const secure = new URL(url);
  secure.protocol = 'https:';
  return secure.href;
}

/** @returns the target of a page's address, always on our own origin, or null */
export function pageRedirect(url: URL): Redirect | null {
  const tidy = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  if (tidy !== url.pathname) return { path: safePath(tidy + url.search), status: 308 };

  const { prefix, path } = splitPrefix(url.pathname);
  // The header's search form has only one action, so searches in everything and in the directory are redirected to their pages. In the app
  // these are tabs of /search.
  const type = url.searchParams.get('type');
  if ((path === '/requests' || path === '/search') && (type === 'companies' || type === 'all')) {
    const query = new URLSearchParams(url.searchParams);
    query.delete('type');
    const value = query.get('value')?.trim() ?? '';
    if (value === '') query.delete('value');
    else query.set('value', value);
    if (type === 'companies' && path === '/search') query.set('selected', '2');
    const search = query.size === 0 ? '' : `?${query}`;
    const page = type === 'all' || path === '/search' ? '/search' : '/companies';
    return { path: `${prefix === null ? '' : `/${prefix}`}${page}${search}`, status: 302 };
  }
  return null;
}
