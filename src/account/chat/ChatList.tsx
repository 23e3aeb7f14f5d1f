import { useEffect, useState } from 'react';
import type { ChatCard } from '../../../contract/chat/calls.ts';
import { searchDebounceMs } from '../../../contract/limits.ts';
import { foldText } from '../../../contract/search/fold.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

const holds = (chat: ChatCard, words: string): boolean =>
  foldText(`${chat.companyName} ${chat.chatNameForAll} ${chat.lastMessage}`).includes(words);

/** Chats, the last active first, with a search that waits until typing stops. */
export function ChatList({ chats, current }: { chats: readonly ChatCard[]; current: string }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(foldText(typed)), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  if (chats.length === 0)
    return (
      <div className="empty">
        <h2>{t('chat.none.title')}</h2>
        <p className="soft text-sm measure">{t('chat.none.text')}</p>
        <LinkButton href={link('/imports')}>{t('chat.none.action')}</LinkButton>
      </div>
    );
  const shown = chats.filter((chat) => holds(chat, words));
  return (
    <>
      <form
        className="search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setWords(foldText(typed));
        }}
      >
        <label className="visually-hidden" htmlFor="find-chat">
          {t('chat.find')}
        </label>
        <input
          id="find-chat"
          type="search"
          dir="auto"
          placeholder={t('chat.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" aria-label={t('common.actions.search')}>
          <Icon name="search" />
        </button>
      </form>
      {shown.map((chat) => (
        <ChatEntry key={chat.chatId} chat={chat} isCurrent={chat.chatId === current} />
      ))}
      {shown.length === 0 && (
        <p className="faint text-sm wrap page" role="status">
          {t('common.nothingFound')}
        </p>
      )}
    </>
  );
}

function ChatEntry({ chat, isCurrent }: { chat: ChatCard; isCurrent: boolean }) {
  const { t, number, moment, unreadOf } = useTexts();
  const isUnread = chat.unreadedMessageCount > 0;
  const isLocked = !chat.isPaid && chat.mustBePayUser;
  return (
    <a
      className={isUnread ? 'chat-entry is-unread' : 'chat-entry'}
      href={link(`/messages?chatId=${chat.chatId}`)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Avatar name={chat.companyName} src={chat.companyLogoUrl} />
      <span className="medium truncate keep-edge" dir="auto">
        {chat.companyName}
      </span>
      <time dateTime={chat.lastChatTime}>{moment(chat.lastChatTime)}</time>
      <span className="chat-entry__about truncate keep-edge" dir="auto">
        {chat.chatNameForAll}
      </span>
      <span className="chat-entry__line">
        <span className="chat-entry__last truncate keep-edge" dir="auto">
          {chat.lastMessage}
        </span>
        {isLocked && <Icon name="lock" size="small" label={t('chat.unpaid')} />}
        {isUnread && (
          <span className="dot">
            <span className="visually-hidden">{unreadOf(chat.unreadedMessageCount)}</span>
            <span aria-hidden="true">{number(chat.unreadedMessageCount)}</span>
          </span>
        )}
      </span>
    </a>
  );
}
