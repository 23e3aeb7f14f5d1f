import { useEffect, useEffectEvent } from 'react';
import { deleteMessage, getAccesibleChats, getChat, sendMessage, type ChatDetail, type Message } from '../../../contract/chat/calls.ts';
import type { DataOf } from '../../../contract/call.ts';
import { chatPageSize, chatPollMs } from '../../../contract/limits.ts';
import { call } from '../../client/call.ts';
import { setCredit } from '../../client/session.ts';
import { leaveSoon } from '../shared/leave.ts';
import { invalidate, keyOf, queryClient, useCall } from '../shared/query.ts';
import { useWrite } from '../shared/use-write.ts';
import { lastSequence, markGone, markRead, mergeMessages } from './log.ts';
import { listenToRoom } from './room-socket.ts';

const inputOf = (chatId: string) => ({ body: { chatId, pagination: { size: chatPageSize, page: 0 } } });

function changeChat(chatId: string, change: (chat: ChatDetail) => ChatDetail): void {
  queryClient.setQueryData<DataOf<typeof getChat>>(keyOf(getChat, inputOf(chatId)), (data) =>
    data === undefined ? data : { chat: change(data.chat) },
  );
}
const changeMessages = (chatId: string, change: (messages: Message[]) => Message[]): void =>
  changeChat(chatId, (chat) => ({ ...chat, messages: change(chat.messages) }));

/** Opening a chat reads it (D-8): its count in the list, and with it the badge, goes down at once. */
function resetUnread(chatId: string): void {
  queryClient.setQueryData<DataOf<typeof getAccesibleChats>>(keyOf(getAccesibleChats), (data) => {
    const unread = data?.chats.find((chat) => chat.chatId === chatId)?.unreadedMessageCount ?? 0;
    if (data === undefined || unread === 0) return data;
    const chats = data.chats.map((chat) => (chat.chatId === chatId ? { ...chat, unreadedMessageCount: 0 } : chat));
    return { chats, unreadMessageCount: Math.max(0, data.unreadMessageCount - unread) };
  });
}

/**
 * One chat: its messages, renewed by poll and by socket, and what can be done in it.
 * @param unread what the list says is unread here
 */
export function useChat(chatId: string, unread: number) {
  const query = useCall(getChat, inputOf(chatId));
  const isLoaded = query.data !== undefined;

  const poll = useEffectEvent(async () => {
    if (query.data === undefined || document.hidden) return;
    const answer = await call(getChat, { body: { chatId, after: lastSequence(query.data.chat.messages) } });
    if (!answer.ok || answer.data.chat.messages.length === 0) return;
    const { messages } = answer.data.chat;
    changeMessages(chatId, (known) => mergeMessages(known, messages));
    void invalidate(['Rooms']);
  });
  const refetch = useEffectEvent(() => void query.refetch());
  const ownCompanyId = query.data?.chat.ownCompanyId ?? '';

  useEffect(() => {
    if (!isLoaded || unread === 0) return;
    // The list may know of a message that came after this chat was read.
    void poll();
    resetUnread(chatId);
  }, [chatId, isLoaded, unread]);

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setInterval(() => void poll(), chatPollMs);
    const onSeen = (): void => void poll();
    document.addEventListener('visibilitychange', onSeen);
    const stop = listenToRoom(
      chatId,
      (event) => {
        if (event.type === 'message') void poll();
        else if (event.type === 'removed') changeMessages(chatId, (messages) => markGone(messages, event.id));
        else if (event.companyId !== ownCompanyId) changeMessages(chatId, (messages) => markRead(messages, ownCompanyId, event.sequence));
      },
      () => refetch(),
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      stop();
    };
  }, [chatId, isLoaded, ownCompanyId]);

  const sending = useWrite(sendMessage, {
    onFailure: ({ code }) => {
      if (code === 'NO_PLAN' || code === 'PLAN_EXPIRED') leaveSoon('/plans');
      return false;
    },
  });
  const removing = useWrite(deleteMessage, { tags: ['Rooms'] });
  const wasPaid = query.data?.chat.isPaid ?? true;

  /** @returns whether it was sent; the text stays with the caller until then */
  const send = async (text: string): Promise<boolean> => {
    const answer = await sending.run({
      body: {
        'Data.Message.ChatId': chatId,
        'Data.Message.CompanyId': ownCompanyId,
        'Data.Message.Text': text,
        'Data.Message.isActive': true,
        'Data.Message.isText': true,
        'Data.Message.isFile': false,
        'Data.Message.isImage': false,
        'Data.Message.isRead': false,
      },
    });
    if (!answer.ok) return false;
    const { message, isPaid, inCredit } = answer.data;
    changeChat(chatId, (chat) => ({ ...chat, isPaid, messages: mergeMessages(chat.messages, [message]) }));
    if (!wasPaid) setCredit(inCredit);
    // It stands in the log now: the same words again are another message.
    sending.renew();
    void invalidate(['Rooms']);
    return true;
  };
  const remove = async (id: string): Promise<boolean> => {
    const answer = await removing.run({ query: { id, chatId } });
    if (answer.ok) changeMessages(chatId, (messages) => markGone(messages, id));
    return answer.ok;
  };
  /** The person agreed to spend: the composer opens; the credits go with the first message (section 4). */
  const acceptPrice = (): void => changeChat(chatId, (chat) => ({ ...chat, mustBePayUser: false }));
  return { query, send, remove, acceptPrice, isSending: sending.busy, isRemoving: removing.busy };
}
