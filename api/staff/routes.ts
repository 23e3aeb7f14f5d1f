import { permissionsFromBits } from '../../contract/permissions.ts';
import { addSubUser, deleteSubUser, editSubUser, getSubUsers } from '../../contract/staff/calls.ts';
import { on, type Route } from '../platform/handler.ts';
import { addStaff } from './add.ts';
import { editStaff } from './edit.ts';
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
        permissions: { _id: row.id, masterUserId: row.master_user_id, userId: row.user_id, ...permissionsFromBits(row.flags) },
      })),
    };
  }),
  on(addSubUser, addStaff),
  on(editSubUser, editStaff),
  on(deleteSubUser, removeStaff),
];
