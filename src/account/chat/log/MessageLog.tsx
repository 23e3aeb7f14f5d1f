import { deleteMessage, type Message } from '../../../../contract/chat/calls.ts';
import type { ReadonlySignal } from '@preact/signals-react';
import { Suspense, useState } from 'react';
import { toast } from '../../../client/toasts.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Question } from '../../../form/Question.tsx';
import { MenuAt, type MenuChoice } from '../../../ui/dialog/Menu.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { LeaveSite } from './LeaveSite.tsx';
import type { ChatLog } from './log.ts';
import { Messages } from '../list/Messages.tsx';
import { ReportDialog } from '../late-parts.ts';
import type { UnsentMessages, Waiting } from '../unsent-messages.ts';

export interface MessageLogProps {
  log: ChatLog;
  chatId: string;
  ownCompanyId: string;
  /** Where unread messages begin; undefined while that is not known. */
  unreadFrom?: number | undefined;
  waiting?: ReadonlySignal<readonly Waiting[]>;
  unsent?: Pick<UnsentMessages, 'repeat' | 'remove'>;
  onRemove: ((id: string) => Promise<boolean>) | undefined;
  isRemoving: boolean;
}

interface Pressed {
  message: Message;
  button: HTMLElement;
}

/** Messages by day, the newest last, with the actions on a message and their dialogs. */
export function MessageLog({ onRemove, isRemoving, ...shown }: MessageLogProps) {
  const { t } = useTexts();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [asked, setAsked] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [actions] = useState(() => ({
    onMore: (message: Message, button: HTMLElement) => setPressed({ message, button }),
    onLeave: (address: string) => setLeaving(address),
  }));
  const { chatId, ownCompanyId } = shown;
  const confirm = async () => {
    if (asked === null || onRemove === undefined) return;
    const isDeleted = await onRemove(asked._id);
    setAsked(null);
    if (isDeleted) saySuccess(t, deleteMessage, 'chat.messageDeleted');
  };
  const copy = async ({ text }: Message) => {
    try {
      await navigator.clipboard.writeText(text);
      toast('good', t('chat.copied'), 'business');
    } catch {
      toast('bad', t('chat.notCopied'), 'business');
    }
  };
  const choices: MenuChoice[] = [];
  if (pressed !== null) {
    const { text, companyId, quote, _id } = pressed.message;
    const isOwn = companyId === ownCompanyId;
    if (text !== '') choices.push({ id: 'copy', label: t('chat.copy'), icon: 'copy' });
    if (!isOwn && _id !== '') choices.push({ id: 'report', label: t('chat.report.message'), icon: 'shield' });
    // A quote is withdrawn, not deleted.
    if (isOwn && _id !== '' && quote === undefined && onRemove !== undefined)
      choices.push({ id: 'delete', label: t('chat.deleteMessage'), icon: 'trash', isDanger: true });
  }
  return (
    <>
      <Messages {...shown} {...actions} />
      <MenuAt
        label={t('chat.messageMenu')}
        trigger={pressed?.button ?? null}
        choices={choices}
        onChoose={(id) => {
          if (pressed === null) return;
          if (id === 'copy') void copy(pressed.message);
          else if (id === 'report') setReported(pressed.message);
          else setAsked(pressed.message);
        }}
        onClose={() => setPressed(null)}
      />
      <Suspense>
        {reported !== null && <ReportDialog chatId={chatId} messageId={reported._id} onClose={() => setReported(null)} />}
      </Suspense>
      <LeaveSite address={leaving} onClose={() => setLeaving(null)} />
      <Question
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title={t('chat.deleteMessageAsk')}
        confirmLabel={t('common.actions.delete')}
        variant="danger"
        busy={isRemoving}
      >
        {t('chat.deleteMessageText')}
      </Question>
    </>
  );
}
