/** The console: pending items, its people, and their actions. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetClaimsStatement, sweepClaimsStatement } from './claim-store.ts';
import { forgetRolesStatement } from './role-store.ts';
import { moderationRoutes } from './routes.ts';

export const moderation: Subject = {
  name: 'moderation',
  routes: moderationRoutes,
  tables: {
    any_company_fts: {},
    moderation_claim: { notExported: 'lapses within minutes' },
    moderator: { notExported: 'exported at the head of the file' },
    person_fts: {},
  },
  retention: { hour: [sweepClaimsStatement] },
  personalData: { forgetPeople: [forgetRolesStatement, forgetClaimsStatement] },
};
