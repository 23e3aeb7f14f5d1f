import type { NotificationKind } from '../../contract/notification/calls.ts';
import { newId } from '../platform/ids.ts';

export interface NewNotification {
  userId: string;
  /** Key of the translated sentence: notification.json `kinds.<kind>`. */
  kind: NotificationKind;
  values: Record<string, string>;
  href: string;
  /** A second notification with the same key is dropped. */
  dedupeKey?: string;
}

/**
 * One notification as a statement for the write's batch. Movements of credits need none: the ledger's trigger writes it
 * (`credit_transfer_notified`).
 */
export function notificationStatement(db: D1DatabaseSession, notification: NewNotification, now: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, created_at) VALUES(?1,?2,?3,?4,?5,?6,?7) ON CONFLICT(dedupe_key) DO NOTHING',
    )
    .bind(
      newId(),
      notification.dedupeKey ?? null,
      notification.userId,
      notification.kind,
      JSON.stringify(notification.values),
      notification.href,
      now,
    );
}

/** Several notifications as one statement. */
export const notificationsStatement = (
  db: D1DatabaseSession,
  notifications: readonly NewNotification[],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, created_at)
       SELECT value->>'id', value->>'dedupeKey', value->>'userId', value->>'kind', value->>'payload', value->>'href', ?2 FROM json_each(?1) WHERE true
       ON CONFLICT(dedupe_key) DO NOTHING`,
    )
    .bind(JSON.stringify(notifications.map(({ values, ...rest }) => ({ ...rest, id: newId(), payload: JSON.stringify(values) }))), now);

/**
 * The same for recipients that a query in the batch finds. @param select returns user_id, dedupe_key, href and payload of each; its ?2 is
 * the time
 */
export const notificationsOfStatement = (
  db: D1DatabaseSession,
  kind: NotificationKind,
  select: string,
  [first]: readonly [string],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, created_at)
       SELECT lower(hex(randomblob(12))), dedupe_key, user_id, '${kind}', payload, href, ?2 FROM (${select}) WHERE true
       ON CONFLICT(dedupe_key) DO NOTHING`,
    )
    .bind(first, now);

/** The same with one row per target: the new notification replaces earlier ones of its kind with the same target, read or not. */
export const latestNotificationStatements = (
  db: D1DatabaseSession,
  notification: NewNotification & { dedupeKey: string },
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare('DELETE FROM notification WHERE user_id=?1 AND kind=?2 AND href=?3 AND dedupe_key<>?4')
    .bind(notification.userId, notification.kind, notification.href, notification.dedupeKey),
  notificationStatement(db, notification, now),
];
