/** Health: a failure is reported as 503 within bounded time, briefly to strangers, in detail to administrators. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import worker from '../../../api/index.ts';
import { askHealth, healthOf } from '../../../api/system/health.ts';
import { mailStatement } from '../../../api/mail/mail.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import type { Env } from '../../../api/platform/env.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';
import { addContactUs } from '../../../contract/content/calls.ts';
import { getSystem } from '../../../contract/system/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database } from '../../support/api/api-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

afterEach(() => vi.restoreAllMocks());

const unavailable = (): never => {
  throw new Error('secret-host:5432 is away');
};
const never = (): Promise<never> => new Promise(() => {});
/** An environment for each required part, in which that part fails. */
const broken: Readonly<Record<string, () => Partial<Env>>> = {
  database: () => ({ DB: { ...env.DB, withSession: unavailable } as unknown as D1Database }),
  media: () => ({ MEDIA: { head: unavailable } as unknown as R2Bucket }),
  rooms: () => ({ LIVE_CONNECTIONS: { idFromName: unavailable } as unknown as DurableObjectNamespace }),
};
const partsOf = async (token: string, on: Env): Promise<Record<string, string>> =>
  Object.fromEntries((await data(getSystem, { token, env: on })).parts.map(({ name, state }) => [name, state]));

test('health is 503 when a required part is down, and reveals nothing of it to strangers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await healthOf(testEnv, clock)).status).toBe(200);
  for (const [name, parts] of Object.entries(broken)) {
    const answer = await healthOf({ ...testEnv, ...parts() }, clock);
    expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([name, 503, 'no-store']);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      success: false,
      message: 'Something that is needed does not answer.',
      code: 'UNHEALTHY',
      data: { scheduledRun: expect.any(Object) },
    });
    expect(text).not.toMatch(/secret-host|media|rooms|database/);
  }
});

test('missing lookups count as down', async () => {
  const empty = vi.fn(() => ({ prepare: () => ({ first: async () => ({ run_at: null, due_at: null, has_lookups: 0 }) }) }));
  expect((await healthOf({ ...testEnv, DB: { withSession: empty } as unknown as D1Database }, clock)).status).toBe(503);
});

test('a part without an answer is not waited for', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const silent: Env = {
    ...testEnv,
    MEDIA: { head: never } as unknown as R2Bucket,
    DB: { withSession: () => ({ prepare: () => ({ first: never }) }) } as unknown as D1Database,
  };
  expect((await healthOf(silent, clock, 20)).status).toBe(503);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual(
    expect.arrayContaining([
      { health: 'database', error: 'TimeoutError' },
      { health: 'media', error: 'TimeoutError' },
    ]),
  );
});

test('files and rooms are checked once in ten seconds, however often health is requested', async () => {
  const head = vi.fn(async () => null);
  const counted: Env = { ...testEnv, MEDIA: { head } as unknown as R2Bucket };
  for (let times = 0; times < 20; times += 1) await healthOf(counted, clock);
  expect(head).toHaveBeenCalledTimes(1);
  clock.advance(10 * secondMs);
  await healthOf(counted, clock);
  expect(head).toHaveBeenCalledTimes(2);
});

test('administrators see each part with its age, the queues and the outbox', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { token } = await consolePerson('administrator');
  await runScheduled(testEnv, clock);
  await data(addContactUs, { body: { name: 'Mira', email: 'mira@example.test', message: 'Which ports do you know?' } });
  await runSql('UPDATE outbox SET done_at=?1 WHERE done_at IS NULL', clock.now());
  clock.advance(2 * minuteMs);
  expect(await data(getSystem, { token })).toMatchObject({ isHealthy: true, unset: [], outbox: { due: 0, givenUp: 0 } });
  const calm = await data(getSystem, { token });
  expect(calm.parts.find(({ name }) => name === 'scheduledRun')).toEqual({ name: 'scheduledRun', state: 'ok', ageSeconds: 120 });
  expect(calm.queues.find(({ kind }) => kind === 'contact')).toEqual({ kind: 'contact', count: 1, oldestSeconds: 120 });
  expect(calm.queues.find(({ kind }) => kind === 'company')).toEqual({ kind: 'company', count: 0, oldestSeconds: null });

  const mail = { to: 'mira@example.test', language: 'EN', template: 'contact', values: {} } as const;
  await database().batch([
    mailStatement(database(), 'a', mail, clock.now()),
    mailStatement(database(), 'b', mail, clock.now(), clock.now() + hourMs),
  ]);
  await runSql("UPDATE outbox SET done_at=NULL, dead_at=?1 WHERE dedupe_key LIKE 'contact-operator:%'", clock.now());
  clock.advance(3 * minuteMs);
  expect((await data(getSystem, { token })).parts.find(({ name }) => name === 'outbox')).toEqual({
    name: 'outbox',
    state: 'ok',
    ageSeconds: 180,
  });
  clock.advance(secondMs);
  const late = await data(getSystem, { token });
  expect(late.parts.find(({ name }) => name === 'outbox')).toEqual({ name: 'outbox', state: 'late', ageSeconds: 181 });
  expect([late.isHealthy, late.outbox]).toEqual([true, { due: 1, givenUp: 1 }]);
  clock.advance(dayMs);
  const dayAfter = (await consolePerson('administrator')).token;
  expect((await data(getSystem, { token: dayAfter })).outbox).toMatchObject({ givenUp: 0 });

  for (const name of ['media', 'rooms'])
    expect(await partsOf(dayAfter, { ...testEnv, ...broken[name]?.() })).toMatchObject({ database: 'ok', [name]: 'down' });
});

test('without the database the other parts are unknown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { parts } = await askHealth({ ...testEnv, ...broken.database?.() }, clock.now());
  expect(Object.fromEntries(parts.map(({ name, state }) => [name, state]))).toEqual({
    database: 'down',
    lookups: 'unknown',
    outbox: 'unknown',
    scheduledRun: 'unknown',
    media: 'ok',
    rooms: 'ok',
  });
});

test('production logs missing settings at start, once, without values; administrators see them too', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { token } = await consolePerson('administrator');
  const bare: Env = { ...testEnv, MODE: 'production', OPERATOR_PHONE: ' ', IYZICO_API_KEY: '', TAX_PERCENT: '20' };
  const ask = (on: Env) => worker.fetch(new Request('http://localhost:8787/api/health'), on, createExecutionContext());
  await ask(bare);
  await ask(bare);
  const lines = log.mock.calls
    .map(([line]) => JSON.parse(String(line)) as { worker?: string; unset: string[] })
    .filter(({ worker: of }) => of === 'api');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.unset).toEqual(expect.arrayContaining(['OPERATOR_PHONE: missing', 'IYZICO_API_KEY: missing']));
  expect(lines[0]?.unset).not.toContain('TAX_PERCENT: missing');
  expect(JSON.stringify(lines)).not.toContain(testEnv.TOKEN_SECRET);
  const { unset } = await data(getSystem, { token, env: bare });
  expect(unset).toEqual(expect.arrayContaining([{ setting: 'OPERATOR_PHONE', why: 'missing' }]));
});
