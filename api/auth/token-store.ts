/** Tokens of activation, reset and new-address links: 256 random bits, of which only the hash is stored. */
import { dayMs } from '../../contract/limits.ts';
import { newId, newSecret, sha256 } from '../platform/ids.ts';

export type TokenPurpose = 'email' | 'reset' | 'staff_email';

/** A link that has run out says so for a month. */
const keptMs = 30 * dayMs;

export interface NewToken {
  token: string;
  hash: string;
}

export async function newToken(): Promise<NewToken> {
  const token = newSecret();
  return { token, hash: await sha256(token) };
}

export function tokenStatement(
  db: D1DatabaseSession,
  userId: string,
  purpose: TokenPurpose,
  hash: string,
  lifeMs: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO verification_token(id, user_id, purpose, hash, expires_at, created_at) VALUES(?1,?2,?3,?4,?5,?6)')
    .bind(newId(), userId, purpose, hash, now + lifeMs, now);
}

/** Older links of a purpose stop working. */
export function voidTokensStatement(db: D1DatabaseSession, userId: string, purpose: TokenPurpose, now: number): D1PreparedStatement {
  return db
    .prepare('UPDATE verification_token SET used_at=?3 WHERE user_id=?1 AND purpose=?2 AND used_at IS NULL')
    .bind(userId, purpose, now);
}

export type TokenState = 'valid' | 'not-found' | 'expired';

/** Looks at a token without consuming it (D-12). A used one, or one of another purpose, is not found. */
export async function readToken(
  db: D1DatabaseSession,
  token: string,
  purposes: readonly TokenPurpose[],
  now: number,
): Promise<{ state: TokenState; purpose: TokenPurpose | null }> {
  const row = await db
    .prepare(
      `SELECT t.purpose, t.expires_at FROM verification_token t JOIN users u ON u.id=t.user_id AND u.deleted_at IS NULL
       WHERE t.hash=?1 AND t.used_at IS NULL`,
    )
    .bind(await sha256(token))
    .first<{ purpose: TokenPurpose; expires_at: number }>();
  if (row === null || !purposes.includes(row.purpose)) return { state: 'not-found', purpose: null };
  return { state: row.expires_at <= now ? 'expired' : 'valid', purpose: row.purpose };
}

const owner = "(SELECT user_id FROM verification_token WHERE hash=?1 AND purpose='PURPOSE' AND used_at IS NULL AND expires_at>?2)";
const ownerBy = (purpose: TokenPurpose): string => owner.replace('PURPOSE', purpose);

/** Uses an activation token. @returns false when another was first or it ended meanwhile */
export async function useEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE users SET email_verified_at=COALESCE(email_verified_at, ?2) WHERE id=${ownerBy('email')} AND deleted_at IS NULL RETURNING id`,
      )
      .bind(hash, now),
    db
      .prepare(`UPDATE verification_token SET used_at=?2 WHERE purpose='email' AND used_at IS NULL AND user_id=${ownerBy('email')}`)
      .bind(hash, now),
  ]);
  return changed?.results.length === 1;
}

/**
 * Uses the link mailed to a colleague's new address: the address is theirs from now on, and no link mailed to the old one works.
 * @returns false when another was first, or the wish was taken back
 * @throws the unique index's error when another account has the address meanwhile
 */
export async function useStaffEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  const user = ownerBy('staff_email');
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE users SET email=s.pending_email, email_normal=s.pending_email, email_verified_at=?2, version=version+1
         FROM staff s WHERE s.user_id=users.id AND s.pending_email IS NOT NULL AND s.removed_at IS NULL AND users.id=${user} AND users.deleted_at IS NULL RETURNING users.id`,
      )
      .bind(hash, now),
    db.prepare(`UPDATE staff SET pending_email=NULL WHERE user_id=${user}`).bind(hash, now),
    db.prepare(`UPDATE verification_token SET used_at=?2 WHERE used_at IS NULL AND user_id=${user}`).bind(hash, now),
  ]);
  return changed?.results.length === 1;
}

/**
 * Uses a reset token: new password, no session left, no other reset link left; who received the mail owns the address.
 * The password is written only while the token is unused, in one transaction: of many uses at once, one counts.
 */
export async function useResetToken(db: D1DatabaseSession, token: string, passwordHash: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE users SET password_hash=?3, email_verified_at=COALESCE(email_verified_at, ?2), version=version+1 WHERE id=${ownerBy('reset')} AND deleted_at IS NULL RETURNING id`,
      )
      .bind(hash, now, passwordHash),
    db
      .prepare(`UPDATE session_family SET revoked_at=?2, revoke_reason='password' WHERE revoked_at IS NULL AND user_id=${ownerBy('reset')}`)
      .bind(hash, now),
    db
      .prepare(`UPDATE verification_token SET used_at=?2 WHERE purpose='reset' AND used_at IS NULL AND user_id=${ownerBy('reset')}`)
      .bind(hash, now),
  ]);
  return changed?.results.length === 1;
}

/** Forgets links that ran out long ago. */
export const sweepTokensStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM verification_token WHERE expires_at<?1').bind(now - keptMs);
