/** The main cost of a deployment (docs/scale.md): rows written by one action of a person, with all indexes and totals. */
import { env } from 'cloudflare:test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { notificationArchiving, archiveAfterMs as notificationsAfterMs } from '../../../api/notification/archive.ts';
import { archiveAfterMs, archiveRequests } from '../../../api/request/archive.ts';
import { expireRequestsStatement } from '../../../api/request/edit-store.ts';
import { takeCounted } from '../../../api/system/counters.ts';
import { minuteMs, requestPublicMs, secondMs } from '../../../contract/limits.ts';
import { calls } from '../../../contract/index.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { countedPath, createTally } from '../../../contract/system/tally.ts';
import { countPages } from '../../../worker/count-pages.ts';
import type { EdgeEnv } from '../../../worker/env.ts';
import { visitCounter } from '../../../worker/pages/visits.ts';
import { clock, testEnv } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { say, talking, trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedRequest, published } from '../../support/api/published.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

/** Counts rows written to a database from now on. */
function writtenTo(of: D1Database): { take(): number } {
  let rows = 0;
  const real = of.withSession.bind(of);
  const note = <Result extends D1Result>(result: Result): Result => {
    rows += result.meta.rows_written;
    return result;
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const [bind, all, run] = [statement.bind.bind(statement), statement.all.bind(statement), statement.run.bind(statement)];
    const noted = async (work: Promise<D1Result>): Promise<D1Result> => note(await work);
    const first = async (column?: string): Promise<unknown> => {
      const row = (await noted(all())).results[0] as Record<string, unknown> | undefined;
      return row === undefined ? null : column === undefined ? row : row[column];
    };
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values)),
      all: () => noted(all()),
      run: () => noted(run()),
      first,
    });
  };
  const spy = vi.spyOn(of, 'withSession').mockImplementation((constraint) => {
    const session = real(constraint);
    const [prepare, batch] = [session.prepare.bind(session), session.batch.bind(session)];
    return Object.assign(session, {
      prepare: (sql: string) => watch(prepare(sql)),
      batch: async (statements: D1PreparedStatement[]) => (await batch(statements)).map(note),
    });
  });
  onTestFinished(() => spy.mockRestore());
  const take = (): number => {
    const taken = rows;
    rows = 0;
    return taken;
  };
  return { take };
}

test('a request from its form to the archive, and a message, write at most their limit', async () => {
  const owner = await published('Ropes of Trabzon');
  const { to: seller, chatId } = await talking({ text: 'Good morning' });
  const [main, archive] = [writtenTo(env.DB), writtenTo(env.ARCHIVE)];
  const written: Record<string, number> = {};

  const { request } = await editedRequest(owner, { 'Request.Name': 'Coils of rope', 'Request.Send': 'true' });
  written['added and sent'] = main.take();
  await decided('request', request?.id ?? '', true);
  written['approved'] = main.take();
  await say(seller, chatId, 'Good evening');
  written['a message'] = main.take();
  clock.advance(requestPublicMs);
  await expireRequestsStatement(env.DB.withSession('first-primary'), clock.now()).run();
  written['over, two at once'] = main.take();
  clock.advance(archiveAfterMs);
  await archiveRequests(testEnv, database(), clock.now());
  written['archive, two at once'] = main.take();
  written['in the archive'] = archive.take();
  const most = {
    'added and sent': 37,
    approved: 68,
    'a message': 49,
    'over, two at once': 36,
    'archive, two at once': 12,
    'in the archive': 4,
  };
  for (const [what, rows] of Object.entries(most)) {
    expect(written[what], what).toBeLessThanOrEqual(rows);
    expect(written[what], what).toBeGreaterThan(0);
  }
});

test('notifications of three months ago write at most their limit', async () => {
  const user = await trader();
  clock.advance(notificationsAfterMs);
  await runSql('DELETE FROM notification');
  await runSql(
    `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<200)
     INSERT INTO notification(id, dedupe_key, user_id, kind, payload, created_at) SELECT printf('%024x', n), 'key:'||n, ?1, 'new-message', '{}', 1 FROM each`,
    user.id,
  );
  const [main, archive] = [writtenTo(env.DB), writtenTo(env.ARCHIVE)];
  await notificationArchiving.archive(testEnv, database(), clock.now());
  expect(main.take()).toBeLessThanOrEqual(1.1 * 200);
  expect(archive.take()).toBe(3 * 200);
});

test('counters of busy isolates of edge and API write at most their limit per minute', async () => {
  const main = writtenTo(env.DB);
  const waiting: { until: number; end: () => void }[] = [];
  const wait = (): Promise<void> => new Promise((end) => waiting.push({ until: clock.now() + 20 * secondMs, end }));
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const app = createApp(clock, createTally(), wait);
  const API = {
    fetch: async (address: string, init: RequestInit) => {
      const request = new Request(address, init);
      return new URL(address).pathname === countedPath ? takeCounted(request, testEnv) : app.fetch(request, testEnv, context);
    },
  };
  const edge = { MODE: 'production', API } as unknown as EdgeEnv;
  const [countPage, countVisit] = [countPages(clock.now, wait), visitCounter(wait, clock.now)];
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'accept-language': 'tr' };
  // The calls refuse a guest; a refusal is counted like any other answer.
  const called = ['catalogue', 'chat', 'company', 'content', 'lookup', 'notification', 'request', 'user'].map(
    (name) => calls.find(({ subject, call: { method } }) => subject === name && method === 'GET')?.call ?? getItem,
  );
  const paths = ['/', '/imports', '/exports', '/companies', '/products', '/contact', '/faq', '/news'];
  const countries = ['TR', 'DE', 'RU', 'EG', 'IR', 'CN'];
  const minutes = 3;
  clock.at = Math.ceil(clock.at / minuteMs) * minuteMs;
  main.take();
  for (let second = 0; second <= minutes * 60; second += 1) {
    const asked = called[second % called.length] ?? getItem;
    await app.fetch(new Request(`http://localhost:8787${pathOf(asked)}`), testEnv, context);
    const path = paths[second % paths.length] ?? '/';
    const request = new Request(`https://kervan.example${path}`, { headers, cf: { country: countries[second % 6] } } as RequestInit);
    await countPage(edge, context, async () => new Response('', { headers: { 'x-page': second % 3 === 0 ? 'cached' : 'fresh' } }));
    countVisit({ request, env: edge, context, path, page: { status: 200, headers: [] } });
    clock.advance(secondMs);
    for (const { end } of waiting.filter(({ until }) => until === clock.now())) end();
    // Work after the answers.
    await new Promise((next) => setTimeout(next, 2));
  }
  const written = main.take();
  const counted = await firstRow(`SELECT (SELECT SUM(ms_10+ms_30+ms_100+ms_300+ms_1000+ms_3000+ms_more) FROM counter_minute) AS answers,
       (SELECT SUM(n) FROM count_day WHERE kind='views') AS views`);
  expect(counted).toEqual({ answers: 2 * minutes * 60, views: minutes * 60 });
  expect(written / minutes).toBeLessThanOrEqual(30);
});
