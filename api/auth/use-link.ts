/** The actions of mailed links, each in one transaction: of concurrent uses, only one succeeds. */
import { sha256 } from '../../contract/wire/ids.ts';
import { takeAddressStatement } from '../account/address-store.ts';
import { confirmEmailStatement, resetPasswordStatement, useLinkStatement, voidTokensByChangeStatement } from '../account/token-store.ts';
import { changedStatement, runGuarded, writeBeside } from '../platform/db/guard.ts';
import { revokeByResetStatement } from '../session/family-store.ts';
import { takeStatement } from '../staff/email-change-store.ts';

/** Uses an activation token. @returns false if another call has used the token or it has expired */
export async function useEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  const [confirmed] = await writeBeside(db, [confirmEmailStatement(db, hash, now), useLinkStatement(db, 'email', hash, now)]);
  return confirmed?.results.length === 1;
}

/**
 * Uses the link mailed to a colleague's new address: the address becomes theirs, and links mailed to the old one stop working. The
 * statement also checks that the requester still has the permission.
 * @throws Refusal TOKEN_NOT_FOUND if the link was used, the request was cancelled, or its requester has lost the permission; the error of
 * the unique index if another account now has the address
 */
export async function useStaffEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<void> {
  const hash = await sha256(token);
  const statements = [
    takeStatement(db, hash, now),
    changedStatement(db),
    takeAddressStatement(db, hash, now),
    changedStatement(db),
    voidTokensByChangeStatement(db, hash, now),
  ];
  await runGuarded(db, statements, 'TOKEN_NOT_FOUND');
}

/**
 * Uses a reset token: sets a new password, ends all sessions and other reset links, and confirms the address. The password is
 * written only while the token is unused: the guard stops the batch of a second call.
 */
export async function resetTokenStatements(
  db: D1DatabaseSession,
  token: string,
  passwordHash: string,
  now: number,
): Promise<D1PreparedStatement[]> {
  const hash = await sha256(token);
  return [
    resetPasswordStatement(db, hash, passwordHash, now),
    changedStatement(db),
    revokeByResetStatement(db, hash, now),
    useLinkStatement(db, 'reset', hash, now),
  ];
}
