/** When a boost counts as running (docs/behaviour.md#boost). Times are ms since the epoch; null or 0 is never. */
import { secondMs, minuteMs, dayMs } from '../limits.ts';

/** A request card shows a boost while more than this remains (docs/requirements.md#display-of-boosts-p-43). */
export const boostShownOnCardMs = 5 * minuteMs;

/** A company's boost is active on its profile while more than this remains; below it a new one can be bought (docs/behaviour.md#boost). */
const boostActiveMs = 60 * secondMs;

/** Boost types: length and price in credits (docs/behaviour.md#boost: a month is 30 days). */
export const boosts = {
  1: { lengthMs: dayMs, credits: 100 },
  2: { lengthMs: 7 * dayMs, credits: 500 },
  3: { lengthMs: 30 * dayMs, credits: 2000 },
} as const;

export type BoostType = keyof typeof boosts;

const remaining = (expiresAt: number | null, now: number): number => (expiresAt ?? 0) - now;

/** Whether a boost is active on the profile and edit pages; a new one can be bought as soon as it is not. */
export const isBoostActive = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostActiveMs;
/** Whether a request card has the orange border of boosted ones. */
export const isBoostShownOnCard = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostShownOnCardMs;
/** Whether a company is boosted in the directory, until its boost expires. */
export const isBoostShownInDirectory = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > 0;
/** End of a new boost, which starts when the present one ends. */
export const boostEnd = (expiresAt: number | null, now: number, lengthMs: number): number => Math.max(expiresAt ?? 0, now) + lengthMs;
