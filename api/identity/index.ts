/** Signing in with accounts at providers (OpenID Connect). */
import type { Subject } from '../platform/subject/subject.ts';
import { sweepAttemptsStatements } from './attempt-store.ts';
import { exported, forgetIdentitiesStatements, removeIdentitiesSinceStatement } from './store.ts';
import { identityRoutes } from './routes.ts';

export const identity: Subject = {
  name: 'identity',
  routes: identityRoutes,
  tables: {
    identity: {},
    identity_attempt: { notExported: 'hashes and random values, deleted after ten minutes' },
    identity_ticket: { notExported: 'a verified sign-in, deleted after thirty minutes; the connected account is exported' },
  },
  retention: { minute: [sweepAttemptsStatements] },
  endSignIns: [removeIdentitiesSinceStatement],
  personalData: { exported, forgetPeople: [forgetIdentitiesStatements] },
};
