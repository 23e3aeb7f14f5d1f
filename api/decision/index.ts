/** Decisions that restrict an account or its content, with their statements of reasons. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported, forgetDecisionsStatements, sweepDecisionsStatements, sweepRemovedPicturesStatement } from './store.ts';
import { decisionRoutes } from './routes.ts';

export const decision: Subject = {
  name: 'decision',
  routes: decisionRoutes,
  tables: { decision: {} },
  retention: { hour: [sweepDecisionsStatements, sweepRemovedPicturesStatement] },
  personalData: { exported, forgetPeople: [forgetDecisionsStatements] },
};
