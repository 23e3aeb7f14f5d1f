/** Invitations of staff by mail: invited people choose their own password (ADR 029). */
import { defineCall } from '../wire/call.ts';

const access = { who: 'member', flag: 'addAndEditSubUser' } as const;

export const getInvitations = defineCall({
  method: 'GET',
  path: '/User/GetInvitations',
  access,
  reads: ['staff'],
});

export const inviteSubUser = defineCall({
  method: 'POST',
  path: '/User/InviteSubUser',
  access: { ...access, isFresh: true },
  write: true,
  changes: ['staff'],
});

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/User/ResendInvitation',
  access,
  write: true,
  changes: ['staff'],
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/User/WithdrawInvitation',
  access,
  write: true,
  changes: ['staff'],
});

export const getInvitation = defineCall({
  method: 'GET',
  path: '/Auth/GetInvitation',
  access: { who: 'anyone' },
  // The answer is not cached: a token can be used only once.
  reads: [],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/Auth/AcceptInvitation',
  access: { who: 'anyone' },
  write: true,
  changes: ['staff'],
});
