/** Every address that is a page: redirects, language and shell, the cache, then Astro. */
import { logFailure, withRequestId } from '../log.ts';
import { traceOf } from '../../contract/request-log.ts';
import type { ContactUsState } from '../../contract/content/contact-us.ts';
import { secondMs } from '../../contract/limits.ts';
import { busyHeader, keptHeader, languageHeader, prefixHeader, shellHeader, tagsHeader, viewHeader } from '../../contract/page-headers.ts';
import { safePath } from '../../contract/safe-path.ts';
import { pageNameOf } from '../../contract/site/index.ts';
import { inTime } from '../cache/in-time.ts';
import { redirectTo } from '../answers.ts';
import { sendContactUs } from './contact-us.ts';
import type { EdgeEnv, RenderPage } from '../env.ts';
import { counted, isBusy } from '../load.ts';
import { matchesEtag } from '../cache/etag.ts';
import { chooseLanguage, chooseShell, splitPrefix } from './language.ts';
import { type CachedPage, findPage, isFresh, isKeepable, keepPage, pageKey, readPage } from '../cache/page-cache.ts';
import { pageAddress } from './page-rules.ts';
import { pageRedirect } from './redirects.ts';
import { stopSearchMailsBy } from './stop-mails.ts';
import { countView } from './views.ts';
import { visitCounter } from './visits.ts';

/** What a rendering may depend on (src/server/visitor.ts reads it). A client's own headers never reach a page. */
function pageRequest(url: URL, language: string, prefix: string | null, isApp: boolean, state?: ContactUsState): Request {
  const headers = new Headers({
    accept: 'text/html',
    'accept-language': language,
    [languageHeader]: language,
    [shellHeader]: isApp ? 'app' : 'web',
  });
  if (prefix !== null) headers.set(prefixHeader, `/${prefix}`);
  return new Request(url, state === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(state) });
}

const busyRequest = (inner: Request): Request => {
  const headers = new Headers(inner.headers);
  headers.set(busyHeader, '1');
  return new Request(inner, { headers });
};

/** What a page says to the edge alone. */
const innerNames: readonly string[] = [viewHeader, keptHeader, tagsHeader];
const outerHeaders = (page: CachedPage): Headers =>
  new Headers(page.headers.filter(([name]) => !innerNames.includes(name)) as [string, string][]);

function answer(request: Request, page: CachedPage, how: 'fresh' | 'kept' | 'stale' | 'uncached'): Response {
  const headers = outerHeaders(page);
  // Files that Astro makes may say how long they hold; pages are asked for again each time, mostly for a 304.
  if (
    !headers.has('cache-control') ||
    (headers.get('content-type')?.startsWith('text/html') && !/no-store/.test(headers.get('cache-control') ?? ''))
  )
    headers.set('cache-control', 'private, no-cache');
  headers.set('x-page', how);
  if (page.status !== 200) return new Response(page.body.byteLength > 0 ? page.body : null, { status: page.status, headers });
  headers.set('etag', page.etag);
  return matchesEtag(request, page.etag) ? new Response(null, { status: 304, headers }) : new Response(page.body, { headers });
}

/** Pages whose forms are sent to them without script. */
const posted: ReadonlySet<string | undefined> = new Set(['contact', 'stopSearchMails']);
/** Pages are read; some take a form as well. */
const notAllowed = (name: string | undefined): Response =>
  new Response(null, { status: 405, headers: { allow: posted.has(name) ? 'GET, HEAD, POST' : 'GET, HEAD' } });

function unkept(page: CachedPage, status: number): Response {
  const headers = outerHeaders(page);
  headers.set('cache-control', 'no-store');
  return new Response(page.body, { status, headers });
}

/** The contact form without script: sent, the browser is led to a page that says so; refused, the page keeps what was typed. */
async function answerContactUs(request: Request, env: EdgeEnv, context: ExecutionContext, renderPage: RenderPage): Promise<Response> {
  const url = new URL(request.url);
  const { prefix, path } = splitPrefix(url.pathname);
  const language = chooseLanguage(request, prefix);
  const result = await sendContactUs(request, env, language);
  if (result instanceof Response) return result;
  if (result === null) return redirectTo(safePath(`${url.pathname}?sent=1`), 303);
  const inner = pageRequest(new URL(path, url.origin), language, prefix, chooseShell(request).isApp, result.state);
  const page = await readPage(await renderPage(inner, env, context), Date.now());
  return unkept(page, page.status === 200 ? result.status : page.status);
}

/** The link that ends mails: a mail program wants a plain yes (RFC 8058), a person the page that says so. It is shown here, because programs follow no redirect. */
async function answerStopMails(request: Request, env: EdgeEnv, context: ExecutionContext, renderPage: RenderPage): Promise<Response> {
  const url = new URL(request.url);
  const { prefix, path } = splitPrefix(url.pathname);
  const stopped = await stopSearchMailsBy(request, env);
  if (stopped instanceof Response) return stopped;
  const shown = new URL(`${path}?stopped=${stopped ? 'yes' : 'no'}`, url.origin);
  const inner = pageRequest(shown, chooseLanguage(request, prefix), prefix, chooseShell(request).isApp);
  const page = await readPage(await renderPage(inner, env, context), Date.now());
  return unkept(page, stopped || page.status !== 200 ? page.status : 404);
}

/** With an older page in hand nobody waits longer for a slow API. */
const patienceMs = 3 * secondMs;
/** While the API is away older pages are shown at once for a moment. */
const restMs = 5 * secondMs;

/** @returns the handler of all pages */
export const servePages = ({
  renderPage,
  keepsPages,
  sharesPages,
  now,
  gather,
}: {
  renderPage: RenderPage;
  keepsPages: boolean;
  sharesPages: (env: EdgeEnv) => boolean;
  now: () => number;
  gather: () => Promise<unknown>;
}) => {
  let restUntil = 0;
  const countVisit = visitCounter(gather, now);
  return async (request: Request, env: EdgeEnv, context: ExecutionContext): Promise<Response> => {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const name = pageNameOf(splitPrefix(url.pathname).path);
      if (request.method === 'POST' && name === 'contact') return answerContactUs(request, env, context, renderPage);
      if (request.method === 'POST' && name === 'stopSearchMails') return answerStopMails(request, env, context, renderPage);
      return notAllowed(name);
    }
    const to = pageRedirect(url);
    if (to !== null) return redirectTo(to.path, to.status);

    const { prefix, path } = splitPrefix(url.pathname);
    const language = chooseLanguage(request, prefix);
    const { isApp, cookie } = chooseShell(request);
    const address = pageAddress(path, url.searchParams);
    const isCached = address.isCached && keepsPages;
    const key = pageKey({ language, prefix, isApp, path: address.path, search: address.search });

    const isShared = sharesPages(env);
    const kept = isCached ? await findPage(key, now(), isShared) : undefined;
    const finish = (page: CachedPage, how: Parameters<typeof answer>[2]): Response => {
      countView(request, env, context, page);
      countVisit({ request, env, context, path, status: page.status });
      const response = answer(request, page, how);
      if (cookie !== null) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (kept !== undefined && isFresh(kept, now())) return finish(kept, 'kept');
    if (kept !== undefined && (now() < restUntil || isBusy(env))) return finish(kept, 'stale');

    const inner = pageRequest(new URL(address.path + address.search, url.origin), language, prefix, isApp);
    const render = async (): Promise<CachedPage> => {
      const begun = now();
      const rendered = isBusy(env)
        ? await renderPage(busyRequest(inner), env, context)
        : await counted(env, () => renderPage(inner, env, context));
      const page = await readPage(rendered, begun);
      if (isCached && isKeepable(rendered)) context.waitUntil(keepPage(key, page, isShared).catch(() => undefined));
      return page;
    };
    const note = (error: unknown): void => logFailure({ page: address.path, error: traceOf(error) });
    const rendering = withRequestId(render);
    if (kept === undefined)
      try {
        return finish(await rendering, isCached ? 'fresh' : 'uncached');
      } catch (error) {
        note(error);
        return new Response('500', { status: 500, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' } });
      }
    try {
      const page = await inTime(rendering, patienceMs);
      if (page !== null && page.status < 500) return finish(page, 'fresh');
      // It goes on behind the answer, for those who come next.
      if (page === null) context.waitUntil(rendering.catch(note));
      if (page === null || page.status === 503) restUntil = now() + restMs;
    } catch (error) {
      note(error);
    }
    return finish(kept, 'stale');
  };
};
