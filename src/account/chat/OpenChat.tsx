import { useEffect } from 'react';
import { getChat, type ChatCard } from '../../../contract/chat/calls.ts';
import { errorText } from '../../i18n/format.ts';
import { may } from '../../client/session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useVisible } from '../shared/data/use-visible.ts';
import { useSession } from '../shared/data/use-session.ts';
import { inputOf, rereadChat } from './list/chat-cache.ts';
import { ChatHead } from './ChatHead.tsx';
import { Conversation } from './Conversation.tsx';
import { useQuotesAhead } from './quote/use-quotes-ahead.ts';
import { useUnreadFrom } from './log/use-unread-from.ts';
import { askForTranslator } from './log/Translation.tsx';

/** For the list, which loads both together (load-chat.ts). */
export { keepSending } from './send-unsent.ts';

/** A chat: the partner is shown at once, the messages when they are loaded. */
export function OpenChat({ chatId, card }: { chatId: string; card: ChatCard | undefined }) {
  const { t, language } = useTexts();
  useEffect(() => askForTranslator(language), [language]);
  const session = useSession();
  const mayRead = may(session, 'getChat');
  // Reading a chat marks it as read, so a hidden page reads none.
  const query = useCall(getChat, inputOf(chatId), { enabled: useVisible() });
  const chat = query.data?.chat;
  const unread = card?.unreadedMessageCount ?? 0;
  const unreadFrom = useUnreadFrom(chat, query.isFetching, unread);
  const hasQuotes = useQuotesAhead(chatId, chat?.messages, mayRead);
  if (!mayRead)
    return (
      <div className="chat--none">
        <p>{t('errors.FORBIDDEN')}</p>
      </div>
    );
  return (
    <section ref={focusOnMount} tabIndex={-1} className="chat" aria-label={(chat ?? card)?.companyName ?? t('common.loading')}>
      {chat !== undefined && hasQuotes ? (
        <Conversation chat={chat} unread={unread} unreadFrom={unreadFrom} onGap={() => rereadChat(chatId)} />
      ) : (
        <div className="chat__inner">
          <ChatHead about={card} />
          <div className="chat__middle">
            {query.error === null ? (
              <div className="chat__log" role="status" aria-busy="true" aria-label={t('common.loading')}>
                {[false, true, false, true].map((isOwn, index) => (
                  <span key={index} className={isOwn ? 'coming coming--own' : 'coming'}>
                    <Skeleton />
                  </span>
                ))}
              </div>
            ) : (
              <ErrorState
                title={errorText(t, query.error.failure)}
                retryLabel={t('common.actions.retry')}
                onRetry={() => void query.refetch()}
                busy={query.isFetching}
              />
            )}
          </div>
          <div className="chat__foot" />
        </div>
      )}
    </section>
  );
}
