import { sweepTokensStatement } from '../account/token-store.ts';
import { renewSearchTexts } from '../catalogue/renew.ts';
import { endBoosts } from '../company/boost-store.ts';
import { sweepNotificationsStatement } from '../notification/store.ts';
import { tellEndingPlans } from '../plan/notice.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { sweepIdempotencyStatement } from '../platform/idempotency.ts';
import { sweepMedia } from '../platform/media-store.ts';
import { sweepOutboxStatement } from '../platform/outbox-store.ts';
import { sweepThrottleStatement } from '../platform/throttle-store.ts';
import { expireRequestsStatement } from '../request/edit-store.ts';
import { sweepFamiliesStatement } from '../session/family-store.ts';

/**
 * The work of the minute: throws away what only had to last for a while (what grows fast every minute, the rest once an hour), and tells
 * and renews what is due. How long something is kept is said by whom it belongs to.
 */
export async function runMinute(env: Env, clock: Clock = systemClock): Promise<void> {
  const db = env.DB.withSession('first-primary');
  const now = clock.now();
  const statements = [sweepThrottleStatement(db, now), sweepIdempotencyStatement(db, now)];
  if (new Date(now).getUTCMinutes() === 0)
    statements.push(
      sweepOutboxStatement(db, now),
      sweepTokensStatement(db, now),
      sweepNotificationsStatement(db, now),
      sweepFamiliesStatement(db, now),
    );
  await db.batch(statements);
  await tellEndingPlans(db, now);
  await expireRequestsStatement(db, now).run();
  await endBoosts(db, now);
  await renewSearchTexts(db, now);
  await sweepMedia(env, db, now);
}
