/** Sends events that tell the open windows of accounts to refetch data. */
import { logFailure, requestId } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { AccountEvent } from '../../contract/chat/room-event.ts';
import type { Env } from '../platform/env.ts';
import { placed } from '../platform/placed.ts';
import type { LiveConnection } from './live-connection.ts';

/** The header with the person of a socket. */
export const liveUserHeader = 'x-live-user';

export function liveConnectionOf(env: Env, masterUserId: string): DurableObjectStub<LiveConnection> {
  const namespace = placed(env, env.LIVE_CONNECTIONS as DurableObjectNamespace<LiveConnection>);
  return namespace.get(namespace.idFromName(masterUserId));
}

/** An event for the open windows of an account; `userId` names one of its people. */
export interface LiveEvent {
  masterUserId: string;
  event: AccountEvent;
  userId?: string;
}

/** It never fails: a client that was not reached reads the change with its next poll. */
export async function sendLiveEvents(env: Env, events: readonly LiveEvent[]): Promise<void> {
  await Promise.all(
    events.map(async ({ masterUserId, event, userId }) => {
      try {
        await liveConnectionOf(env, masterUserId).send(event, userId, requestId());
      } catch (error) {
        logFailure({ event: event.type, error: kindOf(error) });
      }
    }),
  );
}

/** The notification list of one person; staff have none of their own, so theirs is on their main user's live connection. */
export const notificationEvent = (userId: string, masterUserId = userId): LiveEvent => ({ masterUserId, userId, event: { type: 'bell' } });

/** The same of a person and their main user, after one of them has read something for the account. */
export const notificationEvents = ({ userId, masterUserId }: { userId: string; masterUserId: string }): LiveEvent[] =>
  [...new Set([userId, masterUserId])].map((id) => notificationEvent(id, masterUserId));

/** The balance of an account, for all of its people. */
export const balanceEvent = (masterUserId: string, balance: number): LiveEvent => ({ masterUserId, event: { type: 'credit', balance } });

/** The permissions of a member of staff. */
export const rightsEvent = (userId: string, masterUserId: string): LiveEvent => ({ masterUserId, userId, event: { type: 'rights' } });

/** The list of chats of a whole account. */
export const chatsEvent = (masterUserId: string, chatId: string): LiveEvent => ({ masterUserId, event: { type: 'chats', chatId } });
