import { defineCall } from '../wire/call.ts';

export * from './activity.ts';
export * from './email-change.ts';
export * from './invitations.ts';

export const getSubUsers = defineCall({
  method: 'GET',
  path: '/User/GetSubUsers',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  reads: ['staff'],
});

export const addSubUser = defineCall({
  method: 'POST',
  path: '/User/AddSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser', isFresh: true },
  write: true,
  changes: ['staff'],
});

export const editSubUser = defineCall({
  method: 'POST',
  path: '/User/EditSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser', isFresh: true },
  write: true,
  changes: ['staff'],
});

export const getCreditBudget = defineCall({
  method: 'GET',
  path: '/User/GetCreditBudget',
  access: { who: 'member' },
  reads: ['user'],
});

export const deleteSubUser = defineCall({
  method: 'DELETE',
  path: '/User/DeleteSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser', isFresh: true },
  write: true,
  changes: ['staff'],
});
