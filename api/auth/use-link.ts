/** What the links of mails do, each in one transaction: of many uses at once, one counts. */
import {
  confirmEmailStatement,
  resetPasswordStatement,
  takeStaffEmailStatement,
  useLinkStatement,
  useOnlyLinkStatement,
} from '../account/token-store.ts';
import { changedStatement } from '../platform/guard.ts';
import { sha256 } from '../platform/ids.ts';
import { revokeByResetStatement } from '../session/family-store.ts';
import { dropAwaitedEmailStatement } from '../staff/store.ts';

/** @returns whether the first statement found its row */
async function isUsed(db: D1DatabaseSession, statements: D1PreparedStatement[]): Promise<boolean> {
  const [changed] = await db.batch(statements);
  return changed?.results.length === 1;
}

/** Uses an activation token. @returns false when another was first or it ended meanwhile */
export async function useEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  return isUsed(db, [confirmEmailStatement(db, hash, now), useLinkStatement(db, 'email', hash, now)]);
}

/**
 * Uses the link mailed to a colleague's new address: the address is theirs from now on, and no link mailed to the old one works.
 * @returns false when another was first, or the wish was taken back
 * @throws the unique index's error when another account has the address meanwhile
 */
export async function useStaffEmailToken(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
  const hash = await sha256(token);
  return isUsed(db, [
    takeStaffEmailStatement(db, hash, now),
    dropAwaitedEmailStatement(db, hash, now),
    useOnlyLinkStatement(db, 'staff_email', hash, now),
  ]);
}

/**
 * Uses a reset token: new password, no session left, no other reset link left; who received the mail owns the address.
 * The password is written only while the token is unused: the guard stops the batch of whoever is second.
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
