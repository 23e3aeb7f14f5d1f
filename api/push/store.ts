import type { ApiLanguage } from '../../contract/text/languages.ts';
import { newId } from '../platform/ids.ts';
import { people } from '../platform/db/forgetting.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

/** Maximum of subscribed browsers per person. */
const subscriptionsMax = 10;

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser belongs to the account that signed in on it last; a sign-in that ended during this call stores none. */
export const addSubscriptionStatements = (
  db: D1DatabaseSession,
  userId: string,
  sessionId: string,
  { endpoint, p256dh, auth }: Subscription,
  now: number,
): D1PreparedStatement[] => [
  db.prepare('DELETE FROM push_subscription WHERE endpoint=?1').bind(endpoint),
  db
    .prepare(
      `INSERT INTO push_subscription(id, user_id, session_id, endpoint, p256dh, auth, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS(SELECT 1 FROM session_family WHERE id=?3 AND user_id=?2 AND revoked_at IS NULL)`,
    )
    .bind(newId(), userId, sessionId, endpoint, p256dh, auth, now),
  db
    .prepare(
      `DELETE FROM push_subscription WHERE user_id=?1
       AND seq IN (SELECT seq FROM push_subscription WHERE user_id=?1 ORDER BY seq DESC LIMIT -1 OFFSET ${subscriptionsMax})`,
    )
    .bind(userId),
];

/** Removes a subscription of the person. */
export const removeSubscriptionStatement = (db: D1DatabaseSession, userId: string, endpoint: string): D1PreparedStatement =>
  db.prepare('DELETE FROM push_subscription WHERE endpoint=?2 AND user_id=?1').bind(userId, endpoint);

/** Removes a subscription that the push service no longer knows. */
export const dropSubscriptionStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM push_subscription WHERE id=?1').bind(id);

export const forgetSubscriptionsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM push_subscription WHERE user_id IN ${people}`).bind(userId);

/** The payload of a push in the outbox, written by a trigger (`notification_is_pushed`). */
export interface PushPayload {
  notification: string;
  subscription: string;
  /** Of the first message of a chat: its target, where the notification of a later message may have replaced it meanwhile. */
  firstOf?: string | null;
}

/** A notification to be sent to a browser. */
export interface DuePush extends Subscription {
  id: string;
  kind: string;
  payload: string;
  href: string;
  language: ApiLanguage;
  level: 1 | 2 | 3;
  /** Whether it is about the first message of a chat. */
  isFirst: 0 | 1;
  /** Unread messages; null if there are none. */
  unread: number | null;
}

/** Null if it is no longer needed: read, deleted, or the browser's sign-in has ended. */
export const readDuePush = (
  db: D1DatabaseSession,
  { notification, subscription, firstOf = null }: PushPayload,
  now: number,
): Promise<DuePush | null> =>
  db
    .prepare(
      `SELECT s.id, s.endpoint, s.p256dh, s.auth, n.kind, n.payload, n.href, u.language, u.notify_app AS level, ?4 IS NOT NULL AS isFirst,
         (SELECT SUM(unread) FROM (SELECT m.unread FROM chat_member m WHERE m.master_user_id=COALESCE((SELECT master_user_id FROM staff WHERE user_id=u.id), u.id)
           AND m.hidden_at IS NULL AND (m.unread>0)=1 ORDER BY m.last_at DESC LIMIT 200)) AS unread
       FROM push_subscription s JOIN users u ON u.id=s.user_id JOIN notification n ON n.user_id=s.user_id
         AND n.id=COALESCE((SELECT id FROM notification WHERE user_id=s.user_id AND kind='new-message' AND href=?4), ?1)
       JOIN session_family f ON f.id=s.session_id AND f.idle_expires_at>?3 AND f.absolute_expires_at>?3
       WHERE s.id=?2 AND n.read_at IS NULL AND u.deleted_at IS NULL`,
    )
    .bind(notification, subscription, now, firstOf)
    .first<DuePush>();

/** Browsers that get pushes in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'browserPushes',
    of: 'person',
    from: 'push_subscription s WHERE s.user_id=?1',
    // The address itself is a secret of its browser.
    columns: "substr(s.endpoint, 9, instr(substr(s.endpoint, 9), '/') - 1) AS service, s.created_at AS createdAt",
    cursor: 's.seq',
  },
];
