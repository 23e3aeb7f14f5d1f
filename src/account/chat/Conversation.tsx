import { useStore } from '@nanostores/react';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { $session, may } from '../../client/session.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from '../shared/texts.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PricePrompt } from './PricePrompt.tsx';
import { useChat, type ChatOptions } from './use-chat.ts';

/** What is said in a chat, and the place to write. */
export function Conversation(options: ChatOptions) {
  const { t } = useTexts();
  const maySend = may(useStore($session), 'sendMessage');
  const { log, send, remove, acceptPrice, isSending, isRemoving } = useChat(options);
  const { chat } = options;
  return (
    <>
      <MessageLog log={log} ownCompanyId={chat.ownCompanyId} onRemove={maySend ? remove : undefined} isRemoving={isRemoving} />
      <div className="chat__foot">
        {maySend ? (
          <Foot chat={chat} onSend={send} onAccept={acceptPrice} isSending={isSending} />
        ) : (
          <Note tone="amber">{t('chat.maySend')}</Note>
        )}
      </div>
    </>
  );
}

interface FootProps {
  chat: ChatDetail;
  onSend: (text: string) => Promise<boolean>;
  onAccept: () => void;
  isSending: boolean;
}

/** An unpaid chat asks for the credits first; afterwards one writes. */
function Foot({ chat, onSend, onAccept, isSending }: FootProps) {
  return !chat.isPaid && chat.mustBePayUser ? (
    <PricePrompt chat={chat} onAccept={onAccept} />
  ) : (
    <Composer chatId={chat.id} onSend={onSend} isSending={isSending} />
  );
}
