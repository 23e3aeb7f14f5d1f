import * as z from 'zod/mini';
import { token } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { id, nothing, time } from '../wire/wire.ts';

/** A pending change of address in the list of staff. */
export const emailChange = z.object({
  oldEmail: z.string(),
  newEmail: z.string(),
  /** Name of the person who requested the change. */
  askedBy: z.string(),
  /** Whether the new address is confirmed and used for sign-in; before that, the old one is used. */
  isTaken: z.boolean(),
  /** Until when the change can be confirmed or contested. */
  dtEnds: time,
});

export const undoStaffEmail = {
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  summary: "Cancels the change of a colleague's e-mail; one that has taken effect is undone, with the sessions and the password since.",
} as const satisfies CallSchemas;

export const confirmStaffEmail = {
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  summary:
    "Makes a colleague's changed e-mail final before its 72 hours are over: the old address can no longer object, older sessions end.",
} as const satisfies CallSchemas;

export const getAddressChange = {
  query: z.object({ guid: token }),
  data: emailChange,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'The change of an address to which an objection link belongs; the link stays unused.',
} as const satisfies CallSchemas;

export const keepAddress = {
  body: z.strictObject({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'STALE_VERSION', 'THROTTLED'],
  summary:
    'The old address objects to its change, before it takes effect or within 72 hours of the request: the address stays or is restored.',
} as const satisfies CallSchemas;
