import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getChat, type ChatCard, type ChatDetail } from '../../../contract/chat/calls.ts';
import { errorText } from '../../i18n/format.ts';
import { $session, may } from '../../client/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { inputOf } from './chat-cache.ts';
import { ChatMenu } from './ChatMenu.tsx';
import { Conversation } from './Conversation.tsx';

/** One chat: who it is with, and what is said in it as soon as that is read. */
export function OpenChat({ chatId, card }: { chatId: string; card: ChatCard | undefined }) {
  const { t } = useTexts();
  const [isFinding, setFinding] = useState(false);
  const session = useStore($session);
  const query = useCall(getChat, inputOf(chatId));
  const chat = query.data?.chat;
  const about = chat ?? card;
  if (!may(session, 'getChat'))
    return (
      <div className="chat--none">
        <p>{t('errors.FORBIDDEN')}</p>
      </div>
    );
  return (
    <section className="chat" aria-label={about?.companyName ?? t('common.loading')}>
      <header className="chat__head">
        <span className="chat__back">
          <LinkButton variant="quiet" icon="arrow-start" label={t('chat.all')} href={link('/messages')} />
        </span>
        {about && <Who about={about} />}
        {chat !== undefined && (
          <Button
            variant="quiet"
            icon="search"
            label={t('chat.findMessage')}
            aria-expanded={isFinding}
            onClick={() => setFinding(!isFinding)}
          />
        )}
        <ChatMenu chatId={chatId} />
      </header>
      {chat !== undefined ? (
        <Conversation
          chat={chat}
          unread={card?.unreadedMessageCount ?? 0}
          onGap={() => void query.refetch()}
          isFinding={isFinding}
          onFound={() => setFinding(false)}
        />
      ) : (
        <>
          <div className="chat__middle">
            {query.error === null ? (
              <Spinner label={t('common.loading')} />
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
        </>
      )}
    </section>
  );
}

function Who({ about }: { about: Pick<ChatDetail, 'companyName' | 'companyLogoUrl' | 'companyPath' | 'chatNameForAll'> }) {
  const name = <bdi>{about.companyName}</bdi>;
  return (
    <>
      <Avatar name={about.companyName} src={about.companyLogoUrl} />
      <div className="grow">
        <h2 className="truncate text-md">
          {about.companyPath === '' ? name : <a href={link(`/companies/${about.companyPath}`)}>{name}</a>}
        </h2>
        <p className="text-xs faint truncate keep-edge" dir="auto">
          {about.chatNameForAll}
        </p>
      </div>
    </>
  );
}
