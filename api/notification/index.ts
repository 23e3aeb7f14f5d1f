/** What an account is told in its bell. */
import type { Subject } from '../platform/subject.ts';
import { notificationsAway } from './archive.ts';
import { exported } from './exported.ts';
import { notificationRoutes } from './routes.ts';
import { forgetNotificationsStatements, sweepNotificationsStatement } from './store.ts';

export const notification: Subject = {
  name: 'notification',
  routes: notificationRoutes,
  tables: {
    bell_news: {},
    notification: {},
    notification_away: {},
  },
  retention: { hour: [sweepNotificationsStatement] },
  archived: [notificationsAway],
  personalData: { exported, forgetPeople: [forgetNotificationsStatements] },
};
