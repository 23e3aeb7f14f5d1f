import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { calendarDay, email, id, nothing, time } from '../wire/wire.ts';
import { consoleRoles } from './roles.ts';
import { idLetters } from '../wire/ids.ts';
import { requiredLine } from '../text/text.ts';
import type { auditFilters } from './filters.ts';

/** Entries of the audit log on a page. */
export const auditPageSize = 30;

export const consolePerson = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(consoleRoles),
  /** The person has set up a second factor. */
  hasSecondFactor: z.boolean(),
  dtCreatedAt: time,
});
export type ConsolePerson = z.infer<typeof consolePerson>;

export const getConsole = {
  data: z.object({
    role: z.enum(consoleRoles),
    /** `none`: the person has none; `asked`: it has to be entered in this session; `given`: it was entered. */
    secondFactor: z.enum(['none', 'asked', 'given']),
  }),
  summary: 'The own role in the console, and the state of this session’s second factor.',
} as const satisfies CallSchemas;
export const getConsolePeople = {
  data: z.object({ people: z.array(consolePerson) }),
  summary: 'Everyone who has a role in the console.',
} as const satisfies CallSchemas;
export const setConsoleRole = {
  body: z.strictObject({ email, role: z.enum([...consoleRoles, 'none'], 'INVALID') }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MODERATOR', 'STALE_VERSION'],
  summary: 'Sets the role of the main account with this confirmed e-mail, or removes it (`none`).',
} as const satisfies CallSchemas;
export const startPersonRecovery = {
  body: z.strictObject({ userId: id }),
  data: z.object({ dtReady: time }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary:
    'Starts the recovery of a person who has lost app and recovery codes, with the same waiting time and mails as if they had started it themselves.',
} as const satisfies CallSchemas;

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
