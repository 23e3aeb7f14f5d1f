/** Tells the open windows of accounts that something is to be read again. */
import { logFailure, requestId } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import type { AccountEvent } from '../../contract/chat/room-event.ts';
import type { Env } from '../platform/env.ts';
import type { AccountLine } from './account-line.ts';

/** Says to a line whose socket it is. */
export const lineUserHeader = 'x-line-user';

export function lineOf(env: Env, masterUserId: string): DurableObjectStub<AccountLine> {
  const lines = env.LINES as DurableObjectNamespace<AccountLine>;
  return lines.get(lines.idFromName(masterUserId));
}

/** What an account is told; `userId` names one of its people. */
export interface Told {
  masterUserId: string;
  event: AccountEvent;
  userId?: string;
}

/** Whoever is not reached reads it with the next poll: nothing fails here. */
export async function tellAccounts(env: Env, told: readonly Told[]): Promise<void> {
  await Promise.all(
    told.map(async ({ masterUserId, event, userId }) => {
      try {
        await lineOf(env, masterUserId).tell(event, userId, requestId());
      } catch (error) {
        logFailure({ line: event.type, error: kindOf(error) });
      }
    }),
  );
}

/** The bell of one person; without an account of its own that of staff lies with their main user's. */
export const bellOf = (userId: string, masterUserId = userId): Told => ({ masterUserId, userId, event: { type: 'bell' } });

/** What an account has, for all of its people. */
export const balanceOf = (masterUserId: string, balance: number): Told => ({ masterUserId, event: { type: 'credit', balance } });

/** What a member of staff may do. */
export const rightsOf = (userId: string, masterUserId: string): Told => ({ masterUserId, userId, event: { type: 'rights' } });

/** The list of chats of a whole account. */
export const chatsOf = (masterUserId: string, chatId: string): Told => ({ masterUserId, event: { type: 'chats', chatId } });
