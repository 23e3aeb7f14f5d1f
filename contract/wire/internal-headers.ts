/**
 * Headers between edge, pages and API; `x-kervan-…` headers never enter or leave the system. The edge removes a client's own before pages
 * see them, so they cannot be forged, and removes those of pages before browsers see them.
 */

/** The language of a page. */
export const languageHeader = 'x-kervan-language';
/** `/ar` if the visitor's address has a language prefix (docs/behaviour.md#language-choice). */
export const prefixHeader = 'x-kervan-prefix';
/** `app` for the native app's web view, else `web`. */
export const shellHeader = 'x-kervan-shell';
/** The access token of the person for whom a preview is rendered. */
export const tokenHeader = 'x-kervan-token';
/** Set by the edge to get an error page instead of the requested one. */
export const failureHeader = 'x-kervan-failure';
/** The API is overloaded or does not answer; or an error in our code. */
export type PageFailure = 'UPSTREAM_UNREACHABLE' | 'UNEXPECTED';
/** Set by a page that shows a company: the edge counts the view after the answer (docs/behaviour.md#view-counts). */
export const viewHeader = 'x-kervan-view';
/** Set by a page that shows an offer of a company: visits by that company are not counted (docs/behaviour.md#view-counts). */
export const ownerHeader = 'x-kervan-owner';
/**
 * The lifetime of a page in the cache and its tags (contract/wire/tags.ts), in the header that Astro sends to a CDN
 * (worker/pages/cache-provider.ts).
 */
export const cacheHeader = 'cdn-cache-control';
export const tagsHeader = 'cache-tag';

/** The country of a client's address, between edge and API. */
export const countryHeader = 'x-kervan-country';

/** @returns two upper-case letters; empty for an unknown country, satellites (XX) and the Tor network (T1) */
export const countryOf = (named: string | null): string => (named !== null && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : '');

/**
 * The database's bookmark (D1) after an answer, passed between the Workers, so that the next call through the edge reads at least this
 * version.
 */
export const bookmarkHeader = 'x-kervan-bookmark';

/** @returns the later of two bookmarks, which can be compared as texts */
export const laterBookmark = (left: string | null, right: string): string => (left !== null && left > right ? left : right);
