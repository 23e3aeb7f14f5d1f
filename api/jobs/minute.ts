import { logFailure } from '../platform/log.ts';
import { traceOf } from '../../contract/request-log.ts';
import { sweepTokensStatement } from '../account/token-store.ts';
import { mergeIndexes } from '../catalogue/merge-store.ts';
import { purgeIndexes } from '../catalogue/purge-store.ts';
import { spellStoredKeywords } from '../catalogue/keyword-walk.ts';
import { renewRenamed } from '../catalogue/rename.ts';
import { renewSearchTexts } from '../catalogue/renew.ts';
import { indexTexts } from '../chat/index-texts.ts';
import { sweepReportsStatements } from '../chat/report-store.ts';
import { endBoosts } from '../company/boost-store.ts';
import { sweepDaysStatement } from '../company/day-store.ts';
import { renewProductWords } from '../company/product-words-store.ts';
import { sweepViewsStatement } from '../company/store.ts';
import { sweepClaimsStatement } from '../moderation/claim-store.ts';
import { sweepMissesStatement } from '../numbers/miss-store.ts';
import { sweepOwnStatements } from '../numbers/own-store.ts';
import { sweepCountsStatement } from '../numbers/store.ts';
import { putNotificationsAway } from '../notification/archive.ts';
import { sweepNotificationsStatement } from '../notification/store.ts';
import { tellEndingPlans } from '../plan/notice.ts';
import { putOrdersAway } from '../payment/archive.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { sweepIdempotencyStatement } from '../platform/idempotency.ts';
import { sweepMedia } from '../platform/media-store.ts';
import { minuteDoneStatement } from '../platform/minute-store.ts';
import { sweepOutboxStatement } from '../platform/outbox-store.ts';
import { sweepThrottleStatement } from '../platform/throttle-store.ts';
import { publishDue } from '../publishing/due.ts';
import { renewFindTexts } from '../product/list-store.ts';
import { putRequestsAway } from '../request/archive.ts';
import { expireRequestsStatement } from '../request/edit-store.ts';
import { sweepFamiliesStatement } from '../session/family-store.ts';
import { sweepEmailChangesStatement } from '../staff/email-change-store.ts';
import { sweepInvitationsStatement } from '../staff/invitation-store.ts';
import { settleEmailChanges } from '../staff/settle.ts';
import { judgeAlarms } from '../system/alarms.ts';
import { sweepCountedStatement } from '../system/counter-store.ts';
import { sweepTranslationsStatements } from '../translation/store.ts';
import { renewSearchKeys } from '../watch/renew.ts';
import { matchArrivals, stepsPerMinute } from '../watch/matching.ts';
import { deliverDue } from './delivery.ts';
import { deleteRest, forgetRest } from './forget-rest.ts';

/** A part of the minute's work. It is done alone, so that its failure holds up no other one. */
type Part = (env: Env, db: D1DatabaseSession, clock: Clock) => Promise<unknown>;

const parts: Readonly<Record<string, Part>> = {
  // What grows fast is thrown away every minute, the rest once an hour. How long something is kept is said by whom it belongs to.
  sweep: (_, db, clock) => {
    const now = clock.now();
    const statements = [sweepThrottleStatement(db, now), sweepIdempotencyStatement(db, now), sweepOutboxStatement(db, now)];
    if (new Date(now).getUTCMinutes() === 0)
      statements.push(
        sweepTokensStatement(db, now),
        sweepInvitationsStatement(db, now),
        sweepEmailChangesStatement(db, now),
        sweepNotificationsStatement(db, now),
        sweepFamiliesStatement(db, now),
        sweepViewsStatement(db, now),
        sweepDaysStatement(db, now),
        sweepClaimsStatement(db, now),
        sweepCountedStatement(db, now),
        sweepCountsStatement(db, now),
        sweepMissesStatement(db, now),
        ...sweepOwnStatements(db, now),
        ...sweepReportsStatements(db, now),
        ...sweepTranslationsStatements(db, now),
      );
    return db.batch(statements);
  },
  addresses: (env, db, clock) => settleEmailChanges(env, db, clock.now()),
  plans: (_, db, clock) => tellEndingPlans(db, clock.now()),
  content: (_, db, clock) => publishDue(db, clock.now()),
  requests: (_, db, clock) => expireRequestsStatement(db, clock.now()).run(),
  requestsAway: (env, db, clock) => putRequestsAway(env, db, clock.now()),
  notificationsAway: (env, db, clock) => putNotificationsAway(env, db, clock.now()),
  ordersAway: (env, db, clock) => putOrdersAway(env, db, clock.now()),
  boosts: (_, db, clock) => endBoosts(db, clock.now()),
  searchIndexes: (_, db, clock) => mergeIndexes(db, clock.now()),
  searchTexts: (_, db, clock) => renewSearchTexts(db, clock.now()),
  keywords: (env, db, clock) => spellStoredKeywords(env, db, clock.now()),
  categoryNames: (_, db, clock) => renewRenamed(db, clock.now()),
  chatTexts: (env, db) => indexTexts(env, db),
  productTexts: (_, db, clock) => renewFindTexts(db, clock.now()),
  productWords: (_, db) => renewProductWords(db),
  searchKeys: (_, db, clock) => renewSearchKeys(db, clock.now()),
  matches: (env, db, clock) => matchArrivals(env, db, clock.now(), stepsPerMinute),
  endedAccounts: (_, db, clock) => forgetRest(db, clock.now()),
  endedWords: (_, db, clock) => purgeIndexes(db, clock.now()),
  deletedCompanies: (_, db, clock) => deleteRest(db, clock.now()),
  media: (env, db, clock) => sweepMedia(env, db, clock.now()),
  // Before the delivery, which takes their mails along.
  alarms: (env, db, clock) => judgeAlarms(env, db, clock.now()),
  delivery: (env, _, clock) => deliverDue(env, clock),
};

/** The work of the minute. That all of it succeeded is noted: `/api/health` tells when it last did. */
export async function runMinute(env: Env, clock: Clock = systemClock): Promise<void> {
  const db = env.DB.withSession('first-primary');
  let isWhole = true;
  for (const [name, work] of Object.entries(parts))
    try {
      await work(env, db, clock);
    } catch (error) {
      isWhole = false;
      logFailure({ minute: name, error: traceOf(error) });
    }
  if (isWhole) await minuteDoneStatement(db, clock.now()).run();
}
