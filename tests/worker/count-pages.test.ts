import { afterEach, expect, test, vi } from 'vitest';
import type { Counted } from '../../contract/system/tally.ts';
import { countPages } from '../../worker/count-pages.ts';
import type { EdgeEnv } from '../../worker/env.ts';
import { startEdge } from './edge.ts';

afterEach(() => vi.restoreAllMocks());

function counting(settings: Partial<EdgeEnv> = {}, status = 204) {
  const under = { at: 0, brought: [] as Counted[][] };
  const API = {
    fetch: async (address: string, init: RequestInit) => {
      under.brought.push(await new Request(address, init).json<Counted[]>());
      return new Response(null, { status });
    },
  };
  const counted = countPages(
    () => under.at,
    () => new Promise(() => {}),
  );
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const show = async (how: string, tookMs = 0, status_ = 200): Promise<void> => {
    const answer = async (): Promise<Response> => {
      under.at += tookMs;
      return new Response('', { status: status_, headers: { 'x-page': how } });
    };
    await counted({ ...settings, API } as unknown as EdgeEnv, context, answer);
    // Work after the answer is not awaited here.
    await new Promise((next) => setTimeout(next));
  };
  return { under, show };
}

test('pages are counted separately from cached ones, and sent to the API at the end of their minute', async () => {
  const { under, show } = counting();
  await show('fresh', 250);
  await show('cached', 2);
  await show('fresh', 4000, 500);
  expect(under.brought).toEqual([]);
  under.at += 60_000;
  await show('stale');
  await show('cached');
  expect(under.brought).toEqual([
    [
      { minute: 0, name: 'pages', errors: 1, histogram: [0, 0, 0, 1, 0, 0, 1] },
      { minute: 0, name: 'pages-kept', errors: 0, histogram: [1, 0, 0, 0, 0, 0, 0] },
    ],
  ]);
});

test('another provider’s API gets nothing, and an API that refuses loses the counters only', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const foreign = counting({ UPSTREAM_API: 'https://api.example.com' });
  await foreign.show('fresh');
  foreign.under.at += 60_000;
  await foreign.show('fresh');
  expect(foreign.under.brought).toEqual([]);
  const refused = counting({}, 400);
  await refused.show('fresh');
  refused.under.at += 60_000;
  await refused.show('fresh');
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([{ counters: 1, status: 400 }]);
});

test('the route for counters is not reachable from outside', async () => {
  const edge = startEdge();
  for (const path of ['/counted', '/api/../counted', '/api/%2e%2e/counted', '/media/../counted'])
    await edge.ask(path, { method: 'POST', body: '[]' });
  expect(edge.apiCalls.map(({ url }) => new URL(url).pathname)).not.toContain('/counted');
});
