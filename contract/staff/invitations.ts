/** Inviting staff by mail: whoever is invited chooses a password themselves (ADR 029). */
import { defineCall } from '../wire/call.ts';

const access = { who: 'member', flag: 'addAndEditSubUser' } as const;

export const getInvitations = defineCall({
  name: 'GetInvitations',
  method: 'GET',
  path: '/User/GetInvitations',
  access,
  reads: ['staff'],
});

export const inviteSubUser = defineCall({
  name: 'InviteSubUser',
  method: 'POST',
  path: '/User/InviteSubUser',
  access,
  write: true,
  changes: ['staff'],
});

export const resendInvitation = defineCall({
  name: 'ResendInvitation',
  method: 'POST',
  path: '/User/ResendInvitation',
  access,
  write: true,
  changes: ['staff'],
});

export const withdrawInvitation = defineCall({
  name: 'WithdrawInvitation',
  method: 'DELETE',
  path: '/User/WithdrawInvitation',
  access,
  write: true,
  changes: ['staff'],
});

export const getInvitation = defineCall({
  name: 'GetInvitation',
  method: 'GET',
  path: '/Auth/GetInvitation',
  access: { who: 'anyone' },
  // A token is judged, once.
  reads: [],
});

export const acceptInvitation = defineCall({
  name: 'AcceptInvitation',
  method: 'POST',
  path: '/Auth/AcceptInvitation',
  access: { who: 'anyone' },
  write: true,
  changes: ['staff'],
});
