/** Notifications as their owner reads them (they are written by statement.ts). */
export interface NotificationRow {
  id: string;
  kind: string;
  payload: string;
  href: string;
  read_at: number | null;
  created_at: number;
}

const shownMax = 30;
/** More unread ones than this are shown as this many. */
const unreadMax = 100;

/** The newest, or those before one of the user's own; and how many are unread. */
export async function readNotificationList(
  db: D1DatabaseSession,
  userId: string,
  before: string | null,
): Promise<{ rows: NotificationRow[]; unreadCount: number }> {
  const [rows, unread] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT id, kind, payload, href, read_at, created_at FROM notification
         WHERE user_id=?1 AND (?2 IS NULL OR seq<(SELECT seq FROM notification WHERE id=?2 AND user_id=?1)) ORDER BY seq DESC LIMIT ?3`,
      )
      .bind(userId, before, shownMax),
    db
      .prepare('SELECT COUNT(*) AS n FROM (SELECT 1 FROM notification WHERE user_id=?1 AND read_at IS NULL LIMIT ?2)')
      .bind(userId, unreadMax),
  ]);
  return { rows: (rows?.results ?? []) as NotificationRow[], unreadCount: (unread?.results[0] as { n: number } | undefined)?.n ?? 0 };
}

/** Marks the user's own as read: the named ones, or all. */
export function readStatement(db: D1DatabaseSession, userId: string, ids: readonly string[] | null, now: number): D1PreparedStatement {
  return db
    .prepare(
      'UPDATE notification SET read_at=?3 WHERE user_id=?1 AND read_at IS NULL AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))',
    )
    .bind(userId, ids === null ? null : JSON.stringify(ids), now);
}
