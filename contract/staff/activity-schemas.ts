import * as z from 'zod/mini';
import { titled } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { idLetters } from '../wire/ids.ts';
import { id, time } from '../wire/wire.ts';
import { creditReasons, staffActions } from './activity.ts';

const entry = z.object({
  id: z.string(),
  dtAt: time,
  /** One of `staffActions` or, for movements of credits, of `creditReasons`; `other` for values of another provider's API. */
  what: z.enum([...staffActions, ...creditReasons, 'other']),
  /** The object of the action, e.g. the name of a request; empty if it was deleted. */
  name: z.string(),
  ...titled,
  /** Negative: spent; positive: bought. Null if no credits moved. */
  credits: z.nullable(z.number()),
});
export type StaffEntry = z.infer<typeof entry>;

export const getStaffActivity = {
  query: z.object({
    /** The id of a row of GetSubUsers. */
    id,
    /** `next` of the previous page; the newest by default. */
    before: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,15}-${idLetters}$`), 'INVALID'))),
  }),
  data: z.object({
    entries: z.array(entry),
    /** The cursor of the next page; empty on the last one. */
    next: z.string(),
    /** Whether movements of credits are included, because the caller may see the account's transactions. */
    hasCredits: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  summary:
    'Spending and actions of a staff member, newest first, 20 per page; movements of credits for people who may see the transactions.',
} as const satisfies CallSchemas;
