import { normalEmail } from '../../contract/email.ts';
import { dayMs } from '../../contract/limits.ts';
import type { AccountRow } from '../account/account-store.ts';
import type { Deps } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { countTry } from '../platform/security/throttle-store.ts';

/** Links in a day to an address that is not confirmed; to a confirmed one, those of each IP address and those of all together. */
const unconfirmedMax = 10;
const fromOneMax = 5;
const confirmedMax = 20;

/**
 * Counts a link that is about to be mailed (docs/behaviour.md#limits-per-address). An address that is not confirmed may be a stranger's, so
 * all requests count together. For a confirmed one each IP address has its own count, too: with one for all, anybody could prevent the reset
 * of somebody else's password. What one IP address asks for beyond its own count is not counted for all.
 */
export async function mayMailLink(
  { db, env, clock, address }: Deps,
  { email, email_verified_at: verifiedAt }: Pick<AccountRow, 'email' | 'email_verified_at'>,
): Promise<boolean> {
  const isBelow = async (from: string, countMax: number): Promise<boolean> => {
    const counted = await keyedHash(env, 'throttle', `${normalEmail(email)} ${from}`);
    return (await countTry(db, `links-mailed:${counted}`, dayMs, clock.now())).count <= countMax;
  };
  if (verifiedAt === null) return isBelow('', unconfirmedMax);
  return (await isBelow(address, fromOneMax)) && isBelow('all', confirmedMax);
}
