import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { moderationKind } from '../moderation/schemas.ts';
import { paymentDocuments } from '../site/payment-documents.ts';
import { instant, time } from '../wire/wire.ts';
import { partNames, partStates } from './parts.ts';

export const systemPart = z.object({
  name: z.enum(partNames),
  state: z.enum(partStates),
  /**
   * Seconds since the check, or since the event that it reports: the last success of the scheduled run, the time since which the outbox is
   * late. Null: never, or nothing.
   */
  ageSeconds: z.nullable(z.number()),
});
export type SystemPart = z.infer<typeof systemPart>;

export const getSystem = {
  data: z.object({
    /** As `/api/health` reports: no required part is down. */
    isHealthy: z.boolean(),
    parts: z.array(systemPart),
    /** Missing settings of production (contract/site/production.ts); empty elsewhere. */
    unset: z.array(z.object({ setting: z.string(), why: z.enum(['missing', 'sample']) })),
    /** What buyers get for payments, and the series in which the next one is numbered. */
    payments: z.object({ document: z.enum(paymentDocuments), series: z.string() }),
    /** Items that wait for moderators, by kind: their number, and the age of the oldest in seconds. */
    queues: z.array(z.object({ kind: moderationKind, count: z.number(), oldestSeconds: z.nullable(z.number()) })),
    outbox: z.object({
      /** Due and not delivered, at most `outboxCountMax`. */
      due: z.number(),
      /** Given up within the last day, at most `outboxCountMax`. */
      givenUp: z.number(),
    }),
  }),
  summary: 'State of the marketplace’s dependencies, missing settings, and queues.',
} as const satisfies CallSchemas;

const count = z.number();

export const getCounters = {
  query: z.object({
    /** The end of the hour to report; now by default. Counters are stored for three days. */
    until: z.optional(instant),
  }),
  data: z.object({
    dtFrom: time,
    dtUntil: time,
    /**
     * Calls by subject, the most frequent first; `histogram` counts by `latencyBounds` (contract/system/tally.ts), `errors` counts
     * answers of 500 and above.
     */
    groups: z.array(z.object({ name: z.string(), calls: count, errors: count, histogram: z.array(count) })),
    /** Minutes in which something was counted. */
    minutes: z.array(z.object({ dtAt: time, calls: count, errors: count })),
  }),
  summary: 'How many calls were answered in an hour, how fast, and how many failed.',
} as const satisfies CallSchemas;
