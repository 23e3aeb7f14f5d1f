/**
 * Sends events to open windows. Notifications are written in the batches of many subjects and by the ledger's triggers, so a trigger of
 * their table marks the recipients (`live_update`), and the events are sent from here, after calls and jobs. Movements of credits are
 * marked as well, so that the whole account sees its balance.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { Env } from '../platform/env.ts';
import { takeLiveUpdates } from './store.ts';
import { balanceEvent, notificationEvent, sendLiveEvents } from './live-events.ts';

const atOnce = 20;

/**
 * It never fails: clients that were not reached read the change with their next poll. Safe to run many times at once.
 * @returns whether a push to a browser waits in the outbox as well
 */
export async function sendLiveUpdates(env: Env): Promise<boolean> {
  let isPushed = false;
  try {
    const db = env.DB.withSession('first-primary');
    for (;;) {
      const updates = await takeLiveUpdates(db, atOnce);
      await sendLiveEvents(
        env,
        updates.flatMap(({ userId, masterUserId, balance }) => [
          notificationEvent(userId, masterUserId),
          ...(balance === null ? [] : [balanceEvent(userId, balance)]),
        ]),
      );
      isPushed ||= updates.some((each) => each.isPushed === 1);
      if (updates.length < atOnce) break;
    }
  } catch (error) {
    logFailure({ live: 'updates', error: kindOf(error) });
  }
  return isPushed;
}
