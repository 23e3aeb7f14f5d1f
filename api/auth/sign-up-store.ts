import { normalEmail } from '../../contract/email.ts';
import { upperCase } from '../../contract/text/letter-case.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';

/** The plan that a new account starts with. */
export interface WelcomePlan {
  id: string;
  additional_credit: number;
}

/**
 * The operation key of a person's welcome credits. The ledger accepts each key once and never deletes rows.
 * @param personHash keyed hash of `personOf(email)`, so that no address remains after the account is deleted
 */
export const welcomeKey = (personHash: string): string => `welcome:${personHash}`;

/** Whether a write failed because the person got welcome credits meanwhile, with another address. */
export const isWelcomed = (error: unknown): boolean =>
  error instanceof Error && /duplicate transfer|credit_transfer\.operation_key/.test(error.message);

/** Reads the data that sign-up needs before it writes, in one round trip. */
export async function readSignUpState(
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
    db
      .prepare('SELECT id FROM users WHERE referral_code=?1 AND deleted_at IS NULL')
      .bind(referralCode === null ? null : upperCase(referralCode.trim(), 'en')),
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
