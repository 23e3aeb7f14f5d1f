import { normalEmail } from '../../contract/email.ts';
import type {
  checkVerifyCode,
  resendActivation,
  sendVerificationEmail,
  sendVerificationPhoneNumber,
  verifyEmail,
} from '../../contract/auth/calls.ts';
import { verificationResendMs } from '../../contract/limits.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { findAccountByEmail, isEmailTaken, readAccount } from '../account/account-store.ts';
import { activationStatements } from '../account/activation.ts';
import { askPhoneApproval } from '../account/change-store.ts';
import { isActivated, readToken, type TokenPurpose, type TokenState } from '../account/token-store.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitAddress } from '../platform/security/address-limit.ts';
import { claimWait } from '../platform/security/throttle-store.ts';
import { readConfirmation } from '../staff/email-change-store.ts';
import { mayMailLink } from './link-limit.ts';
import { useEmailToken, useStaffEmailToken } from './use-link.ts';

/** @throws Refusal for a token that is not valid */
export function requireValid(state: TokenState): void {
  if (state === 'not-found') throw new Refusal('TOKEN_NOT_FOUND');
  if (state === 'expired') throw new Refusal('TOKEN_EXPIRED');
}

// Calls without a token may read a replica; a link's state is read from the primary.

type LinkPurpose = TokenPurpose | 'staffEmail';

/**
 * Reads the purpose of a mailed link, and whether it can be used. A link that confirms a colleague's address also depends on the
 * permissions of its requester.
 */
async function readLink(
  db: D1DatabaseSession,
  token: string,
  now: number,
): Promise<{ state: TokenState; purpose: LinkPurpose | null; userId: string | null }> {
  const link = await readToken(db, token, ['email', 'reset'], now);
  if (link.state !== 'not-found') return link;
  const change = await readConfirmation(db, await sha256(token));
  return change === null ? link : { state: change.ends_at <= now ? 'expired' : 'valid', purpose: 'staffEmail', userId: change.user_id };
}

/** Only reads the link, since a mail scanner may open it first (docs/behaviour.md#verification-token). */
export const checkToken: Handler<typeof checkVerifyCode> = async ({ query, deps }) => {
  const db = deps.env.DB.withSession('first-primary');
  requireValid((await readLink(db, query.guid, deps.clock.now())).state);
  return done('TOKEN_VALID', 'The token is valid.', {});
};

/** Consumes the token of an activation link, or of the link that confirms a colleague's new address (docs/behaviour.md#staff-grants). */
export const confirmEmail: Handler<typeof verifyEmail> = async ({ query, deps }) => {
  const now = deps.clock.now();
  const db = deps.env.DB.withSession('first-primary');
  const { state, purpose, userId } = await readLink(db, query.guid, now);
  if (purpose === 'staffEmail') {
    // Only whoever asked for the change can ask for it again.
    if (state === 'expired') throw new Refusal('STAFF_LINK_EXPIRED');
    requireValid(state);
    await useStaffAddress(db, query.guid, now);
  } else if (state !== 'valid' || purpose !== 'email' || !(await useEmailToken(db, query.guid, now))) {
    // A second click on the mailed link, or one after a mail scanner's. Only the mailbox has the token, so this reveals nothing to others.
    if (await isActivated(db, query.guid)) throw new Refusal('ALREADY_VERIFIED');
    requireValid(state);
    throw new Refusal('TOKEN_NOT_FOUND');
  }
  const account = userId === null ? null : await readAccount(db, userId);
  return done('EMAIL_VERIFIED', 'Your email is verified.', account === null ? {} : { userId: account.id, email: account.email });
};

/** @throws Refusal STAFF_EMAIL_USED when somebody has signed up with the address since the link was mailed */
async function useStaffAddress(db: D1DatabaseSession, token: string, now: number): Promise<void> {
  try {
    await useStaffEmailToken(db, token, now);
  } catch (error) {
    if (isEmailTaken(error)) throw new Refusal('STAFF_EMAIL_USED');
    throw error;
  }
}

/** Mails another activation link; within 120 s it only returns the time to wait (docs/behaviour.md#account-enumeration). */
export const resendVerification: Handler<typeof sendVerificationEmail> = async ({ caller, deps }) => {
  const { db, clock } = deps;
  const now = clock.now();
  const account = await readAccount(db, caller.userId);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (account.email_verified_at !== null) throw new Refusal('ALREADY_VERIFIED');
  const { isFree, retryAfterMs } = await claimWait(db, `verification:${caller.userId}`, verificationResendMs, now);
  if (isFree && (await mayMailLink(deps, account))) {
    await writeBeside(
      db,
      await activationStatements(
        db,
        { id: account.id, email: account.email, fullName: account.full_name, language: account.language },
        now,
      ),
    );
    deliverSoon(deps);
  }
  return done('VERIFICATION_SENT', 'A verification link is on its way.', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
};

/** Links requested by guests from one IP address in an hour. */
const linksAskedMax = 60;

/**
 * Mails another activation link to a person who has not signed in yet. As with reset links, the answer never depends on the account
 * (docs/behaviour.md#account-enumeration).
 */
export const resendToGuest: Handler<typeof resendActivation> = async ({ query, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  await limitAddress(deps, 'activation-asked', linksAskedMax);
  const key = `activation:${await keyedHash(env, 'throttle', normalEmail(query.eMail))}`;
  const { isFree } = await claimWait(db, key, verificationResendMs, now);
  if (isFree) deps.waitUntil(sendLink());
  return done('VERIFICATION_SENT', 'If the email waits for its confirmation, a link is on its way.', {});

  async function sendLink(): Promise<void> {
    const account = await findAccountByEmail(db, query.eMail);
    if (account === null || account.email_verified_at !== null || !(await mayMailLink(deps, account))) return;
    const { id, email, full_name: fullName, language } = account;
    await writeBeside(db, await activationStatements(db, { id, email, fullName, language }, now));
    deliverSoon(deps);
  }
};

/** Submits the phone number to the moderators, who verify it. */
export const askPhoneVerification: Handler<typeof sendVerificationPhoneNumber> = async ({ caller, deps }) => {
  const account = await readAccount(deps.db, caller.userId);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (account.phone === null) throw new Refusal('PHONE_MISSING');
  if (account.phone_verified_at !== null) throw new Refusal('ALREADY_VERIFIED');
  if (!(await askPhoneApproval(deps.db, caller.userId, deps.clock.now()))) throw new Refusal('PHONE_AWAITING_APPROVAL');
  return done('PHONE_APPROVAL_ASKED', 'Your phone number was sent for approval.', { retryAfterSeconds: verificationResendMs / 1000 });
};
