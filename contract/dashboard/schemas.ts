import * as z from 'zod/mini';
import { titled } from '../text/title.ts';
import type { CallSchemas } from '../wire/call.ts';
import { time } from '../wire/wire.ts';
import { onboardingSteps } from './calls.ts';

/** A company as far as its way into the public goes. */
const company = z.object({ id: z.string(), approveStatus: z.number() });

/** Numbers of all companies of the account on one day of UTC. */
const trafficDay = z.object({
  /** `2026-11-22` */
  day: z.string(),
  /** Visitors of the companies' pages; null from before they were counted by day. */
  views: z.nullable(z.number()),
  /** Companies that wrote first; null for staff without chats. */
  contacts: z.nullable(z.number()),
});
export type TrafficDay = z.infer<typeof trafficDay>;

export const dashboard = z.object({
  /** Those that the caller may take. */
  steps: z.array(z.object({ name: z.enum(onboardingSteps), isDone: z.boolean() })),
  /** The one that is nearest to being public. */
  company: z.nullable(company),
  /** Chats in which the other side has spoken last, the newest first; null for staff without chats. */
  unanswered: z.nullable(
    z.array(
      z.object({
        chatId: z.string(),
        companyName: z.string(),
        companyLogoUrl: z.string(),
        chatNameForAll: z.string(),
        ...titled,
        dtLastAt: time,
      }),
    ),
  ),
  /** Public requests, the one that ends next first; null for staff without requests. */
  ending: z.nullable(z.array(z.object({ id: z.string(), name: z.string(), ...titled, dtExpire: time }))),
  /** What the caller's saved searches have found last and is in public still, the newest first; null without a saved search. */
  matches: z.optional(
    z.nullable(z.array(z.object({ id: z.string(), name: z.string(), ...titled, path: z.string(), searchName: z.string(), dtFound: time }))),
  ),
  /** The last days up to today; null without a company. */
  traffic: z.nullable(z.array(trafficDay)),
  /** Null for staff who do not see the account's credits; so is `plan`, and without one. */
  credits: z.nullable(z.number()),
  plan: z.nullable(z.object({ name: z.string(), dtExpire: time, isExpired: z.boolean() })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = {
  data: dashboard,
  summary: 'What there is to do next, and how it goes: of staff only what their flags show.',
} as const satisfies CallSchemas;
