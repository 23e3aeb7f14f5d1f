/** Suggestions. */
import type { Subject } from '../platform/subject/subject.ts';
import { searchRoutes } from './routes.ts';

export const search: Subject = {
  name: 'search',
  routes: searchRoutes,
  tables: {},
};
