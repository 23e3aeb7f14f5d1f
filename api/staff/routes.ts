import { permissionsFromBits } from '../../contract/permissions.ts';
import {
  acceptInvitation,
  addSubUser,
  deleteSubUser,
  editSubUser,
  getCreditBudget,
  getInvitation,
  getInvitations,
  getStaffActivity,
  getSubUsers,
  inviteSubUser,
  resendInvitation,
  withdrawInvitation,
} from '../../contract/staff/calls.ts';
import { leftOf, nextMonthAt, readBudget } from '../credit/budget-store.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/handler.ts';
import { acceptStaffInvitation, showInvitation } from './accept.ts';
import { showActivity } from './activity.ts';
import { addStaff } from './add.ts';
import { editStaff } from './edit.ts';
import { inviteStaff, listStaffInvitations, resendStaffInvitation, withdrawStaffInvitation } from './invite.ts';
import { removeStaff } from './remove.ts';
import { listStaff } from './store.ts';

export const staffRoutes: readonly Route[] = [
  on(getSubUsers, async ({ caller, deps }) => {
    const rows = await listStaff(deps.db, caller.masterUserId, deps.clock.now());
    return {
      subUsers: rows.map((row) => ({
        id: row.id,
        email: row.email,
        fullname: row.full_name,
        pendingEmail: row.pending_email ?? '',
        isVerifyEmail: row.email_verified_at !== null,
        budget: row.monthly_budget,
        spent: caller.may('viewUserTransactions') ? row.spent : null,
        permissions: { _id: row.id, masterUserId: row.master_user_id, userId: row.user_id, ...permissionsFromBits(row.flags) },
      })),
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
];
