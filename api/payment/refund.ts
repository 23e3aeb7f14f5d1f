/**
 * The money of a paid order goes back: an administrator refunds it through the institution, or records that the bank has taken it back. Then
 * the bought credits or plan are taken back in one batch.
 */
import { endPlanStatement, resumePlanStatement } from '../account/change-store.ts';
import { administratorStatement } from '../account/console-role-store.ts';
import { takeBackStatement } from '../credit/ledger-store.ts';
import { minuteMs } from '../../contract/limits.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded, writeBeside } from '../platform/db/guard.ts';
import { type Caller, type Deps, type Done, done } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refundMail } from './order-mail.ts';
import { askRefundStatement, refundedStatement, refusedRefundStatement, takenBackStatement } from './order-store.ts';
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

/** @throws Refusal NOT_FOUND, NOT_REFUNDABLE unless it is paid and not refunded, TOO_OLD_TO_REFUND */
async function requirePaidOrder({ env, db }: Deps, caller: Caller, id: string): Promise<OrderRow & { provider_transaction_id: string }> {
  const found = await orderRowOf(env, db, id, caller.language);
  if (found === null) throw new Refusal('NOT_FOUND');
  const { provider_transaction_id: transactionId, state, refunded_at: refundedAt } = found.row;
  if (state !== 'fulfilled' || refundedAt !== null || transactionId === null) throw new Refusal('NOT_REFUNDABLE');
  if (found.isArchived) throw new Refusal('TOO_OLD_TO_REFUND');
  return { ...found.row, provider_transaction_id: transactionId };
}

/** Only one call at a time may return the money or record its return. */
const reserveStatements = (db: D1DatabaseSession, caller: Caller, id: string, now: number): D1PreparedStatement[] => [
  administratorStatement(db, caller.userId),
  askRefundStatement(db, id, now - abandonedMs, now),
  changedStatement(db),
];

interface Return {
  note: string;
  isChargedBack: boolean;
  /** Of the audit log. */
  detail: string;
}

/** The money is back: marks the order, takes back what was bought, and notifies the buyer. */
async function returnedStatements(
  db: D1DatabaseSession,
  caller: Caller,
  order: OrderRow,
  { note, isChargedBack, detail }: Return,
  now: number,
): Promise<D1PreparedStatement[]> {
  const noted = {
    actorUserId: caller.userId,
    action: isChargedBack ? 'payment.chargeback' : 'payment.refund',
    targetType: 'payment',
    targetId: order.id,
    detail,
  };
  return [
    refundedStatement(db, order.id, { note, isChargedBack }, now),
    changedStatement(db),
    ...takeBackStatements(db, order, caller, now),
    auditStatement(db, { ...noted, outcome: 'done', before: { refunded: false }, after: { refunded: true } }, now),
    ...(await refundMail(db, order, isChargedBack, now)),
  ];
}

/** @throws Refusal NOT_FOUND, NOT_REFUNDABLE, TOO_OLD_TO_REFUND, IN_PROGRESS during another refund of it, PROVIDER_AWAY */
export async function refundPaidOrder(deps: Deps, caller: Caller, id: string, note: string): Promise<Done<{ id: string }>> {
  const { commit, env, db, clock } = deps;
  const order = await requirePaidOrder(deps, caller, id);
  const { provider_transaction_id: transactionId, amount, currency } = order;
  const asked = clock.now();
  await runGuarded(db, reserveStatements(db, caller, id, asked), 'IN_PROGRESS');

  const answer = await providerNamed(env, order.provider).refund({ orderId: id, transactionId, amount, currency });
  if (answer.kind === 'unknown') throw new Refusal('PROVIDER_AWAY');
  if (answer.kind === 'refused') {
    await writeBeside(db, [refusedRefundStatement(db, id, asked)]);
    throw new Refusal('NOT_REFUNDABLE');
  }
  return commit(
    await returnedStatements(db, caller, order, { note, isChargedBack: false, detail: order.receipt_number ?? '' }, clock.now()),
    done('REFUNDED', 'The order was refunded.', { id }),
    'NOT_REFUNDABLE',
  );
}

/**
 * The bank has taken the payment back, which the institution states in its panel. Nothing is asked of it, because it would refuse a refund.
 * @throws Refusal NOT_FOUND, NOT_REFUNDABLE, TOO_OLD_TO_REFUND, IN_PROGRESS during a refund of it
 */
export async function recordChargebackOf(deps: Deps, caller: Caller, id: string, note: string): Promise<Done<{ id: string }>> {
  const { commit, db, clock } = deps;
  const order = await requirePaidOrder(deps, caller, id);
  const now = clock.now();
  return commit(
    [
      ...reserveStatements(db, caller, id, now),
      ...(await returnedStatements(db, caller, order, { note, isChargedBack: true, detail: note }, now)),
    ],
    done('CHARGEBACK_RECORDED', 'The chargeback was recorded.', { id }),
    'IN_PROGRESS',
  );
}
