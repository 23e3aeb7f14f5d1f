import { safePath } from '../../../contract/safe-path.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { call } from '../../client/call.ts';
import { isAccountPath, link, open } from '../shared/route.ts';
import { invalidate, keyOf, queryClient } from '../shared/data/query.ts';

/** Where a notification leads: a page of ours, whatever another provider's API says. */
export const placeOf = ({ href }: Notification): string => safePath(href);

/** Shows one as read at once; the answer of the next read has the last word. */
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

/** Marks a notification as read and goes where it leads. A page that has to be loaded waits for the mark: leaving would cut it off. */
export async function follow(notification: Notification): Promise<void> {
  const path = placeOf(notification);
  const marking = notification.isRead ? Promise.resolve() : markAsRead(notification.id);
  if (!isAccountPath(new URL(link(path), location.href).pathname)) await marking;
  open(path);
}
