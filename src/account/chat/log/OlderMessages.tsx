import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { getChat } from '../../../../contract/chat/calls.ts';
import { call } from '../../../client/call.ts';
import { errorText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { ChatLog } from './log.ts';

/** Messages of a longer chat that are read at a time. */
export const olderMessagesRead = 200;

interface OlderMessagesProps {
  log: ChatLog;
  chatId: string;
  /** The scrolling list, which stays where it is. */
  list: RefObject<HTMLElement | null>;
}

/** Above the messages with which a long chat was opened: reads those before them. */
export function OlderMessages({ log, chatId, list }: OlderMessagesProps) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const read = async (): Promise<void> => {
    setBusy(true);
    // Pages are counted from the newest message, so a page can begin with known ones.
    const count = log.messages().length;
    const page = Math.floor(count / olderMessagesRead);
    const answer = await call(getChat, { body: { chatId, pagination: { size: olderMessagesRead, page } } });
    const { current } = list;
    const belowTop = current === null ? 0 : current.scrollHeight - current.scrollTop;
    flushSync(() => {
      if (answer.ok) log.add(answer.data.chat.messages);
      else sayFailure(errorText(t, answer));
      setWhole(answer.ok && log.messages().length === count);
      setBusy(false);
    });
    current?.scrollTo({ top: current.scrollHeight - belowTop });
  };
  if (isWhole) return null;
  return (
    <div className="chat__day">
      <Button variant="quiet" busy={busy} onClick={() => void read()}>
        {t('chat.older')}
      </Button>
    </div>
  );
}
