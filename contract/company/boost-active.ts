/** When a boost counts as running (docs/behaviour.md#boost). Times are ms since the epoch; null or 0 is never. */
import { boostActiveMs, boostShownOnCardMs } from '../limits.ts';

const remaining = (expiresAt: number | null, now: number): number => (expiresAt ?? 0) - now;

/** On profile and edit screens; a new boost can be bought as soon as this is false. */
export const isBoostActive = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostActiveMs;
/** On a request card: the orange border. */
export const isBoostShownOnCard = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > boostShownOnCardMs;
/** In the directory: any future expiry. */
export const isBoostShownInDirectory = (expiresAt: number | null, now: number): boolean => remaining(expiresAt, now) > 0;
/** End of a new boost, which adds to the rest of the old one. */
export const boostEnd = (expiresAt: number | null, now: number, lengthMs: number): number => Math.max(expiresAt ?? 0, now) + lengthMs;
