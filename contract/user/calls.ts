import { defineCall } from '../wire/call.ts';

export const getUserProfile = defineCall({
  method: 'GET',
  path: '/User/GetUserProfile',
  access: { who: 'member', flag: 'viewUserProfile', isBeforeRequirement: true },
  reads: ['user', 'company', 'request'],
});

export const editUserProfile = defineCall({
  method: 'POST',
  path: '/User/EditUserProfile',
  access: { who: 'member', flag: 'editUserProfile' },
  files: { ProfilePicture: { purpose: 'profilePicture', countMax: 1 } },
  write: true,
  changes: ['user'],
});

export const getUserTransActions = defineCall({
  method: 'POST',
  path: '/User/GetUserTransActions',
  access: { who: 'member', flag: 'viewUserTransactions' },
  reads: ['user'],
});

export const getUsageLimits = defineCall({
  method: 'GET',
  path: '/User/GetUsageLimits',
  access: { who: 'member' },
  reads: ['user', 'company', 'request', 'product', 'staff'],
});

export const downloadMyData = defineCall({
  method: 'GET',
  path: '/User/DownloadMyData',
  access: { who: 'member', isFresh: true },
  isLong: true,
  // The answer is generated on each call.
  reads: [],
});
