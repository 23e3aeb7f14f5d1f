/** SQL of alerts: the links with which a person denies a sign-in. */
import { dayMs, signInAlertMs } from '../../contract/limits.ts';
import { people } from '../platform/db/forgetting.ts';

/** For a month, an expired link is answered as expired; after that as unknown. */
const retentionMs = 30 * dayMs;

export interface Alert {
  user_id: string;
  device: string;
  country: string;
  signed_in_at: number;
  expires_at: number;
}

export const alertStatement = (
  db: D1DatabaseSession,
  hash: string,
  { user_id, device, country, signed_in_at }: Omit<Alert, 'expires_at'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare('INSERT INTO sign_in_alert(hash, user_id, device, country, signed_in_at, expires_at) VALUES(?1,?2,?3,?4,?5,?6)')
    .bind(hash, user_id, device, country, signed_in_at, now + signInAlertMs);

/**
 * An unused alert, also an expired one, of a person whose account was not deleted. Those that were mailed to an address which was replaced
 * for good are not found.
 */
export const findAlert = (db: D1DatabaseSession, hash: string): Promise<Alert | null> =>
  db
    .prepare(
      `SELECT a.user_id, a.device, a.country, a.signed_in_at, a.expires_at FROM sign_in_alert a
       JOIN users u ON u.id=a.user_id AND u.deleted_at IS NULL WHERE a.hash=?1 AND a.used_at IS NULL
         AND NOT EXISTS(SELECT 1 FROM staff_email_change c WHERE c.user_id=a.user_id AND c.outcome='kept' AND c.taken_at>a.signed_in_at)`,
    )
    .bind(hash)
    .first<Alert>();

/** Changes nothing if it was used or expired meanwhile. */
export const useAlertStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE sign_in_alert SET used_at=?2 WHERE hash=?1 AND used_at IS NULL AND expires_at>?2').bind(hash, now);

export const sweepAlertsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare('DELETE FROM sign_in_alert WHERE hash IN (SELECT hash FROM sign_in_alert WHERE expires_at<?1 ORDER BY expires_at LIMIT 500)')
    .bind(now - retentionMs);

export const forgetAlertsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM sign_in_alert WHERE user_id IN ${people}`).bind(userId);
