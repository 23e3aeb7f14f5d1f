import type { Deps } from '../../platform/http/handler.ts';
import { roomOf } from '../room/room-delivery.ts';
import { listUnopened } from './refund-store.ts';

/** An account has seen the offers of these chats elsewhere: their paid contacts have reached it, and are not refunded. */
export async function contactsSeen({ db, env, clock }: Deps, masterUserId: string, chatIds: readonly string[]): Promise<void> {
  const unopened = await listUnopened(db, masterUserId, chatIds, clock.now());
  await Promise.all(unopened.map(({ id, company_id }) => roomOf(env, id).contactSeen(company_id)));
}
