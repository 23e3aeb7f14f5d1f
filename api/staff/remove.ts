import type { deleteSubUser } from '../../contract/staff/calls.ts';
import { actStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { voidAsksStatements } from './asks.ts';
import { requireAbove } from './rules.ts';
import { findStaffMember, removeStatement } from './store.ts';

/** Removes a member of staff, ends their sessions and deletes their personal data in the same write. */
export const removeStaff: Handler<typeof deleteSubUser> = async ({ query, caller, deps }) => {
  const { commit, db, clock, jobs } = deps;
  const now = clock.now();
  const staff = await findStaffMember(db, caller.masterUserId, { id: query.id });
  if (staff === null) throw new Refusal('NOT_FOUND');
  requireAbove(caller, staff);
  const removed = await commit(
    [
      removeStatement(db, query.id, now),
      changedStatement(db),
      ...voidAsksStatements(db, staff.user_id, now),
      // The address becomes available.
      ...jobs.forgetPeopleStatements(db, staff.user_id, 'removed', now),
      actStatement(db, caller, 'staff.remove', query.id, now),
    ],
    done('STAFF_REMOVED', 'The staff member was removed.', {}),
    'NOT_FOUND',
  );
  closeEndedSoon(deps, staff.user_id);
  return removed;
};
