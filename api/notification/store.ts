import { dayMs, notificationPageSize } from '../../contract/limits.ts';
import type { NotificationKind, readNotifications } from '../../contract/notification/calls.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import { announcedIds } from '../platform/db/archive-move.ts';
import { people } from '../platform/db/forgetting.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

/** Notifications as their owner reads them (written by notification-store.ts, those of credits by the ledger's trigger). */
export interface NotificationRow {
  id: string;
  kind: string;
  payload: string;
  href: string;
  read_at: number | null;
  created_at: number;
}

/** Unread notifications are counted up to this number. */
const unreadMax = 100;
/** One range of the index for every page: with an OR, a later page would scan all previous ones. */
export const seqMax = '9223372036854775807';
const sweptMax = 500;
/** Credits stay in the ledger forever; other notifications are useless after a year. */
export const retentionMs = 365 * dayMs;

/** A person's notifications in the marketplace's database. */
interface NotificationsHere {
  rows: NotificationRow[];
  unreadCount: number;
  /** Older ones are in the archive. */
  hasArchived: boolean;
  /** Whether the notification before the page is in this database; also true if there is none. */
  isBeforeHere: boolean;
  /** JSON: invalid copies in the archive (api/platform/db/archive-move.ts). */
  announced: string;
}

/** The newest notifications in this database, or those before a given one of the user; and the number of unread ones. */
export async function readNotificationList(db: D1DatabaseSession, userId: string, before: string | null): Promise<NotificationsHere> {
  const [rows, unread, archived] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT id, kind, payload, href, read_at, created_at FROM notification
         WHERE user_id=?1 AND seq<CASE WHEN ?2 IS NULL THEN ${seqMax} ELSE (SELECT seq FROM notification WHERE id=?2 AND user_id=?1) END
         ORDER BY seq DESC LIMIT ?3`,
      )
      .bind(userId, before, notificationPageSize),
    db
      .prepare('SELECT COUNT(*) AS n FROM (SELECT 1 FROM notification WHERE user_id=?1 AND read_at IS NULL LIMIT ?2)')
      .bind(userId, unreadMax),
    db
      .prepare(
        `SELECT EXISTS(SELECT 1 FROM archived_notification WHERE user_id=?1) AS hasArchived,
           ?2 IS NULL OR EXISTS(SELECT 1 FROM notification WHERE id=?2 AND user_id=?1) AS isBeforeHere, ${announcedIds('notification')} AS announced`,
      )
      .bind(userId, before),
  ]);
  const elsewhere = archived?.results[0] as { hasArchived: 0 | 1; isBeforeHere: 0 | 1; announced: string } | undefined;
  return {
    rows: (rows?.results ?? []) as NotificationRow[],
    unreadCount: (unread?.results[0] as { n: number } | undefined)?.n ?? 0,
    hasArchived: elsewhere?.hasArchived === 1,
    isBeforeHere: elsewhere?.isBeforeHere === 1,
    announced: elsewhere?.announced ?? '[]',
  };
}

/** Marks notifications of the user as read: these, or all, or all up to the time of the newest one that was seen. */
export function readStatement(
  db: D1DatabaseSession,
  userId: string,
  { ids, newest }: BodyOf<typeof readNotifications>,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE notification SET read_at=?4 WHERE user_id=?1 AND read_at IS NULL AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))
         AND (?3 IS NULL OR created_at<=?3)`,
    )
    .bind(userId, ids === undefined ? null : JSON.stringify(ids), newest === undefined ? null : Date.parse(newest), now);
}

/** A person who opens the target of notifications in another way. Messages are read for the account, so also for its main user. */
export interface Opening {
  userId: string;
  masterUserId: string;
  href: string;
}

const unreadOfTarget = `read_at IS NULL AND href=?3 AND user_id IN (?1, ?2) AND (user_id=?1 OR kind='new-message')`;

export const hasUnreadOfTarget = async (db: D1DatabaseSession, { userId, masterUserId, href }: Opening): Promise<boolean> =>
  (await db.prepare(`SELECT 1 FROM notification WHERE ${unreadOfTarget} LIMIT 1`).bind(userId, masterUserId, href).first()) !== null;

export const readTargetStatement = (db: D1DatabaseSession, { userId, masterUserId, href }: Opening, now: number): D1PreparedStatement =>
  db.prepare(`UPDATE notification SET read_at=?4 WHERE ${unreadOfTarget}`).bind(userId, masterUserId, href, now);

/** Marks a person's notifications of a kind as read: what they state has changed. */
export const readKindStatement = (db: D1DatabaseSession, userId: string, kind: NotificationKind, now: number): D1PreparedStatement =>
  db.prepare('UPDATE notification SET read_at=?3 WHERE user_id=?1 AND kind=?2 AND read_at IS NULL').bind(userId, kind, now);

/** After a message was deleted: the notification of its chat counts the messages that are still unread, or is read if there are none. */
export const recountMessagesStatement = (
  db: D1DatabaseSession,
  { userId, chatId, href }: { userId: string; chatId: string; href: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE notification SET read_at=iif(m.unread=0, ?4, NULL), payload=iif(m.unread=0, payload, json_set(payload, '$.count', CAST(m.unread AS TEXT)))
       FROM chat_member m WHERE m.chat_id=?2 AND m.master_user_id=?1
         AND notification.user_id=?1 AND notification.kind='new-message' AND notification.href=?3 AND notification.read_at IS NULL`,
    )
    .bind(userId, chatId, href, now);

/** Deletes the oldest: they are in the order of time, so the first rows are sufficient. */
export const sweepNotificationsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM notification WHERE seq IN (SELECT seq FROM (SELECT seq, created_at FROM notification ORDER BY seq LIMIT ?2) WHERE created_at<?1)',
    )
    .bind(now - retentionMs, sweptMax);

interface LiveUpdate {
  userId: string;
  masterUserId: string;
  /** The new balance, for a main user whose credits have changed. */
  balance: number | null;
  isPushed: 0 | 1;
}

/** Claims some of the pending updates; no other process gets them. */
export async function takeLiveUpdates(db: D1DatabaseSession, countMax: number): Promise<LiveUpdate[]> {
  const { results } = await db
    .prepare(
      `DELETE FROM live_update WHERE user_id IN (SELECT user_id FROM live_update LIMIT ?1)
       RETURNING user_id AS userId, COALESCE((SELECT master_user_id FROM staff s WHERE s.user_id=live_update.user_id), user_id) AS masterUserId,
         balance,
         EXISTS(SELECT 1 FROM push_subscription p WHERE p.user_id=live_update.user_id) AS isPushed`,
    )
    .bind(countMax)
    .all<LiveUpdate>();
  return results;
}

/** Deletes the notifications of deleted people; archived ones are deleted by the scheduled run (archive.ts). */
export const forgetNotificationsStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM notification WHERE user_id IN ${people}`).bind(userId),
  db.prepare(`UPDATE archived_notification SET is_forgotten=1 WHERE user_id IN ${people}`).bind(userId),
];

/** Notifications in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'notifications',
    of: 'person',
    from: 'notification n WHERE n.user_id=?1',
    columns: 'n.kind, n.payload AS valuesJson, n.href, n.read_at AS readAt, n.created_at AS createdAt',
    cursor: 'n.seq',
    moved: ['notification', 'n.id'],
  },
];
