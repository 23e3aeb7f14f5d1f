/** Rules of a request that both sides apply. */
import { approval } from '../company/approval.ts';
import { requestPublicMs } from '../limits.ts';
import type { ServiceType } from './shapes.ts';

/** Logistic needs and services name their logistic and shipping type. */
export const needsLogisticTypes = (serviceType: ServiceType): boolean => serviceType === 3 || serviceType === 4;

/** Public until then (D-43). */
export const publicUntil = (approvedAt: number): number => approvedAt + requestPublicMs;

/** Approved once and run out: it may be sent again. */
export const isExpired = (status: number, expiresAt: number | null, now: number): boolean =>
  status === approval.approved && expiresAt !== null && expiresAt <= now;

const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** The short name that people read to each other, without letters that look alike: `R-` and 8 characters of 5 bits. */
export const requestCodeOf = (random: Uint8Array): string =>
  `R-${Array.from(random.subarray(0, 8), (byte) => codeLetters[byte & 31]).join('')}`;
