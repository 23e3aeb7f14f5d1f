/** SQL of recoveries without app and codes. */
import { dayMs } from '../../contract/limits.ts';
import { recoveryOpenMs, recoveryWaitMs } from '../../contract/second-factor/fields.ts';
import { alive } from '../account/account-store.ts';
import { people } from '../platform/db/forgetting.ts';
import type { Recipient, Recovering } from './mails.ts';
import { hasFactor, needsPasskey } from './rule-store.ts';

export interface RecoveryRow {
  id: string;
  user_id: string;
  ready_at: number;
  expires_at: number;
}

export const newRecovery = (id: string, userId: string, now: number): RecoveryRow => ({
  id,
  user_id: userId,
  ready_at: now + recoveryWaitMs,
  expires_at: now + recoveryWaitMs + recoveryOpenMs,
});

/** The recovery of a person that waits or is ready. */
export const findRecovery = (db: D1DatabaseSession, userId: string, now: number): Promise<RecoveryRow | null> =>
  db
    .prepare('SELECT id, user_id, ready_at, expires_at FROM factor_recovery WHERE user_id=?1 AND expires_at>?2')
    .bind(userId, now)
    .first<RecoveryRow>();

/** Starts a recovery. Changes nothing if one is waiting, or if the person needs neither a second factor nor a passkey. */
export const startRecoveryStatement = (
  db: D1DatabaseSession,
  { id, user_id, ready_at, expires_at }: RecoveryRow,
  isByConsole: boolean,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO factor_recovery(user_id, id, is_by_console, started_at, ready_at, expires_at, next_mail_at)
       SELECT ?1,?2,?3,?4,?5,?6,?7 WHERE (${hasFactor('?1')} OR ${needsPasskey('?1', '?4')})
       ON CONFLICT(user_id) DO UPDATE SET id=excluded.id, is_by_console=excluded.is_by_console, started_at=excluded.started_at,
         ready_at=excluded.ready_at, expires_at=excluded.expires_at, next_mail_at=excluded.next_mail_at WHERE factor_recovery.expires_at<=?4`,
    )
    .bind(user_id, id, isByConsole ? 1 : 0, now, ready_at, expires_at, now + dayMs);

/** Ends a recovery that is waiting or ready; changes nothing if it has ended. */
export const endRecoveryStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM factor_recovery WHERE id=?1').bind(id);

/** Ends the recovery of a person, if there is one. */
export const endRecoveryOfStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM factor_recovery WHERE user_id=?1').bind(userId);

/** Uses up a recovery whose waiting time is over; changes nothing for another one. */
export const takeRecoveryStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM factor_recovery WHERE id=?1 AND ready_at<=?2 AND expires_at>?2').bind(id, now);

export interface RecoveringPerson extends RecoveryRow, Omit<Recovering, 'id'> {
  next_mail_at: number | null;
  /** The main user of a colleague; null for a main user. */
  main_id: string | null;
  main_email: string | null;
  main_full_name: string | null;
  main_language: Recipient['language'] | null;
}

/** The address of the person `u` before a change to which it may still object. */
const oldEmail = '(SELECT old_email FROM staff_email_change WHERE user_id=u.id AND outcome IS NULL AND taken_at IS NOT NULL) AS old_email';

const withPeople = `SELECT r.id, r.user_id, r.ready_at, r.expires_at, r.next_mail_at, u.email, ${oldEmail}, u.full_name, u.language,
    m.id AS main_id, m.email AS main_email, m.full_name AS main_full_name, m.language AS main_language
  FROM factor_recovery r JOIN users u ON u.id=r.user_id AND ${alive}
  LEFT JOIN staff c ON c.user_id=u.id LEFT JOIN users m ON m.id=c.master_user_id AND m.deleted_at IS NULL`;

/** A recovery by the id that its mails contain. */
export const readRecovering = (db: D1DatabaseSession, id: string, now: number): Promise<RecoveringPerson | null> =>
  db.prepare(`${withPeople} WHERE r.id=?1 AND r.expires_at>?2`).bind(id, now).first<RecoveringPerson>();

export interface Person extends Recovering {
  main_id: string | null;
  main_email: string | null;
  main_full_name: string | null;
  main_language: Recipient['language'] | null;
}

/** A person who needs a second factor or a passkey to sign in, and the main user of a colleague. */
export const readPerson = (db: D1DatabaseSession, userId: string, now: number): Promise<Person | null> =>
  db
    .prepare(
      `SELECT u.id, u.email, ${oldEmail}, u.full_name, u.language, m.id AS main_id, m.email AS main_email, m.full_name AS main_full_name, m.language AS main_language
       FROM users u LEFT JOIN staff c ON c.user_id=u.id LEFT JOIN users m ON m.id=c.master_user_id AND m.deleted_at IS NULL
       WHERE u.id=?1 AND ${alive} AND (${hasFactor('u.id')} OR ${needsPasskey('u.id', '?2')})`,
    )
    .bind(userId, now)
    .first<Person>();

/** Recoveries whose next mail is due, the longest due first. */
export async function listDueMails(db: D1DatabaseSession, now: number, countMax: number): Promise<RecoveringPerson[]> {
  const { results } = await db
    .prepare(`${withPeople} WHERE r.next_mail_at<=?1 ORDER BY r.next_mail_at LIMIT ?2`)
    .bind(now, countMax)
    .all<RecoveringPerson>();
  return results;
}

/** Plans the mail of the next day, the last one at the end of the waiting time. Changes nothing if another run was first. */
export const nextMailStatement = (db: D1DatabaseSession, { id, next_mail_at }: RecoveringPerson): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE factor_recovery SET next_mail_at=CASE WHEN next_mail_at+${dayMs}<=ready_at THEN next_mail_at+${dayMs} END WHERE id=?1 AND next_mail_at=?2`,
    )
    .bind(id, next_mail_at);

/** Deletes recoveries that nobody has used, oldest first. */
export const sweepRecoveriesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM factor_recovery WHERE user_id IN (SELECT user_id FROM factor_recovery WHERE expires_at<=?1 ORDER BY expires_at LIMIT 2000)',
    )
    .bind(now);

export const forgetRecoveriesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM factor_recovery WHERE user_id IN ${people}`).bind(userId);
