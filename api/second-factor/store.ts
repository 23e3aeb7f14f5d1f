/** SQL of second factors and recovery codes. */
import { people } from '../platform/db/forgetting.ts';

export interface SecondFactor {
  secret: string;
  confirmed_at: number | null;
  last_step: number;
}

export const readSecondFactor = (db: D1DatabaseSession, userId: string): Promise<SecondFactor | null> =>
  db.prepare('SELECT secret, confirmed_at, last_step FROM second_factor WHERE user_id=?1').bind(userId).first<SecondFactor>();

interface State {
  confirmed_at: number | null;
  codes: number;
  required_from: number | null;
  ready_at: number | null;
}

/** The state of the second factor for the settings page. */
export const readState = (db: D1DatabaseSession, userId: string, masterUserId: string, now: number): Promise<State | null> =>
  db
    .prepare(
      `SELECT f.confirmed_at, (SELECT COUNT(*) FROM recovery_code WHERE user_id=?1) AS codes, r.ready_at,
         (SELECT required_from FROM second_factor_rule WHERE master_user_id=?2) AS required_from
       FROM (SELECT ?1 AS id) u LEFT JOIN second_factor f ON f.user_id=u.id AND f.confirmed_at IS NOT NULL
       LEFT JOIN factor_recovery r ON r.user_id=u.id AND r.expires_at>?3`,
    )
    .bind(userId, masterUserId, now)
    .first<State>();

export const countRecoveryCodes = async (db: D1DatabaseSession, userId: string): Promise<number> =>
  (await db.prepare('SELECT COUNT(*) AS n FROM recovery_code WHERE user_id=?1').bind(userId).first<number>('n')) ?? 0;

/** Whether a session has ever given its second factor. */
export const hasGivenBefore = async (db: D1DatabaseSession, sessionId: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM session_family WHERE id=?1 AND second_factor_at IS NOT NULL').bind(sessionId).first()) !== null;

/** Stores a key that is valid after its confirmation; replaces an unconfirmed one. Changes nothing if one is confirmed. */
export const enrolStatement = (db: D1DatabaseSession, userId: string, secret: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO second_factor(user_id, secret, created_at) VALUES(?1,?2,?3)
       ON CONFLICT(user_id) DO UPDATE SET secret=excluded.secret, created_at=excluded.created_at WHERE confirmed_at IS NULL`,
    )
    .bind(userId, secret, now);

/** Confirms the key. Changes nothing if it was replaced, or is already confirmed. */
export const confirmStatement = (
  db: D1DatabaseSession,
  userId: string,
  { secret, step, now }: { secret: string; step: number; now: number },
): D1PreparedStatement =>
  db
    .prepare('UPDATE second_factor SET confirmed_at=?4, last_step=?3 WHERE user_id=?1 AND secret=?2 AND confirmed_at IS NULL')
    .bind(userId, secret, step, now);

/** Accepts a code: codes of earlier steps are refused afterwards. @param isOpen for a demo key, which protects nothing */
export const takeStepStatement = (db: D1DatabaseSession, userId: string, step: number, isOpen: boolean): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE second_factor SET last_step=MAX(last_step, ?2) WHERE user_id=?1 AND confirmed_at IS NOT NULL AND (last_step<?2 OR ?3=1)',
    )
    .bind(userId, step, isOpen ? 1 : 0);

export const addRecoveryCodesStatement = (db: D1DatabaseSession, userId: string, hashes: readonly string[]): D1PreparedStatement =>
  db.prepare('INSERT INTO recovery_code(user_id, hash) SELECT ?1, value FROM json_each(?2)').bind(userId, JSON.stringify(hashes));

/** Uses up a recovery code; changes nothing if there is no such code. */
export const useRecoveryCodeStatement = (db: D1DatabaseSession, userId: string, hash: string): D1PreparedStatement =>
  db.prepare('DELETE FROM recovery_code WHERE user_id=?1 AND hash=?2').bind(userId, hash);

export const dropRecoveryCodesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM recovery_code WHERE user_id=?1').bind(userId);

/** Removes a second factor; a trigger also removes recovery codes, trusted browsers and a waiting recovery. */
export const dropSecondFactorStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM second_factor WHERE user_id=?1').bind(userId);

/** Removes a second factor that was confirmed since a time. */
export const dropSecondFactorSinceStatement = (db: D1DatabaseSession, userId: string, since: number): D1PreparedStatement =>
  db.prepare('DELETE FROM second_factor WHERE user_id=?1 AND confirmed_at>=?2').bind(userId, since);

/** Deletes the second factors of deleted people. */
export const forgetSecondFactorsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM second_factor WHERE user_id IN ${people}`).bind(userId);
