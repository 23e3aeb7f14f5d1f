import { flags, permissionsFromBits } from '../../contract/permissions.ts';
import type { deleteSubUser } from '../../contract/staff/calls.ts';
import { auditStatement } from '../platform/audit.ts';
import { runGuarded } from '../platform/guard.ts';
import { type Caller, done, type Handler } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { findStaff, removeStatements } from './store.ts';

/** Nobody touches themselves, or a colleague who may do what they may not (D-61). @throws Refusal FORBIDDEN */
function requireAbove(caller: Caller, staff: { user_id: string; flags: number }): void {
  const theirs = permissionsFromBits(staff.flags);
  if (staff.user_id === caller.userId || flags.some((flag) => theirs[flag] && !caller.may(flag))) throw new Refusal('FORBIDDEN');
}

/** Removes a member of staff and ends their sessions with the same write. */
export const removeStaff: Handler<typeof deleteSubUser> = async ({ query, caller, deps }) => {
  const { db, clock } = deps;
  const now = clock.now();
  const staff = await findStaff(db, caller.masterUserId, query.id);
  if (staff === null) throw new Refusal('NOT_FOUND');
  requireAbove(caller, staff);
  const audit = { actorUserId: caller.userId, action: 'staff.remove', targetType: 'staff', targetId: query.id, outcome: 'done' } as const;
  await runGuarded(db, [...removeStatements(db, query.id, staff.user_id, now), auditStatement(db, audit, now)], 'NOT_FOUND');
  return done('STAFF_REMOVED', 'The staff member was removed.', {});
};
