/** Queries the institution for the outcome of a payment whose answer was lost (docs/behaviour.md#payment-status). */
import { secondMs } from '../../contract/limits.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { doneStatement, type OutboxRow } from '../platform/db/outbox-store.ts';
import type { Deps } from '../platform/http/handler.ts';
import { logFailure } from '../platform/log.ts';
import { claimWait } from '../platform/security/throttle-store.ts';
import type { InquiryPayload } from './inquiry-rows.ts';
import { findOrder, type Order } from './order-store.ts';
import type { Found } from './provider.ts';
import { providerNamed } from './providers.ts';
import { beginCapture, capture, endUnconfirmed, endUnpaid, fulfil, type Settling, Unsettled } from './settle.ts';

/** Settles an order that waits for its holder's confirmation. */
async function settlePending(settling: Settling, order: Order, found: Found, isLast: boolean): Promise<void> {
  const answer = { source: 'inquiry' as const, mdStatus: found.kind === 'failed' ? found.mdStatus : null, digest: found.kind };
  if (found.kind === 'failed') return endUnconfirmed(settling, order, answer);
  if (found.kind === 'confirmed') {
    const { paymentId } = found;
    // The holder has confirmed, but the callback was lost.
    if (await beginCapture(settling, order, paymentId, { ...answer, mdStatus: 1 }))
      await capture(settling, order, { paymentId, orderId: order.id, mdStatus: 1, conversationData: '' });
    return;
  }
  if (found.kind === 'captured') {
    if (await beginCapture(settling, order, found.payment.paymentId, answer))
      await fulfil(settling, { ...order, state: 'capturing' }, found.payment);
    return;
  }
  // Before the capture no money is taken, so the order may end without an answer of the institution.
  if (isLast) await endUnpaid(settling, order, 'not confirmed in time');
}

/** Settles an order that is being captured. @throws if the outcome is still unknown at the last inquiry */
async function settleCapturing(settling: Settling, order: Order, found: Found, isLast: boolean): Promise<void> {
  if (found.kind === 'captured' && found.payment.review !== 'open') return fulfil(settling, order, found.payment);
  if (found.kind === 'failed') return endUnpaid(settling, order, 'the bank refused the amount');
  if (!isLast) return;
  // An order with an unknown outcome is never ended: the outbox repeats the inquiry, in the end every hour.
  if (found.kind === 'unknown') throw new Unsettled('ProviderAway');
  if (found.kind === 'captured') throw new Unsettled('UnderReview');
  await endUnpaid(settling, order, 'nothing was taken');
}

/**
 * @param ends the state for which this is the last inquiry @returns the bank's answer for an order that waits for its card holder; null for
 * any other order
 */
export async function inquire(
  env: Env,
  db: D1DatabaseSession,
  clock: Clock,
  { orderId, ends }: InquiryPayload,
): Promise<Found['kind'] | null> {
  const order = await findOrder(db, orderId);
  if (order === null || (order.state !== 'pending' && order.state !== 'capturing')) return null;
  const settling: Settling = { env, db, clock, provider: providerNamed(env, order.provider) };
  const found = await settling.provider.retrieve(order.id, order.provider_payment_id);
  await (order.state === 'pending' ? settlePending : settleCapturing)(settling, order, found, ends === order.state);
  return order.state === 'pending' ? found.kind : null;
}

/** Minimum time between two inquiries on demand for the same order, since the page may poll more often. */
const askPauseMs = 2 * secondMs;

/**
 * Asks the institution now, for a buyer who has closed the bank's page. The inquiry continues if the buyer does not wait for the answer.
 * @returns whether the bank reports that the card holder has not confirmed
 */
export async function inquireNow(deps: Deps, orderId: string): Promise<boolean> {
  const { env, db, clock, waitUntil } = deps;
  const { isFree } = await claimWait(db, `payment-asked:${orderId}`, askPauseMs, clock.now());
  if (!isFree) return false;
  const asked = inquire(env, db, clock, { orderId, ends: null }).catch((error: unknown) => {
    logFailure({ payment: 'unsettled', error: kindOf(error) });
    return null;
  });
  waitUntil(asked.then(() => deps.jobs.deliverDue(env, clock)));
  return (await asked) === 'waiting';
}

/** Delivers one row of the outbox. */
export async function deliverInquiry(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  await inquire(env, db, { now: () => now }, JSON.parse(row.payload) as InquiryPayload);
  await doneStatement(db, row.id, now).run();
}
