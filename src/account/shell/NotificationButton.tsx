import { useStore } from '@nanostores/react';
import { lazy, useEffect, useState } from 'react';
import { invalidate, useCall } from '../shared/data/query.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { $session, $unread, setNotifications } from '../../client/session/session.ts';
import { addSubjects } from '../shared/texts.tsx';
import { PageError } from './PageError.tsx';
import { minuteMs } from '../../../contract/limits.ts';

/** Interval of polls for notifications while the page is visible. */
const notificationPollMs = 5 * minuteMs;

const Drawer = lazy(async () => {
  const [{ NotificationDrawer }] = await Promise.all([
    import('../notification/NotificationDrawer.tsx'),
    addSubjects(['notification', 'moderation']),
  ]);
  return { default: NotificationDrawer };
});

const opensDrawer = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  event.target instanceof Element &&
  event.target.closest('[data-bell]') !== null;

/** Makes the link to the notifications in the header interactive: counts new ones, and opens a drawer instead of the page. */
export function NotificationButton() {
  const { accessToken } = useStore($session);
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(getNotifications, undefined, { enabled: accessToken !== '', everyMs: notificationPollMs });
  useEffect(() => {
    if (data !== undefined) setNotifications(data.notifications, data.unreadCount);
  }, [data]);

  // A message has arrived or was read, which changes notifications too.
  useEffect(() => $unread.listen(() => void invalidate(['notification'])), []);

  useEffect(() => {
    const openDrawer = (event: MouseEvent): void => {
      if (!opensDrawer(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    // Before the router follows it as a link.
    document.addEventListener('click', openDrawer, true);
    return () => document.removeEventListener('click', openDrawer, true);
  }, []);

  if (!isOpen) return null;
  return (
    <PageError>
      <Drawer onClose={() => setOpen(false)} />
    </PageError>
  );
}
