/** The dashboard: the next steps of a member. */
import type { Subject } from '../platform/subject/subject.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Subject = {
  name: 'dashboard',
  routes: dashboardRoutes,
  tables: {},
};
