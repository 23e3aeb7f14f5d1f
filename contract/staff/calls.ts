import { defineCall } from '../wire/call.ts';

export * from './activity.ts';
export * from './email-change.ts';
export * from './invitations.ts';

export const getSubUsers = defineCall({
  name: 'GetSubUsers',
  method: 'GET',
  path: '/User/GetSubUsers',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  reads: ['staff'],
});

export const addSubUser = defineCall({
  name: 'AddSubUser',
  method: 'POST',
  path: '/User/AddSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  write: true,
  changes: ['staff'],
});

export const editSubUser = defineCall({
  name: 'EditSubUser',
  method: 'POST',
  path: '/User/EditSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  write: true,
  changes: ['staff'],
});

export const getCreditBudget = defineCall({
  name: 'GetCreditBudget',
  method: 'GET',
  path: '/User/GetCreditBudget',
  access: { who: 'member' },
  reads: ['user'],
});

export const deleteSubUser = defineCall({
  name: 'DeleteSubUser',
  method: 'DELETE',
  path: '/User/DeleteSubUser',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  write: true,
  changes: ['staff'],
});
