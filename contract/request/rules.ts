/** Rules of a request that both sides apply. */
import { approval, type ApproveStatus } from '../company/approval.ts';
import { dayMs, requestPublicMs } from '../limits.ts';
import type { ServiceType } from './shapes.ts';

/** Logistic needs and services name their logistic and shipping type. */
export const needsLogisticTypes = (serviceType: ServiceType): boolean => serviceType === 3 || serviceType === 4;

/** What is valid until a day is so to its end, by UTC. @param day `2026-11-22` */
export const validUntilEnd = (day: string): number => Date.parse(day) + dayMs;

/** What is valid ends with a day of UTC (docs/behaviour.md#request-states: nobody's request is public for longer than 60 days). */
export function judgeValidUntil(validUntil: string | undefined, now: number): 'DATE_PAST' | 'DATE_TOO_FAR' | null {
  if (validUntil === undefined) return null;
  const end = validUntilEnd(validUntil);
  if (end <= now) return 'DATE_PAST';
  return end - dayMs > now + requestPublicMs ? 'DATE_TOO_FAR' : null;
}

/** Public until then: for 60 days (docs/behaviour.md#request-states), or as long as it is valid by its own facts. */
export const publicUntil = (approvedAt: number, validUntil?: string): number =>
  Math.min(approvedAt + requestPublicMs, validUntil === undefined ? Number.POSITIVE_INFINITY : validUntilEnd(validUntil));

/** Approved once and run out: it may be sent again. */
export const isExpired = (status: number, expiresAt: number | null, now: number): boolean =>
  status === approval.approved && expiresAt !== null && expiresAt <= now;

/** What its owner reads of a request, what asks for something first: they sort by it. */
export const requestStates = ['rejected', 'ready', 'pending', 'expired', 'paused', 'hidden', 'approved'] as const;
export type RequestState = (typeof requestStates)[number];

export interface RequestFacts {
  /** Of the edit that waits, else of the request. */
  approveStatus: ApproveStatus;
  isRejected: boolean;
  isPaused: boolean;
  /** Its company is not in public. */
  isHidden: boolean;
  /** The end of the approved version, ms. */
  expiresAt: number | null;
}

/**
 * Like a company's, but a valid form is always complete: 1 means rejected until it is edited (docs/behaviour.md#request-states). A rejection is told until the next sending
 * (docs/behaviour.md#approval-states), and what has run out says so whatever else took it out of the public.
 */
export function requestStateOf({ approveStatus, isRejected, isPaused, isHidden, expiresAt }: RequestFacts, now: number): RequestState {
  if (approveStatus === approval.pending) return 'pending';
  if (approveStatus !== approval.approved) return isRejected || approveStatus === approval.incomplete ? 'rejected' : 'ready';
  if (isExpired(approveStatus, expiresAt, now)) return 'expired';
  if (isPaused) return 'paused';
  return isHidden ? 'hidden' : 'approved';
}

const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** The short name that people read to each other, without letters that look alike: `R-` and 8 characters of 5 bits. */
export const requestCodeOf = (random: Uint8Array): string =>
  `R-${Array.from(random.subarray(0, 8), (byte) => codeLetters[byte & 31]).join('')}`;
