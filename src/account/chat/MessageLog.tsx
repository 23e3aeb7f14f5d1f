import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatDetail, Message } from '../../../contract/chat/calls.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import { localeOf } from '../../i18n/languages.ts';
import { toast } from '../../client/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useClock } from '../shared/use-clock.ts';
import { useTexts } from '../shared/texts.tsx';
import { byDay } from './log.ts';

export interface MessageLogProps {
  chat: ChatDetail;
  onRemove: ((id: string) => Promise<boolean>) | undefined;
  isRemoving: boolean;
}

/** Messages by day, the newest at the foot. */
export function MessageLog({ chat, onRemove, isRemoving }: MessageLogProps) {
  const { t, language } = useTexts();
  const [asked, setAsked] = useState<Message | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const now = useClock(minuteMs);
  const newest = chat.messages.at(-1)?.sequence;
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- down to the foot whenever a message came
  }, [newest]);

  const dayText = (iso: string): string => {
    const days = Math.round((new Date(new Date(iso).toDateString()).getTime() - new Date(new Date(now).toDateString()).getTime()) / dayMs);
    if (days > -2) {
      const word = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' }).format(days, 'day');
      return word.charAt(0).toLocaleUpperCase(localeOf[language]) + word.slice(1);
    }
    return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long' }).format(new Date(iso));
  };
  const confirm = async () => {
    if (asked === null || onRemove === undefined) return;
    const isGone = await onRemove(asked._id);
    setAsked(null);
    if (isGone) toast('good', t('chat.messageDeleted'), 'business');
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className="chat__log" ref={log} role="log" tabIndex={0} aria-label={t('chat.log')}>
        {chat.messages.length === 0 && <p className="chat__day">{t('chat.noMessages')}</p>}
        {byDay(chat.messages).flatMap(({ day, at, messages }) => [
          <p key={day} className="chat__day">
            {dayText(at)}
          </p>,
          ...messages.map((message) => (
            <Bubble
              key={message.sequence}
              message={message}
              isOwn={message.companyId === chat.ownCompanyId}
              onRemove={onRemove && (() => setAsked(message))}
            />
          )),
        ])}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title={t('chat.deleteMessageAsk')}
        confirmLabel={t('common.actions.delete')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={isRemoving}
      >
        {t('chat.deleteMessageText')}
      </ConfirmDialog>
    </>
  );
}

function Bubble({ message, isOwn, onRemove }: { message: Message; isOwn: boolean; onRemove: (() => void) | undefined }) {
  const { t, clock } = useTexts();
  const className = isOwn ? 'bubble bubble--own' : 'bubble';
  if (!message.isActive) return <div className={`${className} bubble--gone`}>{t('chat.gone')}</div>;
  return (
    <div className={className}>
      {isOwn && <span className="visually-hidden">{t('chat.you')}</span>}
      {message.imageUrl !== '' && <img src={message.imageUrl} alt={t('chat.picture')} width={480} height={360} loading="lazy" />}
      {message.fileUrl !== '' && (
        <a className="attachment" href={message.fileUrl} target="_blank" rel="noreferrer">
          <Icon name="file" />
          <span className="medium ltr truncate">{decodeURIComponent(message.fileUrl.split('/').at(-1) ?? '')}</span>
        </a>
      )}
      {message.text !== '' && <p dir="auto">{message.text}</p>}
      <div className="bubble__foot">
        <time dateTime={message.dtCreatedAt}>{clock(message.dtCreatedAt)}</time>
        {isOwn && (
          <Icon name={message.isRead ? 'check-double' : 'check'} size="small" label={t(message.isRead ? 'chat.read' : 'chat.delivered')} />
        )}
        {isOwn && onRemove && message._id !== '' && (
          <button type="button" className="button--plain bubble__delete" aria-label={t('chat.deleteMessage')} onClick={onRemove}>
            <Icon name="trash" size="small" />
          </button>
        )}
      </div>
    </div>
  );
}
