/** When a boost counts as running (docs/behaviour.md#boost). Times are ms since the epoch; null or 0 is never. */
import { boostActiveMs, boostShownOnCardMs } from '../limits.ts';

const remaining = (expiresAt: number | null, now: number): number => (expiresAt ?? 0) - now;

/** Whether a boost is active on the profile and edit pages; a new one can be bought as soon as it is not. */
export const isBoostActive = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostActiveMs;
/** Whether a request card has the orange border of boosted ones. */
export const isBoostShownOnCard = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostShownOnCardMs;
/** Whether a company is boosted in the directory, until its boost expires. */
export const isBoostShownInDirectory = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > 0;
/** End of a new boost, which starts when the present one ends. */
export const boostEnd = (expiresAt: number | null, now: number, lengthMs: number): number => Math.max(expiresAt ?? 0, now) + lengthMs;
