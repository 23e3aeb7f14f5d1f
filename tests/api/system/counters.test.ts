/** Calls are counted in memory and written together, stored for three days, and reported by the hour. */
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import type { Env } from '../../../api/platform/env.ts';
import { takeCounted, writeCounted } from '../../../api/system/counters.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';
import { getCounters } from '../../../contract/system/calls.ts';
import { boundOf, createTally } from '../../../contract/system/tally.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

afterEach(() => vi.restoreAllMocks());

/** An app that counts, a request to an address, and the idle time after it. */
function counting() {
  const quiet: (() => void)[] = [];
  const behind: Promise<unknown>[] = [];
  const app = createApp(clock, createTally(), () => new Promise<void>((end) => quiet.push(end)));
  const context = { waitUntil: (work: Promise<unknown>) => behind.push(work) } as unknown as ExecutionContext;
  const ask = (path: string, on: Env = testEnv): Promise<Response> =>
    Promise.resolve(app.fetch(new Request(`http://localhost:8787${path}`), on, context));
  /** No request for a while. */
  const beQuiet = async (): Promise<void> => {
    for (const end of quiet.splice(0)) end();
    await Promise.all(behind.splice(0));
  };
  return { ask, beQuiet, written: () => vi.waitFor(async () => expect(await rowCount()).toBeGreaterThan(0)) };
}
const rowCount = () => firstValue<number>('SELECT COUNT(*) AS n FROM counter_minute');
const administrator = async () => (await consolePerson('administrator')).token;

test('nothing is written during the minute, then everything in one batch after an answer', async () => {
  const { ask, written } = counting();
  for (let times = 0; times < 5; times += 1) await ask('/api/public/common/news?lang=EN');
  await ask('/media/gone.jpg');
  clock.advance(minuteMs - 1);
  await ask('/media/gone.jpg');
  expect(await rowCount()).toBe(0);
  clock.advance(1);
  await ask('/api/public/common/news?lang=EN');
  await written();
  expect(await rowCount()).toBe(2);
  const { groups, minutes } = await data(getCounters, { token: await administrator() });
  expect(groups).toEqual([
    { name: 'content', calls: 5, errors: 0, histogram: [5, 0, 0, 0, 0, 0, 0] },
    { name: 'media', calls: 2, errors: 0, histogram: [2, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(minutes).toEqual([{ dtAt: '2026-05-04T09:00:00.000Z', calls: 7, errors: 0 }]);
});

test('counts without a following request are written after an idle time, for the minute of their request', async () => {
  const { ask, beQuiet } = counting();
  await runSql('DELETE FROM counter_minute');
  await ask('/media/gone.jpg');
  clock.advance(10 * secondMs);
  // The wait for the first ends because another request has followed.
  await ask('/media/gone.jpg');
  expect(await rowCount()).toBe(0);
  await beQuiet();
  expect(await rowCount()).toBe(1);
  await ask('/media/gone.jpg');
  await beQuiet();
  const written = await firstValue<number>('SELECT SUM(ms_10) AS n FROM counter_minute');
  expect([await rowCount(), written]).toEqual([1, 3]);
});

test('counts of isolates add up, including slow answers and failures; any hour can be read', async () => {
  const token = await administrator();
  const at = clock.now() + hourMs;
  for (const [took, status] of [
    [10, 200],
    [11, 404],
    [3001, 500],
  ] as const) {
    const tally = createTally();
    tally.count('chat', took, status, at);
    await writeCounted(testEnv, tally.take());
    await writeCounted(testEnv, tally.take());
  }
  const until = new Date(at).toISOString();
  const { groups, dtFrom, dtUntil } = await data(getCounters, { token, query: { until } });
  expect(groups).toEqual([{ name: 'chat', calls: 3, errors: 1, histogram: [1, 1, 0, 0, 0, 0, 1] }]);
  expect([dtFrom, dtUntil]).toEqual(['2026-05-04T09:02:00.000Z', '2026-05-04T10:02:00.000Z']);
  const before = await data(getCounters, { token, query: { until: new Date(at - minuteMs).toISOString() } });
  expect(before.groups.map(({ name }) => name)).not.toContain('chat');
  expect((await call(getCounters, { token, query: { until: 'yesterday' } })).status).toBe(400);
});

test('an unavailable database loses the counters, not the answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tally = createTally();
  tally.count('chat', 1, 200, clock.now());
  await writeCounted(
    {
      ...testEnv,
      DB: {
        withSession: () => ({ prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('away')) }),
      } as unknown as D1Database,
    },
    tally.take(),
  );
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([{ counters: 1, error: 'Error' }]);
});

test('an edge sends its counts of pages, and nothing else', async () => {
  const bring = (body: unknown) =>
    takeCounted(new Request('https://api.internal/counted', { method: 'POST', body: JSON.stringify(body) }), testEnv);
  const tally = createTally();
  tally.count('pages', 40, 200, clock.now());
  tally.count('pages', 400, 500, clock.now());
  expect((await bring(tally.take())).status).toBe(204);
  const { groups } = await data(getCounters, { token: await administrator() });
  expect(groups.find(({ name }) => name === 'pages')).toEqual({ name: 'pages', calls: 2, errors: 1, histogram: [0, 0, 1, 0, 1, 0, 0] });
  const row = { minute: 1, name: 'pages', errors: 0, histogram: [0, 0, 0, 0, 0, 0, 0] };
  const wrong = [
    null,
    {},
    [{ ...row, name: 'chat' }],
    [{ ...row, errors: -1 }],
    [{ ...row, histogram: [1] }],
    Array.from({ length: 101 }, () => row),
  ];
  for (const body of wrong) expect((await bring(body)).status).toBe(400);
});

test('counters are stored for three days', async () => {
  const tally = createTally();
  const at = clock.now();
  tally.count('old', 1, 200, at);
  await writeCounted(testEnv, tally.take());
  const names = async () => (await allRows("SELECT name FROM counter_minute WHERE name='old'")).length;
  clock.at = Math.floor(at / hourMs) * hourMs + 3 * dayMs;
  await runScheduled(testEnv, clock);
  expect(await names()).toBe(1);
  clock.advance(hourMs);
  await runScheduled(testEnv, clock);
  expect(await names()).toBe(0);
});

test('a share of the answers lies below a bound', () => {
  expect(boundOf([90, 5, 4, 1, 0, 0, 0], 0.5)).toBe(10);
  expect(boundOf([90, 5, 4, 1, 0, 0, 0], 0.95)).toBe(30);
  expect(boundOf([1, 0, 0, 0, 0, 0, 9], 0.95)).toBeNull();
  expect(boundOf([0, 0, 0, 0, 0, 0, 0], 0.5)).toBeNull();
});
