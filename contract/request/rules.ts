/** Rules for requests that both sides apply. */
import { approval, type ApproveStatus } from '../company/approval.ts';
import { dayMs, requestPublicMs, textLengthMax } from '../limits.ts';
import type { ServiceType } from './shapes.ts';

/** Lengths of the fields of a request, in characters. */
export const requestLengths = { name: 160, description: textLengthMax } as const;

/** Logistic needs and services have a logistic type and a shipping type. */
export const needsLogisticTypes = (serviceType: ServiceType): boolean => serviceType === 3 || serviceType === 4;

/** The end of a last day in UTC, until which it is valid. @param day `2026-11-22` */
export const validUntilEnd = (day: string): number => Date.parse(day) + dayMs;

/** A last day has to be within 60 days, in UTC (docs/behaviour.md#request-states: no request is public for longer). */
export function checkValidUntil(validUntil: string | undefined, now: number): 'DATE_PAST' | 'DATE_TOO_FAR' | null {
  if (validUntil === undefined) return null;
  const end = validUntilEnd(validUntil);
  if (end <= now) return 'DATE_PAST';
  return end - dayMs > now + requestPublicMs ? 'DATE_TOO_FAR' : null;
}

/** The end of the public time: 60 days after approval (docs/behaviour.md#request-states), or the request's own last day. */
export const publicUntil = (approvedAt: number, validUntil?: string): number =>
  Math.min(approvedAt + requestPublicMs, validUntil === undefined ? Number.POSITIVE_INFINITY : validUntilEnd(validUntil));

/** Approved and expired: it can be submitted again. */
export const isExpired = (status: number, expiresAt: number | null, now: number): boolean =>
  status === approval.approved && expiresAt !== null && expiresAt <= now;

/** The states that its owner sees, in sorting order: those that need an action first. */
export const requestStates = ['rejected', 'ready', 'pending', 'expired', 'paused', 'hidden', 'approved'] as const;
export type RequestState = (typeof requestStates)[number];

export interface RequestFacts {
  /** The status of the pending edit, else of the request. */
  approveStatus: ApproveStatus;
  isRejected: boolean;
  isPaused: boolean;
  /** Its company is not public. */
  isHidden: boolean;
  /** When the approved version expires, ms. */
  expiresAt: number | null;
}

/**
 * Like a company's state, but a valid form is always complete: 1 means rejected, until it is edited (docs/behaviour.md#request-states). A
 * rejection is shown until the next submission (docs/behaviour.md#approval-states), and an expired request is shown as expired even if it
 * is also hidden for another reason.
 */
export function requestStateOf({ approveStatus, isRejected, isPaused, isHidden, expiresAt }: RequestFacts, now: number): RequestState {
  if (approveStatus === approval.pending) return 'pending';
  if (approveStatus !== approval.approved) return isRejected || approveStatus === approval.incomplete ? 'rejected' : 'ready';
  if (isExpired(approveStatus, expiresAt, now)) return 'expired';
  if (isPaused) return 'paused';
  return isHidden ? 'hidden' : 'approved';
}

const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** A short code that people can say on the phone, without characters that look alike: `R-` and 8 characters of 5 bits. */
export const requestCodeOf = (random: Uint8Array): string =>
  `R-${Array.from(random.subarray(0, 8), (byte) => codeLetters[byte & 31]).join('')}`;
