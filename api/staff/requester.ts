/**
 * SQL: whether the requester of a link still has the permission for it. It is part of the statement that uses the link, so that it is
 * checked at that time.
 */
import { bitOf } from '../../contract/permissions.ts';
import type { RequesterNeeds } from '../account/mailed-links.ts';

/** SQL expressions of user ids. */
interface LinkPeople {
  by: string;
  /** The main user of the account. */
  account: string;
  /** The person whom the link concerns, if they belong to the account. */
  target?: string;
}

/**
 * Whether the person is the main user, or staff with the required rights (mailed-links.ts), and neither they nor the account are
 * suspended.
 */
export function requesterHasRights({ flag, everyFlagOfTarget }: RequesterNeeds, { by, account, target = 'NULL' }: LinkPeople): string {
  const bit = bitOf(flag);
  const covers = everyFlagOfTarget ? `AND EXISTS(SELECT 1 FROM staff t WHERE t.user_id=${target} AND (t.flags & ~a.flags)=0)` : '';
  return `(EXISTS(SELECT 1 FROM users m WHERE m.id=${account} AND m.deleted_at IS NULL AND m.suspended_at IS NULL)
    AND (${by}=${account} OR EXISTS(SELECT 1 FROM staff a JOIN users p ON p.id=a.user_id AND p.deleted_at IS NULL AND p.suspended_at IS NULL
      WHERE a.user_id=${by} AND a.master_user_id=${account} AND a.removed_at IS NULL AND (a.flags & ${bit})=${bit} ${covers})))`;
}
