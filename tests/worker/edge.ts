/** An edge with a fake API and page renderer that record their requests. */
import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { createEdge } from '../../worker/edge.ts';
import type { EdgeEnv } from '../../worker/env.ts';

type Answers = (request: Request) => Response | Promise<Response>;

export interface EdgeUnderTest {
  apiCalls: Request[];
  pageRequests: Request[];
  api: Answers;
  page: Answers;
  nowMs: number;
  /** Ends the time in which opened pages are gathered. */
  gather: () => Promise<unknown>;
  env: EdgeEnv;
  ask(path: string, init?: RequestInit): Promise<Response>;
}

export const origin = 'http://localhost:8787';
export const ownOrigin = { origin };

/** The fields of an API answer that tests look at. */
export interface Wire {
  success: boolean;
  code: string;
  message: string;
  data?: Record<string, unknown>;
}
export const wire = (response: Response): Promise<Wire> => response.json<Wire>();
export const ok = (data: unknown): Response => Response.json({ success: true, message: 'OK', code: 'OK', data });

/** @param site scheme and host that the browser sees */
export function startEdge(settings: { env?: Partial<EdgeEnv>; site?: string } = {}): EdgeUnderTest {
  const under: EdgeUnderTest = {
    apiCalls: [],
    pageRequests: [],
    api: () => ok({}),
    page: () => new Response('<h1>page</h1>', { headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=35' } }),
    nowMs: Date.now(),
    gather: () => Promise.resolve(),
    get env() {
      return env;
    },
    ask: async (path, init) => {
      const context = createExecutionContext();
      const response = await edge.fetch(new Request((settings.site ?? origin) + path, { redirect: 'manual', ...init }), env, context);
      await waitOnExecutionContext(context);
      return response;
    },
  };
  const API = {
    fetch: async (address: string, init: RequestInit) => {
      const request = new Request(address, init);
      under.apiCalls.push(request);
      return under.api(request);
    },
  };
  const env = {
    ...testEnv,
    MODE: 'local',
    ORIGIN: origin,
    CLIENT_IP_HEADER: 'cf-connecting-ip',
    ...settings.env,
    API,
  } as unknown as EdgeEnv;
  const edge = createEdge({
    renderPage: async (request) => {
      under.pageRequests.push(request);
      return under.page(request);
    },
    now: () => under.nowMs,
    gather: () => under.gather(),
  });
  return under;
}

export const pathOfCall = (request: Request | undefined): string => {
  const url = new URL(request?.url ?? 'https://none.invalid');
  return url.pathname + url.search;
};
