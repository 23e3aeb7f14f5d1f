/** Tokens of activation and reset links: 256 random bits, of which only the hash is stored. */
import { dayMs } from '../../contract/limits.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { mailedLinks } from './mailed-links.ts';

export type TokenPurpose = 'email' | 'reset';

/** For this time an expired link is reported as expired, later as unknown. */
const retentionMs = 30 * dayMs;

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
  now: number,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO verification_token(id, user_id, purpose, hash, expires_at, created_at) VALUES(?1,?2,?3,?4,?5,?6)')
    .bind(newId(), userId, purpose, hash, now + mailedLinks[purpose].lifeMs, now);
}

/**
 * Starts the time of a link when its mail is sent: a mail may wait for longer than a link is valid.
 * @returns false if the link is used, replaced or deleted by now
 */
export async function startLink(db: D1DatabaseSession, purpose: TokenPurpose, token: string, now: number): Promise<boolean> {
  const row = await db
    .prepare('UPDATE verification_token SET expires_at=?2 WHERE hash=?1 AND used_at IS NULL RETURNING id')
    .bind(await sha256(token), now + mailedLinks[purpose].lifeMs)
    .first();
  return row !== null;
}

/** Invalidates older links of a purpose. */
export function voidTokensStatement(db: D1DatabaseSession, userId: string, purpose: TokenPurpose, now: number): D1PreparedStatement {
  return db
    .prepare('UPDATE verification_token SET used_at=?3 WHERE user_id=?1 AND purpose=?2 AND used_at IS NULL')
    .bind(userId, purpose, now);
}

/** Invalidates all links that were mailed to a person. */
export const voidAllTokensStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE verification_token SET used_at=?2 WHERE user_id=?1 AND used_at IS NULL').bind(userId, now);

/** The same for the person whose new address was confirmed by the link with this hash. */
export const voidTokensByChangeStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE verification_token SET used_at=?2 WHERE user_id=(SELECT user_id FROM staff_email_change WHERE hash=?1) AND used_at IS NULL',
    )
    .bind(hash, now);

export type TokenState = 'valid' | 'not-found' | 'expired';

/** Reads a token without consuming it (docs/behaviour.md#verification-token). Used tokens and those of another purpose are not found. */
export async function readToken(
  db: D1DatabaseSession,
  token: string,
  purposes: readonly TokenPurpose[],
  now: number,
): Promise<{ state: TokenState; purpose: TokenPurpose | null; userId: string | null }> {
  const row = await db
    .prepare(
      `SELECT t.purpose, t.expires_at, t.user_id FROM verification_token t JOIN users u ON u.id=t.user_id AND u.deleted_at IS NULL
       WHERE t.hash=?1 AND t.used_at IS NULL`,
    )
    .bind(await sha256(token))
    .first<{ purpose: TokenPurpose; expires_at: number; user_id: string }>();
  if (row === null || !purposes.includes(row.purpose)) return { state: 'not-found', purpose: null, userId: null };
  return { state: row.expires_at <= now ? 'expired' : 'valid', purpose: row.purpose, userId: row.user_id };
}

/** Whether this is an activation link, used or not, of a person whose address is confirmed. */
export async function isActivated(db: D1DatabaseSession, token: string): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM verification_token t JOIN users u ON u.id=t.user_id AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
       WHERE t.hash=?1 AND t.purpose='email'`,
    )
    .bind(await sha256(token))
    .first();
  return row !== null;
}

/** The user of a valid link: SQL over ?1, the hash of its token, and ?2, the time. The link is used up in the batch with its effect. */
export const userOfLink = (purpose: TokenPurpose): string =>
  `(SELECT user_id FROM verification_token WHERE hash=?1 AND purpose='${purpose}' AND used_at IS NULL AND expires_at>?2)`;

/** Confirms the address; returns a row if the link is valid. */
export const confirmEmailStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET email_verified_at=COALESCE(email_verified_at, ?2) WHERE id=${userOfLink('email')} AND deleted_at IS NULL RETURNING id`,
    )
    .bind(hash, now);

/** Sets a new password; the person has proved the address by the mail, so spending is unlocked. Returns a row if the link is valid. */
export const resetPasswordStatement = (db: D1DatabaseSession, hash: string, passwordHash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE users SET password_hash=?3, email_verified_at=COALESCE(email_verified_at, ?2), spending_locked_at=NULL, version=version+1 WHERE id=${userOfLink('reset')} AND deleted_at IS NULL RETURNING id`,
    )
    .bind(hash, now, passwordHash);

/** The last statement of a link's batch: marks it and the user's other links of its purpose as used. */
export const useLinkStatement = (db: D1DatabaseSession, purpose: TokenPurpose, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(`UPDATE verification_token SET used_at=?2 WHERE purpose='${purpose}' AND used_at IS NULL AND user_id=${userOfLink(purpose)}`)
    .bind(hash, now);

/** Deletes links that expired long ago. */
export const sweepTokensStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM verification_token WHERE expires_at<?1').bind(now - retentionMs);
