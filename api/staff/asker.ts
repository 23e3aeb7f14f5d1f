/** Whether whoever asked for a link may still do what it does: SQL for the statement that uses it, so that it holds in that moment. */
import { bitOf } from '../../contract/permissions.ts';
import type { AskerNeeds } from '../account/mailed-links.ts';

/** SQL expressions of user ids. */
interface Asked {
  by: string;
  /** The main user of the account. */
  account: string;
  /** Whom the link is about, where that is somebody of the account. */
  target?: string;
}

/** The account's main user, or one of its staff with what the link needs (mailed-links.ts); nobody of a suspended account, or suspended. */
export function askerStands({ flag, everyFlagOfTarget }: AskerNeeds, { by, account, target = 'NULL' }: Asked): string {
  const bit = bitOf(flag);
  const covers = everyFlagOfTarget ? `AND EXISTS(SELECT 1 FROM staff t WHERE t.user_id=${target} AND (t.flags & ~a.flags)=0)` : '';
  return `(EXISTS(SELECT 1 FROM users m WHERE m.id=${account} AND m.deleted_at IS NULL AND m.suspended_at IS NULL)
    AND (${by}=${account} OR EXISTS(SELECT 1 FROM staff a JOIN users p ON p.id=a.user_id AND p.deleted_at IS NULL AND p.suspended_at IS NULL
      WHERE a.user_id=${by} AND a.master_user_id=${account} AND a.removed_at IS NULL AND (a.flags & ${bit})=${bit} ${covers})))`;
}
