import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { createChat, getAccesibleChats } from '../../../../contract/chat/calls.ts';
import { chatListPollMs } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { $isAccountLive } from '../../../client/session/account-connection.ts';
import { takeNext } from '../../../client/session/next-page.ts';
import { setUnread } from '../../../client/session/session.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { PageHead } from '../../shared/PageHead.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { cardOf, listInput } from './chat-cache.ts';
import { storedMessages } from '../stored-messages.ts';
import { ChatList } from './ChatList.tsx';
import { watchKeyboard } from '../composer/keyboard.ts';
import { approachChat, loadChat } from '../load-chat.ts';

const OpenChat = lazy(async () => ({ default: (await loadChat()).OpenChat }));
if (typeof location !== 'undefined' && new URLSearchParams(location.search).has('chatId')) approachChat();

/** Sends waiting messages. Its code comes with the chat, because the list alone needs none of it. @returns a function that stops it */
function keepSending(): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  loadChat()
    .then((chat) => {
      if (!isLeft) stop = chat.keepSending();
    })
    // They stay stored, and are sent by the next page.
    .catch(() => undefined);
  return () => {
    isLeft = true;
    stop?.();
  };
}

/** The chat list and the open chat: side by side on a desktop, one at a time on a phone. `?chatId=` names the open chat. */
export default function MessagesPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const chatId = search['chatId'] ?? '';
  const isLive = useStore($isAccountLive);
  const query = useCall(getAccesibleChats, listInput(1), isLive ? {} : { everyMs: chatListPollMs });
  const unread = query.data?.unreadMessageCount;
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer of the list is newer than the badge
  }, [unread, query.dataUpdatedAt]);
  const mayWait = chatId !== '' || storedMessages().length > 0;
  useEffect(() => (mayWait ? keepSending() : undefined), [mayWait]);
  useEffect(watchKeyboard, []);
  useEffect(() => {
    if (takeNext('requestSent')) saySuccess(t, createChat, 'chat.requestSent');
    if (takeNext('quoteAsked')) saySuccess(t, createChat, 'chat.quote.wasAsked');
  }, [t]);
  return (
    <div className="wrap page page--chats stack">
      <div className="visually-hidden">
        <PageHead title={t('nav.business.messages')} />
      </div>
      <div className={chatId === '' ? 'chats' : 'chats is-open'}>
        <section className="chats__list" aria-label={t('chat.list')}>
          <ChatList current={chatId} isEmpty={query.data?.chats.length === 0} />
        </section>
        {chatId === '' ? (
          <div className="chat--none">
            <p>{t('chat.choose')}</p>
          </div>
        ) : (
          <Suspense fallback={<section className="chat" />}>
            <OpenChat key={chatId} chatId={chatId} card={cardOf(chatId)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
