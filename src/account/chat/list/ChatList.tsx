import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getAccesibleChats } from '../../../../contract/chat/calls.ts';
import { chatLengths } from '../../../../contract/chat/fields.ts';
import { chatListPollMs } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { useTypingEnd } from '../../shared/use-typing-end.ts';
import { $isAccountLive } from '../../../client/session/account-connection.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { everything, listInput, type ChatFilter } from './chat-cache.ts';
import { ChatEntry } from './ChatEntry.tsx';
import { useChatColleagues } from '../use-chat-colleagues.ts';

export interface ChatListProps {
  current: string;
  isEmpty: boolean;
  /** The list chooses a chat for content that another app has shared. */
  isSharing?: boolean;
}

/** Chats, the last active first. The search waits until typing stops. */
export function ChatList({ current, isEmpty, isSharing = false }: ChatListProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<ChatFilter>(everything);
  const isShared = useChatColleagues().length > 0;
  const [pages, setPages] = useState(1);
  const ask = (more: Partial<ChatFilter>): void => {
    setFilter((before) => ({ ...before, ...more }));
    setPages(1);
  };
  const askFor = (words: string): void => ask({ text: words.trim() });
  useTypingEnd(typed, askFor);
  if (isEmpty)
    return (
      <div className="empty">
        <h2>{t('chat.none.title')}</h2>
        <p className="soft text-sm measure">{t('chat.none.text')}</p>
        <LinkButton href={link('/imports')}>{t('chat.none.action')}</LinkButton>
      </div>
    );
  return (
    <>
      <form
        className="search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          askFor(typed);
        }}
      >
        <label className="visually-hidden" htmlFor="find-chat">
          {t('chat.find')}
        </label>
        <input
          id="find-chat"
          type="search"
          dir="auto"
          maxLength={chatLengths.search}
          placeholder={t('chat.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" aria-label={t('common.actions.search')}>
          <Icon name="search" />
        </button>
      </form>
      <div className="chats__filter">
        <Checkbox value={filter.unreadFirst} onChange={(unreadFirst) => ask({ unreadFirst })}>
          {t('chat.unreadFirst')}
        </Checkbox>
        {isShared && (
          <Checkbox value={filter.mine} onChange={(mine) => ask({ mine })}>
            {t('chat.assign.mine')}
          </Checkbox>
        )}
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <ChatPage
          key={index}
          page={index + 1}
          filter={filter}
          current={current}
          isSharing={isSharing}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </>
  );
}

interface ChatPageProps {
  page: number;
  filter: ChatFilter;
  current: string;
  isSharing: boolean;
  isLast: boolean;
  onMore: () => void;
}

function ChatPage({ page, filter, current, isSharing, isLast, onMore }: ChatPageProps) {
  const { t } = useTexts();
  const isLive = useStore($isAccountLive);
  const query = useCall(getAccesibleChats, listInput(page, filter), isLive ? {} : { everyMs: chatListPollMs });
  return (
    <Answered query={query} frame="chat-entry">
      {({ chats, hasMore }) => (
        <>
          {chats.map((chat) => (
            <ChatEntry key={chat.chatId} chat={chat} isCurrent={chat.chatId === current} isSharing={isSharing} />
          ))}
          {page === 1 && chats.length === 0 && (
            <p className="faint text-sm wrap page" role="status">
              {t(filter.mine && filter.text === '' ? 'chat.assign.noneMine' : 'common.nothingFound')}
            </p>
          )}
          {isLast && hasMore && (
            <div className="chats__more">
              <Button variant="secondary" wide onClick={onMore}>
                {t('chat.showMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </Answered>
  );
}
