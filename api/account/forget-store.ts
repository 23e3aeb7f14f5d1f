/** Statements that delete the personal data of people's rows, and their links (jobs/forget-account.ts). */
import { forgottenName, people } from '../platform/db/forgetting.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';

/** Marks a main account as deleted; only one of two simultaneous calls changes the row. A guard follows. */
export const endAccountStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE users SET deleted_at=?2 WHERE id=?1 AND deleted_at IS NULL').bind(userId, now);

/** Records that rows of the account may remain to be deleted. */
export const endedStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO ended_account(user_id, ended_at) VALUES(?1,?2) ON CONFLICT DO NOTHING').bind(userId, now);

/** The earliest deleted account with rows that may remain to be deleted. */
export const readEnded = (db: D1DatabaseSession): Promise<string | null> =>
  db.prepare('SELECT user_id FROM ended_account ORDER BY ended_at LIMIT 1').first<string>('user_id');

/** Records that no rows remain. */
export const wholeEndStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM ended_account WHERE user_id=?1').bind(userId);

export const forgetPicturesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  deadMediaOfStatement(db, `SELECT picture_key FROM users WHERE id IN ${people} AND picture_key IS NOT NULL`, userId);

/** Deletes the links that were mailed to these people. */
export const forgetTokensStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare(`UPDATE verification_token SET used_at=?2 WHERE user_id IN ${people} AND used_at IS NULL`).bind(userId, now);

/** Removes everything from the rows that identifies a person; the rows themselves stay. */
export const forgetUsersStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET deleted_at=COALESCE(deleted_at, ?2), email=id || '@deleted.invalid', email_normal=id || '@deleted.invalid', password_hash='',
         full_name='${forgottenName}', phone=NULL, gender=0, country_id=NULL, picture_key=NULL, push_token=NULL, push_session_id=NULL, mail_approval=0, notify_email=3, notify_phone=3, notify_app=3,
         email_verified_at=NULL, phone_verified_at=NULL, phone_approval_asked_at=NULL, plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL, referral_code=NULL,
         version=version+1 WHERE id IN ${people}`,
    )
    .bind(userId, now);
