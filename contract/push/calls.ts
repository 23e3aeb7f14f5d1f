import { defineCall } from '../wire/call.ts';

export const getPushKey = defineCall({
  name: 'GetPushKey',
  method: 'GET',
  path: '/User/GetPushKey',
  access: { who: 'member' },
  // Set up once.
  reads: [],
});

export const addPushSubscription = defineCall({
  name: 'AddPushSubscription',
  method: 'POST',
  path: '/User/AddPushSubscription',
  access: { who: 'member' },
  write: true,
  // Shown nowhere.
  changes: [],
});

export const removePushSubscription = defineCall({
  name: 'RemovePushSubscription',
  method: 'POST',
  path: '/User/RemovePushSubscription',
  access: { who: 'member' },
  write: true,
  // Shown nowhere.
  changes: [],
});
