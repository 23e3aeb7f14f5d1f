/** Staff of accounts, invitations and changed addresses. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetEmailChangesStatement, sweepEmailChangesStatement } from './email-change-store.ts';
import { exported, forgetStaffStatement } from './store.ts';
import { forgetInvitationsStatement, sweepInvitationsStatement } from './invitation-store.ts';
import { staffRoutes } from './routes.ts';
import { settleEmailChanges } from './settle.ts';

export const staff: Subject = {
  name: 'staff',
  routes: staffRoutes,
  tables: {
    staff: { stays: 'the id shows who did something' },
    staff_email_change: {},
    staff_invitation: { notOfPerson: 'addresses that were invited' },
    staff_spending: {
      stays: 'one row per spender and month',
      notExported: 'sums of credits, which are exported',
      notForgotten: 'numbers of an id that no longer identifies anybody',
    },
  },
  jobs: [{ name: 'addresses', run: ({ env, db, now, jobs }) => settleEmailChanges(env, { db, jobs }, now) }],
  retention: { hour: [sweepInvitationsStatement, sweepEmailChangesStatement] },
  personalData: { exported, forgetPeople: [forgetInvitationsStatement, forgetEmailChangesStatement], forgetNames: [forgetStaffStatement] },
};
