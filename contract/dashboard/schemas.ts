import * as z from 'zod/mini';
import { titled } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { time } from '../wire/wire.ts';
import { onboardingSteps } from './calls.ts';

/** A company with its progress towards publication. */
const company = z.object({ id: z.string(), approveStatus: z.number() });

/** Counts of all companies of the account on one day (UTC), added up. */
const trafficDay = z.object({
  /** `2026-11-22` */
  day: z.string(),
  /** Visitors of the companies' pages; null for days before counting began. */
  views: z.nullable(z.number()),
  /** Companies that started a chat; null for staff without permission for chats. */
  contacts: z.nullable(z.number()),
});
export type TrafficDay = z.infer<typeof trafficDay>;

export const dashboard = z.object({
  /** Steps that the caller may take. */
  steps: z.array(z.object({ name: z.enum(onboardingSteps), isDone: z.boolean() })),
  /** The company that is closest to publication. */
  company: z.nullable(company),
  /** Chats in which the other side wrote last, the newest first; null for staff without permission for chats. */
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
  /** Public requests, the first to expire first; null for staff without permission for requests. */
  ending: z.nullable(z.array(z.object({ id: z.string(), name: z.string(), ...titled, dtExpire: time }))),
  /** The newest matches of the caller's saved searches that are still public; null without a saved search. */
  matches: z.optional(
    z.nullable(z.array(z.object({ id: z.string(), name: z.string(), ...titled, path: z.string(), searchName: z.string(), dtFound: time }))),
  ),
  /** The last days including today; null without a company. */
  traffic: z.nullable(z.array(trafficDay)),
  /** Null for staff who may not see the account's credits. */
  credits: z.nullable(z.number()),
  plan: z.nullable(z.object({ name: z.string(), dtExpire: time, isExpired: z.boolean() })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = {
  data: dashboard,
  summary: 'Next steps, open items and analytics; staff get what their flags allow.',
} as const satisfies CallSchemas;
