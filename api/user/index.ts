/** A person's own profile and data. */
import type { Subject } from '../platform/subject/subject.ts';
import { userRoutes } from './routes.ts';

export const user: Subject = {
  name: 'user',
  routes: userRoutes,
  tables: {},
};
