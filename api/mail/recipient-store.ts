import type { ApiLanguage } from '../../contract/text/languages.ts';
import { normalEmail } from '../../contract/email.ts';

/** The present address and language of a person. @returns null for a deleted account */
export const readAddress = (db: D1DatabaseSession, userId: string): Promise<{ to: string; language: ApiLanguage } | null> =>
  db.prepare('SELECT email AS "to", language FROM users WHERE id=?1 AND deleted_at IS NULL').bind(userId).first();

/** The account of an address, as far as its mails depend on it. */
export interface Recipient {
  notify_email: number;
  email_verified_at: number | null;
  /** The person is suspended, or for staff their main user. */
  is_suspended: 0 | 1;
}

export const readRecipient = (db: D1DatabaseSession, email: string): Promise<Recipient | null> =>
  db
    .prepare(
      `SELECT notify_email, email_verified_at, EXISTS(SELECT 1 FROM users s WHERE s.id IN(u.id, (SELECT master_user_id FROM staff WHERE user_id=u.id))
         AND s.suspended_at IS NOT NULL) AS is_suspended FROM users u WHERE email_normal=?1 AND deleted_at IS NULL`,
    )
    .bind(normalEmail(email))
    .first<Recipient>();
