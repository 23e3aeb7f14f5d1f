import { computed } from '@preact/signals-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { deleteMessage, type ChatDetail } from '../../../contract/chat/calls.ts';
import { uploadRules } from '../../../contract/upload.ts';
import { errorText } from '../../i18n/format.ts';
import { allowedFiles } from '../shared/fields/allowed-files.ts';
import { leaveAfter } from '../shared/leave.ts';
import { sayBad } from '../shared/say-bad.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { changeChat, priceOfMessage } from './list/chat-cache.ts';
import { chatOutbox, showChat } from './chat-outbox.ts';
import { namedFile } from './composer/files.ts';
import { chatLog } from './log/log.ts';
import { hasArrived } from './outbox.ts';
import { createPartner } from './list/partner.ts';
import { useLiveChat } from './use-live-chat.ts';

export interface ChatOptions {
  /** The chat as it was read; its messages move to the log. */
  chat: ChatDetail;
  /** It comes from the cache and is being read again. */
  isOld: boolean;
  /** Unread count of this chat in the list. */
  unread: number;
  /** An event may have been missed: the chat has to be read again. */
  onGap: () => void;
}

/** The messages of an open chat, updated by WebSocket or else by polling, and the actions in it. */
export function useChat({ chat, isOld, unread, onGap }: ChatOptions) {
  const { t } = useTexts();
  const { id: chatId, ownCompanyId, messages: page } = chat;
  const [log] = useState(() => chatLog(page));
  const [outbox] = useState(chatOutbox);
  const [waiting] = useState(() => {
    const all = outbox.of(chatId);
    return computed(() => (log.newest.value, all.value.filter((message) => !hasArrived(message, log.messages()))));
  });
  const [partner] = useState(() => createPartner(ownCompanyId));
  // The messages that had been read when the chat was opened.
  const [unreadFrom] = useState(() => (unread === 0 ? undefined : log.newest.peek() + 1 - (isOld ? 0 : unread)));
  useLayoutEffect(() => log.renew(page), [log, page]);
  // A person who returns sees the present messages at once.
  useEffect(() => () => changeChat(chatId, { messages: log.messages() }), [chatId, log]);

  // What is opened is not refunded any more.
  const onOpened = (): void => void (chat.dtRefundAt !== '' && changeChat(chatId, { dtRefundAt: '' }));
  const tellTyping = useLiveChat({ chatId, ownCompanyId, log, outbox, partner, unread, onGap, onOpened });

  const refuse = useEffectEvent((failure: Parameters<typeof leaveAfter>[0]) => {
    sayBad(errorText(t, failure));
    // The chat is unpaid again: the contact was refunded.
    if (failure.code === 'PRICE_CHANGED') onGap();
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
    onFailure: (failure) => {
      sayBad(`${t('chat.messageNotDeleted')} ${errorText(t, failure)}`);
      return true;
    },
  });
  const price = priceOfMessage(chat);
  const send = (text: string): void => outbox.add({ chatId, companyId: ownCompanyId, text, price });
  /** Each file is a message of its own; refused files are named. */
  const sendFiles = async (files: readonly File[]): Promise<void> => {
    const named = files.map((file) => namedFile(file, Date.now()));
    for (const file of await allowedFiles(named, uploadRules.chatFile, t))
      outbox.add({ chatId, companyId: ownCompanyId, text: '', price }, file);
  };
  const remove = async (id: string): Promise<boolean> => {
    const answer = await removing.run({ query: { id, chatId } });
    if (answer.ok) log.markGone(id);
    return answer.ok;
  };
  /**
   * After the person accepts the price the composer opens; the first message spends the credits
   * (docs/requirements.md#starting-a-chat-b-44).
   */
  const acceptPrice = (): void => changeChat(chatId, { mustBePayUser: false });
  return { log, outbox, waiting, unreadFrom, partner, tellTyping, sendFiles, send, remove, acceptPrice, isRemoving: removing.busy };
}
