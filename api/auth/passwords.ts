import { normalEmail } from '../../contract/email.ts';
import type { editPassword, forgotPassword, resetPassword } from '../../contract/auth/calls.ts';
import { resetResendMs } from '../../contract/limits.ts';
import { revokeUserStatement } from '../session/family-store.ts';
import { readAccount } from '../account/account-store.ts';
import { passwordStatement } from '../account/change-store.ts';
import { resetStatements } from '../account/reset.ts';
import { readToken, voidTokensStatement } from '../account/token-store.ts';
import { removePasskeysBeforeStatement, removePasskeysSinceStatement } from '../passkey/store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, writeBeside } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { hashNewPassword } from '../platform/security/new-password.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitAddress, limitLinkTries } from '../platform/security/address-limit.ts';
import { claimWait } from '../platform/security/throttle-store.ts';
import { endRecoveryOfStatement } from '../second-factor/recovery-store.ts';
import { dropSecondFactorStatement } from '../second-factor/store.ts';
import { undoneSince } from '../staff/denied.ts';
import { findLinkRecipient } from '../staff/email-change-store.ts';
import { mayMailLink } from './link-limit.ts';
import { passwordChangedStatement } from './mails.ts';
import { forgetPasswordTriesStatement, ownerOfPassword } from './own-password.ts';
import { resetTokenStatements } from './use-link.ts';
import { requireValid } from './verification.ts';

/** Reset links requested from one IP address in an hour. */
const resetsAskedMax = 60;
const passwordChanged = () => done('PASSWORD_CHANGED', 'Your password has been changed.', {});
const oldPasswordWrong = (): Refusal => new Refusal('OLD_PASSWORD_WRONG', { fields: { oldPW: 'INVALID' } });

/**
 * Mails a reset link. The answer does not depend on the account: work that differs is done after it
 * (docs/behaviour.md#account-enumeration), and the wait of 180 s also applies to unknown addresses.
 */
export const askReset: Handler<typeof forgotPassword> = async ({ query, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  await limitAddress(deps, 'reset-asked', resetsAskedMax);
  const key = `reset:${await keyedHash(env, 'throttle', normalEmail(query.eMail))}`;
  const { isFree } = await claimWait(db, key, resetResendMs, now);
  if (isFree) deps.waitUntil(sendReset());
  return done('RESET_SENT', 'If the email is known, a reset link is on its way.', {});

  async function sendReset(): Promise<void> {
    const account = await findLinkRecipient(db, normalEmail(query.eMail));
    if (account === null || !(await mayMailLink(deps, account))) return;
    await writeBeside(
      db,
      await resetStatements(db, { id: account.id, email: account.email, fullName: account.full_name, language: account.language }, now),
    );
    deliverSoon(deps);
  }
};

/** Sets a new password with the token of a reset link, sent in the body or in the query (docs/behaviour.md#reset-password-call). */
export const finishReset: Handler<typeof resetPassword> = async ({ body, query, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  const token = body?.guid ?? query.guid;
  const password = body?.newPwd ?? query.newPw;
  const differ = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && a !== b;
  if (differ(body?.guid, query.guid) || differ(body?.newPwd, query.newPw)) throw new Refusal('CONFLICTING_VALUES');
  if (token === undefined || password === undefined)
    throw new Refusal('BAD_INPUT', {
      fields: { ...(token === undefined && { guid: 'REQUIRED' }), ...(password === undefined && { newPwd: 'REQUIRED' }) },
    });

  await limitLinkTries(deps, 'reset');
  // Checked before the costly hash, and again by the write itself.
  const { state, userId } = await readToken(db, token, ['reset'], now);
  requireValid(state);
  const hash = await hashNewPassword(env, password, 'newPwd');
  const [statements, account] = await Promise.all([resetTokenStatements(db, token, hash, now), readAccount(db, userId ?? '')]);
  if (account === null) throw new Refusal('TOKEN_NOT_FOUND');
  // Before the address is confirmed, anybody may have created the account. Their sign-in methods must be removed when the owner proves the
  // address for the first time. Passkeys from before go at any later reset, because the owner may have opened the link of a stranger's sign-up.
  const isFirstProof = account.email_verified_at === null;
  const staff = isFirstProof ? await undoneSince(deps, account.id, 0, now) : { statements: [], people: [] };
  const strangers =
    account.email_verified_at === null
      ? [removePasskeysSinceStatement(db, account.id, 0), dropSecondFactorStatement(db, account.id)]
      : [removePasskeysBeforeStatement(db, account.id, account.email_verified_at)];
  const changed = await commit(
    [...statements, ...strangers, endRecoveryOfStatement(db, account.id), ...staff.statements, passwordChangedStatement(db, account, now)],
    passwordChanged(),
    'TOKEN_NOT_FOUND',
  );
  for (const person of [account.id, ...staff.people]) closeEndedSoon(deps, person);
  deliverSoon(deps);
  return changed;
};

/** Changes the password and ends the other sessions (docs/behaviour.md#change-of-password, docs/behaviour.md#unverified-e-mail). */
export const changePassword: Handler<typeof editPassword> = async ({ body, caller, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  const account = await ownerOfPassword(deps, caller, body.oldPW);
  if (account === null) throw oldPasswordWrong();
  const newHash = await hashNewPassword(env, body.newPW, 'newPW');
  const audit = {
    actorUserId: caller.userId,
    action: 'password.change',
    targetType: 'user',
    targetId: caller.userId,
    outcome: 'done',
  } as const;
  try {
    const changed = await commit(
      [
        // The second of two simultaneous changes finds another old password, so its batch fails and ends no session.
        passwordStatement(db, caller.userId, account.password_hash, newHash),
        changedStatement(db),
        revokeUserStatement(db, caller.userId, 'password', now, caller.sessionId),
        voidTokensStatement(db, caller.userId, 'reset', now),
        // Somebody else may have begun it with the old password.
        endRecoveryOfStatement(db, caller.userId),
        forgetPasswordTriesStatement(db, caller),
        passwordChangedStatement(db, account, now),
        auditStatement(db, audit, now),
      ],
      passwordChanged(),
      'OLD_PASSWORD_WRONG',
    );
    closeEndedSoon(deps, caller.userId);
    deliverSoon(deps);
    return changed;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'OLD_PASSWORD_WRONG') throw oldPasswordWrong();
    throw error;
  }
};
