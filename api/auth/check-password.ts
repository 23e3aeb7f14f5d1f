import { normalEmail } from '../../contract/email.ts';
import { hourMs, minuteMs } from '../../contract/limits.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { verifyPassword } from '../platform/security/password.ts';
import { countTry, forgetTriesStatement, refuseAbove, takeTryBackStatement } from '../platform/security/throttle-store.ts';
import { findByEmail, type SignInRow } from '../second-factor/person-store.ts';

/** Wrong passwords for one account in 15 minutes, and from one IP address in an hour (docs/behaviour.md#limits-per-address). */
const accountTriesMax = 10;
const accountWindowMs = 15 * minuteMs;
const addressTriesMax = 100;

interface Checked {
  account: SignInRow;
  /** Reverts the count of this attempt. */
  settled: D1PreparedStatement[];
}

/**
 * Finds the account of an address by its password. Attempts are counted before the password is checked, so that parallel guesses count too,
 * and the count is reverted if the password is right. An IP address that has used up its attempts for an account is refused. From other
 * addresses the right password still works, so that strangers cannot lock an owner out (docs/behaviour.md#limits-per-address). Attempts on
 * unknown e-mail addresses count and take as long (docs/behaviour.md#account-enumeration).
 * @throws Refusal INVALID_CREDENTIALS, THROTTLED
 */
export async function checkPassword(
  deps: Deps,
  { email: typed, password, trustTokens = [] }: { email: string; password: string; trustTokens?: readonly string[] | undefined },
): Promise<Checked> {
  const { db, env, clock } = deps;
  const now = clock.now();
  const email = normalEmail(typed);
  const addressKey = `login-address:${await keyedHash(env, 'throttle', deps.address)}`;
  const accountKey = `login:${await keyedHash(env, 'throttle', email)}`;
  const pairKey = `login-pair:${await keyedHash(env, 'throttle', `${email} ${deps.address}`)}`;

  refuseAbove(await countTry(db, addressKey, hourMs, now), addressTriesMax);
  refuseAbove(await countTry(db, pairKey, accountWindowMs, now), accountTriesMax);
  const accountTries = await countTry(db, accountKey, accountWindowMs, now);

  const account = await findByEmail(db, email, trustTokens, now);
  const isRight = await verifyPassword(password, account?.password_hash ?? null);
  if (account === null || !isRight) {
    refuseAbove(accountTries, accountTriesMax);
    throw new Refusal('INVALID_CREDENTIALS');
  }
  return {
    account,
    settled: [forgetTriesStatement(db, pairKey), takeTryBackStatement(db, addressKey), takeTryBackStatement(db, accountKey)],
  };
}
