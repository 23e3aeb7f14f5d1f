/** Serves pages: redirects, language and shell, the cache, then Astro. */
import { secondMs } from '../../contract/limits.ts';
import { pageOf } from '../../contract/site/index.ts';
import type { PageFailure } from '../../contract/wire/internal-headers.ts';
import { readQuery } from '../../contract/wire/page-query.ts';
import { redirectTo, revalidated } from '../answers.ts';
import { withTimeout } from '../cache/with-timeout.ts';
import {
  cachePage,
  type CachedPage,
  findPage,
  forgetPage,
  isCacheable,
  isFresh,
  outerHeaders,
  pageKey,
  readPage,
} from '../cache/page-cache.ts';
import type { EdgeEnv, RenderPage } from '../env.ts';
import { withRequestId } from '../log.ts';
import { chooseLanguage, chooseShell, splitPrefix } from './language.ts';
import { answerForm } from './posted-forms.ts';
import { pageRedirect } from './redirects.ts';
import { failureOf, failurePage, logRenderFailure, pageRequest } from './rendering.ts';
import { visitCounter } from './visits.ts';

interface PageAddress {
  readonly path: string;
  /** With `?`, or empty; names and lists in alphabetical order. */
  readonly search: string;
  readonly isCached: boolean;
}

/**
 * Selects the query parameters that a page reads. Only they are part of its address in the cache; all others are dropped
 * (docs/behaviour.md#page-cache).
 * @param path without language prefix
 */
function pageAddress(path: string, params: URLSearchParams): PageAddress {
  // Requests of Astro's own pages (`/_image?href=`).
  if (path.startsWith('/_')) return { path, search: params.size === 0 ? '' : `?${params}`, isCached: false };
  const page = pageOf(path);
  const query = page?.query ?? {};
  const ownQuery = new URLSearchParams();
  const values = readQuery(query, params);
  for (const name of Object.keys(values).sort())
    for (const value of [values[name] ?? []].flat().sort()) if (value !== '') ownQuery.append(name, value);
  // The account app has the same HTML at all its addresses; only its script in the browser knows which ids exist.
  const isAnyOf = page?.shell === 'account' && page.path.includes(':');
  const isCached = !isAnyOf && ![...ownQuery.keys()].some((name) => query[name]?.uncached);
  return { path, search: ownQuery.size === 0 ? '' : `?${ownQuery}`, isCached };
}

function answer(request: Request, page: CachedPage, cacheState: 'fresh' | 'cached' | 'stale' | 'uncached'): Response {
  const headers = outerHeaders(page);
  // Files of Astro state their own lifetime. Pages are revalidated each time; most answers are 304.
  if (
    !headers.has('cache-control') ||
    (headers.get('content-type')?.startsWith('text/html') && !/no-store/.test(headers.get('cache-control') ?? ''))
  )
    headers.set('cache-control', 'private, no-cache');
  headers.set('x-page', cacheState);
  if (page.status !== 200) return new Response(page.body.byteLength > 0 ? page.body : null, { status: page.status, headers });
  return revalidated(request, page.etag, page.body, headers);
}

/** If there is an older page, a request waits for a slow API no longer than this. */
const fallbackAfterMs = 3 * secondMs;
/** Time after a failure in which older pages are served at once. */
const retryAfterMs = 5 * secondMs;

export const servePages = ({
  renderPage,
  cachesPages,
  sharesCachedPages,
  now,
  gather,
}: {
  renderPage: RenderPage;
  cachesPages: boolean;
  sharesCachedPages: (env: EdgeEnv) => boolean;
  now: () => number;
  gather: () => Promise<unknown>;
}) => {
  let retryFrom = 0;
  const countVisit = visitCounter(gather, now);
  return async (request: Request, env: EdgeEnv, context: ExecutionContext): Promise<Response> => {
    const renderer = { renderPage, env, context };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerForm(request, renderer);
    const url = new URL(request.url);
    const to = pageRedirect(url);
    if (to !== null) return redirectTo(to.path, to.status);

    const { prefix, path } = splitPrefix(url.pathname);
    const language = chooseLanguage(request, prefix);
    const { isApp, cookie } = chooseShell(request);
    const address = pageAddress(path, url.searchParams);
    const isCached = address.isCached && cachesPages;
    const key = pageKey({ language, prefix, isApp, path: address.path, search: address.search });

    const isShared = sharesCachedPages(env);
    const cached = isCached ? await findPage(key, now(), isShared) : undefined;
    const finish = (page: CachedPage, cacheState: Parameters<typeof answer>[2]): Response => {
      countVisit({ request, env, context, path, page });
      const response = answer(request, page, cacheState);
      if (cookie !== null) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (cached !== undefined && isFresh(cached, now())) return finish(cached, 'cached');
    if (cached !== undefined && now() < retryFrom) return finish(cached, 'stale');

    const made = isCached ? 'fresh' : 'uncached';
    const input = { url: new URL(address.path + address.search, url.origin), language, prefix, isApp };
    const rendering = withRequestId(async (): Promise<CachedPage> => {
      const begun = now();
      const rendered = await renderPage(pageRequest(input), env, context);
      const page = await readPage(rendered, begun);
      if (isCached) {
        // Removed content answers 404 or 410, redirects, or leaves a list empty: its older copy must not be served as a fallback.
        const stored = isCacheable(rendered) ? cachePage(key, page, isShared) : forgetPage(key, isShared);
        context.waitUntil(stored.catch(() => undefined));
      }
      return page;
    });
    const note = (error: unknown): PageFailure => logRenderFailure(error, address.path);
    if (cached === undefined) {
      const page = await rendering.catch((error: unknown) => failurePage(renderer, input, note(error)));
      return finish(page, made);
    }
    // A page that was rendered too late is still cached for the next visitors.
    context.waitUntil(rendering.catch(note));
    const page = await withTimeout(rendering, fallbackAfterMs).catch(failureOf);
    if (page !== null && typeof page !== 'string') return finish(page, made);
    if (page !== 'UNEXPECTED') retryFrom = now() + retryAfterMs;
    return finish(cached, 'stale');
  };
};
