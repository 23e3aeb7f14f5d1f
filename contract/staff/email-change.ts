/** A change of a colleague's sign-in address: the old address can object, the main user can undo or confirm (ADR 029). */
import { defineCall } from '../wire/call.ts';

export const undoStaffEmail = defineCall({
  method: 'POST',
  path: '/User/UndoStaffEmail',
  access: { who: 'member', mainOnly: true },
  write: true,
  changes: ['staff'],
});

export const confirmStaffEmail = defineCall({
  method: 'POST',
  path: '/User/ConfirmStaffEmail',
  access: { who: 'member', mainOnly: true, isFresh: true },
  write: true,
  changes: ['staff'],
});

export const getAddressChange = defineCall({
  method: 'GET',
  path: '/Auth/GetAddressChange',
  access: { who: 'anyone' },
  // The answer is not cached: a token can be used only once.
  reads: [],
});

export const keepAddress = defineCall({
  method: 'POST',
  path: '/Auth/KeepAddress',
  access: { who: 'anyone' },
  write: true,
  changes: ['staff'],
});
