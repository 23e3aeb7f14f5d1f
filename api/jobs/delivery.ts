/** Delivers the outbox: directly after a write, later by the queue, and every minute by the scheduled run. */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { deliverMail, mailAttemptsMax } from '../mail/delivery.ts';
import { sendLiveUpdates } from '../notification/live-updates.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { deliverLater } from '../platform/subject/jobs.ts';
import { claimDue, claimRenewMs, renewClaim, type OutboxRow, putOff } from '../platform/db/outbox-store.ts';
import type { Delivery, Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { translateOffers } from '../translation/offers.ts';
import { matchArrivals } from '../saved-search/matching.ts';

type Deliveries = Readonly<Record<string, Delivery>>;

/** Deliveries by the topic of an outbox row. A mail may contain values of any subject. */
function deliveriesOf(list: readonly Subject[]): Deliveries {
  const fills = Object.assign({}, ...list.map(({ mailValues }) => mailValues)) as NonNullable<Subject['mailValues']>;
  const mail: Delivery = { deliver: (env, db, row, now) => deliverMail(env, db, row, now, fills), attemptsMax: mailAttemptsMax };
  return Object.assign({ mail }, ...list.map(({ deliveries }) => deliveries)) as Deliveries;
}

const batchSize = 20;
/** A Worker opens six connections at once; the time limit of a further delivery would run while it waits for one. */
const slowAtOnce = 5;

async function deliverOrPutOff(env: Env, db: D1DatabaseSession, deliveries: Deliveries, row: OutboxRow, now: number): Promise<void> {
  const delivery = deliveries[row.topic];
  try {
    if (delivery === undefined) throw new Error(`no delivery for the topic ${row.topic}`);
    await delivery.deliver(env, db, row, now);
  } catch (error) {
    // The error message of a mail provider may contain the address, so only the kind of the error is stored.
    const kind = kindOf(error);
    logFailure({ outbox: row.id, topic: row.topic, attempts: row.attempts, error: kind });
    const nextAt = await putOff(db, row, kind, delivery?.attemptsMax ?? mailAttemptsMax, now);
    if (nextAt !== null) await deliverLater(env, nextAt - now);
  }
}

async function deliverAll(env: Env, db: D1DatabaseSession, clock: Clock, deliveries: Deliveries): Promise<void> {
  const isSlow = (topic: string): boolean => deliveries[topic]?.isSlow === true;
  const slowTopics = Object.keys(deliveries).filter(isSlow);
  for (;;) {
    const claimedAt = clock.now();
    const rows = await claimDue(db, batchSize, slowTopics, claimedAt);
    const deliver = async (row: OutboxRow): Promise<void> => {
      if (clock.now() - claimedAt < claimRenewMs || (await renewClaim(db, row, clock.now())))
        await deliverOrPutOff(env, db, deliveries, row, clock.now());
    };
    for (const row of rows) if (!isSlow(row.topic)) await deliver(row);
    const slow = rows.filter(({ topic }) => isSlow(topic));
    for (let start = 0; start < slow.length; start += slowAtOnce) await Promise.all(slow.slice(start, start + slowAtOnce).map(deliver));
    // A delivery may add rows (a chat message adds a mail), so rounds are repeated until none is due.
    if (rows.length === 0) break;
  }
}

/**
 * Delivers everything that is due, with the matches of saved searches for newly public rows, and sends live updates. Safe to run
 * simultaneously: each row is claimed by one run.
 */
export async function deliverDue(env: Env, clock: Clock = systemClock, list: readonly Subject[] = subjects): Promise<void> {
  const db = env.DB.withSession('first-primary');
  // Translations first, so that mails about an offer contain its title in their language.
  await translateOffers(env, db, clock.now());
  const deliveries = deliveriesOf(list);
  await deliverAll(env, db, clock, deliveries);
  if (await matchArrivals(env, db, clock.now())) await deliverAll(env, db, clock, deliveries);
  // Live updates may add pushes to the outbox.
  if (await sendLiveUpdates(env)) await deliverDue(env, clock, list);
}
