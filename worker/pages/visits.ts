/**
 * Counts opened pages at the edge, independently of the cache (ADR 034): by page, country and request. Counters are gathered in this
 * isolate and sent to the API from time to time. Nothing about the visitor is stored. Counters of an isolate that ends before it sends them
 * are lost.
 */
import { isId } from '../../contract/wire/ids.ts';
import { visitsBatchMax, type VisitsBatch, visitsPath } from '../../contract/analytics/visits.ts';
import { requestSegments } from '../../contract/request/address.ts';
import { createGatherer } from '../../contract/system/gather.ts';
import { pageNameOf, site } from '../../contract/site/index.ts';
import { clientCountry } from '../api/client.ts';
import { sendToApi } from '../api/send-to-api.ts';
import type { EdgeEnv } from '../env.ts';

/** Whether the browser fetches the page before somebody opens it. */
export const isPrefetch = (request: Request): boolean =>
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
  status: number;
  /** The visitor belongs to the company, so this is no view of its request. */
  isOwn: boolean;
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

  return ({ request, env, context, path, status, isOwn }) => {
    // Another provider's API has no such route.
    if (env.UPSTREAM_API || request.method !== 'GET' || status !== 200 || isPrefetch(request) || !isPerson(request)) return;
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
