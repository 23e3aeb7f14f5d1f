/**
 * Ends orders. Only the call that moves an order to `capturing` charges it. Only the call that moves it to `fulfilled` delivers the item,
 * in the same batch. So each happens once, also with repeated, late or interrupted calls. An order with an unknown outcome stays unchanged
 * until an inquiry settles it (inquiry.ts).
 */
import { accountIsActiveStatement, startPlanStatement } from '../account/change-store.ts';
import { grantStatement } from '../credit/ledger-store.ts';
import { readKindStatement } from '../notification/store.ts';
import { type BankReason, notFinished, paid, type PaymentStatus, paymentStatuses, systemError } from '../../contract/payment/fields.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { nextSeries } from '../../contract/site/payment-documents.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { inquiriesAfterCapture } from './inquiry-rows.ts';
import {
  capturingStatement,
  endedStatement,
  findOrder,
  fulfilledStatement,
  type LogEntry,
  logStatement,
  type Order,
} from './order-store.ts';
import { orderMailStatement } from './order-mail.ts';
import type { CardProvider, Confirmation, Payment } from './provider.ts';
import { receiptStatement, type Seller } from './receipt-store.ts';

export interface Settling {
  env: Env;
  db: D1DatabaseSession;
  clock: Clock;
  provider: CardProvider;
}

/** A payment that an inquiry could not settle. Its kind is the error's name, by which it stands in the log (docs/operating.md#alarms). */
export class Unsettled extends Error {
  constructor(kind: 'ProviderAway' | 'UnderReview' | 'RefundUnknown' | 'RefundRefused') {
    super(kind);
    this.name = kind;
  }
}

type BankAnswer = Pick<LogEntry, 'source' | 'mdStatus' | 'digest'>;

/** The status of a 3-D page that did not confirm. */
const statusOf = (mdStatus: number | null): PaymentStatus =>
  paymentStatuses.find((status) => status === mdStatus && status !== paid && status !== notFinished) ?? systemError;

/** Runs a batch with a guard. @returns whether this one was first */
async function isFirst(db: D1DatabaseSession, statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await runGuarded(db, statements, 'ALREADY_DECIDED');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Ends an order whose card holder did not confirm. */
export async function endUnconfirmed({ db, clock }: Settling, order: Order, answer: BankAnswer): Promise<void> {
  const status = statusOf(answer.mdStatus);
  await db.batch([
    endedStatement(db, order.id, 'pending', { state: 'failed', status }, clock.now()),
    logStatement(db, { orderId: order.id, ...answer, outcome: 'not confirmed' }, clock.now()),
  ]);
}

/** Ends an unpaid order. @param reason of the bank, after a charge was tried */
export async function endUnpaid({ db, clock }: Settling, order: Order, outcome: string, reason: BankReason | null = null): Promise<void> {
  const end =
    order.state === 'pending'
      ? ({ state: 'expired', status: notFinished } as const)
      : ({ state: 'failed', status: systemError, reason } as const);
  if (order.state !== 'pending' && order.state !== 'capturing') return;
  await db.batch([
    endedStatement(db, order.id, order.state, end, clock.now()),
    logStatement(db, { orderId: order.id, source: 'sweep', mdStatus: null, outcome, digest: outcome }, clock.now()),
  ]);
}

/** Moves an order to `capturing`, and schedules inquiries in case the call is interrupted. @returns whether this call may charge */
export function beginCapture({ db, clock }: Settling, order: Order, paymentId: string, answer: BankAnswer): Promise<boolean> {
  const now = clock.now();
  return isFirst(db, [
    capturingStatement(db, order.id, paymentId, now),
    changedStatement(db),
    ...inquiriesAfterCapture(db, order.id, now),
    logStatement(db, { orderId: order.id, ...answer, outcome: 'confirmed' }, now),
  ]);
}

/** Charges an order that this process has moved to `capturing`, and delivers the item. */
export async function capture(settling: Settling, order: Order, confirmation: Confirmation): Promise<void> {
  const answer = await settling.provider.auth3ds(confirmation);
  if (answer.kind === 'unknown') return;
  const capturing = { ...order, state: 'capturing' as const };
  if (answer.kind === 'refused') await endUnpaid(settling, capturing, 'the bank refused the amount', answer.reason);
  else await fulfil(settling, capturing, answer.payment);
}

/**
 * Refunds a payment that the institution has rejected, whose amount differs from the order's, or whose account was deleted meanwhile.
 * @throws Unsettled if the money was not given back
 */
async function giveBack(settling: Settling, order: Order, payment: Payment, why: string): Promise<void> {
  const refunded = await settling.provider.refund({ ...payment, orderId: order.id });
  // The order stays open, so that the next inquiry tries again and an open payment alarms the operator.
  if (refunded.kind !== 'refunded') throw new Unsettled(refunded.kind === 'unknown' ? 'RefundUnknown' : 'RefundRefused');
  await endUnpaid(settling, order, `${why}: given back`);
}

const isAsFrozen = (order: Order, payment: Payment): boolean =>
  payment.orderId === order.id && payment.amount === order.amount && payment.currency === order.currency;

/** Delivers the plan or credits, in the batch that ends the order. */
function goodsStatements(db: D1DatabaseSession, order: Order, now: number): D1PreparedStatement[] {
  const { id, item_type: type, item_id: itemId, credits: amount, master_user_id: ownerUserId, actor_user_id: actorUserId } = order;
  const account = type === 'plan' ? startPlanStatement(db, ownerUserId, itemId, now) : accountIsActiveStatement(db, ownerUserId);
  const reason = type === 'plan' ? ('plan_purchase' as const) : ('credit_purchase' as const);
  const transfer = { ownerUserId, amount, reason, operationKey: `payment:${id}`, targetType: type, targetId: itemId, actorUserId };
  // The notices of the earlier plan name the day on which that one would have ended.
  const notices = type === 'plan' ? [readKindStatement(db, ownerUserId, 'plan-expiring', now)] : [];
  return [account, changedStatement(db), ...notices, ...(amount > 0 ? [grantStatement(db, transfer, now)] : [])];
}

/** The seller for a receipt, as configured now. */
function sellerOf(env: Env): Seller {
  const { mail, ...identity } = operatorOf(env);
  return { ...identity, email: mail };
}

/** Delivers the item after the charge, with ledger, receipt and mail, in one batch; an order whose payment is still reviewed stays open. */
export async function fulfil(settling: Settling, order: Order, payment: Payment): Promise<void> {
  const { env, db, clock } = settling;
  if (payment.review === 'open') return;
  if (payment.review === 'rejected') return giveBack(settling, order, payment, 'rejected on suspicion of fraud');
  if (!isAsFrozen(order, payment)) return giveBack(settling, order, payment, 'other terms than ordered');
  const now = clock.now();
  const isOurs = await isFirst(db, [
    fulfilledStatement(db, order.id, payment, now),
    changedStatement(db),
    ...goodsStatements(db, order, now),
    receiptStatement(db, { orderId: order.id, seller: sellerOf(env), series: nextSeries({ ...env }) }, now),
    orderMailStatement(db, order.id, now),
  ]);
  // The guard fails if another call was faster, or if the account was deleted.
  if (!isOurs && (await findOrder(db, order.id))?.state === 'capturing') await giveBack(settling, order, payment, 'the account is gone');
}
