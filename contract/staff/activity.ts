/** What a member of staff has spent and done. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, time } from '../wire.ts';

/** What is kept of what people do, beside what they spend: subject and verb. */
export const staffActions = [
  'chat-begin',
  'request-add',
  'request-edit',
  'request-pause',
  'request-resume',
  'request-delete',
  'company-add',
  'company-edit',
  'company-delete',
  'certificate-add',
  'certificate-edit',
  'certificate-delete',
  'product-add',
  'product-edit',
  'product-delete',
  'staff-add',
  'staff-edit',
  'staff-remove',
  'staff-invite',
  'staff-join',
] as const;

/** What moves credits: the reasons of the ledger. */
export const creditReasons = ['contact', 'create_request', 'boost', 'credit_purchase', 'plan_purchase', 'spending'] as const;

const entry = z.object({
  id: z.string(),
  dtAt: time,
  /** One of `staffActions` or, where credits moved, of `creditReasons`; `other` for what another provider's API may have. */
  what: z.enum([...staffActions, ...creditReasons, 'other']),
  /** What it was done with, e.g. the name of a request; empty when it is gone. */
  name: z.string(),
  /** Spent: below 0; bought: above. Null where no credits moved. */
  credits: z.nullable(z.number()),
});
export type StaffEntry = z.infer<typeof entry>;

export const getStaffActivity = defineCall({
  name: 'GetStaffActivity',
  method: 'GET',
  path: '/User/GetStaffActivity',
  access: { who: 'member', flag: 'addAndEditSubUser' },
  query: z.object({
    /** Of a row of GetSubUsers. */
    id,
    /** `next` of the page before; the newest without it. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}-\w{24}$/, 'INVALID'))),
  }),
  data: z.object({
    entries: z.array(entry),
    /** Asks for the next page; empty on the last one. */
    next: z.string(),
    /** Movements of credits are among them: the caller may see the account's transactions. */
    hasCredits: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  summary: 'What a member of staff has spent and done, newest first, 20 a page; movements of credits for who may see the transactions.',
});
