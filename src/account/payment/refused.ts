/** Why a try to pay came to nothing. */
import { type BankReason, bankReasonOf, type paid, type PaymentStatus, systemError } from '../../../contract/payment/outcome.ts';
import type { Failure } from '../../client/call.ts';

/** Why nothing was paid: the status that the log gives, or `log` when it can not be asked. */
export type Failed = Exclude<PaymentStatus, typeof paid> | 'log';

/** What came of the last try, said at the form until the next one: what the log has, or why no order began. */
export type Refused = { why: Failed; reason: BankReason | null } | { failure: Failure };

/** What the institution said of a card before its page, with the order that keeps it; any other refusal speaks for itself. */
export function refusedBefore(failure: Failure): { refused: Refused; orderId: string | null } {
  const { conversationId, reason } = (failure.done ?? {}) as { conversationId?: unknown; reason?: unknown };
  const told = failure.code === '15' ? 'cvv' : failure.code === 'CARD_REFUSED' ? bankReasonOf(reason) : null;
  if (told === null) return { refused: { failure }, orderId: null };
  return { refused: { why: systemError, reason: told }, orderId: typeof conversationId === 'string' ? conversationId : null };
}
