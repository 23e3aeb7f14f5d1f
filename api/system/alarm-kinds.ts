/** Alarms that are mailed to the operator. */
import { dayMs, hourMs, minuteMs } from '../../contract/limits.ts';

export const alarmKinds = ['outbox', 'payment', 'queue'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** A delivery that no run has claimed. */
export const outboxLateMs = 10 * minuteMs;
/** A mail is abandoned after eight tries; only deliveries that must not be lost are tried more often. */
export const outboxTriesMax = 8;
/** More abandoned deliveries in an hour are not just wrong addresses. */
export const outboxGivenUpMax = 10;
/** A payment is settled by its last inquiry; one that is open for longer after it needs a person. */
export const paymentOpenMs = hourMs;
/** Decisions should not take longer. */
export const queueWaitMs = dayMs;
