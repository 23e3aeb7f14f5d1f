/**
 * Counts opened pages at the edge, independently of the cache (ADR 034): by page, country and request, and views of companies. Counters
 * are gathered in this isolate and sent to the API from time to time. Nothing about the visitor is stored. Counters of an isolate that ends
 * before it sends them are lost.
 */
import { isId } from '../../contract/wire/ids.ts';
import { addCompanyView } from '../../contract/company/calls.ts';
import { refreshIdleMs, secondMs } from '../../contract/limits.ts';
import { ownerHeader, viewHeader } from '../../contract/wire/internal-headers.ts';
import { addressOf, requestOf } from '../../contract/wire/wire-call.ts';
import { visitsBatchMax, type VisitsBatch, visitsPath } from '../../contract/analytics/visits.ts';
import { requestSegments } from '../../contract/request/address.ts';
import { createGatherer } from '../../contract/system/tally.ts';
import { pageNameOf, site } from '../../contract/site/index.ts';
import { clientCountry } from '../api/client.ts';
import { fetchApi, sendToApi } from '../api/api-fetch.ts';
import { headersForApi } from '../api/proxy.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { cookieText, readCookie } from '../session/cookies.ts';
import type { EdgeEnv } from '../env.ts';

/** Whether the browser fetches the page before somebody opens it. */
const isPrefetch = (request: Request): boolean =>
  /prefetch|prerender/i.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');

const programs =
  /bot\b|bots\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch|curl|wget|python|java\/|okhttp|facebookexternal|whatsapp/i;

/** Whether the user agent is that of a browser and not of a bot. A client that claims to be a bot is not counted. */
const isPerson = (request: Request): boolean => {
  const agent = request.headers.get('user-agent') ?? '';
  return agent.startsWith('Mozilla/') && !programs.test(agent) && request.headers.has('accept-language');
};

/** Whether the visitor arrives from another site. */
function isArrival(request: Request): boolean {
  const from = request.headers.get('referer');
  return from === null || !URL.canParse(from) || new URL(from).host !== new URL(request.url).host;
}

const segments: readonly string[] = Object.values(requestSegments);
const requestIdOf = (path: string): string | undefined => {
  const [, segment = '', id] = path.split('/');
  return segments.includes(segment) && isId(id) ? id : undefined;
};

/** Counters of this isolate that were not sent yet. */
interface Gathered {
  views: Map<string, number>;
  visits: Map<string, number>;
  /** `id country` */
  requests: Map<string, number>;
}
const nothing = (): Gathered => ({ views: new Map(), visits: new Map(), requests: new Map() });
const more = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const batchOf = ({ views, visits, requests }: Gathered): VisitsBatch => ({
  views: [...views],
  visits: [...visits],
  requests: [...requests].map(([key, n]) => {
    const [id = '', country = ''] = key.split(' ');
    return [id, country, n];
  }),
});

export interface Opened {
  request: Request;
  env: EdgeEnv;
  context: Pick<ExecutionContext, 'waitUntil'>;
  /** Without language prefix. */
  path: string;
  page: Pick<CachedPage, 'status' | 'headers'>;
}

/**
 * A member's own companies, so that visits to their own pages are not counted (docs/behaviour.md#view-counts). Nothing else depends on
 * the cookie: with a forged one only the sender's own visits are not counted.
 */
const ownCookieName = 'own-companies';
const separator = '.';

/** SameSite is Lax, so that the cookie is also sent when a link in a mail opens an own page. */
const ownCookieOf = (ids: readonly string[], isSecure: boolean): string =>
  cookieText(ownCookieName, ids.join(separator), {
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
  if ((readCookie(request, ownCookieName) ?? '') === '' && own.length === 0) return null;
  return ownCookieOf(own, isSecure);
}

/** Whether the page is about a company of the visitor. */
function isOwnVisit(request: Request, { headers }: Opened['page']): boolean {
  const own = readCookie(request, ownCookieName)?.split(separator) ?? [];
  return headers.some(([name, id]) => (name === viewHeader || name === ownerHeader) && own.includes(id));
}

/**
 * Reports a view of a company page after the answer: the page names its company in a header, and the API counts each visitor once a day
 * (docs/behaviour.md#view-counts). A prefetch is not a view.
 */
function countView({ request, env, context, page }: Opened): void {
  const id = page.headers.find(([name]) => name === viewHeader)?.[1];
  if (!isId(id) || request.method !== 'GET' || isPrefetch(request)) return;
  const headers = headersForApi(request, env);
  for (const name of ['authorization', 'if-none-match', 'if-modified-since', 'range', 'if-range', 'content-type']) headers.delete(name);
  context.waitUntil(
    fetchApi(env, addressOf(addCompanyView, { query: { id } }), { ...requestOf(addCompanyView), headers })
      .then((response) => response.body?.cancel())
      .catch(() => undefined),
  );
}

/** @param wait until counters are sent when no further request follows */
export function visitCounter(wait: () => Promise<unknown>, now: () => number): (opened: Opened) => void {
  let gathered = nothing();
  const gather = createGatherer(wait);

  /** Sent once: if the answer is lost, a repeat would count twice. */
  async function sendCounts(env: EdgeEnv): Promise<void> {
    const batch = batchOf(gathered);
    gathered = nothing();
    await sendToApi(env, visitsPath, batch);
  }

  return (opened) => {
    const { request, env, context, path, page } = opened;
    const isOwn = isOwnVisit(request, page);
    if (!isOwn) countView(opened);
    // Another provider's API has no such route.
    if (env.UPSTREAM_API || request.method !== 'GET' || page.status !== 200 || isPrefetch(request) || !isPerson(request)) return;
    const name = pageNameOf(path);
    if (name === undefined || site[name].shell === 'none') return;
    const country = clientCountry(request, env);
    gather(context, now(), () => sendCounts(env));
    more(gathered.views, name);
    if (isArrival(request)) more(gathered.visits, country);
    const id = requestIdOf(path);
    if (id !== undefined && !isOwn) more(gathered.requests, `${id} ${country}`);
    if (gathered.requests.size >= visitsBatchMax) context.waitUntil(sendCounts(env).catch(() => undefined));
  };
}
