/** Notifications older than three months move to the archive, and their owner can still read them (ADR 037). */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { notificationArchiving, archiveAfterMs } from '../../../api/notification/archive.ts';
import type { Env } from '../../../api/platform/env.ts';
import { dayMs, hourMs, notificationPageSize } from '../../../contract/limits.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, member, signIn, type TestUser } from '../../support/api/api-fixtures.ts';
import { changingBefore, crashingAtRoundTrip, isKilled, rowsReadBy } from '../../support/api/crash/crash-databases.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

const run = (on: Env = testEnv, db = database()) => notificationArchiving.archive(on, db, clock.now());
const count = (of: D1Database, where = 'true') => of.prepare(`SELECT COUNT(*) AS n FROM notification WHERE ${where}`).first<number>('n');
const announced = () => firstValue<number>('SELECT COUNT(*) AS n FROM archive_move');

let added = 0;
/** Adds this number of notifications for a person, every second one read. */
async function addNotifications(user: TestUser, times: number): Promise<void> {
  await runSql(
    `WITH RECURSIVE each(n) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT n+1 FROM each WHERE n<?2+?3-1)
     INSERT INTO notification(id, user_id, kind, payload, href, read_at, created_at)
     SELECT printf('%024x', n), ?1, 'new-message', json_object('company', 'Company '||n), '/messages', CASE WHEN n%2=0 THEN ?4 END, ?4 FROM each`,
    user.id,
    added,
    times,
    clock.now(),
  );
  added += times;
}
async function allOf(user: TestUser): Promise<{ names: (string | undefined)[]; read: boolean[]; unreadCount: number }> {
  const token = await signIn(user);
  const names: (string | undefined)[] = [];
  const read: boolean[] = [];
  for (let before: string | undefined; ;) {
    const { notifications, unreadCount } = await data(getNotifications, { token, query: { before } });
    names.push(...notifications.map(({ values }) => values['company']));
    read.push(...notifications.map(({ isRead }) => isRead));
    if (notifications.length < notificationPageSize) return { names, read, unreadCount };
    before = notifications.at(-1)?.id;
  }
}
const numbered = (from: number, to: number): string[] => Array.from({ length: from - to + 1 }, (_, index) => `Company ${from - index}`);

let user: TestUser;
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM notification'), env.DB.prepare('DELETE FROM archive_move')]);
  await env.ARCHIVE.prepare('DELETE FROM notification').run();
  added = 0;
  user = await member();
  await runSql('DELETE FROM notification');
});

describe('a notification of three months ago', () => {
  test('is listed after newer ones, page by page, and no longer counts as unread', async () => {
    await addNotifications(user, 45);
    clock.advance(archiveAfterMs - 1);
    await run();
    expect(await count(env.ARCHIVE)).toBe(0);
    await addNotifications(user, 40);
    expect(await allOf(user)).toMatchObject({ names: numbered(84, 0), unreadCount: 42 });
    clock.advance(1);
    await run();
    expect([await count(env.DB), await count(env.ARCHIVE), await announced()]).toEqual([40, 45, 0]);
    const { names, read, unreadCount } = await allOf(user);
    expect([names, unreadCount]).toEqual([numbered(84, 0), 20]);
    expect(read.slice(40).every(Boolean)).toBe(true);
    const token = await signIn(user);
    await data(readNotifications, { token, body: {} });
    expect((await allOf(user)).unreadCount).toBe(0);
    const file = (await data(downloadMyData, { token })) as unknown as Record<string, { count: number; items: Record<string, unknown>[] }>;
    expect(file['notifications']).toMatchObject({ count: 85, isComplete: true });
    expect(new Set(file['notifications']?.items.map(({ values }) => (values as { company: string }).company)).size).toBe(85);
    // Unread ones stay unread in the exported data.
    expect(file['notifications']?.items.filter(({ readAt }) => readAt === null)).toHaveLength(22);
  });

  test('stays private, and pages continue after a row that has moved meanwhile', async () => {
    const other = await member();
    await runSql('DELETE FROM notification');
    await addNotifications(other, 3);
    await addNotifications(user, 40);
    const token = await signIn(user);
    const first = (await data(getNotifications, { token })).notifications;
    clock.advance(archiveAfterMs);
    await run();
    const again = await signIn(user);
    const rest = (await data(getNotifications, { token: again, query: { before: first.at(-1)?.id } })).notifications;
    expect(rest.map(({ values }) => values['company'])).toEqual(numbered(12, 3));
    const foreign = (await data(getNotifications, { token: await signIn(other) })).notifications[0]?.id;
    for (const before of [foreign, 'f'.repeat(24)])
      expect((await call(getNotifications, { token: again, query: { before } })).envelope.code).toBe('GONE');
  });

  test('is deleted after a year as before, and with its account at once or by the scheduled run', async () => {
    const other = await member();
    await runSql('DELETE FROM notification');
    await addNotifications(other, 5);
    await addNotifications(user, 700);
    clock.advance(archiveAfterMs);
    await run();
    await run();
    expect(await count(env.ARCHIVE)).toBe(705);
    await database().batch(forgetAccountStatements(database(), user.id, clock.now()));
    await run();
    await run();
    await run();
    expect([await count(env.ARCHIVE), await count(env.ARCHIVE, `user_id='${user.id}'`)]).toEqual([5, 0]);
    expect(await firstValue('SELECT COUNT(*) AS n FROM archived_notification WHERE user_id=?1', user.id)).toBe(0);
    clock.advance(366 * dayMs);
    await run();
    expect(await count(env.ARCHIVE)).toBe(0);
  });

  test('stays without an archive, and moves with the scheduled run if there is one', async () => {
    await addNotifications(user, 3);
    clock.advance(archiveAfterMs);
    const { ARCHIVE: _, ...without } = testEnv;
    await run(without);
    expect([await count(env.DB), (await allOf(user)).names]).toEqual([3, numbered(2, 0)]);
    await runScheduled(testEnv, clock);
    expect([await count(env.DB, `user_id='${user.id}'`), (await allOf(user)).names]).toEqual([0, numbered(2, 0)]);
  });
});

describe('the move', () => {
  test('loses and duplicates nothing after a crash at any point, and completes an hour later', async () => {
    let trip = 1;
    for (; ; trip += 1) {
      await addNotifications(user, 4);
      const before = await allOf(user);
      clock.advance(archiveAfterMs);
      const { on, db, trips } = crashingAtRoundTrip(trip);
      const isDead = await isKilled(run(on, db));
      expect((await allOf(user)).names, `after trip ${trip}`).toEqual(before.names);
      if (!isDead) {
        expect(trips()).toBeLessThan(trip);
        break;
      }
      clock.advance(hourMs);
      await run();
      expect([await count(env.DB), await announced()], `an hour after trip ${trip}`).toEqual([0, 0]);
      expect((await allOf(user)).names).toEqual(before.names);
      await env.ARCHIVE.prepare('DELETE FROM notification').run();
    }
    // Forgotten ones, the yearly sweep, announcement, rows, copies, their reading, the end.
    expect(trip).toBeGreaterThanOrEqual(8);
  });

  test('skips rows that change or are deleted while they are copied', async () => {
    await addNotifications(user, 6);
    clock.advance(archiveAfterMs);
    const change = async (): Promise<void> => {
      await runSql("DELETE FROM notification WHERE payload LIKE '%Company 2%'");
      await runSql("UPDATE notification SET read_at=7 WHERE payload LIKE '%Company 3%'");
    };
    await run(changingBefore(change));
    const left = ['Company 5', 'Company 4', 'Company 3', 'Company 1', 'Company 0'];
    expect([await count(env.DB), (await allOf(user)).names.toSorted().toReversed()]).toEqual([1, left]);
    await run();
    expect([await count(env.DB), await announced(), await count(env.ARCHIVE)]).toEqual([0, 0, 5]);
    expect(await env.ARCHIVE.prepare("SELECT read_at FROM notification WHERE payload LIKE '%Company 3%'").first('read_at')).toBe(7);
  });

  test('is done once by two concurrent runs; each moves a bounded number of rows, and reads no more beside many others', async () => {
    const readBy = () => rowsReadBy(run);
    expect(await readBy(), 'with nothing to do').toBeLessThanOrEqual(5);
    await addNotifications(user, 500);
    clock.advance(archiveAfterMs);
    const alone = await readBy();
    expect(await count(env.ARCHIVE)).toBe(500);
    expect(alone).toBeLessThanOrEqual(500 * 20);
    await addNotifications(user, 700);
    clock.advance(archiveAfterMs);
    await addNotifications(user, 3000);
    const amongMany = await readBy();
    expect([await count(env.ARCHIVE), await count(env.DB)]).toEqual([1000, 3200]);
    expect(amongMany).toBeLessThanOrEqual(alone + 10);
    await Promise.all([run(), run(), run()]);
    await run();
    expect([await count(env.ARCHIVE), await count(env.DB), await announced()]).toEqual([1200, 3000, 0]);
    const { results } = await env.ARCHIVE.prepare('SELECT COUNT(DISTINCT id) AS n, COUNT(*) AS rows FROM notification').all();
    expect(results).toEqual([{ n: 1200, rows: 1200 }]);
  });
});
