import { dayMs } from '../limits.ts';
import { validUntilEnd } from '../request/rules.ts';

/** Limits of the fields of a quote. */
export const quoteLimits = {
  /** Characters. */
  note: 500,
  /** Maximum days of delivery and transit. */
  daysMax: 365,
  /** A quote is binding for a year at most. */
  validDaysMax: 365,
} as const;

/** Reasons for declining a quote; other reasons are written in the note. */
export const declineReasons = ['price', 'quantity', 'delivery', 'payment', 'validity', 'bought', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Returned revisions of a quote, the newest first. */
export const quoteRevisionsListed = 20;

/** Returned accepted revisions, also those that are older. */
export const acceptedRevisionsListed = 50;

/** Returned inquiries of a chat. */
export const inquiriesListed = 20;

/** Companies in one comparison page. */
export const quotesPageSize = 12;

/** Whether a quote may be accepted until this day (UTC): today at the earliest, a year ahead at most. */
export function isValidEnd(day: string, now: number): boolean {
  const end = validUntilEnd(day);
  return end > now && end <= now + (quoteLimits.validDaysMax + 1) * dayMs;
}
