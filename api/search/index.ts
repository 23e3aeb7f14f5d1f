/** Suggestions. */
import type { Subject } from '../platform/subject.ts';
import { searchRoutes } from './routes.ts';

export const search: Subject = {
  name: 'search',
  routes: searchRoutes,
  tables: {},
};
