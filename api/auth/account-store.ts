/** What sign-in, activation and passwords read and write of a user's row. */
import type { Language } from '../../contract/wire.ts';
import { normalEmail } from '../user/account-store.ts';

export interface AccountRow {
  id: string;
  email: string;
  full_name: string;
  language: Language;
  password_hash: string;
  email_verified_at: number | null;
  phone: string | null;
  phone_verified_at: number | null;
  phone_approval_asked_at: number | null;
}

const columns =
  'u.id, u.email, u.full_name, u.language, u.password_hash, u.email_verified_at, u.phone, u.phone_verified_at, u.phone_approval_asked_at';
/** Deleted accounts and removed staff are as if they had never been. */
const alive = 'u.deleted_at IS NULL AND NOT EXISTS(SELECT 1 FROM staff s WHERE s.user_id=u.id AND s.removed_at IS NOT NULL)';

export const findAccountByEmail = (db: D1DatabaseSession, email: string): Promise<AccountRow | null> =>
  db.prepare(`SELECT ${columns} FROM users u WHERE u.email_normal=?1 AND ${alive}`).bind(normalEmail(email)).first<AccountRow>();

export const readAccount = (db: D1DatabaseSession, userId: string): Promise<AccountRow | null> =>
  db.prepare(`SELECT ${columns} FROM users u WHERE u.id=?1 AND ${alive}`).bind(userId).first<AccountRow>();

/** Replaces a password; fails to change anything when the old hash is no longer the stored one. */
export const passwordStatement = (db: D1DatabaseSession, userId: string, oldHash: string, newHash: string): D1PreparedStatement =>
  db
    .prepare('UPDATE users SET password_hash=?3, version=version+1 WHERE id=?1 AND password_hash=?2 RETURNING id')
    .bind(userId, oldHash, newHash);

/** Puts a phone number into the moderators' queue. @returns false when it waits there already */
export async function askPhoneApproval(db: D1DatabaseSession, userId: string, now: number): Promise<boolean> {
  const { results } = await db
    .prepare(
      'UPDATE users SET phone_approval_asked_at=?2 WHERE id=?1 AND phone IS NOT NULL AND phone_verified_at IS NULL AND phone_approval_asked_at IS NULL RETURNING id',
    )
    .bind(userId, now)
    .all();
  return results.length === 1;
}

export const languageStatement = (db: D1DatabaseSession, userId: string, language: Language): D1PreparedStatement =>
  db.prepare('UPDATE users SET language=?2 WHERE id=?1').bind(userId, language);

/** The push token of the app's session; a device belongs to the account that signed in on it last. An empty one takes it away. */
export function pushTokenStatements(db: D1DatabaseSession, userId: string, sessionId: string, token: string): D1PreparedStatement[] {
  if (token === '') return [db.prepare('UPDATE users SET push_token=NULL, push_session_id=NULL WHERE id=?1').bind(userId)];
  return [
    db.prepare('UPDATE users SET push_token=NULL, push_session_id=NULL WHERE push_token=?2 AND id<>?1').bind(userId, token),
    // A session that was ended while this call was under way brings none.
    db
      .prepare(
        `UPDATE users SET push_token=?2, push_session_id=?3
         WHERE id=?1 AND EXISTS(SELECT 1 FROM session_family WHERE id=?3 AND user_id=?1 AND revoked_at IS NULL)`,
      )
      .bind(userId, token, sessionId),
  ];
}
