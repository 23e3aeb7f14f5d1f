import * as z from 'zod/mini';
import { titled } from '../text/title.ts';
import type { CallSchemas } from '../wire/call.ts';
import { idLetters } from '../wire/ids.ts';
import { id, time } from '../wire/wire.ts';
import { creditReasons, staffActions } from './activity.ts';

const entry = z.object({
  id: z.string(),
  dtAt: time,
  /** One of `staffActions` or, where credits moved, of `creditReasons`; `other` for what another provider's API may have. */
  what: z.enum([...staffActions, ...creditReasons, 'other']),
  /** What it was done with, e.g. the name of a request; empty when it is gone. */
  name: z.string(),
  ...titled,
  /** Spent: below 0; bought: above. Null where no credits moved. */
  credits: z.nullable(z.number()),
});
export type StaffEntry = z.infer<typeof entry>;

export const getStaffActivity = {
  query: z.object({
    /** Of a row of GetSubUsers. */
    id,
    /** `next` of the page before; the newest without it. */
    before: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,15}-${idLetters}$`), 'INVALID'))),
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
} as const satisfies CallSchemas;
