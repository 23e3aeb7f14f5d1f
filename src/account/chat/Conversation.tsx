import { useSignals } from '@preact/signals-react/runtime';
import { useStore } from '@nanostores/react';
import type { ReadonlySignal } from '@preact/signals-react';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { $session, may } from '../../client/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { Composer } from './Composer.tsx';
import { $isOffline } from '../../client/connection.ts';
import { FindInChat } from './FindInChat.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { Waiting } from './outbox.ts';
import { PricePrompt } from './PricePrompt.tsx';
import { useChat, type ChatOptions } from './use-chat.ts';

export interface ConversationProps extends ChatOptions {
  isFinding: boolean;
  onFound: () => void;
}

/** What is said in a chat, and the place to write. */
export function Conversation({ isFinding, onFound, ...options }: ConversationProps) {
  const { t } = useTexts();
  const maySend = may(useStore($session), 'sendMessage');
  const { log, outbox, waiting, unreadFrom, send, remove, acceptPrice, isRemoving } = useChat(options);
  const { chat } = options;
  return (
    <>
      <div className="chat__notes">
        {isFinding && <FindInChat log={log} onClose={onFound} />}
        <OfflineNote />
      </div>
      <MessageLog
        log={log}
        ownCompanyId={chat.ownCompanyId}
        unreadFrom={unreadFrom}
        waiting={waiting}
        outbox={outbox}
        onRemove={maySend ? remove : undefined}
        isRemoving={isRemoving}
      />
      <div className="chat__foot">
        {maySend ? (
          <Foot chat={chat} waiting={waiting} onSend={send} onAccept={acceptPrice} />
        ) : (
          <Note tone="amber">{t('chat.maySend')}</Note>
        )}
      </div>
    </>
  );
}

/** Said as long as it is so; what is written meanwhile waits. */
function OfflineNote() {
  const { t } = useTexts();
  const isOffline = useStore($isOffline);
  return (
    <div role="status">
      {isOffline && (
        <p className="chat__offline">
          <Icon name="alert" size="small" />
          {t('chat.offline')}
        </p>
      )}
    </div>
  );
}

interface FootProps {
  chat: ChatDetail;
  waiting: ReadonlySignal<readonly Waiting[]>;
  onSend: (text: string) => void;
  onAccept: () => void;
}

/** An unpaid chat asks for the credits first; afterwards one writes. Whose first message waits has agreed. */
function Foot({ chat, waiting, onSend, onAccept }: FootProps) {
  useSignals();
  return !chat.isPaid && chat.mustBePayUser && waiting.value.length === 0 ? (
    <PricePrompt chat={chat} onAccept={onAccept} />
  ) : (
    <Composer chatId={chat.id} onSend={onSend} />
  );
}
