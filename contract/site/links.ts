/** Links that open the native app: `kervan://imports/…` and https addresses, for each page that people can open. */
import { languagePattern } from '../text/languages.ts';
import { safePath } from '../safe-path.ts';
import { pageOf, site } from './index.ts';
import type { AccountPage, SitePage } from './page.ts';

const appScheme = 'kervan:';

/** The moderation console is not part of the app, and technical pages have no link. */
const isLinkable = (page: SitePage & Pick<AccountPage, 'moderatorsOnly'>): boolean =>
  page.shell !== 'none' && page.moderatorsOnly !== true && !['/404', '/410'].includes(page.path);

const prefix = new RegExp(`^/(?:${languagePattern})(?=/|$)`);
/** A path of the site without its language. */
export const withoutLanguage = (path: string): string => path.replace(prefix, '') || '/';

/**
 * @param link `kervan://…`, an address of the site, or a path
 * @param origin of the site
 * @returns the path with its query, or null if it is no page of this site
 */
export function pathOfLink(link: string, origin: string): string | null {
  const asked = link.startsWith('/') ? link : pathOfAddress(link, origin);
  if (asked === null) return null;
  const path = safePath(asked);
  // safePath also returns `/` for refused addresses, so only an explicit link to the home page is accepted.
  if (path === '/' && !/^\/(?:$|[?#])/.test(asked)) return null;
  const page = pageOf(withoutLanguage(path.replace(/[?#].*$/, '')));
  return page !== undefined && isLinkable(page) ? path : null;
}

function pathOfAddress(link: string, origin: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, pathname, search, hash, origin: own } = new URL(link);
  if (protocol === appScheme) return `/${host}${host === '' ? pathname.slice(1) : pathname.replace(/\/$/, '')}${search}${hash}`;
  return own === origin ? pathname + search + hash : null;
}

/** The path of each linkable page with `*` for parameters, for the association files that operating systems read. */
export const linkPatterns = (): string[] => [
  ...new Set(
    Object.values(site)
      .filter(isLinkable)
      .map(({ path }) => path.replaceAll(/:\w+/g, '*')),
  ),
];
