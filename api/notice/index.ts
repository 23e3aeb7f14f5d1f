/** Reports of public content by anybody, and the cases in which moderators decide on them. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetReporterStatements, forgetSnapshotsStatement, sweepNoticesStatements } from './store.ts';
import { moderatedNotice } from './queue.ts';
import { noticeRoutes } from './routes.ts';

export const notice: Subject = {
  name: 'notice',
  routes: noticeRoutes,
  tables: {
    notice: {},
    notice_case: {},
  },
  retention: { hour: [sweepNoticesStatements] },
  personalData: { exported, forgetPeople: [forgetReporterStatements], forgetAccount: [forgetSnapshotsStatement] },
  moderation: [moderatedNotice],
};
