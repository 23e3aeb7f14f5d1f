/** Delivers the outbox: directly after a write, later by the queue, and every minute by the scheduled run. */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { secondMs } from '../../contract/limits.ts';
import { deliverMail, mailAttemptsMax } from '../mail/delivery.ts';
import { sendLiveUpdates } from '../notification/live-updates.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { deliverLater } from '../platform/subject/jobs.ts';
import { claimDue, type OutboxRow, putOff, releaseClaim } from '../platform/db/outbox-store.ts';
import type { Delivery, Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { translateOffers } from '../translation/offers.ts';
import { matchArrivals } from '../saved-search/matching.ts';

type Deliveries = Readonly<Record<string, Delivery>>;

/** Deliveries by the topic of an outbox row. A mail may contain values of any subject. */
function deliveriesOf(list: readonly Subject[]): Deliveries {
  const fills = Object.assign({}, ...list.map(({ mailValues }) => mailValues)) as NonNullable<Subject['mailValues']>;
  const mail: Delivery = {
    deliver: (env, db, row, now) => deliverMail(env, db, row, now, fills),
    attemptsMax: mailAttemptsMax,
    isSlow: true,
  };
  return Object.assign({ mail }, ...list.map(({ deliveries }) => deliveries)) as Deliveries;
}

/**
 * Rows that are claimed together; slow ones are delivered simultaneously. A Worker opens six connections at once, and the time limit of a
 * further delivery would run while it waits for one.
 */
const claimedMax = 5;
/** Claims per run: an invocation may send a thousand queries, and a row needs up to eight. */
const claimsPerRun = 12;
/**
 * After its answer a call has 30 s, and what has begun needs up to 20 (api/mail/delivery.ts): a mail that the run does not survive would be
 * sent twice.
 */
const beginUntilMs = 10 * secondMs;

interface Bound {
  claimsLeft: number;
  beginUntil: number;
}

async function deliverOrPutOff(env: Env, db: D1DatabaseSession, deliveries: Deliveries, row: OutboxRow, now: number): Promise<void> {
  // Only rows of topics with a delivery are claimed.
  const { deliver, attemptsMax } = deliveries[row.topic] as Delivery;
  try {
    await deliver(env, db, row, now);
  } catch (error) {
    // The error message of a mail provider may contain the address, so only the kind of the error is stored.
    const kind = kindOf(error);
    logFailure({ outbox: row.id, topic: row.topic, attempts: row.attempts, error: kind });
    const nextAt = await putOff(db, row, kind, attemptsMax, now);
    if (nextAt !== null) await deliverLater(env, nextAt - now);
  }
}

/** @returns whether nothing is left that is due */
async function deliverAll(env: Env, db: D1DatabaseSession, clock: Clock, deliveries: Deliveries, bound: Bound): Promise<boolean> {
  const isSlowByTopic = Object.fromEntries(
    Object.entries(deliveries).map(([topic, { isSlow }]) => [topic, isSlow === true ? (1 as const) : (0 as const)]),
  );
  const isSlow = ({ topic }: OutboxRow): boolean => isSlowByTopic[topic] === 1;
  // A delivery may add rows (a chat message adds a mail), so claims are repeated until none is due.
  const mayBegin = (): boolean => clock.now() < bound.beginUntil;
  for (; bound.claimsLeft > 0 && mayBegin(); bound.claimsLeft -= 1) {
    const rows = await claimDue(db, claimedMax, isSlowByTopic, clock.now());
    if (rows.length === 0) return true;
    const deliver = async (row: OutboxRow): Promise<void> => {
      // A slow delivery before it in the claim may have used up the time.
      await (mayBegin() ? deliverOrPutOff(env, db, deliveries, row, clock.now()) : releaseClaim(db, row, clock.now()));
    };
    for (const row of rows) if (!isSlow(row)) await deliver(row);
    await Promise.all(rows.filter(isSlow).map(deliver));
  }
  return false;
}

/**
 * Delivers what is due, with the matches of saved searches for newly public rows, and sends live updates. A run has a bound; the queue
 * starts the next one if anything may be left. Safe to run simultaneously: each row is claimed by one run.
 */
export async function deliverDue(env: Env, clock: Clock = systemClock, list: readonly Subject[] = subjects): Promise<void> {
  const db = env.DB.withSession('first-primary');
  const deliveries = deliveriesOf(list);
  const bound: Bound = { claimsLeft: claimsPerRun, beginUntil: clock.now() + beginUntilMs };
  const deliver = () => deliverAll(env, db, clock, deliveries, bound);
  // Translations first, so that mails about an offer contain its title in their language.
  await translateOffers(env, db, clock.now());
  let isWhole = await deliver();
  if (await matchArrivals(env, db, clock.now())) isWhole = await deliver();
  // Live updates may add pushes to the outbox.
  while ((await sendLiveUpdates(env)) && isWhole) isWhole = await deliver();
  // Rows that fail are not due before their pause ends, so the runs that follow each other end.
  if (!isWhole) await deliverLater(env, 0);
}
