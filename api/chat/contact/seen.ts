import { kindOf } from '../../../contract/wire/request-log.ts';
import type { Deps } from '../../platform/http/handler.ts';
import { logFailure } from '../../platform/log.ts';
import { roomOf } from '../room/room-delivery.ts';
import { listUnopened } from './refund-store.ts';

/**
 * An account has seen quotes outside their chats: the contacts that were paid for them have reached it, and are not refunded. A room that
 * does not answer costs its company the contact's price, and not the reader the page.
 * @param seen the quotes, with the time at which they were sent: one from before a refund does not belong to a later payment
 */
export async function contactsSeen(
  { db, env, clock }: Deps,
  masterUserId: string,
  seen: readonly (readonly [chatId: string, sentAt: number])[],
): Promise<void> {
  const unopened = await listUnopened(db, masterUserId, seen, clock.now());
  await Promise.all(
    unopened.map(async ({ id, company_id }) => {
      try {
        await roomOf(env, id).contactSeen(company_id);
      } catch (error) {
        logFailure({ room: 'seen', error: kindOf(error) });
      }
    }),
  );
}
