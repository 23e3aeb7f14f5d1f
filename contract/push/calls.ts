import { defineCall } from '../wire/call.ts';

export const getPushKey = defineCall({
  method: 'GET',
  path: '/User/GetPushKey',
  access: { who: 'member' },
  // The key is configured once and does not change.
  reads: [],
});

export const addPushSubscription = defineCall({
  method: 'POST',
  path: '/User/AddPushSubscription',
  access: { who: 'member' },
  write: true,
  // No cached page shows it.
  changes: [],
});

export const removePushSubscription = defineCall({
  method: 'POST',
  path: '/User/RemovePushSubscription',
  access: { who: 'member' },
  write: true,
  // No cached page shows it.
  changes: [],
});
