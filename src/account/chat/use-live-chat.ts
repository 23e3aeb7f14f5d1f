import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getChat } from '../../../contract/chat/calls.ts';
import type { RoomEvent, RoomWord } from '../../../contract/chat/room-event.ts';
import { chatPollMs } from '../../../contract/limits.ts';
import { call } from '../../client/call.ts';
import { noted, noteOnline, watchConnection } from '../../client/connection.ts';
import { openLiveConnection, type LiveConnection } from '../../client/session/live-connection.ts';
import { invalidate } from '../shared/data/query.ts';
import { resetUnread } from './list/chat-cache.ts';
import type { ChatLog } from './log/log.ts';
import type { UnsentMessages } from './unsent-messages.ts';
import { typingNotifier, type Partner } from './list/partner.ts';

export interface LiveChatOptions {
  chatId: string;
  ownCompanyId: string;
  log: ChatLog;
  unsent: Pick<UnsentMessages, 'retryNow'>;
  partner: Partner;
  /** Unread count of this chat in the list. */
  unread: number;
  /** An event may have been missed: the chat has to be read again. */
  onGap: () => void;
  /** The other side has read the newest own message. After a refund an earlier one may be read while nobody has opened the paid one. */
  onOpened: () => void;
}

/** How many messages a poll reads; changes within them, such as read or deleted, show as well. */
const polledCount = 50;

/**
 * Keeps an open chat up to date: by its live connection, and by polling while there is none.
 * @returns a function to call for each keystroke
 */
export function useLiveChat({ chatId, ownCompanyId, log, unsent, partner, unread, onGap, onOpened }: LiveChatOptions): () => void {
  const line = useRef<LiveConnection | null>(null);
  const [notifyTyping] = useState(typingNotifier);
  const reread = useEffectEvent(onGap);
  const take = useEffectEvent(async (input: { after: number } | { pagination: { size: number; page: number } }) => {
    if (document.hidden) return;
    const last = log.lastSequence();
    const answer = noted(await call(getChat, { body: { chatId, ...input } }));
    if (!answer.ok) return;
    resetUnread(chatId);
    const { messages } = answer.data.chat;
    if ((messages[0]?.sequence ?? 0) > last + 1) return reread();
    log.add(messages);
    if ((messages.at(-1)?.sequence ?? 0) > last) void invalidate(['chat']);
  });
  const takeNew = useEffectEvent(() => take({ after: log.lastSequence() }));
  const markRead = (companyId: string, sequence: number): void => {
    if (companyId === ownCompanyId) return;
    log.markRead(ownCompanyId, sequence);
    const newestOwn = log.messages().findLast((message) => message.companyId === ownCompanyId)?.sequence ?? 1;
    if (sequence >= newestOwn) onOpened();
  };
  const takeEvent = useEffectEvent((event: RoomEvent) => {
    partner.take(event);
    if (event.type === 'message') void takeNew();
    else if (event.type === 'removed') log.markDeleted(event.id);
    else if (event.type === 'refunded') reread();
    else if (event.type === 'read') markRead(event.companyId, event.sequence);
    else if (event.type === 'welcome') {
      for (const id of event.removed) log.markDeleted(id);
      for (const [companyId, sequence] of Object.entries(event.read)) markRead(companyId, sequence);
      // Reads the messages that were missed while the connection was down.
      if (event.sequence > log.lastSequence()) void takeNew();
    }
  });

  useEffect(() => {
    if (unread === 0) return;
    // The list may know of a message that came after this chat was read.
    void takeNew();
  }, [unread]);

  useEffect(() => {
    const open = openLiveConnection<RoomEvent>(chatId, {
      onEvent: (event) => takeEvent(event),
      onOpen: () => {
        noteOnline();
        unsent.retryNow();
      },
      onClose: partner.lose,
    });
    line.current = open;
    const timer = setInterval(() => {
      if (!open.isOpen()) void take({ pagination: { size: polledCount, page: 0 } });
    }, chatPollMs);
    const onSeen = (): void => void takeNew();
    document.addEventListener('visibilitychange', onSeen);
    const stopWatching = watchConnection(() => {
      open.reconnect();
      unsent.retryNow();
      void takeNew();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      stopWatching();
      open.stop();
    };
  }, [chatId, unsent, partner]);

  return () => notifyTyping(() => line.current?.say({ type: 'typing' } satisfies RoomWord));
}
