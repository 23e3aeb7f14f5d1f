/**
 * Notifications of three months ago: they move to the archive, the oldest first, so that all that is there of somebody is older than what is here
 * (ADR 037). The bell counts what is here; what was put away is shown as read.
 */
import { dayMs, notificationPageSize } from '../../contract/limits.ts';
import { archiveOf, moveSome } from '../platform/archive-move.ts';
import type { Env } from '../platform/env.ts';
import { dropOfStatement, forgottenStatement, notificationMove, readAway, readForgotten, sweepAwayStatement } from './archive-store.ts';
import { type NotificationRow, readNotificationList } from './store.ts';

export const putAwayAfterMs = 90 * dayMs;
const rowsPerStep = 100;
const stepsPerRun = 5;

/** What is in the archive of people who were forgotten, some of it in each run. */
async function dropForgotten(archive: D1DatabaseSession, db: D1DatabaseSession): Promise<void> {
  const users = await readForgotten(db);
  if (users.length === 0) return;
  const dropped = await dropOfStatement(archive, users).run();
  if (dropped.meta.changes === 0) await forgottenStatement(db, users).run();
}

/** For the cron; safe to repeat, and to run twice at once. */
export async function putNotificationsAway(env: Env, db: D1DatabaseSession, now: number): Promise<void> {
  if (env.ARCHIVE === undefined) return;
  const archive = archiveOf(env);
  await dropForgotten(archive, db);
  await sweepAwayStatement(archive, now).run();
  const step = { until: now - putAwayAfterMs, countMax: rowsPerStep, now };
  for (let steps = 0; steps < stepsPerRun; steps += 1) if (!(await moveSome(notificationMove, archive, db, step))) return;
}

/** The newest, or those before one of the user's own, wherever they stand; and how many are unread. */
export async function readBell(
  env: Env,
  db: D1DatabaseSession,
  userId: string,
  before: string | null,
): Promise<{ rows: NotificationRow[]; unreadCount: number }> {
  const { rows, unreadCount, isAway, isBeforeHere, announced } = await readNotificationList(db, userId, before);
  const missing = notificationPageSize - rows.length;
  if (!isAway || missing === 0) return { rows, unreadCount };
  // What has moved since it was read here is told once.
  const known = JSON.stringify([...rows.map(({ id }) => id), ...(JSON.parse(announced) as string[])]);
  const older = await readAway(archiveOf(env), userId, isBeforeHere ? null : before, known, missing);
  return { rows: [...rows, ...older.map((row) => ({ ...row, read_at: row.read_at ?? row.created_at }))], unreadCount };
}
