import type { deleteSubUser } from '../../contract/staff/calls.ts';
import { actStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { cancelUnpermittedLinksStatements } from './unpermitted-links.ts';
import { requireAbove } from './rules.ts';
import { findStaffMember, inheritAddedStatement, removeStatement, type StaffRow } from './store.ts';

/**
 * Ends a member's place, sessions and links, and deletes their personal data. Begins with a guard: they are still staff.
 * @param by who removes them
 */
export const removedStatements = (
  { db, jobs }: Deps,
  { id, user_id }: Pick<StaffRow, 'id' | 'user_id'>,
  by: { userId: string },
  now: number,
): D1PreparedStatement[] => [
  removeStatement(db, id, now),
  changedStatement(db),
  inheritAddedStatement(db, user_id),
  ...cancelUnpermittedLinksStatements(db, user_id, now),
  // The address becomes available.
  ...jobs.forgetPeopleStatements(db, user_id, 'removed', now),
  actStatement(db, by, 'staff.remove', id, now),
];

/** Removes a colleague with no more permissions than the caller (docs/behaviour.md#staff-grants). */
export const removeStaff: Handler<typeof deleteSubUser> = async ({ query, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const staff = await findStaffMember(db, caller.masterUserId, { id: query.id });
  if (staff === null) throw new Refusal('NOT_FOUND');
  requireAbove(caller, staff);
  const removed = await commit(
    removedStatements(deps, staff, caller, now),
    done('STAFF_REMOVED', 'The staff member was removed.', {}),
    'NOT_FOUND',
  );
  closeEndedSoon(deps, staff.user_id);
  return removed;
};
