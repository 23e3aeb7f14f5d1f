/** SQL of the devices and countries that people have signed in with. */
import { knownDeviceMs } from '../../contract/limits.ts';
import type { Family } from './family-store.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { people } from '../platform/db/forgetting.ts';

/**
 * Notes the device of a new session. If the person has never signed in with this device or from this country, an alert is due. The first
 * sign-in of a person causes no alert, unless the account is so old that its devices may have been deleted.
 */
export const knownDeviceStatement = (db: D1DatabaseSession, { id, user_id, device, country, created_at }: Family): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO known_device(user_id, device, country, first_at, last_at, alert_session)
       SELECT ?1,?2,?3,?4,?4, CASE WHEN
         (EXISTS(SELECT 1 FROM known_device WHERE user_id=?1) OR EXISTS(SELECT 1 FROM users WHERE id=?1 AND created_at<?6)) AND NOT (
           EXISTS(SELECT 1 FROM known_device WHERE user_id=?1 AND device=?2) AND EXISTS(SELECT 1 FROM known_device WHERE user_id=?1 AND country=?3))
         THEN ?5 END
       WHERE true ON CONFLICT(user_id, device, country) DO UPDATE SET last_at=excluded.last_at`,
    )
    .bind(user_id, device, country, created_at, id, created_at - knownDeviceMs);

export interface DueAlert {
  user_id: string;
  device: string;
  country: string;
  alert_session: string;
  signed_in_at: number;
  email: string;
  full_name: string;
  language: Language;
}

/** Sign-ins whose alert is due, the oldest first. */
export async function listDueAlerts(db: D1DatabaseSession, countMax: number): Promise<DueAlert[]> {
  const { results } = await db
    .prepare(
      `SELECT k.user_id, k.device, k.country, k.alert_session, k.first_at AS signed_in_at, u.email, u.full_name, u.language
       FROM known_device k JOIN users u ON u.id=k.user_id
       WHERE k.alert_session IS NOT NULL ORDER BY k.last_at LIMIT ?1`,
    )
    .bind(countMax)
    .all<DueAlert>();
  return results;
}

/** Marks an alert as sent, in the batch of its mail. Changes nothing if another run was first. */
export const alertedStatement = (
  db: D1DatabaseSession,
  { user_id, device, country, alert_session }: Pick<DueAlert, 'user_id' | 'device' | 'country' | 'alert_session'>,
): D1PreparedStatement =>
  db
    .prepare('UPDATE known_device SET alert_session=NULL WHERE user_id=?1 AND device=?2 AND country=?3 AND alert_session=?4')
    .bind(user_id, device, country, alert_session);

/** Deletes a device that was not the person's, so that it counts as new. */
export const forgetDeviceStatement = (
  db: D1DatabaseSession,
  { user_id, device, country }: Pick<DueAlert, 'user_id' | 'device' | 'country'>,
): D1PreparedStatement =>
  db.prepare('DELETE FROM known_device WHERE user_id=?1 AND device=?2 AND country=?3').bind(user_id, device, country);

/** Deletes devices that were not used for a long time. */
export const sweepDevicesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM known_device WHERE (user_id, device, country) IN
       (SELECT user_id, device, country FROM known_device WHERE last_at<?1 ORDER BY last_at LIMIT 500)`,
    )
    .bind(now - knownDeviceMs);

export const forgetDevicesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM known_device WHERE user_id IN ${people}`).bind(userId);
