import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { calendarDay, id, language } from '../wire/wire.ts';
import { missKinds, ownSheets, sheets, steps } from './kinds.ts';
import { missRetentionDays, analyticsDaysMax, termsShown } from './limits.ts';

/** Days in UTC. */
const period = { from: calendarDay, to: calendarDay, step: z.enum(steps) };

const point = z.object({
  /** First and last day. The first step starts at its regular beginning (weeks on Monday), and the last one ends today at the latest. */
  from: z.string(),
  to: z.string(),
});

const series = z.object({
  kind: z.string(),
  /** The currency, for amounts; empty for other series. */
  part: z.string(),
  /** The first counted day, if it is later than the first day of the period. */
  countedFrom: z.nullable(z.string()),
  /** One per point; null for days before counting began, whose counts are unknown. Money in minor units. */
  values: z.array(z.nullable(z.number())),
  total: z.nullable(z.number()),
  /** The total of the same number of days before the period; null if some of them were not counted. */
  before: z.nullable(z.number()),
});
export type Series = z.infer<typeof series>;

const waiting = z.object({ count: z.number(), median: z.number(), ninetieth: z.number() });

export const analytics = z.object({
  points: z.array(point),
  series: z.array(series),
  /** Parts of the period's total, the largest first; `rest` is the sum of the others. */
  parts: z.array(
    z.object({
      kind: z.string(),
      countedFrom: z.nullable(z.string()),
      items: z.array(z.object({ part: z.string(), count: z.number() })),
      rest: z.number(),
    }),
  ),
  /** Waiting time for decisions in minutes: median and 90th percentile. */
  waits: z.array(
    z.object({
      kind: z.string(),
      countedFrom: z.nullable(z.string()),
      values: z.array(z.nullable(waiting)),
      total: z.nullable(waiting),
      before: z.nullable(waiting),
    }),
  ),
});
export type Analytics = z.infer<typeof analytics>;

/** A table as a file, with the byte order mark that spreadsheet programs need. */
const file = z.string();

export const getAnalytics = {
  query: z.object({
    ...period,
    /** Names of kinds, separated by commas; all by default. */ kinds: z.optional(z.string().check(z.maxLength(400))),
  }),
  data: analytics,
  summary: `Analytics of the marketplace by day, week or month, for up to ${analyticsDaysMax} days, with the same number of days before.`,
} as const satisfies CallSchemas;

const term = z.object({ kind: z.enum(missKinds), term: z.string(), count: z.number() });
export const getSearchMisses = {
  query: z.object({ from: calendarDay, to: calendarDay }),
  data: z.object({ countedFrom: z.nullable(z.string()), terms: z.array(term) }),
  summary: `Searches without results, the most frequent ${termsShown}; stored for ${missRetentionDays} days.`,
} as const satisfies CallSchemas;

export const getAnalyticsFile = {
  query: z.object({ ...period, sheet: z.enum(sheets), lang: z.optional(language) }),
  data: file,
  summary: 'The numbers as a CSV file: by step, by part, or the searches without results.',
} as const satisfies CallSchemas;

export const getCompanyAnalytics = {
  query: z.object({ ...period, companyId: id }),
  data: analytics,
  errors: ['NOT_FOUND'],
  summary:
    'Visitors, contacts and first answers of a company of the account, by step and by country; staff without permission for chats get visitors only.',
} as const satisfies CallSchemas;
export const getRequestAnalytics = {
  query: z.object({ ...period, requestId: id }),
  data: analytics,
  errors: ['NOT_FOUND'],
  summary:
    'Page views, contacts and first answers of a request of the account, by step and by country; staff without permission for chats get views only.',
} as const satisfies CallSchemas;
export const getCompanyAnalyticsFile = {
  query: z.object({ ...period, companyId: id, sheet: z.enum(ownSheets), lang: z.optional(language) }),
  data: file,
  errors: ['NOT_FOUND'],
  summary: 'The same as a CSV file.',
} as const satisfies CallSchemas;
export const getRequestAnalyticsFile = {
  query: z.object({ ...period, requestId: id, sheet: z.enum(ownSheets), lang: z.optional(language) }),
  data: file,
  errors: ['NOT_FOUND'],
  summary: 'The same as a CSV file.',
} as const satisfies CallSchemas;
export const getReviewTimes = {
  data: z.object({ company: z.nullable(waiting), request: z.nullable(waiting) }),
  summary: 'How long reviews took in the last 30 days, in minutes; null while there are too few decisions.',
} as const satisfies CallSchemas;
