import { defineCall } from '../call.ts';

export const getPushKey = defineCall({
  name: 'GetPushKey',
  method: 'GET',
  path: '/User/GetPushKey',
  access: { who: 'member' },
});

export const addPushSubscription = defineCall({
  name: 'AddPushSubscription',
  method: 'POST',
  path: '/User/AddPushSubscription',
  access: { who: 'member' },
  write: true,
});

export const removePushSubscription = defineCall({
  name: 'RemovePushSubscription',
  method: 'POST',
  path: '/User/RemovePushSubscription',
  access: { who: 'member' },
  write: true,
});
