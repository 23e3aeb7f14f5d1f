/** Opened pages: counted independently of the cache, sent in batches, without data about visitors. */
import { beforeEach, describe, expect, test } from 'vitest';
import { visitsBatch, visitsPath } from '../../../contract/analytics/visits.ts';
import { countryHeader } from '../../../contract/wire/internal-headers.ts';
import { type EdgeUnderTest, origin, pathOfCall, startEdge } from '../edge.ts';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'accept-language': 'tr',
};
const requestId = 'abcdefabcdefabcdefabcdef';
let edge: EdgeUnderTest;
let sent: Promise<unknown>[];

beforeEach(() => {
  edge = startEdge();
  sent = [];
  edge.page = () => new Response('<h1>page</h1>', { headers: { 'content-type': 'text/html' } });
  edge.api = (request) => {
    if (new URL(request.url).pathname === visitsPath) sent.push(request.json());
    return new Response(null, { status: 204 });
  };
});
const batches = () => Promise.all(sent);
const open = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  edge.ask(path, { headers: { ...browser, ...headers }, ...init });

test('a page is counted by its name, and as an arrival when the visitor came from another site', async () => {
  await open('/tr/imports?page=2&utm_source=x');
  await open('/imports', { referer: `${origin}/exports?q=secret` });
  await open('/', { referer: 'https://elsewhere.example/imports' });
  expect(await batches()).toEqual([
    { views: [['imports', 1]], visits: [['', 1]], requests: [] },
    { views: [['imports', 1]], visits: [], requests: [] },
    { views: [['home', 1]], visits: [['', 1]], requests: [] },
  ]);
  for (const batch of await batches()) expect(visitsBatch.safeParse(batch).success).toBe(true);
});

test('the page of a request is counted for it, also a cached or fallback one', async () => {
  const first = await open(`/logistic-needs/${requestId}`);
  await open(`/ar/logistic-needs/${requestId}`);
  await open(`/logistic-needs/${requestId}`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(await batches()).toEqual(
    Array.from({ length: 3 }, () => ({ views: [['logisticNeed', 1]], visits: [['', 1]], requests: [[requestId, '', 1]] })),
  );
});

test('own visits are no views of a company or its request', async () => {
  const own = 'b'.repeat(24);
  edge.page = ({ url }) =>
    new Response('<h1>page</h1>', {
      headers: { 'content-type': 'text/html', [url.includes('companies') ? 'x-kervan-view' : 'x-kervan-owner']: own },
    });
  const views = () => edge.apiCalls.filter((call) => pathOfCall(call).includes('AddCompanyView')).length;
  const cookie = `own-companies=${requestId}.${own}`;
  await open('/companies/own', { cookie });
  const page = await open(`/exports/${requestId}`, { cookie });
  expect([views(), (await batches()).flatMap((batch) => (batch as { requests: unknown[] }).requests)]).toEqual([0, []]);
  expect(page.headers.has('x-kervan-owner')).toBe(false);
  for (const others of ['', `own-companies=${requestId}`]) await open('/companies/own', { cookie: others });
  await open(`/exports/${requestId}`);
  expect(views()).toBe(2);
  expect((await batches()).at(-1)).toMatchObject({ requests: [[requestId, '', 1]] });
});

test('counters are sent as one batch, without data about visitors', async () => {
  let end = (): void => undefined;
  edge.gather = () => new Promise((resolve) => (end = () => resolve(null)));
  const first = open('/imports', { 'cf-connecting-ip': '192.0.2.7', cookie: 'kervan=secret' });
  await open('/exports', { 'cf-connecting-ip': '192.0.2.8' });
  await open('/imports', { 'cf-connecting-ip': '192.0.2.9' });
  expect(sent).toEqual([]);
  end();
  await first;
  expect(await batches()).toEqual([
    {
      views: [
        ['imports', 2],
        ['exports', 1],
      ],
      visits: [['', 3]],
      requests: [],
    },
  ]);
  const [call] = edge.apiCalls;
  expect([pathOfCall(call), [...(call?.headers ?? [])].map(([name]) => name).toSorted()]).toEqual([visitsPath, ['content-type']]);
});

test('a sender that was aborted is replaced by another one', async () => {
  edge.gather = () => Promise.reject(new Error('ended'));
  await open('/imports');
  edge.gather = () => Promise.resolve();
  await open('/imports');
  expect(sent).toEqual([]);
  edge.nowMs += 60_000;
  await open('/imports');
  expect(await batches()).toMatchObject([{ views: [['imports', 2]] }, { views: [['imports', 1]] }]);
});

test('a batch whose answer is lost is not sent again', async () => {
  const { api } = edge;
  edge.api = async (request) => {
    await api(request);
    throw new Error('away');
  };
  await open('/imports');
  edge.api = api;
  await open('/exports');
  expect(await batches()).toMatchObject([{ views: [['imports', 1]] }, { views: [['exports', 1]] }]);
});

describe('not counted is', () => {
  test.each([
    ['a crawler', '/imports', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', '/imports', { 'user-agent': 'curl/8.5.0' }],
    ['a browser without a person', '/imports', { 'user-agent': `${browser['user-agent']} HeadlessChrome/141.0` }],
    ['a page that is fetched ahead', '/imports', { 'sec-purpose': 'prefetch;prerender' }],
    ['a feed', '/rss.xml', {}],
    ['a page that is not there', '/no/such/page', {}],
  ] as [string, string, Record<string, string>][])('%s', async (_, path, headers) => {
    await open(path, headers);
    expect(sent).toEqual([]);
  });

  test('a failed page, a redirect, or a HEAD', async () => {
    edge.page = () => new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } });
    await open('/imports?page=9');
    await edge.ask('/exports', { method: 'HEAD', headers: browser });
    expect(sent).toEqual([]);
  });

  test('a page of another provider', async () => {
    edge = startEdge({ env: { UPSTREAM_API: 'https://provider.example' } });
    await open('/exports');
    expect(sent).toEqual([]);
  });
});

test('the route for counters is not reachable from outside', async () => {
  for (const path of [visitsPath, `/api${visitsPath}`, `/media/..${visitsPath}`, `/api/..${visitsPath}`, `/api/%2e%2e${visitsPath}`])
    await edge.ask(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(sent).toEqual([]);
});

describe('a country', () => {
  test('is that of the visitor, as Cloudflare states it, for pages, requests and companies', async () => {
    edge = startEdge({ env: { MODE: 'production', CLIENT_IP_HEADER: undefined } });
    edge.api = async (request) => {
      if (new URL(request.url).pathname === visitsPath) sent.push(request.json());
      return new Response(null, { status: 204 });
    };
    edge.page = () => new Response('<h1>c</h1>', { headers: { 'content-type': 'text/html', 'x-kervan-view': requestId } });
    await open(`/logistic-needs/${requestId}`, {}, { cf: { country: 'DE' } });
    const viewed = edge.apiCalls.find((call) => pathOfCall(call).includes('AddCompanyView'));
    expect(viewed?.headers.get(countryHeader)).toBe('DE');
    expect(await batches()).toEqual([{ views: [['logisticNeed', 1]], visits: [['DE', 1]], requests: [[requestId, 'DE', 1]] }]);
  });

  test('cannot be set by a client', async () => {
    edge.page = () => new Response('<h1>c</h1>', { headers: { 'content-type': 'text/html', 'x-kervan-view': requestId } });
    await open('/companies/somebody', { [countryHeader]: 'DE' });
    const viewed = edge.apiCalls.find((call) => pathOfCall(call).includes('AddCompanyView'));
    expect(viewed?.headers.get(countryHeader)).toBeNull();
    await edge.ask('/api/Company/AddCompanyView?id=' + requestId, { method: 'POST', headers: { [countryHeader]: 'DE' } });
    expect(edge.apiCalls.at(-1)?.headers.has(countryHeader)).toBe(false);
  });
});
