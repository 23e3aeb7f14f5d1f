import { useState } from 'react';
import { reportChat } from '../../../contract/chat/calls.ts';
import { chatLengths, reportReasons, type ReportReason } from '../../../contract/chat/fields.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RadioGroup } from '../../ui/field/RadioGroup.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { LeaveGuard } from '../../form/LeaveGuard.tsx';
import { useCloseQuestion } from '../../form/use-close-question.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

export interface ReportDialogProps {
  chatId: string;
  /** The reported message; without it the newest messages are the evidence. */
  messageId?: string;
  onClose: () => void;
}

/** Reports messages to the moderators, with a reason and a note. */
export function ReportDialog({ chatId, messageId, onClose }: ReportDialogProps) {
  const { t, number } = useTexts();
  const [reason, setReason] = useState<ReportReason>('FRAUD');
  const [note, setNote] = useState('');
  const { run, busy } = useWrite(reportChat);
  const { close, question } = useCloseQuestion(note !== '', onClose);
  const isTooLong = note.length > chatLengths.reportNote;
  const report = async () => {
    if (isTooLong) return;
    const messageIds = messageId === undefined ? undefined : [messageId];
    const answer = await run({ body: { chatId, messageIds, reason, ...(note.trim() !== '' && { note: note.trim() }) } });
    if (!answer.ok) return;
    saySuccess(t, reportChat, 'chat.report.done');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(messageId === undefined ? 'chat.report.chat' : 'chat.report.message')}
      isLocked={busy}
      closeLabel={t('common.actions.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close} disabled={busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => void report()} busy={busy}>
            {t('chat.report.do')}
          </Button>
        </>
      }
    >
      <LeaveGuard isActive={note !== ''} isWhole />
      {question}
      <div className="stack">
        <p className="soft text-sm">{t(messageId === undefined ? 'chat.report.chatText' : 'chat.report.messageText')}</p>
        <RadioGroup
          label={t('chat.report.why')}
          value={reason}
          onChange={(chosen) => setReason(chosen as ReportReason)}
          options={reportReasons.map((id) => ({ id, label: t(`chat.report.reasons.${id}`) }))}
        />
        <TextArea
          label={t('chat.report.note')}
          rows={3}
          value={note}
          onChange={setNote}
          limit={chatLengths.reportNote}
          countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
          isInvalid={isTooLong}
        />
      </div>
    </Dialog>
  );
}
