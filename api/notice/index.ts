/** Reports of public content by anybody, and the cases in which moderators decide on them. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './exported.ts';
import { moderatedNotice } from './queue.ts';
import { noticeRoutes } from './routes.ts';
import { forgetReporterStatements, forgetSnapshotsStatement, sweepNoticesStatements } from './store.ts';

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
