/**
 * What edge and pages tell each other in headers. A client's own never reach a page, so it can not forge them, and browsers do not see
 * what a page says.
 */
export const languageHeader = 'x-kervan-language';
/** `/ar` when the visitor came by a prefixed address (docs/behaviour.md#language-choice). */
export const prefixHeader = 'x-kervan-prefix';
/** `app` for the native app's web view, else `web`. */
export const shellHeader = 'x-kervan-shell';
/** The access token of the person for whom a preview is rendered. */
export const tokenHeader = 'x-kervan-token';
/** The edge asks for the page that says why there is none, in place of the one that was asked for. */
export const failureHeader = 'x-kervan-failure';
/** Too much to do, nobody who answers, our own fault. */
export type PageFailure = 'UPSTREAM_UNREACHABLE' | 'UNEXPECTED';
/** A page names the company that was looked at: the edge counts the view behind the answer (docs/behaviour.md#view-counts). */
export const viewHeader = 'x-kervan-view';
/** For how long a page is cached and what it shows (contract/wire/tags.ts), as Astro tells a CDN (worker/pages/cache-provider.ts). */
export const cacheHeader = 'cdn-cache-control';
export const tagsHeader = 'cache-tag';
