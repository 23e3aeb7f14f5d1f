/**
 * A moderator refunds a paid order: first returns the money through the institution, then takes back the bought credits or plan in one
 * batch.
 */
import { endPlanStatement, resumePlanStatement } from '../account/change-store.ts';
import { takeBackStatement } from '../credit/ledger-store.ts';
import { minuteMs } from '../../contract/limits.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { type Caller, type Deps, type Done, done } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refundMail } from './order-mail.ts';
import { askRefundStatement, refundedStatement, takenBackStatement } from './order-store.ts';
import { providerNamed } from './providers.ts';
import { orderRowOf } from './archive.ts';
import type { OrderRow } from './receipt-store.ts';

/** After this time an interrupted refund may be started again. */
const abandonedMs = minuteMs;

/**
 * Takes back unspent credits, and the bought plan, unless the account has another plan now. A plan that was paid before, and whose time is
 * not over, runs on.
 */
function takeBackStatements(db: D1DatabaseSession, order: OrderRow, caller: Caller, now: number): D1PreparedStatement[] {
  const { id, credits: amount, master_user_id: ownerUserId } = order;
  const operationKey = `refund:${id}`;
  const transfer = {
    ownerUserId,
    amount,
    reason: 'refund' as const,
    operationKey,
    detail: order.receipt_number ?? '',
    actorUserId: caller.userId,
  };
  return [
    takeBackStatement(db, transfer, now),
    takenBackStatement(db, id, operationKey),
    ...(order.item_type === 'plan' && order.fulfilled_at !== null
      ? [endPlanStatement(db, ownerUserId, order.item_id, order.fulfilled_at), resumePlanStatement(db, ownerUserId, id, now)]
      : []),
  ];
}

/** @throws Refusal NOT_FOUND, NOT_REFUNDABLE, TOO_OLD_TO_REFUND, IN_PROGRESS during another refund of it, PROVIDER_AWAY */
export async function refundPaidOrder(
  { commit, env, db, clock }: Deps,
  caller: Caller,
  id: string,
  note: string,
): Promise<Done<{ id: string }>> {
  const found = await orderRowOf(env, db, id, caller.language);
  if (found === null) throw new Refusal('NOT_FOUND');
  const order = found.row;
  const { provider_transaction_id: transactionId, amount, currency } = order;
  if (order.state !== 'fulfilled' || order.refunded_at !== null || transactionId === null) throw new Refusal('NOT_REFUNDABLE');
  if (found.isArchived) throw new Refusal('TOO_OLD_TO_REFUND');
  const asked = clock.now();
  await runGuarded(db, [askRefundStatement(db, id, asked - abandonedMs, asked), changedStatement(db)], 'IN_PROGRESS');

  const answer = await providerNamed(env, order.provider).refund({ orderId: id, transactionId, amount, currency });
  if (answer.kind === 'unknown') throw new Refusal('PROVIDER_AWAY');
  if (answer.kind === 'refused') throw new Refusal('NOT_REFUNDABLE');

  const now = clock.now();
  const noted = {
    actorUserId: caller.userId,
    action: 'payment.refund',
    targetType: 'payment',
    targetId: id,
    detail: order.receipt_number ?? '',
  };
  return commit(
    [
      refundedStatement(db, id, note, now),
      changedStatement(db),
      ...takeBackStatements(db, order, caller, now),
      auditStatement(db, { ...noted, outcome: 'done', before: { refunded: false }, after: { refunded: true } }, now),
      ...(await refundMail(db, order, now)),
    ],
    done('REFUNDED', 'The order was refunded.', { id }),
    'NOT_REFUNDABLE',
  );
}
