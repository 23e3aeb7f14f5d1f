/**
 * Notifications older than three months move to the archive, oldest first, so that everything in a person's archive is older than the rows
 * here (ADR 037). The unread count covers rows here; archived ones are shown as read.
 */
import { dayMs, notificationPageSize } from '../../contract/limits.ts';
import { archiveOf, moving } from '../platform/db/archive-move.ts';
import type { Env } from '../platform/env.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  dropOfStatement,
  forgottenStatement,
  notificationMove,
  readArchived,
  readForgotten,
  sweepArchivedStatement,
} from './archive-store.ts';
import { type NotificationRow, readNotificationList } from './store.ts';

export const archiveAfterMs = 90 * dayMs;

/** Deletes the archived notifications of deleted people, some in each run. */
async function dropForgotten(archive: D1DatabaseSession, db: D1DatabaseSession): Promise<void> {
  const users = await readForgotten(db);
  if (users.length === 0) return;
  const dropped = await dropOfStatement(archive, users).run();
  if (dropped.meta.changes === 0) await forgottenStatement(db, users).run();
}

export const notificationArchiving = moving({
  name: 'archiveNotifications',
  move: notificationMove,
  afterMs: archiveAfterMs,
  rowsPerStep: 100,
  async sweep(archive, db, now) {
    await dropForgotten(archive, db);
    await sweepArchivedStatement(archive, now).run();
  },
});

/**
 * The newest notifications of a user, or those before a given one, from both databases; and the unread count.
 * @throws Refusal GONE if the given one no longer exists
 */
export async function readWithArchived(
  env: Env,
  db: D1DatabaseSession,
  userId: string,
  before: string | null,
): Promise<{ rows: NotificationRow[]; unreadCount: number }> {
  const { rows, unreadCount, hasArchived, isBeforeHere, announced } = await readNotificationList(db, userId, before);
  const missing = notificationPageSize - rows.length;
  if (!hasArchived && !isBeforeHere) throw new Refusal('GONE');
  if (!hasArchived || missing === 0) return { rows, unreadCount };
  // A notification that was moved between the two reads is shown once.
  const known = JSON.stringify([...rows.map(({ id }) => id), ...(JSON.parse(announced) as string[])]);
  const older = await readArchived(archiveOf(env), userId, isBeforeHere ? null : before, known, missing);
  if (older === null) throw new Refusal('GONE');
  return { rows: [...rows, ...older.map((row) => ({ ...row, read_at: row.read_at ?? row.created_at }))], unreadCount };
}
