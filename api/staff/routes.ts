import { permissionsFromBits } from '../../contract/permissions.ts';
import {
  acceptInvitation,
  addSubUser,
  confirmStaffEmail,
  deleteSubUser,
  editSubUser,
  getAddressChange,
  getCreditBudget,
  getInvitation,
  getInvitations,
  getStaffActivity,
  getSubUsers,
  inviteSubUser,
  keepAddress,
  resendInvitation,
  undoStaffEmail,
  withdrawInvitation,
} from '../../contract/staff/calls.ts';
import { leftOf, nextMonthAt, readBudget } from '../credit/budget-store.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { acceptStaffInvitation, showInvitation } from './accept.ts';
import { showActivity } from './activity.ts';
import { addStaff } from './add.ts';
import { editStaff } from './edit.ts';
import { confirmChange, objectToChange, showAddressChange, shownChange, undoChange } from './email-change.ts';
import { listOpen } from './email-change-store.ts';
import { inviteStaff, listStaffInvitations, resendStaffInvitation, withdrawStaffInvitation } from './invite.ts';
import { removeStaff } from './remove.ts';
import { listStaff } from './store.ts';

export const staffRoutes: readonly Route[] = [
  on(getSubUsers, async ({ caller, deps }) => {
    const now = deps.clock.now();
    const [rows, open] = await Promise.all([listStaff(deps.db, caller.masterUserId, now), listOpen(deps.db, caller.masterUserId, now)]);
    const changes = new Map(open.map((change) => [change.staff_id, change]));
    return {
      subUsers: rows.map((row) => {
        const change = changes.get(row.id) ?? null;
        return {
          id: row.id,
          email: row.email,
          fullname: row.full_name,
          pendingEmail: change === null || change.taken_at !== null ? '' : change.new_email,
          emailChange: change === null ? null : shownChange(change),
          isVerifyEmail: row.email_verified_at !== null,
          budget: row.monthly_budget,
          spent: caller.may('viewUserTransactions') ? row.spent : null,
          permissions: { _id: row.id, masterUserId: row.master_user_id, userId: row.user_id, ...permissionsFromBits(row.flags) },
        };
      }),
    };
  }),
  on(getCreditBudget, async ({ caller, deps: { db, clock } }) => {
    const now = clock.now();
    const own = await readBudget(db, caller.userId, now);
    return { ...own, left: leftOf(own), dtRenewal: isoTime(nextMonthAt(now)) };
  }),
  on(addSubUser, addStaff),
  on(editSubUser, editStaff),
  on(deleteSubUser, removeStaff),
  on(getStaffActivity, showActivity),
  on(getInvitations, listStaffInvitations),
  on(inviteSubUser, inviteStaff),
  on(resendInvitation, resendStaffInvitation),
  on(withdrawInvitation, withdrawStaffInvitation),
  on(getInvitation, showInvitation),
  on(acceptInvitation, acceptStaffInvitation),
  on(undoStaffEmail, undoChange),
  on(confirmStaffEmail, confirmChange),
  on(getAddressChange, showAddressChange),
  on(keepAddress, objectToChange),
];
