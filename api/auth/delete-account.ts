import type { deleteUser } from '../../contract/auth/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { accountDeletedStatement } from './mails.ts';

/**
 * Deletes the caller's own account in one batch. The call has to contain the account's own id as a confirmation; another id is not found.
 */
export const deleteAccount: Handler<typeof deleteUser> = async ({ query, caller, deps }) => {
  const { commit, db, clock, jobs } = deps;
  const now = clock.now();
  const { userId } = caller;
  const account = query.UserId === userId ? await readAccount(db, userId) : null;
  if (account === null) throw new Refusal('NOT_FOUND');
  const audit = { actorUserId: userId, action: 'account.delete', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  const deleted = await commit(
    [...jobs.forgetAccountStatements(db, userId, now), accountDeletedStatement(db, account, now), auditStatement(db, audit, now)],
    done('ACCOUNT_DELETED', 'Your account was deleted.', {}),
    'NOT_FOUND',
  );
  closeEndedSoon(deps, userId);
  deliverSoon(deps);
  return deleted;
};
