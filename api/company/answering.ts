/** Computes a company's response rate and time from its newest contacts. */
import { contactRefundMs } from '../../contract/limits.ts';

/** The number of stored contacts, and the number from which on the rate is shown. */
export const answeringContacts = { stored: 50, shownFrom: 5 } as const;

/** When the contact began, and the milliseconds until its first answer; null without an answer. */
export interface Contact {
  at: number;
  answeredAfterMs: number | null;
}

export interface Answering {
  /** Percentage of answered contacts. */
  percent: number;
  /** Median time of the answers in minutes; null without answers. */
  medianMinutes: number | null;
}

/**
 * A contact counts once it is answered, or after the time in which it would be refunded (docs/behaviour.md#contact-refund).
 * @returns null while too few count
 */
export function answeringOf(contacts: readonly Contact[], now: number): Answering | null {
  const counted = contacts.filter(({ at, answeredAfterMs }) => answeredAfterMs !== null || at <= now - contactRefundMs);
  if (counted.length < answeringContacts.shownFrom) return null;
  const spans = counted
    .flatMap(({ answeredAfterMs }) => (answeredAfterMs === null ? [] : [answeredAfterMs]))
    .toSorted((one, other) => one - other);
  const middle = spans.length / 2;
  const median = ((spans[Math.floor(middle)] ?? 0) + (spans[Math.ceil(middle) - 1] ?? 0)) / 2;
  return {
    percent: Math.round((100 * spans.length) / counted.length),
    medianMinutes: spans.length === 0 ? null : Math.max(1, Math.round(median / 60_000)),
  };
}
