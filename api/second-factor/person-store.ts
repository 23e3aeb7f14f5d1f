/** SQL of people who sign in, with the data that determine their second factor. */
import { normalEmail } from '../../contract/email.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { type AccountRow, alive } from '../account/account-store.ts';
import { hasPasskey, needsPasskey } from './rule-store.ts';

export interface SignInRow extends Pick<AccountRow, 'id' | 'email' | 'full_name' | 'language' | 'password_hash'> {
  /** The encrypted key of a confirmed second factor; null without one. */
  secret: string | null;
  has_passkey: 0 | 1;
  /** 1 if the account requires a passkey of this person, who has no second factor. */
  needs_passkey: 0 | 1;
  /** The trusted browser in which they sign in. */
  trusted_id: string | null;
  /** A recovery that waits or is ready. */
  recovery_id: string | null;
  recovery_ready_at: number | null;
}

/** One read. @param trustTokens of the browser */
const findWhere = async (
  db: D1DatabaseSession,
  column: 'email_normal' | 'id',
  value: string,
  trustTokens: readonly string[],
  now: number,
): Promise<SignInRow | null> =>
  db
    .prepare(
      `SELECT u.id, u.email, u.full_name, u.language, u.password_hash, f.secret, ${hasPasskey('u.id')} AS has_passkey, ${needsPasskey('u.id', '?3')} AS needs_passkey, t.id AS trusted_id, r.id AS recovery_id, r.ready_at AS recovery_ready_at
       FROM users u LEFT JOIN second_factor f ON f.user_id=u.id AND f.confirmed_at IS NOT NULL
       LEFT JOIN trusted_browser t ON t.user_id=f.user_id AND t.expires_at>?3 AND t.hash IN (SELECT value FROM json_each(?2))
       LEFT JOIN factor_recovery r ON r.user_id=u.id AND r.expires_at>?3
       WHERE u.${column}=?1 AND ${alive} LIMIT 1`,
    )
    .bind(value, JSON.stringify(await Promise.all(trustTokens.map((token) => sha256(token)))), now)
    .first<SignInRow>();

export const findByEmail = (db: D1DatabaseSession, email: string, trustTokens: readonly string[], now: number): Promise<SignInRow | null> =>
  findWhere(db, 'email_normal', normalEmail(email), trustTokens, now);
export const findById = (db: D1DatabaseSession, id: string, trustTokens: readonly string[], now: number): Promise<SignInRow | null> =>
  findWhere(db, 'id', id, trustTokens, now);
