import { dayMs } from '../../../contract/limits.ts';
import { writeBeside } from '../../platform/db/guard.ts';
import { workOnEach } from '../../platform/db/work-on-each.ts';
import type { Env } from '../../platform/env.ts';
import { emptyChatStatement, readFullChats } from './ended-store.ts';
import { roomOf } from './room-delivery.ts';

/** A message that was sent before the deletion may still be on its way to the room. */
const waitMs = dayMs;
const roomsPerRun = 20;

/**
 * Deletes what the rooms of deleted chats contain, some each minute. For the scheduled run. The row is changed last, so that an
 * interrupted run is repeated.
 */
export async function emptyRooms(env: Env, db: D1DatabaseSession, now: number): Promise<void> {
  await workOnEach('endedRooms', await readFullChats(db, now - waitMs, roomsPerRun), async ({ id }) => {
    await roomOf(env, id).empty();
    await writeBeside(db, [emptyChatStatement(db, id)]);
  });
}
