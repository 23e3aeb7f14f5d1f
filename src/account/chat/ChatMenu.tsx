import { Suspense, useState } from 'react';
import { blockCompany, deleteChat, muteChat, type ChatDetail } from '../../../contract/chat/calls.ts';
import { may } from '../../client/session/session.ts';
import { toast } from '../../client/toasts.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Question } from '../../form/Question.tsx';
import { Menu, type MenuChoice } from '../../ui/dialog/Menu.tsx';
import { open } from '../shared/route.ts';
import { invalidate } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { useSession } from '../shared/data/use-session.ts';
import { partnerOf } from './list/chat-cache.ts';
import { AssignDialog, ReportDialog } from './late-parts.ts';
import { areFilesHeld, holdFiles } from './stored-messages.ts';
import { useChatColleagues } from './use-chat-colleagues.ts';

/** The actions on a whole chat. */
export function ChatMenu({ chat }: { chat: ChatDetail }) {
  const { t } = useTexts();
  const session = useSession();
  const [asked, setAsked] = useState<'assign' | 'delete' | 'block' | 'report' | null>(null);
  const [isHolding, setHolding] = useState(areFilesHeld);
  const colleagues = useChatColleagues();
  const removing = useWrite(deleteChat, { isReadLater: true });
  const muting = useWrite(muteChat, { isShownByReading: true });
  const blocking = useWrite(blockCompany, { isShownByReading: true });
  const close = (): void => setAsked(null);

  const mute = async () => {
    const answer = await muting.run({ body: { chatId: chat.id, isMuted: !chat.isMuted } });
    muting.renew();
    if (answer.ok) saySuccess(t, muteChat, chat.isMuted ? 'chat.unmuted' : 'chat.muted');
  };
  const block = async (isBlocked: boolean) => {
    const answer = await blocking.run({ body: { companyId: partnerOf(chat), isBlocked } });
    blocking.renew();
    close();
    if (answer.ok) saySuccess(t, blockCompany, isBlocked ? 'chat.blocked' : 'chat.unblocked');
  };
  const remove = async () => {
    const answer = await removing.run({ query: { chatId: chat.id } });
    close();
    if (!answer.ok) return;
    saySuccess(t, deleteChat, 'chat.deleted');
    open('/messages', { replace: true });
    await invalidate(deleteChat.changes);
  };
  const changeFiles = () => {
    holdFiles(!isHolding);
    setHolding(!isHolding);
    toast('good', t(isHolding ? 'chat.files.atOnce' : 'chat.files.held'), 'business');
  };
  const choose = (id: string): void => {
    if (id === 'mute') void mute();
    else if (id === 'files') changeFiles();
    else if (id === 'unblock') void block(false);
    else if (id === 'assign' || id === 'block' || id === 'report') setAsked(id);
    else if (may(session, 'deleteChat')) setAsked('delete');
    else toast('bad', t('errors.FORBIDDEN'), 'business');
  };
  const choices: MenuChoice[] = [
    ...(colleagues.length > 0 ? [{ id: 'assign', label: t('chat.assign.do'), icon: 'user' } as const] : []),
    { id: 'mute', label: t(chat.isMuted ? 'chat.unmute' : 'chat.mute'), icon: chat.isMuted ? 'bell' : 'bell-off' },
    ...(may(session, 'sendMessage')
      ? [
          { id: 'files', label: t(isHolding ? 'chat.files.sendAtOnce' : 'chat.files.hold'), icon: 'clip' } as const,
          { id: chat.isBlocked ? 'unblock' : 'block', label: t(chat.isBlocked ? 'chat.unblock' : 'chat.block'), icon: 'lock' } as const,
        ]
      : []),
    { id: 'report', label: t('chat.report.chat'), icon: 'shield' },
    { id: 'delete', label: t('chat.delete'), icon: 'trash', isDanger: true },
  ];
  return (
    <>
      <Menu label={t('chat.more')} choices={choices} onChoose={choose} />
      <Question
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={() => void remove()}
        title={t('chat.deleteAsk')}
        confirmLabel={t('chat.delete')}
        variant="danger"
        busy={removing.busy}
      >
        {t('chat.deleteText')}
      </Question>
      <Question
        isOpen={asked === 'block'}
        onClose={close}
        onConfirm={() => void block(true)}
        title={t('chat.blockAsk')}
        confirmLabel={t('chat.block')}
        variant="danger"
        busy={blocking.busy}
      >
        {t('chat.blockText')}
      </Question>
      <Suspense>
        {asked === 'assign' && <AssignDialog chat={chat} colleagues={colleagues} onClose={close} />}
        {asked === 'report' && <ReportDialog chatId={chat.id} onClose={close} />}
      </Suspense>
    </>
  );
}
