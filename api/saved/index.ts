/** What members keep. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './exported.ts';
import { savedRoutes } from './routes.ts';
import { forgetSavedStatement } from './store.ts';

export const saved: Subject = {
  name: 'saved',
  routes: savedRoutes,
  tables: {
    saved: {},
  },
  personalData: { exported, forgetPeople: [forgetSavedStatement] },
};
