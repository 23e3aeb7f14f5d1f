import * as z from 'zod/mini';
import { newPassword } from '../auth/password-fields.ts';
import { personName, token } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { permissions } from '../session/shapes.ts';
import { email, id, nothing, phone, time } from '../wire/wire.ts';
import { budget, flagInput } from './shapes.ts';

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

/** A staff member in the list. */
export const subUser = z.object({
  id: z.string(),
  email: z.string(),
  fullname: z.string(),
  /** A new address that is not confirmed yet; empty for none. */
  pendingEmail: z.string(),
  /** A change of the address that is pending or can still be undone. */
  emailChange: z.nullable(emailChange),
  /** The present address is confirmed. */
  isVerifyEmail: z.boolean(),
  /** Credits that the person may spend in a calendar month (UTC); null means unlimited. */
  budget: z.nullable(z.number()),
  /** Credits spent this month; null for a caller who may not see the account's transactions. */
  spent: z.nullable(z.number()),
  permissions: z.object({ _id: z.string(), masterUserId: z.string(), userId: z.string(), ...permissions.shape }),
});

export const getSubUsers = {
  data: z.object({ subUsers: z.array(subUser) }),
  summary: 'Staff of the account.',
} as const satisfies CallSchemas;

export const addSubUser = {
  body: z.strictObject({
    stFullname: personName,
    stEmail: email,
    stPassword: newPassword,
    stPhone: phone,
  }),
  data: z.object({ id: z.string() }),
  errors: ['STAFF_EMAIL_USED', 'LIMIT_REACHED', 'EMAIL_NOT_VERIFIED', 'NO_PLAN', 'PLAN_EXPIRED', 'THROTTLED'],
  summary: 'Adds a staff member with the default flags.',
} as const satisfies CallSchemas;

export const editSubUser = {
  body: z.strictObject({
    email,
    /** The address that the form showed. Unless `email` is another one, it stays, though it was changed meanwhile. */
    shownEmail: z.optional(email),
    permissions: z.strictObject({ _id: z.optional(id), masterUserId: z.optional(id), userId: z.optional(id), ...flagInput }),
    /** Unchanged if missing; null removes the limit. */
    budget: z.optional(z.nullable(budget)),
  }),
  data: nothing,
  errors: ['NOT_FOUND', 'STAFF_EMAIL_USED', 'STAFF_EMAIL_OPEN', 'FORBIDDEN', 'STALE_VERSION', 'THROTTLED'],
  summary:
    'Sets the submitted flags and monthly credit budget of the staff member named by permissions._id or userId, otherwise by e-mail; a new e-mail takes effect when it is confirmed (docs/behaviour.md#staff-grants).',
} as const satisfies CallSchemas;

export const getCreditBudget = {
  data: z.object({
    /** Credits that the caller may spend in a calendar month (UTC); null means unlimited, as for main users. */
    budget: z.nullable(z.number()),
    spent: z.number(),
    /** The rest of the budget; null without one. */
    left: z.nullable(z.number()),
    /** When the month ends and the budget is renewed. */
    dtRenewal: time,
  }),
  summary: "The caller's own monthly credit budget, and the rest of it.",
} as const satisfies CallSchemas;

export const deleteSubUser = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'LAST_MODERATOR'],
  summary: 'Removes a staff member and ends their sessions.',
} as const satisfies CallSchemas;

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
