import { safePath } from '../../../contract/safe-path.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { call } from '../../client/call.ts';
import { isAccountPath, link, open } from '../shared/route.ts';
import { invalidate, keyOf, queryClient } from '../shared/data/query.ts';

/** The target of a notification: a page of this site, whatever another provider's API returns. */
export const placeOf = ({ href }: Notification): string => safePath(href);

/** Shows a notification as read at once; the next read corrects it. */
function showAsRead(id: string): void {
  queryClient.setQueryData<DataOf<typeof getNotifications>>(keyOf(getNotifications), (known) => {
    const isNews = known?.notifications.some((each) => each.id === id && !each.isRead) === true;
    if (known === undefined || !isNews) return known;
    return {
      unreadCount: Math.max(0, known.unreadCount - 1),
      notifications: known.notifications.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
    };
  });
}

async function markAsRead(id: string): Promise<void> {
  showAsRead(id);
  await call(readNotifications, { body: { ids: [id] } });
  await invalidate(['notification']);
}

/** Marks a notification as read and opens its target. A full page load waits for the call, which it would abort. */
export async function follow(notification: Notification): Promise<void> {
  const path = placeOf(notification);
  const marking = notification.isRead ? Promise.resolve() : markAsRead(notification.id);
  if (!isAccountPath(new URL(link(path), location.href).pathname)) await marking;
  open(path);
}
