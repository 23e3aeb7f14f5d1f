import * as z from 'zod/mini';
import { newPassword } from '../auth/password-fields.ts';
import { personName, token } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { permissions } from '../session/shapes.ts';
import { email, id, language, nothing, time } from '../wire/wire.ts';
import { budget, flagInput } from './shapes.ts';

/** An invitation in the account's list. */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  permissions,
  budget: z.nullable(z.number()),
  dtSent: time,
  dtExpires: time,
  /** Its link has expired; it can be sent again. */
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const getInvitations = {
  data: z.object({ invitations: z.array(invitation) }),
  summary: 'Open invitations of staff, the latest first; each counts against the plan’s limit.',
} as const satisfies CallSchemas;

export const inviteSubUser = {
  body: z.strictObject({
    stEmail: email,
    /** Permissions from the first sign-in on; the default flags if missing (docs/behaviour.md#staff-defaults). */
    permissions: z.optional(z.strictObject(flagInput)),
    budget: z.optional(z.nullable(budget)),
  }),
  data: z.object({ id: z.string() }),
  errors: [
    'EMAIL_NOT_VERIFIED',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'LIMIT_REACHED',
    'FORBIDDEN',
    'STAFF_EMAIL_USED',
    'ALREADY_INVITED',
    'THROTTLED',
  ],
  summary: 'Mails an invitation with a link that works once, for 7 days. The answer is the same whether or not the address has an account.',
} as const satisfies CallSchemas;

export const resendInvitation = {
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'NO_PLAN', 'PLAN_EXPIRED', 'LIMIT_REACHED', 'FORBIDDEN', 'THROTTLED'],
  summary: 'Mails an invitation again with a new link; the one before stops working.',
} as const satisfies CallSchemas;

export const withdrawInvitation = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  summary: 'Withdraws an invitation: its link stops working and its place in the plan is free.',
} as const satisfies CallSchemas;

export const getInvitation = {
  query: z.object({ guid: token }),
  data: z.object({
    /** The name of the inviter. */
    inviterName: z.string(),
    inviterEmail: z.string(),
    /** The company for which the person would work. */
    companyName: z.string(),
    email: z.string(),
    /** The address already has an account, and cannot have a second one. Only the owner of the address has the link. */
    isEmailUsed: z.boolean(),
    dtExpires: time,
  }),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'The invitation to which a link belongs; the link stays unused.',
} as const satisfies CallSchemas;

export const acceptInvitation = {
  body: z.strictObject({ guid: token, stFullname: personName, newPwd: newPassword, language }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'STAFF_EMAIL_USED', 'LIMIT_REACHED', 'THROTTLED'],
  summary: 'Creates the account of an invited staff member; the link confirms the address.',
} as const satisfies CallSchemas;
