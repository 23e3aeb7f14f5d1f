import { getNotifications, readNotifications } from '../../contract/notification/calls.ts';
import { isoTime } from '../platform/clock.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { readTitles } from '../platform/text/title-store.ts';
import { readWithArchived } from './archive.ts';
import { readStatement } from './store.ts';
import { addressOf } from './offer.ts';

export const notificationRoutes: readonly Route[] = [
  on(getNotifications, async ({ query, caller, deps }) => {
    const { rows, unreadCount } = await readWithArchived(deps.env, deps.db, caller.userId, query.before ?? null);
    const read = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      values: JSON.parse(row.payload) as Record<string, string>,
      href: row.href,
      isRead: row.read_at !== null,
      dtCreatedAt: isoTime(row.created_at),
    }));
    const titles = await readTitles(deps.db, read.map(addressOf), caller.language);
    const notifications = read.map((each) => {
      const title = titles.get(addressOf(each));
      return title === undefined ? each : { ...each, title };
    });
    return { notifications, unreadCount };
  }),
  on(readNotifications, async ({ body, caller, deps }) => {
    const read = done('NOTIFICATIONS_READ', 'The notifications are marked as read.', {});
    return deps.commit([readStatement(deps.db, caller.userId, body, deps.clock.now())], read);
  }),
];
