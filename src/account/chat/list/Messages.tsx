import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, memo, Suspense } from 'react';
import { chatPageSize, minuteMs } from '../../../../contract/limits.ts';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Bubble, type BubbleActions } from '../log/Bubble.tsx';
import { OlderMessages } from '../late-parts.ts';
import { DayName } from '../log/DayName.tsx';
import type { ChatLog } from '../log/log.ts';
import type { UnsentMessages, Waiting } from '../unsent-messages.ts';
import type { ReadingPlace } from '../log/reading-place.ts';
import { useReadingPlace } from '../log/use-reading-place.ts';
import { WaitingBubble } from '../log/WaitingBubble.tsx';
import { Icon } from '../../../ui/Icon.tsx';

export interface MessagesProps extends BubbleActions {
  log: ChatLog;
  chatId: string;
  ownCompanyId: string;
  unreadFrom?: number | undefined;
  waiting?: ReadonlySignal<readonly Waiting[]>;
  unsent?: Pick<UnsentMessages, 'repeat' | 'remove'>;
}

/** Rendered when a message is added or removed; a change within a message renders its bubble only. */
export const Messages = memo(function Messages({ log, chatId, ownCompanyId, unreadFrom, waiting, unsent, ...actions }: MessagesProps) {
  useSignals();
  const { t } = useTexts();
  const today = new Date(useClock(minuteMs)).toDateString();
  const days = log.days.value;
  const onTheirWay = waiting?.value ?? [];
  const all = days.flatMap(({ entries }) => entries);
  const { list, place, toFoot, toUnread } = useReadingPlace(
    all,
    ownCompanyId,
    onTheirWay.map(({ state }) => state),
  );
  const firstUnread = unreadFrom === undefined ? undefined : all.find(({ sequence }) => sequence >= unreadFrom)?.sequence;
  return (
    <div className="chat__middle">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard */}
      <div className="chat__log" ref={list} role="log" tabIndex={0} aria-label={t('chat.log')}>
        {days.length === 0 && onTheirWay.length === 0 && <p className="chat__day">{t('chat.noMessages')}</p>}
        {all.length >= chatPageSize && all[0]?.sequence !== 1 && (
          <Suspense>
            <OlderMessages log={log} chatId={chatId} list={list} />
          </Suspense>
        )}
        {days.flatMap(({ day, at, entries }) => [
          <DayName key={day} at={at} today={today} />,
          ...entries.map(({ sequence, message }) => (
            <Fragment key={sequence}>
              {sequence === firstUnread && <p className="chat__unread">{t('chat.unreadFrom')}</p>}
              <Bubble message={message} chatId={chatId} ownCompanyId={ownCompanyId} {...actions} />
            </Fragment>
          )),
        ])}
        {unsent !== undefined && onTheirWay.length > 0 && (
          // Screen readers announce the message when it has arrived.
          <div className="chat__waiting" aria-live="off">
            {onTheirWay.map((message) => (
              <WaitingBubble key={message.key} message={message} unsent={unsent} />
            ))}
          </div>
        )}
      </div>
      <Above place={place} onPress={toUnread} />
      <Below place={place} onPress={toFoot} />
    </div>
  );
});

/** Unread messages that do not fit above the newest one. */
function Above({ place, onPress }: { place: ReadingPlace; onPress: () => void }) {
  useSignals();
  const { t } = useTexts();
  return (
    place.above.value && (
      <div className="chat__below chat__below--up">
        <button type="button" onClick={onPress}>
          {t('chat.unreadFrom')}
          <Icon name="chevron-down" size="small" />
        </button>
      </div>
    )
  );
}

/** While someone reads further up, a button offers the new messages instead of scrolling to them. */
function Below({ place, onPress }: { place: ReadingPlace; onPress: () => void }) {
  useSignals();
  const { t, number } = useTexts();
  const count = place.below.value;
  return (
    <div className="chat__below" role="status">
      {count > 0 && (
        <button type="button" onClick={onPress}>
          {t('chat.below', { count, number: number(count) })}
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    </div>
  );
}
