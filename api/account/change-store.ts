/** Statements that change a person's row, for batches of other subjects. */
import { planMs } from '../../contract/limits.ts';
import { noPassword } from './account-store.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

/** Replaces a password; changes nothing if the old hash is no longer the stored one. */
export const passwordStatement = (db: D1DatabaseSession, userId: string, oldHash: string, newHash: string): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET password_hash=?3, version=version+1 WHERE id=?1 AND password_hash=?2 RETURNING id')
    .bind(userId, oldHash, newHash);

/** Disables the password and all spending of the person and their staff, until a new password is set by a mailed link. */
export const lockStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET spending_locked_at=?2, password_hash=?3, version=version+1 WHERE id=?1 AND deleted_at IS NULL')
    .bind(userId, now, noPassword);

/** Submits a phone number for approval. @returns false if it is already submitted */
export async function askPhoneApproval(db: D1DatabaseSession, userId: string, now: number): Promise<boolean> {
  const { results } = await db
    .prepare(
      'UPDATE users SET phone_approval_asked_at=?2 WHERE id=?1 AND phone IS NOT NULL AND phone_verified_at IS NULL AND phone_approval_asked_at IS NULL RETURNING id',
    )
    .bind(userId, now)
    .all();
  return results.length === 1;
}

/** Verifies a phone, or requires a new submission. Guarded by the version. */
export const decidePhoneStatement = (
  db: D1DatabaseSession,
  id: string,
  version: number,
  approve: boolean,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET phone_verified_at = ?3, phone_approval_asked_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND phone_approval_asked_at IS NOT NULL AND phone_verified_at IS NULL`,
    )
    .bind(id, version, approve ? now : null);

/**
 * Replaces the running plan by a bought one, for a year from now (docs/behaviour.md#buying-a-plan). Changes nothing for a forgotten
 * account: a guard follows.
 */
export const startPlanStatement = (db: D1DatabaseSession, userId: string, planId: string, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET plan_id=?2, plan_started_at=?3, plan_expires_at=?4 WHERE id=?1 AND deleted_at IS NULL')
    .bind(userId, planId, now, now + planMs);

/** Ends the plan that began at the given time, but not a plan that has replaced it. */
export const endPlanStatement = (db: D1DatabaseSession, userId: string, planId: string, startedAt: number): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL WHERE id=?1 AND plan_id=?2 AND plan_started_at=?3')
    .bind(userId, planId, startedAt);

/** Gives an account without a plan the newest paid one that it would still have without the refunded order. */
export const resumePlanStatement = (db: D1DatabaseSession, masterUserId: string, refundedId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET plan_id=o.item_id, plan_started_at=o.fulfilled_at, plan_expires_at=o.fulfilled_at+?4
       FROM (SELECT item_id, fulfilled_at FROM payment_order WHERE master_user_id=?1 AND id<>?2 AND item_type='plan' AND state='fulfilled'
         AND refunded_at IS NULL AND fulfilled_at+?4>?3 ORDER BY fulfilled_at DESC LIMIT 1) o
       WHERE users.id=?1 AND users.plan_id IS NULL AND users.deleted_at IS NULL`,
    )
    .bind(masterUserId, refundedId, now, planMs);

/** Changes one row if the account exists, and none otherwise. A guard has to follow. */
export const accountIsActiveStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('UPDATE users SET version=version WHERE id=?1 AND deleted_at IS NULL').bind(userId);

export const languageStatement = (db: D1DatabaseSession, userId: string, language: Language): D1PreparedStatement =>
  db.prepare('UPDATE users SET language=?2 WHERE id=?1').bind(userId, language);

/** The push token of the app's session; a device belongs to the account that signed in on it last. An empty token removes it. */
export function pushTokenStatements(db: D1DatabaseSession, userId: string, sessionId: string, token: string): D1PreparedStatement[] {
  if (token === '') return [db.prepare('UPDATE users SET push_token=NULL, push_session_id=NULL WHERE id=?1').bind(userId)];
  return [
    db.prepare('UPDATE users SET push_token=NULL, push_session_id=NULL WHERE push_token=?2 AND id<>?1').bind(userId, token),
    // A session that ended during this call stores no token.
    db
      .prepare(
        `UPDATE users SET push_token=?2, push_session_id=?3
         WHERE id=?1 AND EXISTS(SELECT 1 FROM session_family WHERE id=?3 AND user_id=?1 AND revoked_at IS NULL)`,
      )
      .bind(userId, token, sessionId),
  ];
}

export interface ProfileChange {
  fullName: string;
  language: Language | null;
  /** Digits of the phone number, or null. A changed number has to be verified again. */
  phone: string | null;
  gender: number | null;
  notifyEmail: number | null;
  notifyPhone: number | null;
  notifyApp: number | null;
  /** Null removes the picture; undefined keeps it. */
  pictureKey: string | null | undefined;
}

/** Omitted fields keep their values; the phone is always written. Changes nothing if the person is deleted: a guard follows. */
export function profileStatement(db: D1DatabaseSession, userId: string, change: ProfileChange): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE users SET full_name=?2, language=COALESCE(?3, language),
         phone_verified_at=CASE WHEN phone IS ?4 THEN phone_verified_at END,
         phone_approval_asked_at=CASE WHEN phone IS ?4 THEN phone_approval_asked_at END,
         phone=?4, gender=COALESCE(?5, gender), notify_email=COALESCE(?6, notify_email), notify_phone=COALESCE(?7, notify_phone),
         notify_app=COALESCE(?8, notify_app), picture_key=CASE WHEN ?10 THEN ?9 ELSE picture_key END, version=version+1
       WHERE id=?1 AND deleted_at IS NULL`,
    )
    .bind(
      userId,
      change.fullName,
      change.language,
      change.phone,
      change.gender,
      change.notifyEmail,
      change.notifyPhone,
      change.notifyApp,
      change.pictureKey ?? null,
      change.pictureKey === undefined ? 0 : 1,
    );
}
