import type { ApiLanguage } from '../../contract/text/languages.ts';
import { caseless } from '../../contract/text/letter-case.ts';

/** The present address and language of a person. @returns null for a deleted account */
export const readAddress = (db: D1DatabaseSession, userId: string): Promise<{ to: string; language: ApiLanguage } | null> =>
  db.prepare('SELECT email AS "to", language FROM users WHERE id=?1 AND deleted_at IS NULL').bind(userId).first();

/**
 * Whether an address gets no mails: its account has switched all off (level 3), nobody has confirmed it, or the person is suspended,
 * or for staff their main user.
 */
export async function isUnwanted(db: D1DatabaseSession, email: string): Promise<boolean> {
  const account = await db
    .prepare(
      `SELECT notify_email, email_verified_at, EXISTS(SELECT 1 FROM users s WHERE s.id IN(u.id, (SELECT master_user_id FROM staff WHERE user_id=u.id))
         AND s.suspended_at IS NOT NULL) AS is_suspended FROM users u WHERE email_normal=?1 AND deleted_at IS NULL`,
    )
    .bind(caseless(email))
    .first<{ notify_email: number; email_verified_at: number | null; is_suspended: 0 | 1 }>();
  return account !== null && (account.notify_email === 3 || account.email_verified_at === null || account.is_suspended === 1);
}
