/** Alarms that are mailed to the operator. */
import { dayMs, hourMs, minuteMs } from '../../contract/limits.ts';

export const alarmKinds = ['outbox', 'payment', 'queue'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Age of a due delivery that no run has claimed. */
export const outboxLateMs = 10 * minuteMs;
/** Attempts of a delivery that must not be lost. A mail has more, because its address may be wrong: only several of them are an alarm. */
export const outboxTriesMax = 8;
/** As many mails that are tried again, or deliveries that were given up in an hour, are not only caused by wrong addresses. */
export const outboxGivenUpMax = 10;
/** A payment is settled by its last query. If it is open for longer after that, a person has to act. */
export const paymentOpenMs = hourMs;
/** Whoever asked for a refund learns at once that its result is unknown, and repeats it. If it is open for longer, they did not. */
export const refundOpenMs = hourMs;
/** Maximum time that items should wait for a decision. */
export const queueWaitMs = dayMs;
