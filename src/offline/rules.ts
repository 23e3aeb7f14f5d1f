/**
 * What the service worker stores, as pure rules (ADR 035). Everything else is not stored: answers about payments, staff and
 * moderation, pages of mailed links, and all writes.
 */
import { dayMs, hourMs } from '../../contract/limits.ts';
import { isPublicMedia } from '../../contract/media-size.ts';
import { languagePattern } from '../../contract/text/languages.ts';
import { pageNameOf, type PageName, site } from '../../contract/site/index.ts';

/** Files of one build; all other caches belong to a person. */
export const shellCacheOf = (build: string): string => `shell-${build}`;
export const isShellCache = (name: string): boolean => name.startsWith('shell-');
/** Pages and answers that a person has read with one build. Builds are never mixed. */
export const ownCacheOf = (build: string, account: string): string => `own-${build}-${account}`;
export const isOwnCacheOf =
  (account: string) =>
  (name: string): boolean =>
    name.startsWith('own-') && name.endsWith(`-${account}`);
/** Icons and flags, independent of person and build. The name has the prefix of build files, which survive a sign-out. */
export const iconCache = 'shell-icons';
/** Records the present person of the device. */
export const stateCache = 'own-state';
/** Name of the person while nobody is signed in. */
export const guest = 'guest';

/** When an answer was cached, ms. */
export const cachedAtHeader = 'x-kept-at';

const prefix = new RegExp(`^/(?:${languagePattern})(?=[/?]|$)`);
const pageName = (pathname: string): PageName | undefined => pageNameOf(pathname.replace(prefix, '') || '/');

const publicCached: readonly PageName[] = [
  'home',
  'imports',
  'exports',
  'allRequests',
  'directory',
  'search',
  'importRequest',
  'exportRequest',
  'logisticNeed',
  'logisticService',
  'publicCompany',
  'publicProducts',
  'publicRequests',
  'publicProduct',
  'news',
  'article',
  'info',
];
/** Pages about money or other people, which must never be shown from a cache. */
const accountUncached: readonly PageName[] = ['moderation', 'payment', 'paymentSuccess', 'receipt', 'membership', 'staff', 'proForma'];

/** `account`: a page of the business area. All have the same bytes, so one entry is enough. */
export type PageKind = 'page' | 'account' | 'no';

export function pageKindOf({ pathname, searchParams }: URL): PageKind {
  const name = pageName(pathname);
  // Links of the app and of mails carry a token that is valid once.
  if (name === undefined || searchParams.has('handoff') || searchParams.has('token')) return 'no';
  if (publicCached.includes(name)) return 'page';
  return site[name].shell === 'account' && !accountUncached.includes(name) ? 'account' : 'no';
}

/** One entry for all pages of the business area in a language. */
export const pageKeyOf = (url: URL): string => {
  const language = prefix.exec(url.pathname)?.[0] ?? '';
  if (pageKindOf(url) === 'account') return `/__account${language}`;
  const query = new URLSearchParams(url.search);
  query.delete('app');
  query.sort();
  return `/__page${url.pathname}${query.size === 0 ? '' : `?${query}`}`;
};

/** Whether a stored page is in the language of the device, which its address does not name. @param path of an entry */
export function isUnprefixedPage(path: string): boolean {
  const address = /^\/__(?:page|account)(.*)$/.exec(path)?.[1];
  return address !== undefined && !prefix.test(address);
}

/** Reads whose last answer is shown again: lists, requests, companies and chats, and what their pages cannot do without. */
export const cachedCalls: readonly string[] = [
  '/api/User/GetDashboard',
  '/api/User/GetUserProfile',
  '/api/User/GetUsageLimits',
  '/api/User/GetNotifications',
  '/api/User/GetFavourites',
  '/api/User/GetFavouriteKeys',
  '/api/User/GetUserAllRequestCards',
  '/api/User/GetUserRequestById',
  '/api/Company/GetUserCompanies',
  '/api/Company/GetCompanyById',
  '/api/Company/GetUserProducts',
  '/api/Company/GetProductDetailById',
  '/api/Company/GetRequestDetailById',
  '/api/Tools/GetAccesibleChats',
  '/api/Tools/GetChat',
  '/api/Tools/GetQuotesOfChat',
  '/api/Tools/GetQuotesOfRequest',
];
/** The same for everyone. */
export const lookupCalls = /^\/api\/public\/(?:CMS(?:Locations|Categories|Types))\/|^\/api\/(?:CMSLocations|CMSCategories|CMSTypes)\//;

export const isCachedCall = (pathname: string): boolean => cachedCalls.includes(pathname) || lookupCalls.test(pathname);

/** A longer input is a search, not a page that was opened. */
const bodyMax = 400;

/** @param body of a POST that reads; null if it is too long to be stored */
export const callKeyOf = ({ pathname, search }: URL, body: string): string | null =>
  body.length > bodyMax ? null : `/__call${pathname}${search}${search === '' ? '?' : '&'}body=${encodeURIComponent(body)}`;

/** The drawings of icons, the icons of the site itself, and flags. */
export const isIcon = ({ pathname }: URL): boolean =>
  /^\/(?:icons\.svg|favicon\.(?:svg|ico)|apple-touch-icon\.png|app\/icon-[\w-]+\.png|locations\/40x\/[\w-]+\.webp)$/.test(pathname);

/** Files of the build, cached as long as the build. */
export const isFile = (url: URL): boolean =>
  !isIcon(url) && (/^\/(?:_astro|fonts|app|locations)\//.test(url.pathname) || url.pathname === '/selvedge.svg');

/** Number of icons and flags; the least recently used are evicted. */
export const iconsMax = 50;
/** Older ones are fetched again. */
export const iconLifeMs = 7 * dayMs;
/** A use moves an icon to the end at most this often, since moving means writing. */
export const iconUseMs = hourMs;

/** @param cachedAt of {@link cachedAtHeader} */
export const isIconOld = (cachedAt: string | null, now: number): boolean => !(Number(cachedAt) > now - iconLifeMs);

/** @param entries of the cache of icons, least recently used first @returns those to evict */
export const tooManyIcons = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice(0, Math.max(0, entries.length - iconsMax));

/** Pictures of public pages. A signed address serves what is not public, such as pictures that a decision removed (ADR 020). */
export const isPicture = ({ pathname, searchParams }: URL): boolean =>
  !searchParams.has('signature') && (isPublicMedia(pathname) || /^\/(?:banners|news|static)\//.test(pathname));

/** The account in a token, unverified: it only decides under which name an answer is stored, never what may be read. */
export function accountOfToken(authorization: string | null): string | null {
  const part = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '')?.[1];
  if (part === undefined) return null;
  try {
    const { sub } = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,64}$/.test(sub) ? sub : null;
  } catch {
    return null;
  }
}

/** The session's own calls. */
export const sessionCalls = {
  login: '/api/Auth/Login',
  loginWithPasskey: '/api/Auth/LoginWithPasskey',
  loginWithIdentity: '/api/Auth/LoginWithIdentity',
  registerWithIdentity: '/api/Auth/RegisterWithIdentity',
  refresh: '/api/Auth/RefreshToken',
  logout: '/api/Auth/Logout',
} as const;

/** The present person after an answer of {@link sessionCalls}: somebody, nobody, or unknown. */
export function personAfter(pathname: string, status: number, body: unknown, before: string): string | null | undefined {
  if (pathname === sessionCalls.logout) return null;
  if (status === 200) {
    const id = (body as { data?: { userInfo?: { userID?: unknown } } } | null)?.data?.userInfo?.userID;
    return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
  }
  // A wrong password ends no session, a refused refresh does; a busy or failing server says nothing.
  // For a guest nothing ends: shared files wait for the sign-in.
  return pathname === sessionCalls.refresh && (status === 401 || status === 403) && before !== guest ? null : undefined;
}

/**
 * Whether what was stored at this address no longer exists, so that its copy is deleted. A page that leads elsewhere is one: a suspended
 * company's leads to the home page.
 */
export const isGone = ({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean =>
  status === 404 || status === 410 || type === 'opaqueredirect' || redirected;

/** Entries that one cache holds of a kind; the oldest go. */
export const cachedMax = { '/__page': 40, '/__call': 90, '/media': 120 } as const;

/** @param paths of a cache's entries, oldest first @returns those to evict */
export function tooMany(paths: readonly string[]): string[] {
  return Object.entries(cachedMax).flatMap(([start, max]) => {
    const own = paths.filter((path) => path.startsWith(start));
    return own.slice(0, Math.max(0, own.length - max));
  });
}

/** Files of an older build are kept while a page of it is open. @param builds of open pages; undefined for one that has not reported */
export const cachesToDrop = (names: readonly string[], build: string, builds: readonly (string | undefined)[]): string[] =>
  builds.every((each) => each === build)
    ? names.filter(
        (name) =>
          name !== stateCache && name !== iconCache && !name.includes(`-${build}`) && (isShellCache(name) || name.startsWith('own-')),
      )
    : [];
