/** Accounts as they are made: a main user, the company that holds its address, its credit account and its first plan. */
import { welcomePlanMs } from '../../contract/limits.ts';
import type { Language } from '../../contract/wire.ts';
import { grantStatement, openAccountStatement } from '../credit/ledger-store.ts';
import { newId } from '../platform/ids.ts';

export interface NewAccount {
  id: string;
  email: string;
  passwordHash: string;
  fullName: string;
  /** Digits only, or null. */
  phone: string | null;
  countryId: string | null;
  language: Language;
  mailApproval: boolean;
  /** The account whose code was given at sign-up. */
  referredBy: string | null;
}

/** E-mail addresses are compared in this form (D-84). */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The person behind an address (D-90): what follows a plus in its name is theirs to choose and tells nobody apart. */
export const personOf = (email: string): string => normalEmail(email).replace(/\+[^@]*(?=@)/, '');

/** Whether a write failed because another account has its address. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && /users\.email_normal|index 'users_email'/.test(error.message);

/** The plan that a new account starts with. */
export interface WelcomePlan {
  id: string;
  additional_credit: number;
}

/**
 * Names the welcome credits of a person in the ledger, which never forgets and takes each name once.
 * @param personHash keyed hash of {@link personOf}: nobody's address stays behind when the account is deleted
 */
const welcomeKey = (personHash: string): string => `welcome:${personHash}`;

/** Whether a write failed because the person was given welcome credits meanwhile, through another address. */
export const isWelcomed = (error: unknown): boolean =>
  error instanceof Error && /duplicate transfer|credit_transfer\.operation_key/.test(error.message);

/** Letters and digits that are hard to mistake for each other when read aloud. */
const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newReferralCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => referralAlphabet[byte % referralAlphabet.length]).join('');

/** What sign-up needs to know before it writes, in one round trip. */
export async function readSignUpFacts(
  db: D1DatabaseSession,
  email: string,
  personHash: string,
  countryId: string | null,
  referralCode: string | null,
) {
  const [known, plan, country, referrer, welcomed] = await db.batch<Record<string, unknown>>([
    db.prepare('SELECT id, email, full_name, language FROM users WHERE email_normal=?1 AND deleted_at IS NULL').bind(normalEmail(email)),
    db.prepare("SELECT id, additional_credit FROM plan WHERE key='welcome'"),
    db.prepare('SELECT id FROM country WHERE id=?1').bind(countryId),
    db.prepare('SELECT id FROM users WHERE referral_code=?1 AND deleted_at IS NULL').bind(referralCode?.trim().toUpperCase() ?? null),
    db.prepare('SELECT 1 FROM credit_transfer WHERE operation_key=?1').bind(welcomeKey(personHash)),
  ]);
  return {
    known: (known?.results[0] ?? null) as { id: string; email: string; full_name: string; language: Language } | null,
    welcome: (plan?.results[0] ?? null) as WelcomePlan | null,
    isWelcomed: (welcomed?.results.length ?? 0) > 0,
    isCountryKnown: countryId === null || country?.results.length === 1,
    referrerId: (referrer?.results[0] as { id: string } | undefined)?.id ?? null,
  };
}

/** The user's row alone; staff have no more than this. */
export function userStatement(db: D1DatabaseSession, account: NewAccount, welcome: WelcomePlan | null, now: number): D1PreparedStatement {
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
      welcome?.id ?? null,
      welcome === null ? null : now,
      welcome === null ? null : now + welcomePlanMs,
      newReferralCode(),
      now,
    );
}

/**
 * A whole main account for one batch: user with the Welcome plan, own company (D-42), credit account, welcome credits.
 * The batch fails as a whole when the e-mail is taken meanwhile, or the person welcomed.
 * @param personHash null for a person who has had the welcome credits (D-90)
 */
export function accountStatements(
  db: D1DatabaseSession,
  account: NewAccount,
  welcome: WelcomePlan | null,
  personHash: string | null,
  now: number,
): D1PreparedStatement[] {
  const companyId = newId();
  const statements = [
    userStatement(db, account, welcome, now),
    db
      .prepare('INSERT INTO company(id, owner_user_id, is_user_company, name, path, country_id, created_at) VALUES(?1,?2,1,?3,?4,?5,?6)')
      .bind(companyId, account.id, account.fullName, `account-${companyId}`, account.countryId, now),
    openAccountStatement(db, account.id),
  ];
  if (welcome !== null && welcome.additional_credit > 0 && personHash !== null)
    statements.push(
      grantStatement(
        db,
        {
          ownerUserId: account.id,
          amount: welcome.additional_credit,
          reason: 'welcome',
          operationKey: welcomeKey(personHash),
          targetType: 'plan',
          targetId: welcome.id,
          actorUserId: account.id,
        },
        now,
      ),
    );
  return statements;
}
