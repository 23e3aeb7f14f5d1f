/** Spending and actions of a staff member. */
import { defineCall } from '../wire/call.ts';

/** Recorded actions other than spending: subject and verb. */
export const staffActions = [
  'chat-begin',
  'request-add',
  'request-edit',
  'request-pause',
  'request-resume',
  'request-delete',
  'company-add',
  'company-edit',
  'company-delete',
  'certificate-add',
  'certificate-edit',
  'certificate-delete',
  'product-add',
  'product-edit',
  'product-delete',
  'staff-add',
  'staff-edit',
  'staff-remove',
  'staff-invite',
  'staff-join',
] as const;

/** Reasons of the ledger for movements by staff. */
export const creditReasons = ['contact', 'create_request', 'boost', 'credit_purchase', 'plan_purchase', 'spending'] as const;

export const getStaffActivity = defineCall({
  method: 'GET',
  path: '/User/GetStaffActivity',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  reads: ['staff', 'user'],
});
