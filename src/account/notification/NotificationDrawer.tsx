import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { NotificationList } from './NotificationList.tsx';

/** The newest notifications, with a link to all. */
export function NotificationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const query = useCall(getNotifications);
  const marking = useWrite(readNotifications, { isShownByReading: true });
  const markAll = async (): Promise<void> => {
    // Notifications that arrive later have to be marked by a new write.
    if ((await marking.run({ body: { newest: query.data?.notifications[0]?.dtCreatedAt } })).ok) marking.renew();
  };
  return (
    <Drawer isOpen onClose={onClose} title={t('common.notifications')} closeLabel={t('common.actions.close')}>
      <div className="row row--apart drawer-actions">
        <a className="text-sm" href={link('/notifications')} onClick={onClose}>
          {t('notification.showAll')}
        </a>
        {query.data !== undefined && query.data.unreadCount > 0 && (
          <Button variant="quiet" icon="check-double" busy={marking.busy} onClick={() => void markAll()}>
            {t('notification.markAll')}
          </Button>
        )}
      </div>
      <Answered query={query}>{({ notifications }) => <NotificationList notifications={notifications} onFollow={onClose} />}</Answered>
    </Drawer>
  );
}
