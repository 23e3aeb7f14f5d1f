import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import type { Message } from '../../../contract/chat/calls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTexts } from '../shared/texts.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';

export interface BubbleActions {
  /** What can be done with a message is asked for. @param button beside which it is to be shown */
  onMore: (message: Message, button: HTMLElement) => void;
  /** A link to another site was pressed. */
  onLeave: (address: string) => void;
}

export interface BubbleProps extends BubbleActions {
  message: ReadonlySignal<Message>;
  ownCompanyId: string;
}

/** One message; it is rendered anew when it is read or gone, and for no other message's sake. */
export const Bubble = memo(function Bubble({ message: signal, ownCompanyId, onMore, onLeave }: BubbleProps) {
  useSignals();
  const { t, clock } = useTexts();
  const message = signal.value;
  const isOwn = message.companyId === ownCompanyId;
  const className = isOwn ? 'bubble bubble--own' : 'bubble';
  if (!message.isActive) return <div className={`${className} bubble--gone`}>{t('chat.gone')}</div>;
  return (
    <div className={className} data-sequence={message.sequence}>
      {isOwn && <span className="visually-hidden">{t('chat.you')}</span>}
      {message.imageUrl !== '' && <img src={message.imageUrl} alt={t('chat.picture')} width={480} height={360} loading="lazy" />}
      {message.fileUrl !== '' && (
        <a className="attachment" href={message.fileUrl} target="_blank" rel="noreferrer">
          <Icon name="file" />
          <span className="medium ltr truncate">{decodeURIComponent(message.fileUrl.split('/').at(-1) ?? '')}</span>
        </a>
      )}
      {message.text !== '' && (
        <p dir="auto">
          <TextWithLinks text={message.text} onLeave={onLeave} />
        </p>
      )}
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
