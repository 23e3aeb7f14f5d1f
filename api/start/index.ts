/** What a member does next. */
import type { Subject } from '../platform/subject/subject.ts';
import { startRoutes } from './routes.ts';

export const start: Subject = {
  name: 'start',
  routes: startRoutes,
  tables: {},
};
