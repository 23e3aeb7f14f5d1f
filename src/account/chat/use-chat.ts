import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { deleteMessage, getChat, sendMessage, type ChatDetail } from '../../../contract/chat/calls.ts';
import { chatPollMs } from '../../../contract/limits.ts';
import { call } from '../../client/call.ts';
import { setCredit } from '../../client/session.ts';
import { leaveAfter } from '../shared/leave.ts';
import { invalidate } from '../shared/query.ts';
import { useWrite } from '../shared/use-write.ts';
import { changeChat, resetUnread } from './chat-cache.ts';
import { chatLog } from './log.ts';
import { listenToRoom } from './room-socket.ts';

export interface ChatOptions {
  /** As it was read; its messages go into the log. */
  chat: ChatDetail;
  /** What the list says is unread here. */
  unread: number;
  /** Something may have happened that was not told: the chat is to be read again. */
  onGap: () => void;
}

/** The messages of an open chat, renewed by poll and by socket, and what can be done in it. */
export function useChat({ chat, unread, onGap }: ChatOptions) {
  const { id: chatId, ownCompanyId, messages: page, isPaid: wasPaid } = chat;
  const [log] = useState(() => chatLog(page));
  useLayoutEffect(() => log.renew(page), [log, page]);
  // Whoever comes back sees at once what was here.
  useEffect(() => () => changeChat(chatId, { messages: log.messages() }), [chatId, log]);

  const poll = useEffectEvent(async () => {
    if (document.hidden) return;
    const answer = await call(getChat, { body: { chatId, after: log.lastTold() } });
    if (!answer.ok || answer.data.chat.messages.length === 0) return;
    log.add(answer.data.chat.messages);
    void invalidate(['Rooms']);
  });
  const reread = useEffectEvent(onGap);

  useEffect(() => {
    if (unread === 0) return;
    // The list may know of a message that came after this chat was read.
    void poll();
    resetUnread(chatId);
  }, [chatId, unread]);

  useEffect(() => {
    const timer = setInterval(() => void poll(), chatPollMs);
    const onSeen = (): void => void poll();
    document.addEventListener('visibilitychange', onSeen);
    const stop = listenToRoom(
      chatId,
      (event) => {
        if (event.type === 'message') void poll();
        else if (event.type === 'removed') log.markGone(event.id);
        else if (event.type === 'read' && event.companyId !== ownCompanyId) log.markRead(ownCompanyId, event.sequence);
      },
      () => reread(),
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      stop();
    };
  }, [chatId, log, ownCompanyId]);

  const sending = useWrite(sendMessage, {
    onFailure: (failure) => {
      leaveAfter(failure);
      return false;
    },
  });
  const removing = useWrite(deleteMessage, { tags: ['Rooms'] });

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
    log.add([message]);
    changeChat(chatId, { isPaid });
    if (!wasPaid) setCredit(inCredit);
    // It stands in the log now: the same words again are another message.
    sending.renew();
    void invalidate(['Rooms']);
    return true;
  };
  const remove = async (id: string): Promise<boolean> => {
    const answer = await removing.run({ query: { id, chatId } });
    if (answer.ok) log.markGone(id);
    return answer.ok;
  };
  /** The person agreed to spend: the composer opens; the credits go with the first message (section 4). */
  const acceptPrice = (): void => changeChat(chatId, { mustBePayUser: false });
  return { log, send, remove, acceptPrice, isSending: sending.busy, isRemoving: removing.busy };
}
