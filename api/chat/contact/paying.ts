/** Who pays for a message, and what prevents the payment, so that pages can show it before anybody writes. */
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { unlimited } from '../../../contract/plan/features.ts';
import { chargeOf, contactFeatures } from '../../../contract/plan/charge.ts';
import { leftOf, readBudget } from '../../credit/budget-store.ts';
import { readBalance } from '../../credit/ledger-store.ts';
import type { Caller, Deps } from '../../platform/http/handler.ts';
import { hasPlan, planFaultOf, readLimit, readUsed } from '../../plan/quota-store.ts';
import { readPayOrder } from './contact-store.ts';
import type { ChatRow } from '../store.ts';

/**
 * Whether the next message of the viewer's account opens the chat to the other side, or pays for it again after a refund
 * (docs/behaviour.md#chat-charge, docs/behaviour.md#contact-refund).
 */
export const isFirst = ({ opened_at, is_paid, payer_user_id, other_user_id }: ChatRow): boolean =>
  opened_at === null || (is_paid === 0 && payer_user_id !== other_user_id);

/** Credits that this message costs. */
export const firstPriceOf = (chat: ChatRow): number => (chat.is_paid === 1 ? 0 : chat.price);

/** Plan, quota, credits and the person's own budget, in the order in which sending checks them. */
export async function payingFaultOf(
  { db, clock }: Deps,
  caller: Caller,
  createdFor: ChatRow['created_for'],
  cost: { credits: number; needsPlan: boolean; inCredit: number },
): Promise<ChatDetail['payingFault']> {
  const now = clock.now();
  const planFault = cost.needsPlan ? planFaultOf(caller, now) : null;
  if (planFault !== null) return planFault;
  if (hasPlan(caller, now)) {
    const feature = contactFeatures[createdFor];
    const limit = await readLimit(db, caller, feature, now);
    if (limit !== unlimited && (await readUsed(db, caller, feature)) >= limit) return 'LIMIT_REACHED';
  }
  if (cost.credits > cost.inCredit) return 'NOT_ENOUGH_CREDIT';
  const left = cost.credits === 0 ? null : leftOf(await readBudget(db, caller.userId, now));
  return left !== null && cost.credits > left ? 'BUDGET_REACHED' : null;
}

/** The same for the next message into a chat. */
export async function nextPayingFault(deps: Deps, caller: Caller, chat: ChatRow): Promise<ChatDetail['payingFault']> {
  if (!isFirst(chat)) return null;
  const price = firstPriceOf(chat);
  const { needsPlan } = chargeOf({ order: await readPayOrder(deps.db, chat.created_for), price });
  const inCredit = await readBalance(deps.db, caller.masterUserId);
  return payingFaultOf(deps, caller, chat.created_for, { credits: price, needsPlan, inCredit });
}
