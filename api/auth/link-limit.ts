import { normalEmail } from '../../contract/email.ts';
import { dayMs } from '../../contract/limits.ts';
import type { AccountRow } from '../account/account-store.ts';
import type { Deps } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { countTry } from '../platform/security/throttle-store.ts';

/** Activation and reset links in a day. */
const linksPerDay = 10;

/**
 * Counts a link that is about to be mailed (docs/behaviour.md#limits-per-address). An address that is not confirmed may be a stranger's, so
 * all requests count together. For a confirmed one each IP address has its own count: with one for all, anybody could prevent the reset of
 * somebody else's password.
 */
export async function mayMailLink(
  { db, env, clock, address }: Deps,
  { email, email_verified_at: verifiedAt }: Pick<AccountRow, 'email' | 'email_verified_at'>,
): Promise<boolean> {
  const counted = `${normalEmail(email)} ${verifiedAt === null ? '' : address}`;
  const { count } = await countTry(db, `links-mailed:${await keyedHash(env, 'throttle', counted)}`, dayMs, clock.now());
  return count <= linksPerDay;
}
