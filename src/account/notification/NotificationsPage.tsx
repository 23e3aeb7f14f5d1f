import { useState } from 'react';
import { notificationPageSize } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { toast } from '../../client/toasts.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import { call } from '../../client/call.ts';
import { storedNews } from '../../client/store/stored.ts';
import { errorText } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { DecisionsLink } from '../shared/gate/DecisionsLink.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { NotificationList } from './NotificationList.tsx';

/** The server keeps one notification for each chat with a new message: the next one replaces it under another id. */
const identityOf = ({ id, kind, href }: Notification): string => (kind === 'new-message' ? href : id);

/** The newest notifications, then known ones that are not among them. */
function merge(newest: readonly Notification[], known: readonly Notification[]): Notification[] {
  const identities = new Set(newest.map(identityOf));
  return [...newest, ...known.filter((each) => !identities.has(identityOf(each)))];
}

/** All notifications, 30 per page. */
export default function NotificationsPage() {
  const { t } = useTexts();
  const query = useCall(getNotifications);
  const marking = useWrite(readNotifications, { isShownByReading: true });
  const [known, setKnown] = useState<readonly Notification[]>([]);
  const [isEnd, setEnd] = useState(false);
  const [busy, setBusy] = useState(false);
  const newest = query.data?.notifications ?? [];
  const shown = merge(newest, known);
  const hasOlder = !isEnd && newest.length === notificationPageSize;

  const showOlder = async (): Promise<void> => {
    setBusy(true);
    const askBefore = (index: number) => call(getNotifications, { query: { before: shown[index]?.id } });
    let last = shown.length - 1;
    let answer = await askBefore(last);
    // A newer notification may have replaced the last ones.
    while (!answer.ok && answer.code === 'GONE' && last >= 0) answer = await askBefore((last -= 1));
    setBusy(false);
    if (!answer.ok) {
      toast('bad', errorText(t, answer), 'business');
      return;
    }
    const { notifications } = answer.data;
    setKnown(merge(shown.slice(0, last + 1), notifications));
    setEnd(notifications.length < notificationPageSize);
  };
  const markAll = async (): Promise<void> => {
    const answer = await marking.run({ body: { newest: newest[0]?.dtCreatedAt } });
    if (!answer.ok) return;
    // Notifications that arrive later have to be marked by a new write.
    marking.renew();
    setKnown(known.map((each) => ({ ...each, isRead: true })));
  };

  return (
    <div className="wrap page stack gap-6">
      <PageHead
        title={t('common.notifications')}
        end={
          (query.data?.unreadCount ?? storedNews()) > 0 && (
            <Button variant="secondary" icon="check-double" busy={marking.busy} onClick={() => void markAll()}>
              {t('notification.markAll')}
            </Button>
          )
        }
      />
      <Answered query={query} frame="notice" rows={10}>
        {() => <NotificationList notifications={shown} />}
      </Answered>
      {hasOlder && (
        <div className="row">
          <Button variant="secondary" busy={busy} onClick={() => void showOlder()}>
            {t('notification.older')}
          </Button>
        </div>
      )}
      <p className="text-sm row gap-6">
        <DecisionsLink />
        <a href={link('/profile-settings')}>{t('notification.settings')}</a>
      </p>
    </div>
  );
}
