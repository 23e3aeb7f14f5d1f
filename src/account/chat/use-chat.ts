import { computed } from '@preact/signals-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { deleteMessage, getChat, type ChatDetail } from '../../../contract/chat/calls.ts';
import { chatPollMs } from '../../../contract/limits.ts';
import { errorText } from '../../i18n/format.ts';
import { call } from '../../client/call.ts';
import { leaveAfter } from '../shared/leave.ts';
import { invalidate } from '../shared/query.ts';
import { sayBad } from '../shared/say-bad.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { changeChat, resetUnread } from './chat-cache.ts';
import { chatOutbox, showChat } from './chat-outbox.ts';
import { noted, noteLine, watchConnection } from '../../client/connection.ts';
import { chatLog } from './log.ts';
import { hasArrived } from './outbox.ts';
import { listenToRoom } from './room-socket.ts';

export interface ChatOptions {
  /** As it was read; its messages go into the log. */
  chat: ChatDetail;
  /** What the list says is unread here. */
  unread: number;
  /** Something may have happened that was not told: the chat is to be read again. */
  onGap: () => void;
}

/** What a chat without a line asks for: of these, what was read or deleted shows as well. */
const polledCount = 50;

/** The messages of an open chat, renewed by socket or else by poll, and what can be done in it. */
export function useChat({ chat, unread, onGap }: ChatOptions) {
  const { t } = useTexts();
  const { id: chatId, ownCompanyId, messages: page } = chat;
  const [log] = useState(() => chatLog(page));
  const [outbox] = useState(chatOutbox);
  const [waiting] = useState(() => {
    const all = outbox.of(chatId);
    return computed(() => (log.newest.value, all.value.filter((message) => !hasArrived(message, log.messages()))));
  });
  // Those that had been read when the chat was opened.
  const [unreadFrom] = useState(() => (unread === 0 ? undefined : log.newest.peek() - unread + 1));
  useLayoutEffect(() => log.renew(page), [log, page]);
  // Whoever comes back sees at once what was here.
  useEffect(() => () => changeChat(chatId, { messages: log.messages() }), [chatId, log]);

  const reread = useEffectEvent(onGap);
  const take = useEffectEvent(async (input: { after: number } | { pagination: { size: number; page: number } }) => {
    if (document.hidden) return;
    const last = log.lastTold();
    const answer = noted(await call(getChat, { body: { chatId, ...input } }));
    if (!answer.ok) return;
    const { messages } = answer.data.chat;
    if ((messages[0]?.sequence ?? 0) > last + 1) return reread();
    log.add(messages);
    if ((messages.at(-1)?.sequence ?? 0) > last) void invalidate(['Rooms']);
  });
  const takeNew = useEffectEvent(() => take({ after: log.lastTold() }));

  useEffect(() => {
    if (unread === 0) return;
    // The list may know of a message that came after this chat was read.
    void takeNew();
    resetUnread(chatId);
  }, [chatId, unread]);

  useEffect(() => {
    const line = listenToRoom(chatId, {
      onEvent: (event) => {
        if (event.type === 'message') void takeNew();
        else if (event.type === 'removed') log.markGone(event.id);
        else if (event.type === 'read' && event.companyId !== ownCompanyId) log.markRead(ownCompanyId, event.sequence);
      },
      onOpen: (isBack) => {
        noteLine();
        outbox.wake();
        if (isBack) reread();
      },
    });
    const timer = setInterval(() => {
      if (!line.isOpen()) void take({ pagination: { size: polledCount, page: 0 } });
    }, chatPollMs);
    const onSeen = (): void => void takeNew();
    document.addEventListener('visibilitychange', onSeen);
    const stopWatching = watchConnection(() => {
      line.wake();
      outbox.wake();
      reread();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      stopWatching();
      line.stop();
    };
  }, [chatId, log, outbox, ownCompanyId]);

  const refuse = useEffectEvent((failure: Parameters<typeof leaveAfter>[0]) => {
    sayBad(errorText(t, failure));
    leaveAfter(failure);
  });
  useEffect(
    () =>
      showChat(chatId, {
        newest: () => log.newest.peek(),
        onArrived: (message) => log.add([message]),
        onRefused: (failure) => refuse(failure),
      }),
    [chatId, log],
  );

  const removing = useWrite(deleteMessage, {
    tags: ['Rooms'],
    onFailure: (failure) => {
      sayBad(`${t('chat.messageNotDeleted')} ${errorText(t, failure)}`);
      return true;
    },
  });
  const send = (text: string): void => outbox.add({ chatId, companyId: ownCompanyId, text });
  const remove = async (id: string): Promise<boolean> => {
    const answer = await removing.run({ query: { id, chatId } });
    if (answer.ok) log.markGone(id);
    return answer.ok;
  };
  /** The person agreed to spend: the composer opens; the credits go with the first message (section 4). */
  const acceptPrice = (): void => changeChat(chatId, { mustBePayUser: false });
  return { log, outbox, waiting, unreadFrom, send, remove, acceptPrice, isRemoving: removing.busy };
}
