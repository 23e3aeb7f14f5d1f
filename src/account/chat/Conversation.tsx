import { useSignals } from '@preact/signals-react/runtime';
import { useStore } from '@nanostores/react';
import { useState, type ComponentProps } from 'react';
import { $isOffline } from '../../client/connection.ts';
import { may } from '../../client/session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { BankWarning } from './log/BankWarning.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatFoot, writingFault } from './ChatFoot.tsx';
import { FindInChat } from './log/FindInChat.tsx';
import { WithQuotes } from './quote/QuoteParts.tsx';
import { MessageLog } from './log/MessageLog.tsx';
import { PlatformTranslator } from './log/translator-context.ts';
import { useChat, type ChatOptions } from './use-chat.ts';
import { useFileDrop } from './composer/use-file-drop.ts';

/** An open chat: head, messages and composer. */
export function Conversation({ unreadFrom, ...options }: ChatOptions & Pick<ComponentProps<typeof MessageLog>, 'unreadFrom'>) {
  useSignals();
  const { t, date } = useTexts();
  const session = useSession();
  const maySend = may(session, 'sendMessage');
  const [isFinding, setFinding] = useState(false);
  const { chat } = options;
  const { log, unsent, waiting, partner, sendTyping, send, files, remove, isRemoving, prompt } = useChat(options);
  // The side that began the chat pays for it (docs/behaviour.md#chat-charge); the other side answers free of charge.
  const isPayer = chat.fromCompanyId === chat.ownCompanyId;
  // A person whose first message is still unsent has accepted the price.
  const isUnpaid = !chat.isPaid && chat.mustBePayUser && !prompt.isAccepted && waiting.value.length === 0;
  const mayWrite = maySend && writingFault(chat) === null && !isUnpaid;
  const closeFinding = (): void => {
    setFinding(false);
    document.querySelector<HTMLElement>('.chat__head [aria-expanded]')?.focus();
  };
  const drop = useFileDrop(mayWrite ? files.choose : undefined);
  return (
    <WithQuotes chat={chat} mayWrite={mayWrite} onChanged={options.onGap}>
      {(quoteButton) => (
        <div className="chat__inner" {...drop.handlers}>
          <ChatHead about={chat} chat={chat} partner={partner} isFinding={isFinding} onFind={() => setFinding(!isFinding)} />
          <div className="chat__notes">
            {isFinding && <FindInChat log={log} onClose={closeFinding} />}
            <OfflineNote />
            <BankWarning mark={chat.bankDetails} isHead />
            {chat.isRefunded && <p className="chat__note">{t(isPayer ? 'chat.refunded' : 'chat.refundedToOther')}</p>}
            {chat.dtRefundAt !== '' && <p className="chat__note">{t('chat.refundAt', { date: date(chat.dtRefundAt) })}</p>}
          </div>
          <PlatformTranslator value={chat.isTranslatable === true}>
            <MessageLog
              log={log}
              chatId={chat.id}
              ownCompanyId={chat.ownCompanyId}
              unreadFrom={unreadFrom}
              waiting={waiting}
              unsent={unsent}
              onRemove={maySend ? remove : undefined}
              isRemoving={isRemoving}
            />
          </PlatformTranslator>
          {drop.isOver && <p className="chat__drop">{t('chat.dropHere')}</p>}
          <ChatFoot
            chat={chat}
            maySend={maySend}
            isUnpaid={isUnpaid}
            onSend={send}
            files={files}
            onType={sendTyping}
            onAccept={prompt.accept}
            quoteButton={quoteButton}
          />
        </div>
      )}
    </WithQuotes>
  );
}

/** Shown while the browser is offline; messages written meanwhile stay unsent until then. */
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
