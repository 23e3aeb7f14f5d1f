/** What the operator is told of by mail. */
import { dayMs, hourMs, minuteMs } from '../../contract/limits.ts';

export const alarmKinds = ['outbox', 'payment', 'queue'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** While it lasts, each is told at most once in this time. */
export const alarmWindowMs = 6 * hourMs;

/** A delivery that nobody fetches. */
export const outboxLateMs = 10 * minuteMs;
/** A mail is given up after eight tries; what is tried more often is something that must not be lost. */
export const outboxTriesMax = 8;
/** So many that were given up within an hour are no longer wrong addresses. */
export const outboxGivenUpMax = 10;
/** A payment is asked after until its last inquiry; what is open so long after it has nobody who ends it. */
export const paymentOpenMs = hourMs;
/** Nobody should wait longer for a decision. */
export const queueWaitMs = dayMs;
