import { useState } from 'react';
import { assignChat, type ChatColleague, type ChatDetail } from '../../../contract/chat/calls.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RadioGroup } from '../../ui/field/RadioGroup.tsx';
import { isolated } from '../../../contract/text/isolate.ts';
import { useSession } from '../shared/data/use-session.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

export interface AssignDialogProps {
  chat: Pick<ChatDetail, 'id' | 'assignee'>;
  colleagues: readonly ChatColleague[];
  onClose: () => void;
}

const nobody = 'nobody';

/** Assigns a chat to oneself, to a colleague who may read it, or to nobody. */
export function AssignDialog({ chat, colleagues, onClose }: AssignDialogProps) {
  const { t } = useTexts();
  const ownId = useSession().user?.userID;
  const [chosen, setChosen] = useState(chat.assignee?.userId ?? nobody);
  const { run, busy } = useWrite(assignChat, { isShownByReading: true });
  const save = async () => {
    const userId = chosen === nobody ? null : chosen;
    const answer = await run({ body: { chatId: chat.id, userId } });
    onClose();
    if (!answer.ok) return;
    const name = colleagues.find((one) => one.userId === userId)?.fullname ?? '';
    saySuccess(t, assignChat, userId === null ? 'chat.assign.doneNobody' : 'chat.assign.done', { name: isolated(name) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('chat.assign.title')}
      isLocked={busy}
      closeLabel={t('common.actions.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => void save()} busy={busy}>
            {t('chat.assign.save')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('chat.assign.title')}
        hideLabel
        value={chosen}
        onChange={setChosen}
        options={[
          ...colleagues.map(({ userId, fullname }) => ({
            id: userId,
            label: userId === ownId ? t('chat.assign.me', { name: isolated(fullname) }) : isolated(fullname),
          })),
          { id: nobody, label: t('chat.assign.nobody') },
        ]}
      />
    </Dialog>
  );
}
