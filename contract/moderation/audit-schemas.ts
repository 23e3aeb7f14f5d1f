import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { idLetters } from '../wire/ids.ts';
import { requiredLine } from '../text/text.ts';
import { calendarDay, email, id, time } from '../wire/wire.ts';
import { auditPageSize } from './fields.ts';
import type { auditFilters } from './filters.ts';

export const auditEntry = z.object({
  id: z.string(),
  at: time,
  /** Empty for actions of the platform itself, and for forgotten people. */
  actor: z.string(),
  actorId: z.nullable(z.string()),
  /** `subject.verb`. */
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  outcome: z.string(),
  detail: z.string(),
  /** The values that the action changed, by name, as JSON text; null if none are stored. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const getAuditLog = {
  query: z.object({
    ...({
      /** E-mail of the person. */
      actor: z.optional(email),
      /** One action, e.g. `company.approve`. */
      action: z.optional(requiredLine(60)),
      /** Id of the object of the action. */
      target: z.optional(id),
      /** First and last day, UTC. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
    } satisfies Record<keyof typeof auditFilters, z.ZodMiniType>),
    /** Entries older than this one (`next` of the previous page). */
    before: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,15}-${idLetters}$`), 'INVALID'))),
  }),
  data: z.object({
    entries: z.array(auditEntry),
    /** The number of hidden entries, which are actions of others on the caller's own account. */
    leftOut: z.optional(z.number()),
    /** The cursor of the next page; null on the last one. */
    next: z.nullable(z.string()),
  }),
  summary: `Who did what, with the values before and after; the newest first, ${auditPageSize} per page.`,
} as const satisfies CallSchemas;
