/** The password of somebody who is signed in, checked again before sensitive changes. */
import { minuteMs } from '../../contract/limits.ts';
import { type AccountRow, hasPassword, readAccount } from '../account/account-store.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { verifyPassword } from '../platform/security/password.ts';
import { forgetTriesStatement, limitTries } from '../platform/security/throttle-store.ts';

const triesMax = 10;
const windowMs = 15 * minuteMs;

const triesKey = ({ userId }: Pick<Caller, 'userId'>): string => `old-password:${userId}`;

/** Counts an attempt and checks the password. @returns null for a wrong one @throws Refusal THROTTLED, PASSWORD_UNSET */
export async function ownerOfPassword({ db, clock }: Deps, caller: Caller, password: string): Promise<AccountRow | null> {
  await limitTries(db, triesKey(caller), triesMax, windowMs, clock.now());
  const account = await readAccount(db, caller.userId);
  if (account !== null && !hasPassword(account)) throw new Refusal('PASSWORD_UNSET');
  return account !== null && (await verifyPassword(password, account.password_hash)) ? account : null;
}

/** Clears the counted attempts, in the batch that the right password permits. */
export const forgetPasswordTriesStatement = (db: D1DatabaseSession, caller: Caller): D1PreparedStatement =>
  forgetTriesStatement(db, triesKey(caller));
