/** Notifications of an account. */
import type { Subject } from '../platform/subject/subject.ts';
import { notificationArchiving } from './archive.ts';
import { exported, forgetNotificationsStatements, sweepNotificationsStatement } from './store.ts';
import { notificationRoutes } from './routes.ts';

export const notification: Subject = {
  name: 'notification',
  routes: notificationRoutes,
  tables: {
    live_update: {
      stays: 'deleted when it is sent',
      notExported: 'pending updates of open windows',
      notForgotten: 'deleted when it is sent',
    },
    notification: {},
    archived_notification: {
      stays: 'deleted with the archived rows',
      notExported: 'accounts with rows in the archive, which is exported',
    },
  },
  retention: { hour: [sweepNotificationsStatement] },
  archived: [notificationArchiving],
  personalData: { exported, forgetPeople: [forgetNotificationsStatements] },
};
