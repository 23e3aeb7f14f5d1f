/** A person's row: finding and creating it. Changes are in change-store.ts. */
import { normalEmail } from '../../contract/email.ts';
import { welcomePlanMs } from '../../contract/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

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

/** The stored hash of a person without a password, who signs in with a provider or passkey. No password matches it. */
export const noPassword = '';

export const hasPassword = ({ password_hash: hash }: Pick<AccountRow, 'password_hash'>): boolean => hash !== noPassword;

/**
 * The person behind an address (docs/behaviour.md#welcome-credits). The part after a plus is ignored, since everybody can choose it freely.
 */
export const personOf = (email: string): string => normalEmail(email).replace(/\+[^@]*(?=@)/, '');

/** Whether a write failed because another account has its address. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && /users\.email_normal|index 'users_email'/.test(error.message);

/** SQL: the main account that a person belongs to, or belonged to as staff. @param person SQL of an id */
export const mainAccountOf = (person: string): string =>
  `COALESCE((SELECT master_user_id FROM staff WHERE user_id = ${person}), ${person})`;

/** The main account of a person, also if either is deleted; null if the person is unknown. */
export const readMainAccount = (db: D1DatabaseSession, userId: string): Promise<string | null> =>
  db
    .prepare(`SELECT ${mainAccountOf('?1')} AS id FROM users WHERE id = ?1`)
    .bind(userId)
    .first<string>('id');

const columns =
  'u.id, u.email, u.full_name, u.language, u.password_hash, u.email_verified_at, u.phone, u.phone_verified_at, u.phone_approval_asked_at';
/** SQL over `users u`: deleted accounts and removed staff are treated as if they had never existed. */
export const alive = 'u.deleted_at IS NULL AND NOT EXISTS(SELECT 1 FROM staff s WHERE s.user_id=u.id AND s.removed_at IS NOT NULL)';

export const findAccountByEmail = (db: D1DatabaseSession, email: string): Promise<AccountRow | null> =>
  db.prepare(`SELECT ${columns} FROM users u WHERE u.email_normal=?1 AND ${alive}`).bind(normalEmail(email)).first<AccountRow>();

export const readAccount = (db: D1DatabaseSession, userId: string): Promise<AccountRow | null> =>
  db.prepare(`SELECT ${columns} FROM users u WHERE u.id=?1 AND ${alive}`).bind(userId).first<AccountRow>();

export interface NewAccount {
  id: string;
  email: string;
  passwordHash: string;
  fullName: string;
  /** Digits of the phone number, or null. */
  phone: string | null;
  countryId: string | null;
  language: Language;
  mailApproval: boolean;
  /** The account whose referral code was given at sign-up. */
  referredBy: string | null;
}

/** Letters and digits that are not confused when read aloud. */
const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newReferralCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => referralAlphabet[byte % referralAlphabet.length]).join('');

/** The address is confirmed by the link that created the account. */
export const verifiedStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE users SET email_verified_at=?2 WHERE id=?1').bind(userId, now);

/** The user's row alone; staff have no more than this. @param welcomePlanId the plan that a main user starts with */
export function userStatement(db: D1DatabaseSession, account: NewAccount, welcomePlanId: string | null, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO users(id, email, email_normal, password_hash, full_name, phone, country_id, language, mail_approval, referred_by,
         plan_id, plan_started_at, plan_expires_at, referral_code, created_at)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15)`,
    )
    .bind(
      account.id,
      account.email,
      normalEmail(account.email),
      account.passwordHash,
      account.fullName,
      account.phone,
      account.countryId,
      account.language,
      account.mailApproval ? 1 : 0,
      account.referredBy,
      welcomePlanId,
      welcomePlanId === null ? null : now,
      welcomePlanId === null ? null : now + welcomePlanMs,
      newReferralCode(),
      now,
    );
}
