import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { optionalLine, requiredLine } from '../text/text.ts';
import { booleanText, id, nothing, numberText, page, size, time } from '../wire/wire.ts';
import { auditEntry } from './console-schemas.ts';
import { consoleRoles } from './roles.ts';
import {
  adjustmentKinds,
  adjustmentMax,
  askedLengthMax,
  foundPageSize,
  movements,
  peopleNoteMax,
  standings,
  suspensionReasons,
} from './suspension.ts';

const asked = z.object({
  /** Beginnings of words, or a complete id; without it the newest are listed. */
  text: optionalLine(askedLengthMax),
  /** Lists suspended ones only; not together with a text. */
  isSuspended: z.optional(booleanText),
  /** `next` of the previous page. */
  before: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID')))),
});
const next = z.nullable(z.number());

export const foundPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  standing: z.enum(standings),
  /** The main user of a staff member; null for a main user. */
  mainUser: z.nullable(z.object({ id: z.string(), fullName: z.string(), standing: z.enum(standings) })),
  consoleRole: z.nullable(z.enum(consoleRoles)),
  dtCreatedAt: time,
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundCompany = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  approveStatus: z.number(),
  /** Whether the company is public now. */
  isPublic: z.boolean(),
  /** State of the company itself; the state of the account is that of its owner. */
  standing: z.enum(standings),
  owner: z.object({ id: z.string(), fullName: z.string(), standing: z.enum(standings) }),
  dtCreatedAt: time,
});
export type FoundCompany = z.infer<typeof foundCompany>;

const suspension = z.nullable(z.object({ reason: z.enum(suspensionReasons), dtAt: time }));

export const findPeople = {
  query: asked,
  data: z.object({ people: z.array(foundPerson), next }),
  summary: `People by name, e-mail, phone or id, the newest first, ${foundPageSize} per page.`,
} as const satisfies CallSchemas;
export const findCompanies = {
  query: asked,
  data: z.object({ companies: z.array(foundCompany), next }),
  summary: `Companies by name, tax number, address or id, public or not, the newest first, ${foundPageSize} per page.`,
} as const satisfies CallSchemas;

export const getPerson = {
  query: z.object({ id }),
  data: z.object({
    person: foundPerson,
    suspension,
    language: z.string(),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    /** Flags of staff; null for a main user. */
    flags: z.nullable(z.record(z.string(), z.boolean())),
    companies: z.array(foundCompany),
    staff: z.array(foundPerson),
    /** For administrators only. */
    details: z.nullable(
      z.object({
        stPhone: z.string(),
        planName: z.string(),
        dtPlanExpire: z.nullable(time),
        /** Credits of a main user's account. */
        balance: z.nullable(z.number()),
        sessions: z.array(z.object({ id: z.string(), device: z.string(), client: z.string(), dtCreatedAt: time, dtLastUsed: time })),
        audit: z.array(auditEntry),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary: 'One person: state, companies, staff; for administrators also sessions, credits and the latest audit entries.',
} as const satisfies CallSchemas;
export const getConsoleCompany = {
  query: z.object({ id }),
  data: z.object({
    company: foundCompany,
    suspension,
    owner: foundPerson,
    staff: z.array(foundPerson),
    productCount: z.number(),
    /** Counted up to `requestsCounted`. */
    requestCount: z.number(),
    /** For administrators only, with the credits of its account. */
    details: z.nullable(z.object({ taxpayerNumber: z.string(), balance: z.number(), audit: z.array(auditEntry) })),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary: 'One company: state, owner, staff and counts; for administrators also the credits of its account.',
} as const satisfies CallSchemas;

const change = { isSuspended: z.boolean(), reason: z.optional(z.enum(suspensionReasons, 'INVALID')), note: requiredLine(peopleNoteMax) };

export const setPersonSuspension = {
  body: z.strictObject({ id, ...change }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MODERATOR', 'STALE_VERSION'],
  summary: 'Suspends a person with their staff and companies, or lifts the suspension; a suspension needs a reason.',
} as const satisfies CallSchemas;
export const setCompanySuspension = {
  body: z.strictObject({ id, ...change }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'STALE_VERSION'],
  summary:
    'Suspends a company with its requests and products in public lists and chats, or lifts the suspension; a suspension needs a reason.',
} as const satisfies CallSchemas;
export const endPersonSessions = {
  body: z.strictObject({ id, note: requiredLine(peopleNoteMax) }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'STALE_VERSION'],
  summary: 'Ends all sessions of a person.',
} as const satisfies CallSchemas;
export const adjustCredits = {
  body: z.strictObject({
    /** Id of the main user. */
    id,
    /** Whole credits: positive to add, negative to remove. */
    amount: z.int('INVALID_NUMBER').check(
      z.gte(-adjustmentMax, 'INVALID_NUMBER'),
      z.lte(adjustmentMax, 'INVALID_NUMBER'),
      z.refine((amount) => amount !== 0, 'INVALID_NUMBER'),
    ),
    kind: z.enum(adjustmentKinds, 'INVALID'),
    note: requiredLine(peopleNoteMax),
  }),
  data: z.object({ balance: z.number() }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NOT_ENOUGH_CREDIT', 'STALE_VERSION'],
  summary: 'Adds or removes credits of an account, never below 0; the owner sees the kind in the history.',
} as const satisfies CallSchemas;
export const getLedger = {
  body: z.strictObject({
    /** Id of the main user. */
    id,
    page,
    size,
  }),
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        amount: z.number(),
        reason: z.enum(movements),
        detail: z.string(),
        balanceAfter: z.number(),
        dtAt: time,
      }),
    ),
    count: z.number(),
  }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary: 'Every movement of credits of an account, the newest first.',
} as const satisfies CallSchemas;
