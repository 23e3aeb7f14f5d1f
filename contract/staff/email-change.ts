/** A colleague's changed sign-in address: the old one may object, the main user may undo or confirm (docs/decisions/108). */
import * as z from 'zod/mini';
import { token } from '../auth/calls.ts';
import { defineCall } from '../call.ts';
import { id, nothing, time } from '../wire.ts';

/** A change that is under way, as the list of staff shows it. */
export const emailChange = z.object({
  oldEmail: z.string(),
  newEmail: z.string(),
  /** Who asked for it. */
  askedBy: z.string(),
  /** The new address has confirmed itself and signs in; until then the old one does. */
  isTaken: z.boolean(),
  /** Until then it can be confirmed and objected to. */
  dtEnds: time,
});

export const undoStaffEmail = defineCall({
  name: 'UndoStaffEmail',
  method: 'POST',
  path: '/User/UndoStaffEmail',
  access: { who: 'member', mainOnly: true },
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  write: true,
  summary: "Stops the change of a colleague's e-mail; one that has taken place is taken back, with the sign-ins and the password since.",
});

export const confirmStaffEmail = defineCall({
  name: 'ConfirmStaffEmail',
  method: 'POST',
  path: '/User/ConfirmStaffEmail',
  access: { who: 'member', mainOnly: true },
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  write: true,
  summary:
    "Makes a colleague's changed e-mail final before its 72 hours are over: the old address can not object any more, older sign-ins end.",
});

export const getAddressChange = defineCall({
  name: 'GetAddressChange',
  method: 'GET',
  path: '/Auth/GetAddressChange',
  access: { who: 'anyone' },
  query: z.object({ guid: token }),
  data: emailChange,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'Which change of an address an objection link is about; it stays unused.',
});

export const keepAddress = defineCall({
  name: 'KeepAddress',
  method: 'POST',
  path: '/Auth/KeepAddress',
  access: { who: 'anyone' },
  body: z.strictObject({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'STALE_VERSION', 'THROTTLED'],
  write: true,
  summary: 'The old address objects to its change, before it or within 72 hours of the wish: it stays, or comes back.',
});
