/** How long a quote can be accepted. */
import { dayMs } from '../limits.ts';
import { quoteLimits } from './fields.ts';

/** The end of a calendar day in UTC, which is the same moment for both sides. @returns the first millisecond after it */
export const validUntilMs = (day: string): number => Date.parse(day) + dayMs;

/** Today at the earliest, a year ahead at most. */
export function isValidEnd(day: string, now: number): boolean {
  const end = validUntilMs(day);
  return end > now && end <= now + (quoteLimits.validDaysMax + 1) * dayMs;
}
