/** Why an attempt to pay failed. */
import { type BankReason, bankReasonOf, type paid, type PaymentStatus, systemError } from '../../../contract/payment/outcome.ts';
import type { Failure } from '../../client/call.ts';

/** Why nothing was paid: the status of the log, or `log` when the log cannot be read. */
export type Failed = Exclude<PaymentStatus, typeof paid> | 'log';

/** The result of the last attempt, shown at the form until the next one: from the log, or why no order began. */
export type Refused = { why: Failed; reason: BankReason | null } | { failure: Failure };

/** A card refused by the institution before its page was shown, with the order that records it; null for any other refusal. */
export function refusedBefore(failure: Failure): { refused: Refused; orderId: string | null } {
  const { conversationId, reason } = (failure.done ?? {}) as { conversationId?: unknown; reason?: unknown };
  const bankReason = failure.code === '15' ? 'cvv' : failure.code === 'CARD_REFUSED' ? bankReasonOf(reason) : null;
  if (bankReason === null) return { refused: { failure }, orderId: null };
  return { refused: { why: systemError, reason: bankReason }, orderId: typeof conversationId === 'string' ? conversationId : null };
}
