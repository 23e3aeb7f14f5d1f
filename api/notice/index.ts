/** Reports of public content by anybody, and the cases that they make for the moderators. */
import type { Subject } from '../platform/subject/subject.ts';
import { moderatedNotice } from './queue.ts';
import { noticeRoutes } from './routes.ts';
import { forgetReporterStatement, sweepNoticesStatements } from './store.ts';

export const notice: Subject = {
  name: 'notice',
  routes: noticeRoutes,
  tables: {
    notice: { notExported: 'known by an address alone, which is no proof of who wrote' },
    notice_case: {},
  },
  retention: { hour: [sweepNoticesStatements] },
  personalData: { forgetPeople: [forgetReporterStatement] },
  moderation: [moderatedNotice],
};
