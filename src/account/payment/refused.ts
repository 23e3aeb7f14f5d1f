/** Why an attempt to pay failed. */
import { type BankReason, bankReasonOf, type paid, type PaymentStatus, systemError } from '../../../contract/payment/fields.ts';
import type { Failure } from '../../client/call.ts';

/** Why nothing was paid: the status in the payment log, or `log` if the log cannot be read. */
export type Failed = Exclude<PaymentStatus, typeof paid> | 'log';

/** Why the last attempt failed, as the form shows it until the next attempt: by the log, or the refusal of the call. */
export type Refused = { why: Failed; reason: BankReason | null } | { failure: Failure };

/**
 * The result of an attempt that ended before the bank's page was shown.
 * @returns the reason, and the id of the order if the institution has refused the card
 */
export function refusedBefore(failure: Failure): { refused: Refused; orderId: string | null } {
  const { conversationId, reason } = (failure.done ?? {}) as { conversationId?: unknown; reason?: unknown };
  const bankReason = failure.code === '15' ? 'cvv' : failure.code === 'CARD_REFUSED' ? bankReasonOf(reason) : null;
  if (bankReason === null) return { refused: { failure }, orderId: null };
  return { refused: { why: systemError, reason: bankReason }, orderId: typeof conversationId === 'string' ? conversationId : null };
}
