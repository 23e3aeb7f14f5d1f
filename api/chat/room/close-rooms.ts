import { kindOf } from '../../../contract/wire/request-log.ts';
import { liveConnectionOf } from '../../notification/live-events.ts';
import type { Env } from '../../platform/env.ts';
import { logFailure } from '../../platform/log.ts';
import { roomOf } from './room-delivery.ts';
import { readMasterOf } from '../store.ts';

/**
 * Closes the sockets of ended sessions of a person's account: the account's own, and those of rooms in which they are registered. It never
 * fails. A socket that was not reached checks its session before the next event, and is closed when its token expires.
 */
export async function closeEnded(env: Env, userId: string): Promise<void> {
  try {
    const masterUserId = await readMasterOf(env.DB.withSession('first-primary'), userId);
    const chatIds = await liveConnectionOf(env, masterUserId).closeEnded();
    const closed = await Promise.allSettled(chatIds.map((chatId) => roomOf(env, chatId).closeEnded()));
    for (const one of closed) if (one.status === 'rejected') throw one.reason;
  } catch (error) {
    logFailure({ call: 'close-ended', error: kindOf(error) });
  }
}
