import { beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from 'cloudflare:test';
import { fallbackAgeMaxMs } from '../../../contract/limits.ts';
import { forgetChanges } from '../../../worker/cache/changed.ts';
import { forgetLookups } from '../../../worker/cache/lookup-cache.ts';
import { type EdgeUnderTest, ok, pathOfCall, startEdge, wire } from '../edge.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const countries = '/api/CMSLocations/GetCountries';
const categories = '/api/CMSCategories/GetCategories';
const menu = '/api/Pages/GetMainMenuItems';

let edge: EdgeUnderTest;
const names = async (path: string): Promise<unknown> => (await wire(await edge.ask(path))).data;

beforeEach(async () => {
  forgetLookups();
  forgetChanges();
  for (const { name } of (await env.LOOKUPS.list()).keys) await env.LOOKUPS.delete(name);
  edge = startEdge();
  let round = 0;
  edge.api = () => ok({ round: ++round });
});

const down = (): void => {
  edge.api = () => Promise.reject(new Error('down'));
};

describe('lookups', () => {
  test('are fetched once while fresh, also by an empty isolate', async () => {
    expect(await names(menu)).toEqual({ round: 1 });
    edge.nowMs += 9_999;
    expect(await names(menu)).toEqual({ round: 1 });
    forgetLookups();
    expect(await names(menu)).toEqual({ round: 1 });
    expect(edge.apiCalls).toHaveLength(1);
  });

  test('are served at once and renewed after the answer when they are a little older', async () => {
    await names(menu);
    edge.nowMs += 10_000;
    expect(await names(menu)).toEqual({ round: 1 });
    expect(await names(menu)).toEqual({ round: 2 });
    expect(edge.apiCalls).toHaveLength(2);
  });

  test('are fetched first when they are too old for a page', async () => {
    await names(menu);
    edge.nowMs += 20_000;
    expect(await names(menu)).toEqual({ round: 2 });
  });

  test('are stored for other isolates once a minute at most', async () => {
    await names(menu);
    const [key] = (await env.LOOKUPS.list()).keys;
    for (const [ms, round] of [
      [59_999, 1],
      [20_000, 3],
    ] as const) {
      edge.nowMs += ms;
      await names(menu);
      expect(await env.LOOKUPS.get(key?.name ?? '')).toContain(`\\"round\\":${round}`);
    }
  });

  test('a moderator’s decision renews what it changes, content of editors too, but nothing from migrations', async () => {
    const facets = '/api/Company/GetRequestFacets';
    for (const path of [facets, menu, countries]) await names(path);
    edge.nowMs += 10;
    // This decision may take down a reported article.
    await edge.ask('/api/Moderation/Decide', { method: 'POST', body: '{}' });
    edge.nowMs += 1;
    const asked = edge.apiCalls.length;
    for (const path of [facets, facets, menu, countries]) await names(path);
    expect(edge.apiCalls.slice(asked).map(pathOfCall)).toEqual([facets, menu]);
  });

  test('a published category name is visible at once in this isolate, elsewhere within the lifetime of a lookup', async () => {
    await names(categories);
    edge.nowMs += 10;
    await edge.ask('/api/Moderation/PublishContent', { method: 'POST', body: '{}' });
    edge.nowMs += 1;
    expect(await names(categories)).toEqual({ round: 3 });
    forgetChanges();
    edge.nowMs += 20_000;
    expect(await names(categories)).toEqual({ round: 4 });
    // Browsers ask again each time, mostly for a 304.
    expect((await edge.ask(categories)).headers.get('cache-control')).toBe('no-cache');
  });

  test('from migrations are fresh for an hour', async () => {
    await names(countries);
    edge.nowMs += 60 * minute - 1;
    await names(countries);
    expect(edge.apiCalls).toHaveLength(1);
  });

  test('are the fallback for an API that is down, up to seven days', async () => {
    await names(menu);
    down();
    edge.nowMs += 7 * day - 1;
    expect(await names(menu)).toEqual({ round: 1 });
    const asked = edge.apiCalls.length;
    expect(await names(menu)).toEqual({ round: 1 });
    expect(edge.apiCalls).toHaveLength(asked);
    edge.nowMs += 6000;
    expect((await edge.ask(menu)).status).toBe(502);
  });

  test('with articles, which can be taken down, are the fallback for an hour, and not beyond a decision', async () => {
    const home = '/api/public/common/home?lang=EN';
    await names(home);
    down();
    edge.nowMs += fallbackAgeMaxMs - 1;
    expect(await names(home)).toEqual({ round: 1 });
    edge.nowMs += 1;
    expect((await edge.ask(home)).status).toBe(502);
    edge.api = () => ok({ round: 2 });
    await names(home);
    await edge.ask('/api/Moderation/Decide', { method: 'POST', body: '{}' });
    down();
    expect((await edge.ask(home)).status).toBe(502);
  });

  test('are the fallback for an API that answers 500 too', async () => {
    await names(menu);
    edge.api = () => new Response('stack', { status: 500 });
    edge.nowMs += day;
    expect(await names(menu)).toEqual({ round: 1 });
  });

  test('are the fallback for a slow API after 3 s, then at once for 5 s, and the late answer is cached', async () => {
    await names(menu);
    edge.nowMs += day;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let answerLate: (answer: Response) => void = () => undefined;
      edge.api = () => new Promise((resolve) => (answerLate = resolve));
      let first: unknown;
      const asked = names(menu).then((data) => (first = data));
      await vi.waitFor(() => expect(edge.apiCalls).toHaveLength(2));
      await vi.advanceTimersByTimeAsync(3000);
      expect(await names(menu)).toEqual({ round: 1 });
      expect(edge.apiCalls).toHaveLength(2);
      answerLate(ok({ round: 'late' }));
      await asked;
      expect(first).toEqual({ round: 1 });
      expect(await names(menu)).toEqual({ round: 'late' });
      expect(edge.apiCalls).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('with nothing cached, an API that is down is a 502', async () => {
    down();
    expect(await wire(await edge.ask(countries))).toMatchObject({ success: false, code: 'UPSTREAM_UNREACHABLE' });
  });

  test('POST lookups are cached by their query; unknown names make no difference', async () => {
    const plans = (query: string): Promise<Response> => edge.ask(`/api/CMSCredits/GetCreditPlans${query}`, { method: 'POST' });
    await plans('?getOnlySalable=true&utm_source=x');
    await plans('?getOnlySalable=true');
    await plans('?getOnlySalable=false');
    expect(edge.apiCalls.map(pathOfCall)).toEqual([
      '/api/CMSCredits/GetCreditPlans?getOnlySalable=true',
      '/api/CMSCredits/GetCreditPlans?getOnlySalable=false',
    ]);
    expect(edge.apiCalls[0]?.method).toBe('POST');
  });

  test('one language is one entry, in any letter case', async () => {
    await edge.ask('/api/public/common/home?lang=tr');
    await edge.ask('/api/public/common/home?lang=TR');
    expect(edge.apiCalls.map(pathOfCall)).toEqual(['/api/public/common/home?lang=TR']);
  });

  test('an unusual value is sent to the API each time and not cached', async () => {
    await edge.ask('/api/public/common/home?lang=klingon');
    await edge.ask('/api/public/common/home?lang=klingon');
    expect(edge.apiCalls).toHaveLength(2);
    expect((await env.LOOKUPS.list()).keys).toHaveLength(0);
  });

  test('a refusal is passed on and not cached', async () => {
    edge.api = () => Response.json({ success: false, code: 'NOT_FOUND', message: 'no' }, { status: 404 });
    const cities = `/api/CMSLocations/GetCities/${'a'.repeat(24)}`;
    expect((await edge.ask(cities)).status).toBe(404);
    await edge.ask(cities);
    expect(edge.apiCalls).toHaveLength(2);
  });

  test('browsers get an ETag, and 304 for it', async () => {
    const first = await edge.ask(countries);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    expect(first.headers.get('cache-control')).toContain('public, max-age=3600');
    const again = await edge.ask(countries, { headers: { 'if-none-match': `"other", ${etag.slice(2)}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await edge.ask(countries, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});
