import { chatsListed } from '../../contract/limits.ts';
import type { Deps } from '../platform/handler.ts';
import { roomOf } from './room-delivery.ts';
import { listOpenRooms } from './store.ts';

/** Sockets end with their access token; those of a deleted account end at once. */
export async function closeRooms({ env, db }: Deps, userId: string): Promise<void> {
  const rooms = await listOpenRooms(db, userId, chatsListed);
  await Promise.all(rooms.map(({ chat_id, company_id }) => roomOf(env, chat_id).leave(company_id)));
}
