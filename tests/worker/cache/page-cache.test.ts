import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { home } from '../../../contract/content/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { calls } from '../../../contract/index.ts';
import { fallbackAgeMaxMs, lookupAgeMaxMs, pageAgeMaxMs, replicaAgeMaxMs } from '../../../contract/limits.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import type { Tag } from '../../../contract/wire/tags.ts';
import { ApiFailure } from '../../../worker/api/api-fetch.ts';
import { forgetChanges, markChanged } from '../../../worker/cache/changed.ts';
import { forgetLookups, readLookup } from '../../../worker/cache/lookup-cache.ts';
import { canonicalAddress, ruleOf } from '../../../worker/cache/lookup-rules.ts';
import { findPage, forgetPages, cachePage, pageKey, readPage } from '../../../worker/cache/page-cache.ts';
import { type EdgeUnderTest, ownOrigin, pathOfCall, startEdge } from '../edge.ts';

const minute = 60_000;
const never = (): never => {
  throw new Error('never');
};
/** A page whose calls get no answer, and then its error page. */
const failing = (request: Request): Response => {
  if (request.headers.get('x-kervan-failure') === null) throw new ApiFailure(502, 'UPSTREAM_UNREACHABLE');
  return new Response('outage', { status: 503 });
};

// The cache of the data centre is shared by all tests, so each uses its own addresses.
let unique = 0;
let edge: EdgeUnderTest;
let id: string;
const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=35', 'cache-tag': 'company, content', ...init.headers },
  });

beforeEach(() => {
  forgetPages();
  forgetChanges();
  edge = startEdge();
  id = `c${++unique}`;
  let round = 0;
  edge.page = (request) => html(`${request.headers.get('x-kervan-language')} ${++round}`);
});

const keyOf = (path: string): string => pageKey({ language: 'en', prefix: null, isApp: false, path, search: '' });
const text = async (path: string, headers: Record<string, string> = {}): Promise<string> => (await edge.ask(path, { headers })).text();
const rendered = (): string[] => edge.pageRequests.map(pathOfCall);

describe('the page cache (docs/behaviour.md#page-cache)', () => {
  test('one rendering serves everyone while it is fresh, then it is rendered again', async () => {
    const path = `/companies/${id}`;
    expect(await text(path)).toBe('en 1');
    expect(await text(path, { cookie: 'kervan=secret', authorization: 'Bearer x' })).toBe('en 1');
    forgetPages();
    edge.nowMs += pageAgeMaxMs - 1;
    expect(await text(path)).toBe('en 1');
    edge.nowMs += 1;
    expect(await text(path)).toBe('en 2');
  });

  test('a change shows within 60 s, also where a page read it from a lookup that was cached before', async () => {
    let users = 1;
    edge.api = () => Response.json({ users });
    edge.page = async () => {
      const address = canonicalAddress(ruleOf(home) ?? never(), { lang: 'en' }) ?? never();
      const cached = await readLookup(
        { env: edge.env, now: () => edge.nowMs, waitUntil: () => undefined },
        ruleOf(home) ?? never(),
        address,
      );
      return html(cached instanceof Response ? 'refused' : cached.body);
    };
    forgetLookups();
    const seen = async (): Promise<unknown> => JSON.parse(await text('/'));
    await edge.ask('/api/public/common/home?lang=en');
    users = 2;
    // The page arrives as late as it can still use the earlier lookup, and is requested for the last time before the minute ends, of which
    // the replica may have used a part.
    edge.nowMs += lookupAgeMaxMs - 1;
    expect(await seen()).toEqual({ users: 1 });
    edge.nowMs += minute - replicaAgeMaxMs - lookupAgeMaxMs + 1;
    expect(await seen()).toEqual({ users: 2 });
  });

  test('a change during the rendering counts as missing', async () => {
    const path = `/companies/${id}`;
    edge.page = async () => {
      edge.nowMs += 1000;
      markChanged(['company'], edge.nowMs);
      edge.nowMs += 1000;
      edge.page = () => html('after');
      return html('before');
    };
    expect(await text(path)).toBe('before');
    expect(await text(path)).toBe('after');
  });

  test('a sitemap is rendered once an hour, also when it is too large for the isolate’s memory, and clients revalidate it', async () => {
    let round = 0;
    edge.page = () =>
      new Response(`${++round}${' '.repeat(600_000)}`, {
        headers: { 'content-type': 'application/xml', 'cdn-cache-control': 'max-age=3600' },
      });
    const path = `/tr/sitemap-requests-${id.slice(1)}.xml`;
    const first = await edge.ask(path);
    expect([first.headers.get('cache-control'), (await first.text()).trim()]).toEqual(['private, no-cache', '1']);
    edge.nowMs += 60 * minute - 1;
    expect((await text(path)).trim()).toBe('1');
    edge.nowMs += 1;
    expect((await text(path)).trim()).toBe('2');
  });

  test('language, prefix, shell and permitted parameters make different pages', async () => {
    const path = `/companies/${id}/products`;
    for (const address of [path, `/tr${path}`, `/en${path}`, `${path}?page=2`, `${path}?app=1`]) await edge.ask(address);
    await edge.ask(path, { headers: { cookie: 'language-imp=TR' } });
    expect(edge.pageRequests).toHaveLength(6);
  });

  test('a page that another build cached is not shown: its script files no longer exist', async () => {
    const key = { language: 'en', prefix: null, isApp: false, path: `/companies/${id}`, search: '' };
    const now = edge.nowMs;
    await cachePage(pageKey(key, 'old'), await readPage(html('old'), now));
    forgetPages();
    expect(await findPage(pageKey(key, 'new'), now)).toBeUndefined();
    expect((await findPage(pageKey(key, 'old'), now))?.status).toBe(200);
    expect(pageKey(key)).not.toBe(pageKey(key, 'new'));
  });

  test.each([['?page=1'], ['?utm_source=mail&fbclid=1'], ['?page=0'], ['?page=abc'], ['?token=x'], ['?__proto__=1']])(
    '%s is the plain page',
    async (search) => {
      await edge.ask(`/companies/${id}/products`);
      await edge.ask(`/companies/${id}/products${search}`);
      expect(edge.pageRequests).toHaveLength(1);
    },
  );

  test('parameters in another order, repeated or padded give the same page', async () => {
    const category = 'a'.repeat(24);
    await edge.ask(`/imports?country=tr&country=de&category=${category}&page=2&sort=oldest`);
    await edge.ask(
      `/imports?sort=oldest&page=2&category=%20${category}&country=de&x=1&country=tr&country=de&category=${'b'.repeat(24)}&country=Atlantis`,
    );
    await edge.ask(`/imports?sort=newest&category=${category}&country=tr&country=de&page=2`);
    expect(rendered()).toEqual([
      `/imports?category=${category}&country=de&country=tr&page=2&sort=oldest`,
      `/imports?category=${category}&country=de&country=tr&page=2`,
    ]);
  });

  test('/search is cached by its tab, kind, category and page, each spelled in one way', async () => {
    const category = 'a'.repeat(24);
    const companies = `/search?page=2&selected=2&category=${category}`;
    for (const address of ['/search', '/search?selected=1', '/search?selected=4&app_id=1', companies, `${companies}&selected=1`])
      await edge.ask(address);
    await edge.ask('/search?type=other');
    // Without a choice the first kind with results is shown, which is a separate page.
    expect(rendered()).toEqual(['/search', '/search?selected=1', `/search?category=${category}&page=2&selected=2`, '/search?type=other']);
  });

  test('a text with a null character is not searched', async () => {
    await edge.ask('/exports?value=a%00b&page=3');
    expect(rendered()).toEqual(['/exports?page=3']);
  });

  test('text searches and addresses with a token are not cached', async () => {
    for (const path of [
      `/companies?value=${id}`,
      `/search?selected=2&value=${id}`,
      `/reset-password?token=${id}`,
      `/activation?token=${id}`,
    ]) {
      await edge.ask(path);
      await edge.ask(path);
    }
    expect(edge.pageRequests).toHaveLength(8);
    expect((await edge.ask(`/reset-password?token=${id}`)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('a moderator’s decision is visible at once, and a page from before it is no fallback', async () => {
    const path = `/companies/${id}`;
    const decide = (status: number): Promise<Response> => {
      edge.api = () => Response.json({ success: status === 200 }, { status });
      return edge.ask('/api/Moderation/Decide', { method: 'POST', body: '{}' });
    };
    await edge.ask(path);
    edge.nowMs += 1000;
    await decide(403);
    expect(await text(path)).toBe('en 1');
    await decide(200);
    edge.nowMs += 1;
    expect(await text(path)).toBe('en 2');
    expect(await text(path)).toBe('en 2');
    edge.page = failing;
    edge.nowMs += pageAgeMaxMs;
    expect(await text(path)).toBe('en 2');
    await decide(200);
    expect((await edge.ask(path)).status).toBe(503);
    // Nor is the data centre's copy.
    forgetPages();
    expect((await edge.ask(path)).status).toBe(503);
  });

  test('a write of a member leaves the older page as the fallback', async () => {
    const path = `/companies/${id}`;
    edge.page = () => html('page', { headers: { 'cache-tag': 'product' } });
    await edge.ask(path);
    edge.api = () => Response.json({ success: true });
    await edge.ask(pathOf(addAndEditProduct), { method: 'POST', body: '{}' });
    edge.page = failing;
    const shown = await edge.ask(path);
    expect([await shown.text(), shown.headers.get('x-page')]).toEqual(['page', 'stale']);
  });

  test.each([
    ['404', () => html('missing', { status: 404 })],
    ['410', () => html('gone', { status: 410 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ['an empty list, which is not cached', () => html('empty', { headers: { 'cdn-cache-control': '' } })],
  ])('a page that became %s does not come back while the API is away', async (_, page) => {
    const path = `/companies/${id}`;
    await edge.ask(path);
    edge.nowMs += pageAgeMaxMs;
    edge.page = page;
    await edge.ask(path);
    edge.page = failing;
    expect((await edge.ask(path)).status).toBe(503);
    forgetPages();
    expect((await edge.ask(path)).status).toBe(503);
  });

  test('a page that became 410 too late for its visitor does not come back either', async () => {
    const path = `/companies/${id}`;
    await edge.ask(path);
    edge.nowMs += pageAgeMaxMs;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let finishLate: (page: Response) => void = never;
      edge.page = () => new Promise((resolve) => (finishLate = resolve));
      const slow = edge.ask(path);
      await vi.waitFor(() => expect(edge.pageRequests).toHaveLength(2));
      await vi.advanceTimersByTimeAsync(3000);
      finishLate(html('gone', { status: 410 }));
      expect(await (await slow).text()).toBe('en 1');
    } finally {
      vi.useRealTimers();
    }
    edge.page = failing;
    expect((await edge.ask(path)).status).toBe(503);
  });

  test('a publication by an editor is visible at once, too', async () => {
    for (const [index, call] of ['PublishContent', 'WithdrawContent'].entries()) {
      await edge.ask('/blogs');
      edge.nowMs += 1000;
      edge.api = () => Response.json({ success: true });
      await edge.ask(`/api/Moderation/${call}`, { method: 'POST', body: '{}' });
      edge.nowMs += 1;
      expect(await text('/blogs')).toBe(`en ${index + 2}`);
    }
  });

  test('a write of a member is visible at once on the pages that show it, and no other page is rendered again', async () => {
    const pages = { product: `/companies/${id}/products`, request: `/companies/${id}/requests` };
    edge.page = (request) =>
      html(pathOfCall(request), { headers: { 'cache-tag': pathOfCall(request).endsWith('products') ? 'product, content' : 'request' } });
    const open = async (): Promise<string[]> => {
      const before = edge.pageRequests.length;
      for (const path of Object.values(pages)) await edge.ask(path);
      edge.nowMs += 1;
      return edge.pageRequests.slice(before).map(pathOfCall);
    };
    await open();
    const write = async (answer: Response): Promise<void> => {
      edge.api = () => answer;
      await edge.ask(pathOf(addAndEditProduct), { method: 'POST', body: '{}' });
      edge.nowMs += 1;
    };
    await write(Response.json({ success: false, code: 'BAD_INPUT' }, { status: 400 }));
    expect(await open()).toEqual([]);
    await write(Response.json({ success: true }));
    expect(await open()).toEqual([pages.product]);
    // Also where another isolate has cached the page.
    await write(Response.json({ success: true }));
    forgetPages();
    expect(await open()).toEqual([pages.product]);
  });

  test.each(
    calls.flatMap(({ call }) =>
      (call.changes ?? []).map((tag): [string, string, string, Tag] => [call.name, call.method, pathOf(call), tag]),
    ),
  )('after %s (%s %s) a page that shows the %s is rendered again', async (_, method, address, tag) => {
    const path = `/companies/${id}`;
    edge.page = () => html('page', { headers: { 'cache-tag': tag } });
    await edge.ask(path);
    edge.nowMs += 1;
    edge.api = () => Response.json({ success: true, data: {} });
    const answer = await edge.ask(address, { method, headers: ownOrigin, ...(method === 'POST' && { body: '{}' }) });
    edge.nowMs += 1;
    await edge.ask(path);
    expect([answer.status, edge.pageRequests.length]).toEqual([200, 2]);
  });

  test('only successful answers are cached', async () => {
    edge.page = () => html('missing', { status: 404 });
    expect((await edge.ask(`/${id}`)).status).toBe(404);
    edge.page = () => html('mine', { headers: { 'cache-control': 'no-store' } });
    expect(await text(`/${id}`)).toBe('mine');
    edge.page = () => html('yours', { headers: { 'set-cookie': 'a=b' } });
    expect(await text(`/${id}`)).toBe('yours');
    edge.page = () => html('page');
    expect(await text(`/${id}`)).toBe('page');
  });

  test.each([301, 302])('a redirect (%i) is not cached: addresses that lead elsewhere can be made up without end', async (status) => {
    edge.page = () => new Response(null, { status, headers: { location: '/' } });
    await edge.ask(`/companies/${id}`);
    const again = await edge.ask(`/companies/${id}`);
    expect([again.status, again.headers.get('location'), edge.pageRequests.length]).toEqual([status, '/', 2]);
    expect(await findPage(keyOf(`/companies/${id}`), edge.nowMs)).toBeUndefined();
  });

  test('a page without a lifetime is shown and not cached, and its cache headers do not reach browsers', async () => {
    edge.page = () => html('empty', { headers: { 'cdn-cache-control': '' } });
    const path = `/imports?category=${'a'.repeat(20)}${String(unique).padStart(4, '0')}`;
    const first = await edge.ask(path);
    expect(await first.text()).toBe('empty');
    edge.page = () => html('filled');
    for (const how of ['fresh', 'cached']) {
      const shown = await edge.ask(path);
      expect(await shown.text()).toBe('filled');
      const headers = ['x-page', 'cdn-cache-control', 'cache-tag'].map((name) => shown.headers.get(name));
      expect(headers).toEqual([how, null, null]);
    }
  });

  test.each(['/my-companies/', '/payment/credit/', '/edit-request/'])(
    '%s… of the account app is not cached under invented ids',
    async (base) => {
      for (const path of [base + id, base + id, '/my-staff', '/my-staff']) await edge.ask(path);
      expect(rendered().filter((path) => path !== '/my-staff')).toEqual([base + id, base + id]);
      expect((await edge.ask('/my-staff')).headers.get('x-page')).toBe('cached');
      expect(await findPage(keyOf(base + id), edge.nowMs)).toBeUndefined();
    },
  );

  test('300 pages that are opened once evict no popular page, and their total is bounded', async () => {
    const stored = new Map<string, Response>();
    const cache = {
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, response: Response) => void stored.set(key, response),
      delete: async (key: string) => stored.delete(key),
    };
    vi.stubGlobal('caches', { default: cache });
    onTestFinished(() => void vi.unstubAllGlobals());
    const body = new Uint8Array(240_000);
    edge.page = () => new Response(body, { headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=35' } });
    const read = ['/', '/imports', `/companies/${id}`];
    for (const path of [...read, ...read]) await edge.ask(path);
    const flood = Array.from({ length: 300 }, (_, index) => `/companies/${id}-${index}`);
    for (let at = 0; at < flood.length; at += 20) await Promise.all(flood.slice(at, at + 20).map((path) => edge.ask(path)));
    for (const path of read) expect((await edge.ask(path)).headers.get('x-page')).toBe('cached');
    forgetPages();
    for (const path of read) expect((await edge.ask(path)).headers.get('x-page')).toBe('cached');
    const cached = await Promise.all(flood.map((path) => findPage(keyOf(path), edge.nowMs)));
    const bytes = cached.reduce((sum, page) => sum + (page?.body.byteLength ?? 0), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(64_000_000);
  });

  test.each([
    ['the API is away', new ApiFailure(502, 'UPSTREAM_UNREACHABLE')],
    ['rendering fails', new Error('render')],
  ])('an older page is the fallback while %s, for an hour', async (_, error) => {
    const path = `/companies/${id}`;
    await edge.ask(path);
    edge.page = () => Promise.reject(error);
    edge.nowMs += fallbackAgeMaxMs;
    expect(await text(path)).toBe('en 1');
    edge.nowMs += 1;
    expect((await edge.ask(path)).status).toBeGreaterThanOrEqual(500);
  });

  test('an older page is the fallback for a slow API after 3 s, then at once for 5 s, and the late one is cached', async () => {
    const path = `/companies/${id}`;
    await edge.ask(path);
    edge.nowMs += pageAgeMaxMs;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let finishLate: (page: Response) => void = never;
      edge.page = () => new Promise((resolve) => (finishLate = resolve));
      let how: string | null = null;
      const first = edge.ask(path).then((response) => (how = response.headers.get('x-page')));
      await vi.waitFor(() => expect(edge.pageRequests).toHaveLength(2));
      await vi.advanceTimersByTimeAsync(3000);
      const second = await edge.ask(path);
      expect([await second.text(), second.headers.get('x-page'), edge.pageRequests.length]).toEqual(['en 1', 'stale', 2]);
      finishLate(html('late'));
      await first;
      expect(how).toBe('stale');
      edge.nowMs += 4999;
      expect(await text(path)).toBe('late');
      expect(edge.pageRequests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a fault of ours on one page does not affect others', async () => {
    for (const path of [`/companies/${id}`, `/companies/${id}b`]) await edge.ask(path);
    edge.nowMs += pageAgeMaxMs;
    edge.page = () => Promise.reject(new Error('fault'));
    expect(await text(`/companies/${id}`)).toBe('en 1');
    edge.page = () => html('well');
    expect(await text(`/companies/${id}b`)).toBe('well');
  });

  test.each([
    ['an API that is away', new ApiFailure(504, 'UPSTREAM_SLOW'), 'UPSTREAM_UNREACHABLE', 503],
    ['an API that refuses what no page should ask', new ApiFailure(400, 'BAD_INPUT'), 'UNEXPECTED', 500],
    ['our own fault', new Error('secret stack'), 'UNEXPECTED', 500],
  ])('with nothing cached, %s is reported by a page in the reader’s language, which is not cached', async (_, error, failure, status) => {
    edge.page = (request) => {
      const failure = request.headers.get('x-kervan-failure');
      if (failure === null) throw error;
      return new Response(`${request.headers.get('x-kervan-language')} ${failure}`, { status });
    };
    for (const path of [`/ar/companies/${id}`, `/ar/companies?value=${id}`, `/ar/companies/${id}`]) {
      const answer = await edge.ask(path);
      expect([answer.status, await answer.text()]).toEqual([status, `ar ${failure}`]);
    }
    expect(edge.pageRequests.map(pathOfCall).slice(0, 4)).toEqual([
      `/companies/${id}`,
      `/companies/${id}`,
      `/companies?value=${id}`,
      `/companies?value=${id}`,
    ]);
  });

  test('if the error page fails too, the answer has a status and no stack', async () => {
    edge.page = () => {
      throw new Error('secret stack');
    };
    const response = await edge.ask(`/${id}`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  test('browsers revalidate every page, and get 304', async () => {
    const path = `/companies/${id}`;
    const first = await edge.ask(path);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await edge.ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await edge.ask(`/tr${path}`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('HEAD has the headers and no body; a POST to a page gives a 405', async () => {
    const head = await edge.ask(`/companies/${id}`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'text/html']);
    expect(edge.pageRequests[0]?.method).toBe('GET');
    const posted = await edge.ask(`/companies/${id}`, { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    // A page with a form of its own allows POST.
    const deleted = await edge.ask('/contact-us', { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('views are counted independently of the cache, without the visitor’s token or cookie, and not for prefetches', async () => {
    const company = 'a'.repeat(24);
    edge.page = () => html('company', { headers: { 'x-kervan-view': company } });
    for (const headers of [
      {},
      { cookie: 'kervan=x', authorization: 'Bearer t', 'cf-connecting-ip': '203.0.113.9' },
      { 'sec-purpose': 'prefetch' },
    ] as Record<string, string>[]) {
      expect((await edge.ask(`/companies/${id}`, { headers })).headers.get('x-kervan-view')).toBeNull();
    }
    expect(edge.apiCalls.map(pathOfCall)).toEqual([
      `/api/Company/AddCompanyView?id=${company}`,
      `/api/Company/AddCompanyView?id=${company}`,
    ]);
    expect(Object.fromEntries(edge.apiCalls[1]?.headers ?? [])).toEqual({ 'cf-connecting-ip': '203.0.113.9' });
  });
});
