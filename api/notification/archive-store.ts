/** SQL of notifications that are moved to the archive, in both databases (ADR 037). */
import { type Move, movedIds } from '../platform/db/archive-move.ts';
import { retentionMs, type NotificationRow, seqMax } from './store.ts';

const sweptMax = 500;
/** Maximum of deleted people per run. */
const forgottenMax = 20;

interface MovedNotification extends NotificationRow {
  user_id: string;
}

const columns = 'id, user_id, kind, payload, href, read_at, created_at';
const readOf = async (db: D1DatabaseSession, ids: readonly string[]): Promise<MovedNotification[]> =>
  (
    await db
      .prepare(`SELECT ${columns} FROM notification WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY seq`)
      .bind(JSON.stringify(ids))
      .all<MovedNotification>()
  ).results;

export const notificationMove: Move<MovedNotification> = {
  kind: 'notification',
  // Rows are in the order of time, so only the first ones are examined.
  due: 'SELECT id FROM (SELECT id, created_at FROM notification ORDER BY seq LIMIT ?2) WHERE created_at<=?1',
  read: readOf,
  store: (archive, rows) => [
    archive
      .prepare(
        `INSERT OR REPLACE INTO notification(${columns})
         SELECT value->>'id', value->>'user_id', value->>'kind', value->>'payload', value->>'href', value->>'read_at', value->>'created_at' FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows)),
  ],
  readCopies: readOf,
  drop: (archive, ids) => [
    archive.prepare('DELETE FROM notification WHERE id IN (SELECT value FROM json_each(?1))').bind(JSON.stringify(ids)),
  ],
  unchanged: `SELECT n.id FROM json_each(?3) j CROSS JOIN notification n ON n.id=j.value->>'id' AND n.read_at IS j.value->>'read_at'`,
  leave: (db) => [
    db.prepare(
      `INSERT INTO archived_notification(user_id) SELECT DISTINCT user_id FROM notification WHERE id IN ${movedIds('notification')} ON CONFLICT DO NOTHING`,
    ),
    db.prepare(`DELETE FROM notification WHERE id IN ${movedIds('notification')}`),
  ],
};

/** People whose notifications are to be deleted from the archive. */
export async function readForgotten(db: D1DatabaseSession): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT user_id FROM archived_notification INDEXED BY archived_notification_forgotten WHERE is_forgotten=1 LIMIT ?1')
    .bind(forgottenMax)
    .all<{ user_id: string }>();
  return results.map(({ user_id }) => user_id);
}

/** Deletes some notifications of these people from the archive. */
export const dropOfStatement = (archive: D1DatabaseSession, users: readonly string[]): D1PreparedStatement =>
  archive
    .prepare(
      'DELETE FROM notification WHERE seq IN (SELECT n.seq FROM json_each(?1) j CROSS JOIN notification n ON n.user_id=j.value LIMIT ?2)',
    )
    .bind(JSON.stringify(users), sweptMax);

/** Records that the archive has no more notifications of these people. */
export const forgottenStatement = (db: D1DatabaseSession, users: readonly string[]): D1PreparedStatement =>
  db
    .prepare('DELETE FROM archived_notification WHERE is_forgotten=1 AND user_id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(users));

/** Deletes archived rows after the usual retention. The first row shows whether there is anything to do. */
export const sweepArchivedStatement = (archive: D1DatabaseSession, now: number): D1PreparedStatement =>
  archive
    .prepare(
      `DELETE FROM notification WHERE seq IN (SELECT seq FROM (SELECT seq, created_at FROM notification ORDER BY seq
         LIMIT iif((SELECT created_at FROM notification ORDER BY seq LIMIT 1)<?1, ?2, 0)) WHERE created_at<?1)`,
    )
    .bind(now - retentionMs, sweptMax);

/**
 * The newest notifications of the archive, or those before a given one of the user.
 * @param without JSON of ids to leave out @returns null if the archive does not have the given one
 */
export async function readArchived(
  archive: D1DatabaseSession,
  userId: string,
  before: string | null,
  without: string,
  countMax: number,
): Promise<NotificationRow[] | null> {
  const [rows, found] = await archive.batch<unknown>([
    archive
      .prepare(
        `SELECT id, kind, payload, href, read_at, created_at FROM notification
       WHERE user_id=?1 AND seq<CASE WHEN ?2 IS NULL THEN ${seqMax} ELSE (SELECT seq FROM notification WHERE id=?2 AND user_id=?1) END
         AND id NOT IN (SELECT value FROM json_each(?3)) ORDER BY seq DESC LIMIT ?4`,
      )
      .bind(userId, before, without, countMax),
    archive.prepare('SELECT ?2 IS NULL OR EXISTS(SELECT 1 FROM notification WHERE id=?2 AND user_id=?1) AS isKnown').bind(userId, before),
  ]);
  const { isKnown } = (found?.results[0] ?? { isKnown: 0 }) as { isKnown: 0 | 1 };
  return isKnown === 1 ? ((rows?.results ?? []) as NotificationRow[]) : null;
}
