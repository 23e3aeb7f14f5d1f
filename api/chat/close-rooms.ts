import { chatsListed } from '../../contract/limits.ts';
import { kindOf } from '../../contract/request-log.ts';
import { lineOf } from '../notification/tell-account.ts';
import type { Deps } from '../platform/handler.ts';
import { logFailure } from '../platform/log.ts';
import { roomOf } from './room-delivery.ts';
import { listOpenRooms } from './store.ts';

/** Sockets end with their access token; those of a deleted account end at once. */
export async function closeRooms({ env, db }: Deps, userId: string): Promise<void> {
  const rooms = await listOpenRooms(db, userId, chatsListed);
  await Promise.all(rooms.map(({ chat_id, company_id }) => roomOf(env, chat_id).leave(company_id)));
}

/** Closes what sessions that have ended still hear: the account's line and its rooms. What can not be reached asks before the next event. */
export async function closeEnded({ env, db }: Pick<Deps, 'env' | 'db'>, masterUserId: string): Promise<void> {
  const rooms = await listOpenRooms(db, masterUserId, chatsListed);
  const closed = await Promise.allSettled([
    lineOf(env, masterUserId).closeEnded(),
    ...rooms.map(({ chat_id }) => roomOf(env, chat_id).closeEnded()),
  ]);
  for (const one of closed) if (one.status === 'rejected') logFailure({ call: 'close-ended', error: kindOf(one.reason) });
}
