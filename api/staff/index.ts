/** Staff of accounts, invitations and changed addresses. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetEmailChangesStatement, sweepEmailChangesStatement } from './email-change-store.ts';
import { exported } from './exported.ts';
import { forgetInvitationsStatement, sweepInvitationsStatement } from './invitation-store.ts';
import { staffRoutes } from './routes.ts';
import { settleEmailChanges } from './settle.ts';
import { forgetStaffStatement } from './store.ts';

export const staff: Subject = {
  name: 'staff',
  routes: staffRoutes,
  tables: {
    staff: { stays: 'who did something stays known by the id' },
    staff_email_change: {},
    staff_invitation: { notOfPerson: 'addresses that were invited' },
    staff_spending: {
      stays: 'a row a month of somebody who spends',
      notExported: 'sums of credits, which are exported',
      notForgotten: 'numbers of an id that names nobody any more',
    },
  },
  jobs: [{ name: 'addresses', run: ({ env, db, now }) => settleEmailChanges(env, db, now) }],
  retention: { hour: [sweepInvitationsStatement, sweepEmailChangesStatement] },
  personalData: { exported, forgetPeople: [forgetInvitationsStatement, forgetEmailChangesStatement], forgetNames: [forgetStaffStatement] },
};
