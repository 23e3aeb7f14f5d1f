import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import type { Message } from '../../../../contract/chat/calls.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { Attachment } from './Attachment.tsx';
import { BankWarning } from './BankWarning.tsx';
import { QuoteOf } from '../quote/QuoteParts.tsx';
import { Translation } from './Translation.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

export interface BubbleActions {
  /** Opens the actions of a message. @param button the menu is shown beside it */
  onMore: (message: Message, button: HTMLElement) => void;
  /** A link to another site was pressed. */
  onLeave: (address: string) => void;
}

export interface BubbleProps extends BubbleActions {
  message: ReadonlySignal<Message>;
  chatId: string;
  ownCompanyId: string;
}

/** One message; it is rendered again only when this message is read or deleted. */
export const Bubble = memo(function Bubble({ message: signal, chatId, ownCompanyId, onMore, onLeave }: BubbleProps) {
  useSignals();
  const { t, clock } = useTexts();
  const message = signal.value;
  const isOwn = message.companyId === ownCompanyId;
  const className = isOwn ? 'bubble bubble--own' : 'bubble';
  if (!message.isActive) return <div className={`${className} bubble--gone`}>{t('chat.gone')}</div>;
  const text = message.text !== '' && (
    <p dir="auto">
      <TextWithLinks text={message.text} onLeave={onLeave} />
    </p>
  );
  return (
    <div className={className} data-sequence={message.sequence}>
      {isOwn && <span className="visually-hidden">{t('chat.you')}</span>}
      {message.file !== null && <Attachment file={message.file} id={message._id} chatId={chatId} />}
      {message.quote === undefined ? (
        text
      ) : (
        <QuoteOf mark={message.quote} chatId={chatId}>
          {text}
        </QuoteOf>
      )}
      {!isOwn && message.quote === undefined && message._id !== '' && message.text !== '' && (
        <Translation chatId={chatId} id={message._id} text={message.text} />
      )}
      <BankWarning mark={message.bankDetails} />
      <div className="bubble__foot">
        <time dateTime={message.dtCreatedAt}>{clock(message.dtCreatedAt)}</time>
        {isOwn && (
          <Icon name={message.isRead ? 'check-double' : 'check'} size="small" label={t(message.isRead ? 'chat.read' : 'chat.delivered')} />
        )}
        <button
          type="button"
          className="button--plain bubble__more"
          aria-label={t('chat.messageMenu')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMore(message, currentTarget)}
        >
          <Icon name="more" size="small" />
        </button>
      </div>
    </div>
  );
});
