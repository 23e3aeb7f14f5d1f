/** The scheduled run: its jobs do not block each other, and everyone can see when it last succeeded. */
import { createExecutionContext, createScheduledController, env } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import worker from '../../../api/index.ts';
import { healthOf } from '../../../api/system/health.ts';
import { sweepTokensStatement } from '../../../api/account/token-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { sweepFamiliesStatement } from '../../../api/session/family-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import type { Env } from '../../../api/platform/env.ts';
import { sweepIdempotencyStatement } from '../../../api/platform/http/idempotency.ts';
import { sweepOutboxStatement } from '../../../api/platform/db/outbox-store.ts';
import { clock, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, member } from '../../support/api/api-fixtures.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

afterEach(() => vi.restoreAllMocks());

interface Health {
  success: boolean;
  code: string;
  data: { scheduledRun: { succeededAt: number | null; isLate: boolean } };
}
const health = async (): Promise<Health['data']['scheduledRun']> =>
  ((await (await healthOf(testEnv, clock)).json()) as Health).data.scheduledRun;

/** Makes the database refuse statements with this beginning. */
function refusing(start: string): Env {
  const withSession = (constraint: D1SessionConstraint): D1DatabaseSession => {
    const session = env.DB.withSession(constraint);
    const prepare = session.prepare.bind(session);
    return Object.assign(session, {
      prepare: (sql: string) => {
        if (sql.trim().startsWith(start)) throw new Error('the database is away');
        return prepare(sql);
      },
    });
  };
  return { ...testEnv, DB: { withSession } as unknown as D1Database };
}

test('health reports when the scheduled run last succeeded, and that it is late after three minutes', async () => {
  expect(await health()).toEqual({ succeededAt: null, isLate: true });
  await runScheduled(testEnv, clock);
  const at = clock.now();
  expect(await health()).toEqual({ succeededAt: at, isLate: false });
  clock.advance(3 * minuteMs);
  expect(await health()).toEqual({ succeededAt: at, isLate: false });
  clock.advance(1);
  expect(await health()).toEqual({ succeededAt: at, isLate: true });
  await runScheduled(testEnv, clock);
  expect(await health()).toEqual({ succeededAt: clock.now(), isLate: false });
});

test('a failing job is logged and blocks no other; the run does not count as successful', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = await member();
  const { id } = await approvedCompany(user);
  await runSql('UPDATE company SET is_boosted=1, boost_expires_at=?2 WHERE id=?1', id, clock.now());
  await runSql("INSERT INTO throttle(key, count, window_ends_at) VALUES('old', 1, ?1)", clock.now() - 2 * dayMs);
  const { succeededAt } = await health();
  clock.advance(minuteMs);
  await runScheduled(refusing('DELETE FROM throttle'), clock);
  expect(log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { job: string }).job)).toEqual(['sweep']);
  expect(await firstValue('SELECT is_boosted FROM company WHERE id=?1', id)).toBe(0);
  expect((await health()).succeededAt).toBe(succeededAt);
  await runScheduled(testEnv, clock);
  expect(await firstRow("SELECT 1 FROM throttle WHERE key='old'")).toBeNull();
  expect((await health()).succeededAt).toBe(clock.now());
});

test('views of earlier days are deleted once an hour, and stay counted', async () => {
  const { id } = await approvedCompany(await member());
  const day = Math.floor(clock.now() / dayMs);
  for (const [index, at] of [day - 2, day - 1, day].entries())
    await runSql('INSERT INTO company_view_day(company_id, day, visitor) VALUES(?1,?2,?3)', id, at, `v${index}`);
  clock.advance(hourMs - (clock.now() % hourMs));
  await runScheduled(testEnv, clock);
  const results = await allRows<{ day: number }>('SELECT day FROM company_view_day WHERE company_id=?1 ORDER BY day', id);
  expect(results.map((row) => row.day)).toEqual([day - 1, day]);
  expect(await firstValue('SELECT view_count FROM company WHERE id=?1', id)).toBe(3);
});

test('the cron trigger starts the run, and its health is public', async () => {
  await worker.scheduled(createScheduledController(), testEnv);
  const answer = await worker.fetch(new Request('http://localhost:8787/api/health'), testEnv, createExecutionContext());
  const body = (await answer.json()) as Health;
  expect([answer.status, answer.headers.get('cache-control'), body.code]).toEqual([200, 'no-store', 'HEALTHY']);
  expect(body.data.scheduledRun).toEqual({ succeededAt: expect.any(Number), isLate: false });
});

test('old answers and deliveries are deleted in steps, without reading newer ones', async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM idempotency'), env.DB.prepare('DELETE FROM outbox')]);
  const add = (from: number, to: number, at: number) =>
    env.DB.batch(
      [
        "INSERT INTO idempotency(owner, key, call, body_hash, created_at) SELECT 'o', 'k'||n, 'c', '', ?3 FROM each",
        "INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at, done_at) SELECT 'o'||n, 'o'||n, 'mail', '{}', ?3, ?3, ?3 FROM each",
      ].map((insert) =>
        env.DB.prepare(`WITH RECURSIVE each(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n+1 FROM each WHERE n<?2) ${insert}`).bind(
          from,
          to,
          at,
        ),
      ),
    );
  const sweep = async () => {
    const db = env.DB.withSession('first-primary');
    const results = await db.batch([sweepIdempotencyStatement(db, clock.now(), 200), sweepOutboxStatement(db, clock.now(), 200)]);
    return results.map(({ meta: { changes, rows_read: read } }) => ({ changes, read }));
  };
  const old = clock.now() - 31 * dayMs;
  await add(1, 250, old);
  await add(1001, 3000, clock.now());
  const [answers, delivered] = await sweep();
  expect([answers?.changes, delivered?.changes]).toEqual([200, 200]);
  expect(answers?.read).toBeLessThanOrEqual(5 * 200);
  expect(delivered?.read).toBeLessThanOrEqual(5 * 200);
  expect((await sweep()).map(({ changes }) => changes)).toEqual([50, 50]);
  const idle = await sweep();
  expect(idle.map(({ changes }) => changes)).toEqual([0, 0]);
  for (const { read } of idle) expect(read).toBeLessThanOrEqual(3);
});

test('sweeps of files, sign-ins and links read only what they delete', async () => {
  const user = await member();
  const each = 'WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<400)';
  for (const insert of [
    "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) SELECT 'm'||n, 'p/'||n, ?1, 'image', 'image/png', 1, 'live', 'public', ?2 FROM each",
    "INSERT INTO session_family(id, user_id, client, salt, rotated_at, idle_expires_at, absolute_expires_at, created_at) SELECT 'f'||n, ?1, 'web', '', ?2, ?2, ?2, ?2 FROM each",
    "INSERT INTO verification_token(id, hash, user_id, purpose, created_at, expires_at) SELECT 't'||n, 'h'||n, ?1, 'reset', ?2, ?2 FROM each",
  ])
    await runSql(`${each} ${insert}`, user.id, clock.now());
  const trips: ReadTrips = [];
  await sweepMedia(testEnv, countReads(env.DB.withSession(), trips), clock.now());
  const swept = await env.DB.batch([sweepFamiliesStatement, sweepTokensStatement].map((sweep) => sweep(env.DB.withSession(), clock.now())));
  expect(Math.max(...trips.flat(), ...swept.map(({ meta }) => meta.rows_read))).toBeLessThan(20);
});
