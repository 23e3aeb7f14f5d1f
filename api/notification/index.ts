/** What an account is told in its bell. */
import type { Subject } from '../platform/subject/subject.ts';
import { notificationArchiving } from './archive.ts';
import { exported } from './exported.ts';
import { notificationRoutes } from './routes.ts';
import { forgetNotificationsStatements, sweepNotificationsStatement } from './store.ts';

export const notification: Subject = {
  name: 'notification',
  routes: notificationRoutes,
  tables: {
    bell_news: { stays: 'gone once it is told', notExported: 'says which bell is told next', notForgotten: 'gone once it is told' },
    notification: {},
    archived_notification: {
      stays: 'gone with what is in the archive',
      notExported: 'says who has something in the archive, which is told',
    },
  },
  retention: { hour: [sweepNotificationsStatement] },
  archived: [notificationArchiving],
  personalData: { exported, forgetPeople: [forgetNotificationsStatements] },
};
