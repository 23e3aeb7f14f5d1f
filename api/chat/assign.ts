/** Assigns a chat to a person of the account. */
import { assignChat, getChatColleagues } from '../../contract/chat/calls.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { chatsEvent, sendLiveEvents } from '../notification/live-events.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Context, done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { assignStatement, isOfAccount, listAnswering } from './assign-store.ts';
import { chatHref, requireChat } from './store.ts';

/** The person to whom somebody else assigns the chat is notified; the previous one is not. */
async function assign({ body: { chatId, userId }, caller, deps, operationKey }: Context<typeof assignChat>) {
  const { commit, db, clock } = deps;
  const { masterUserId } = caller;
  const chat = await requireChat(db, caller, chatId);
  if (userId !== null && !(await isOfAccount(db, masterUserId, userId))) throw new Refusal('NOT_FOUND', { fields: { userId: 'INVALID' } });
  const shouldNotify = userId !== null && userId !== caller.userId && userId !== chat.assigned_user_id;
  const notice = {
    userId: userId ?? '',
    kind: 'chat-assigned' as const,
    values: { by: caller.fullName, company: chat.other_name, subject: chat.name_for_all },
    href: chatHref(chatId),
    dedupeKey: `chat-assigned:${chatId}:${operationKey}`,
  };
  const assigned = await commit(
    [
      assignStatement(db, { chatId, masterUserId, userId }),
      changedStatement(db),
      ...(shouldNotify ? [notificationStatement(db, notice, clock.now())] : []),
    ],
    done('CHAT_ASSIGNED', 'Who answers the chat was saved.', {}),
    'ASSIGNEE_MAY_NOT_READ',
  );
  deps.waitUntil(sendLiveEvents(deps.env, [chatsEvent(masterUserId, chatId)]));
  return assigned;
}

export const assignRoutes: readonly Route[] = [
  on(assignChat, assign),
  on(getChatColleagues, async ({ caller, deps }) => ({
    colleagues: (await listAnswering(deps.db, caller.masterUserId)).map(({ id, full_name }) => ({ userId: id, fullname: full_name })),
  })),
];
