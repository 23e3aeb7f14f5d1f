import { useSignals } from '@preact/signals-react/runtime';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/chat/calls.ts';
import { dayMs, minuteMs } from '../../../contract/limits.ts';
import { localeOf } from '../../i18n/languages.ts';
import { toast } from '../../client/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useClock } from '../shared/use-clock.ts';
import { useTexts } from '../shared/texts.tsx';
import { Bubble } from './Bubble.tsx';
import type { ChatLog } from './log.ts';

export interface MessageLogProps {
  log: ChatLog;
  ownCompanyId: string;
  onRemove: ((id: string) => Promise<boolean>) | undefined;
  isRemoving: boolean;
}

/** Messages by day, the newest at the foot, and the question before one is taken away. */
export function MessageLog({ log, ownCompanyId, onRemove, isRemoving }: MessageLogProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Message | null>(null);
  const confirm = async () => {
    if (asked === null || onRemove === undefined) return;
    const isGone = await onRemove(asked._id);
    setAsked(null);
    if (isGone) toast('good', t('chat.messageDeleted'), 'business');
  };
  return (
    <>
      <Messages log={log} ownCompanyId={ownCompanyId} onAsk={onRemove && setAsked} />
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

interface MessagesProps {
  log: ChatLog;
  ownCompanyId: string;
  onAsk: ((message: Message) => void) | undefined;
}

/** Rendered when a message comes or goes; what changes in one is its bubble's own business. */
const Messages = memo(function Messages({ log, ownCompanyId, onAsk }: MessagesProps) {
  useSignals();
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const today = new Date(useClock(minuteMs)).toDateString();
  const days = log.days.value;
  const newest = log.newest.value;
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- down to the foot whenever a message came
  }, [newest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="chat__log" ref={list} role="log" tabIndex={0} aria-label={t('chat.log')}>
      {days.length === 0 && <p className="chat__day">{t('chat.noMessages')}</p>}
      {days.flatMap(({ day, at, entries }) => [
        <DayName key={day} at={at} today={today} />,
        ...entries.map(({ sequence, message }) => <Bubble key={sequence} message={message} ownCompanyId={ownCompanyId} onAsk={onAsk} />),
      ])}
    </div>
  );
});

/** @param today as `Date.toDateString` gives it */
const DayName = memo(function DayName({ at, today }: { at: string; today: string }) {
  const { language } = useTexts();
  const locale = localeOf[language];
  const days = Math.round((new Date(new Date(at).toDateString()).getTime() - new Date(today).getTime()) / dayMs);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return (
    <p className="chat__day">
      {days > -2
        ? word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at))}
    </p>
  );
});
