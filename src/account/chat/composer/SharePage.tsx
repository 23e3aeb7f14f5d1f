import { useEffect, useState } from 'react';
import { getAccesibleChats } from '../../../../contract/chat/calls.ts';
import { withShared } from '../../../../contract/share.ts';
import { type Shared, waitingShared } from '../../../client/store/shared-files.ts';
import { may } from '../../../client/session/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { OwnPicture } from '../../../ui/OwnPicture.tsx';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { NoPermission } from '../../shared/gate/NoPermission.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { link } from '../../shared/route.ts';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useSession } from '../../shared/data/use-session.ts';
import { listInput } from '../list/chat-cache.ts';
import { ChatList } from '../list/ChatList.tsx';

/** Content shared by another app: the person begins a request with it or sends it to one of their chats. */
export default function SharePage() {
  const { t } = useTexts();
  const session = useSession();
  const [shared, setShared] = useState<Shared | null>();
  useEffect(() => void waitingShared().then(setShared), []);
  const mayRequest = may(session, 'requestsAccess');
  const mayWrite = (['getAccesibleChatCards', 'getChat', 'sendMessage'] as const).every((flag) => may(session, flag));
  if (!mayRequest && !mayWrite) return <NoPermission />;
  return (
    <div className="wrap page page--text stack gap-6">
      <PageHead title={t('chat.share.title')} />
      {shared === undefined ? (
        <SkeletonList label={t('common.loading')} rows={1} />
      ) : shared === null ? (
        <EmptyState level={2} title={t('chat.share.gone.title')}>
          {t('chat.share.gone.text')}
        </EmptyState>
      ) : (
        <>
          <SharedCard shared={shared} />
          {mayRequest && <LinkButton href={link(withShared('/add-request'))}>{t('nav.postRequest')}</LinkButton>}
          {mayWrite && <ChatChoice />}
        </>
      )}
    </div>
  );
}

function SharedCard({ shared: { text, images } }: { shared: Shared }) {
  const { t } = useTexts();
  return (
    <section className="card stack gap-3" aria-label={t('chat.share.what')}>
      {text !== '' && (
        <p className="share__text" dir="auto">
          {text}
        </p>
      )}
      {images.length > 0 && (
        <ul className="row gap-2">
          {images.map((image) => (
            <li key={`${image.name} ${image.size} ${image.lastModified}`}>
              <OwnPicture file={image} alt={image.name} className="file__picture" width={56} height={56} />
            </li>
          ))}
        </ul>
      )}
      <p className="soft text-sm">{t('chat.share.lead')}</p>
    </section>
  );
}

function ChatChoice() {
  const { t } = useTexts();
  const query = useCall(getAccesibleChats, listInput(1));
  return (
    <section className="stack gap-3">
      <h2>{t('chat.share.inChat')}</h2>
      {query.data?.chats.length === 0 ? (
        <p className="faint text-sm">{t('chat.share.noChats')}</p>
      ) : (
        <div className="share__chats">
          <ChatList current="" isEmpty={false} isSharing />
        </div>
      )}
    </section>
  );
}
