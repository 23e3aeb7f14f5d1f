import { computed } from '@preact/signals-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { deleteMessage, type ChatDetail } from '../../../contract/chat/calls.ts';
import { uploadRules } from '../../../contract/upload/rules.ts';
import { errorText } from '../../i18n/format.ts';
import { allowedFiles } from '../shared/fields/allowed-files.ts';
import { leaveAfter } from '../shared/leave.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { changeChat, priceOfMessage } from './list/chat-cache.ts';
import { unsentMessages, showChat } from './send-unsent.ts';
import { namedFile } from './composer/files.ts';
import { areFilesHeld } from './stored-messages.ts';
import { chatLog } from './log/log.ts';
import { hasArrived } from './unsent-messages.ts';
import { createPartner } from './list/partner.ts';
import { useLiveChat } from './use-live-chat.ts';

export interface ChatOptions {
  /** The chat as the query returned it. Its messages are copied to the log. */
  chat: ChatDetail;
  /** Unread count of this chat in the list. */
  unread: number;
  /** An event may have been missed: the chat has to be read again. */
  onGap: () => void;
}

/** The messages of an open chat, updated by WebSocket or else by polling, and the actions in it. */
export function useChat({ chat, unread, onGap }: ChatOptions) {
  const { t } = useTexts();
  const { id: chatId, ownCompanyId, messages: page } = chat;
  const [log] = useState(() => chatLog(page));
  const [unsent] = useState(unsentMessages);
  const [waiting] = useState(() => {
    const all = unsent.of(chatId);
    return computed(() => (log.newest.value, all.value.filter((message) => !hasArrived(message, log.messages()))));
  });
  const [partner] = useState(() => createPartner(ownCompanyId));
  useLayoutEffect(() => log.renew(page), [log, page]);
  // A person who returns sees the present messages at once, and none of them as unread.
  useEffect(() => () => changeChat(chatId, { messages: log.messages(), lastReadSequence: log.lastSequence() }), [chatId, log]);

  // A contact that the other side has opened is not refunded any more.
  const onOpened = (): void => void (chat.dtRefundAt !== '' && changeChat(chatId, { dtRefundAt: '' }));
  const sendTyping = useLiveChat({ chatId, ownCompanyId, log, unsent, partner, unread, onGap, onOpened });

  const price = priceOfMessage(chat);
  /** After the person accepts the price the composer opens; the first message spends the credits (docs/requirements.md#starting-a-chat-b-44). */
  const [accepted, setAccepted] = useState<number | null>(null);
  // A refund makes the chat unpaid again, which is asked anew.
  if (chat.isPaid && accepted !== null) setAccepted(null);

  const refuse = useEffectEvent((failure: Parameters<typeof leaveAfter>[0]) => {
    sayFailure(errorText(t, failure));
    // The chat is unpaid again: the contact was refunded.
    if (failure.code === 'PRICE_CHANGED') {
      setAccepted(null);
      onGap();
    }
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
      sayFailure(`${t('chat.messageNotDeleted')} ${errorText(t, failure)}`);
      return true;
    },
  });
  const [held, setHeld] = useState<readonly File[]>([]);
  const hasText = useRef(false);
  const noteText = (isTyped: boolean): void => void (hasText.current = isTyped);
  const post = (text: string, file?: File): void => unsent.add({ chatId, companyId: ownCompanyId, text, price }, file);
  /** Each file is a message of its own, the first one with the text. */
  const postFiles = (files: readonly File[], text: string): void => files.forEach((file, index) => post(index === 0 ? text : '', file));
  /** Refused files are named. */
  const allowed = (files: readonly File[]): Promise<File[]> =>
    allowedFiles(
      files.map((file) => namedFile(file, Date.now())),
      uploadRules.chatFile,
      t,
    );
  const send = async (text: string, files: readonly File[] = []): Promise<void> => {
    setHeld([]);
    const sent = files.length === 0 ? [] : await allowed(files);
    if (sent.length > 0) postFiles(sent, text);
    else if (text !== '') post(text);
  };
  /** Sent at once, unless a text is to go with them or the person wants to look first. */
  const chooseFiles = async (files: readonly File[]): Promise<void> => {
    const isHeld = areFilesHeld() || hasText.current;
    const chosen = await allowed(files);
    if (isHeld) setHeld((before) => [...before, ...chosen]);
    else postFiles(chosen, '');
  };
  const letGo = (file: File): void => setHeld((before) => before.filter((each) => each !== file));
  const remove = async (id: string): Promise<boolean> => {
    const answer = await removing.run({ query: { id, chatId } });
    if (answer.ok) log.markDeleted(id);
    return answer.ok;
  };
  const files = { held, choose: chooseFiles, letGo, noteText };
  const prompt = { isAccepted: accepted === price, accept: () => setAccepted(price) };
  return { log, unsent, waiting, partner, sendTyping, files, send, remove, isRemoving: removing.busy, prompt };
}
