import { useStore } from '@nanostores/react';
import type { ChatCard, ChatDetail } from '../../../contract/chat/calls.ts';
import { errorText } from '../../i18n/format.ts';
import { $session, may } from '../../client/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { link } from '../shared/place.ts';
import { useTexts } from '../shared/texts.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PricePrompt } from './PricePrompt.tsx';
import { useChat } from './use-chat.ts';

/** One chat: who it is with, its messages, and the place to write. */
export function OpenChat({ chatId, card }: { chatId: string; card: ChatCard | undefined }) {
  const { t } = useTexts();
  const session = useStore($session);
  const { query, send, remove, acceptPrice, isSending, isRemoving } = useChat(chatId, card?.unreadedMessageCount ?? 0);
  const chat = query.data?.chat;
  const about = chat ?? card;
  const maySend = may(session, 'sendMessage');
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
        <ChatMenu chatId={chatId} />
      </header>
      {chat !== undefined ? (
        <MessageLog chat={chat} onRemove={maySend ? remove : undefined} isRemoving={isRemoving} />
      ) : query.error !== null ? (
        <ErrorState
          title={errorText(t, query.error.failure)}
          retryLabel={t('common.actions.retry')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Spinner label={t('common.loading')} />
      )}
      <div className="chat__foot">
        {chat !== undefined && !maySend && <Note tone="amber">{t('chat.maySend')}</Note>}
        {chat !== undefined && maySend && <Foot chat={chat} onSend={send} onAccept={acceptPrice} isSending={isSending} />}
      </div>
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

interface FootProps {
  chat: ChatDetail;
  onSend: (text: string) => Promise<boolean>;
  onAccept: () => void;
  isSending: boolean;
}

/** An unpaid chat asks for the credits first; afterwards one writes. */
function Foot({ chat, onSend, onAccept, isSending }: FootProps) {
  return !chat.isPaid && chat.mustBePayUser ? (
    <PricePrompt chat={chat} onAccept={onAccept} />
  ) : (
    <Composer chatId={chat.id} onSend={onSend} isSending={isSending} />
  );
}
