/** Brings what the outbox holds to where it belongs: right after the write, again by the queue, and every minute by the cron. */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/request-log.ts';
import { againValues, gatheredValues } from '../chat/new-message-mail.ts';
import { deliverMessageRow } from '../chat/room-delivery.ts';
import { deliverMail } from '../mail/delivery.ts';
import { tellBells } from '../notification/tell-bells.ts';
import { deliverInquiry } from '../payment/inquiry.ts';
import { inquiryTopic } from '../payment/inquiry-rows.ts';
import { deliverOrderTold, orderToldTopic } from '../payment/order-mail.ts';
import { deliverPush, pushAttemptsMax, pushTopic } from '../push/delivery.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { deliverLater } from '../platform/jobs.ts';
import { claimDue, type OutboxRow, putOff } from '../platform/outbox-store.ts';
import { matchesValues, matchValues } from '../watch/mail-values.ts';
import { matchArrivals } from '../watch/matching.ts';

interface Delivery {
  /** Brings one row and marks it as done. */
  deliver(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void>;
  /** Tries after which it is given up. */
  attemptsMax: number;
}

const mailAttemptsMax = 8;
const fills = {
  'new-message-again': againValues,
  'new-messages': gatheredValues,
  'search-match': matchValues,
  'search-matches': matchesValues,
};
const deliveries: ReadonlyMap<string, Delivery> = new Map([
  ['mail', { deliver: (env, db, row, now) => deliverMail(env, db, row, now, fills), attemptsMax: mailAttemptsMax }],
  // Whether money was taken is asked until it is known.
  [inquiryTopic, { deliver: deliverInquiry, attemptsMax: Number.POSITIVE_INFINITY }],
  [orderToldTopic, { deliver: deliverOrderTold, attemptsMax: mailAttemptsMax }],
  [pushTopic, { deliver: deliverPush, attemptsMax: pushAttemptsMax }],
  // A message that was paid for is brought until it arrives (D-51).
  ['room_message', { deliver: deliverMessageRow, attemptsMax: Number.POSITIVE_INFINITY }],
]);

const batchSize = 20;

async function deliverOrPutOff(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  const delivery = deliveries.get(row.topic);
  try {
    if (delivery === undefined) throw new Error(`no delivery for the topic ${row.topic}`);
    await delivery.deliver(env, db, row, now);
  } catch (error) {
    // A mail provider may repeat the address in its message: only the kind of the error is kept.
    const kind = kindOf(error);
    logFailure({ outbox: row.id, topic: row.topic, attempts: row.attempts, error: kind });
    const nextAt = await putOff(db, row, kind, delivery?.attemptsMax ?? mailAttemptsMax, now);
    if (nextAt !== null) await deliverLater(env, nextAt - now);
  }
}

async function deliverAll(env: Env, db: D1DatabaseSession, clock: Clock): Promise<void> {
  for (;;) {
    const rows = await claimDue(db, batchSize, clock.now());
    for (const row of rows) await deliverOrPutOff(env, db, row, clock.now());
    // A delivered chat message leaves a mail behind, so the last round finds nothing.
    if (rows.length === 0) break;
  }
}

/**
 * Delivers everything that is due, with what saved searches find in what has just come into public, and tells what the bells have of it. Safe to
 * run many times at once: a row is claimed by one of them.
 */
export async function deliverDue(env: Env, clock: Clock = systemClock): Promise<void> {
  const db = env.DB.withSession('first-primary');
  await deliverAll(env, db, clock);
  if (await matchArrivals(env, db, clock.now())) await deliverAll(env, db, clock);
  // A bell that rang leaves pushes behind.
  if (await tellBells(env)) await deliverDue(env, clock);
}
