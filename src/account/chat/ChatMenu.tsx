import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deleteChat } from '../../../contract/chat/calls.ts';
import { $session, may } from '../../client/session.ts';
import { toast } from '../../client/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { open } from '../shared/route.ts';
import { invalidate } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';

/** What can be done with a whole chat. */
export function ChatMenu({ chatId }: { chatId: string }) {
  const { t } = useTexts();
  const session = useStore($session);
  const [isAsking, setAsking] = useState(false);
  const removing = useWrite(deleteChat);
  const choose = (): void => {
    if (may(session, 'deleteChat')) setAsking(true);
    else toast('bad', t('errors.FORBIDDEN'), 'business');
  };
  const confirm = async () => {
    const answer = await removing.run({ query: { chatId } });
    setAsking(false);
    if (!answer.ok) return;
    toast('good', t('chat.deleted'), 'business');
    open('/messages', { replace: true });
    await invalidate(['Rooms']);
  };
  return (
    <>
      <Menu label={t('chat.more')} choices={[{ id: 'delete', label: t('chat.delete'), icon: 'trash', isDanger: true }]} onChoose={choose} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('chat.deleteAsk')}
        confirmLabel={t('chat.delete')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
        busy={removing.busy}
      >
        {t('chat.deleteText')}
      </ConfirmDialog>
    </>
  );
}
