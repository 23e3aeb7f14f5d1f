/** SQL of a sign-in by password. */
import { type AccountRow, alive, normalEmail } from '../account/account-store.ts';

export interface SignInRow extends Pick<AccountRow, 'id' | 'email' | 'full_name' | 'language' | 'password_hash'> {
  /** The encrypted key of a confirmed second factor; null without one. */
  secret: string | null;
  trusted_id: string | null;
  recovery_id: string | null;
  recovery_ready_at: number | null;
}

/** The account and all that decides about a code, in one read. @param trustHashes of the browser's tokens */
export const findForSignIn = (
  db: D1DatabaseSession,
  email: string,
  trustHashes: readonly string[],
  now: number,
): Promise<SignInRow | null> =>
  db
    .prepare(
      `SELECT u.id, u.email, u.full_name, u.language, u.password_hash, f.secret, t.id AS trusted_id, r.id AS recovery_id, r.ready_at AS recovery_ready_at
       FROM users u LEFT JOIN second_factor f ON f.user_id=u.id AND f.confirmed_at IS NOT NULL
       LEFT JOIN trusted_browser t ON t.user_id=f.user_id AND t.expires_at>?3 AND t.hash IN (SELECT value FROM json_each(?2))
       LEFT JOIN factor_recovery r ON r.user_id=f.user_id AND r.expires_at>?3
       WHERE u.email_normal=?1 AND ${alive} LIMIT 1`,
    )
    .bind(normalEmail(email), JSON.stringify(trustHashes), now)
    .first<SignInRow>();
