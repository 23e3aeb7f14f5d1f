import { dayMs, hourMs } from '../../contract/limits.ts';
import { renewSearchTexts } from '../catalogue/renew.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Env } from './env.ts';
import { sweepNotificationsStatement } from '../notification/store.ts';
import { tellEndingPlans } from '../plan/notice.ts';
import { sweepMedia } from './media-store.ts';
import { sweepOutboxStatement } from './outbox-store.ts';
import { expireCatalogue } from '../request/edit-store.ts';
import { sweepThrottleStatement } from './throttle-store.ts';

/**
 * Kept answers of repeated calls hold what was written, texts of messages too: they stay as long as a client may repeat a
 * call after a broken connection. Delivered outbox rows serve a month of looking back.
 */
const idempotencyKeptMs = hourMs;
const outboxKeptMs = 30 * dayMs;
/** The ledger keeps credits for good; the rest is of no use after a year. */
const notificationsKeptMs = 365 * dayMs;

/** The work of the minute: throws away what only had to last for a while (what grows fast every minute, the rest once an hour), and tells and renews what is due. */
export async function sweep(env: Env, clock: Clock = systemClock): Promise<void> {
  const db = env.DB.withSession('first-primary');
  const now = clock.now();
  const statements = [
    sweepThrottleStatement(db, now),
    db.prepare('DELETE FROM idempotency WHERE created_at<?1').bind(now - idempotencyKeptMs),
  ];
  if (new Date(now).getUTCMinutes() === 0)
    statements.push(
      sweepOutboxStatement(db, now - outboxKeptMs),
      db.prepare('DELETE FROM verification_token WHERE expires_at<?1').bind(now - outboxKeptMs),
      sweepNotificationsStatement(db, now - notificationsKeptMs),
      db.prepare('DELETE FROM session_family WHERE absolute_expires_at<?1').bind(now - dayMs),
    );
  await db.batch(statements);
  await tellEndingPlans(db, now);
  await expireCatalogue(db, now);
  await renewSearchTexts(db, now);
  await sweepMedia(env, db, now);
}
