import { pictureIn } from '../../../../contract/media-size.ts';
import type { ChatCard } from '../../../../contract/chat/calls.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { withShared } from '../../../../contract/share.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { approachChat } from '../load-chat.ts';

const kindIcons = { text: undefined, image: 'image', file: 'clip' } as const satisfies Record<
  ChatCard['lastMessageKind'],
  string | undefined
>;

export interface ChatEntryProps {
  chat: ChatCard;
  isCurrent: boolean;
  /** The link passes on the content that another app has shared. */
  isSharing?: boolean;
}

/** An entry of the chat list: partner, subject, assigned colleague and last message. */
export function ChatEntry({ chat, isCurrent, isSharing = false }: ChatEntryProps) {
  const { t, number, moment, unreadOf } = useTexts();
  const isUnread = chat.unreadedMessageCount > 0;
  const isLocked = !chat.isPaid && chat.mustBePayUser;
  const address = `/messages?chatId=${chat.chatId}`;
  const kindIcon = chat.lastQuoteEvent === undefined ? kindIcons[chat.lastMessageKind] : 'file';
  return (
    <a
      className={isUnread ? 'chat-entry is-unread' : 'chat-entry'}
      href={link(isSharing ? withShared(address) : address)}
      aria-current={isCurrent ? 'true' : undefined}
      onPointerEnter={approachChat}
      onFocus={approachChat}
    >
      <Avatar name={chat.companyName} src={pictureIn('s', chat.companyLogoUrl)} />
      <span className="medium truncate keep-edge" dir="auto">
        {chat.companyName}
      </span>
      <time dateTime={chat.lastChatTime}>{moment(chat.lastChatTime)}</time>
      <span className="chat-entry__about">
        <span className="truncate keep-edge" dir="auto">
          {chat.chatNameForAll}
        </span>
        <span className="chat-entry__as">
          {t('chat.as')}
          <span className="truncate keep-edge" dir="auto">
            {chat.ownCompanyName}
          </span>
        </span>
      </span>
      <span className="chat-entry__line">
        {kindIcon && <Icon name={kindIcon} size="small" />}
        {chat.isLastMessageOwn && <span className="chat-entry__you">{t('chat.you')}</span>}
        <span className="chat-entry__last truncate keep-edge" dir="auto">
          {chat.lastQuoteEvent === undefined ? chat.lastMessage : t(`chat.quote.${chat.lastQuoteEvent}`)}
        </span>
        {chat.assignee && (
          <span className="chat-entry__who">
            <Icon name="user" size="small" />
            <span className="visually-hidden">{t('chat.assign.is', { name: isolated(chat.assignee.fullname) })}</span>
            <span className="truncate keep-edge" dir="auto" aria-hidden="true">
              {chat.assignee.fullname}
            </span>
          </span>
        )}
        {chat.isMuted && <Icon name="bell-off" size="small" label={t('chat.isMuted')} />}
        {isLocked && <Icon name="lock" size="small" label={t(chat.isRefunded ? 'chat.isRefunded' : 'chat.unpaid')} />}
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
