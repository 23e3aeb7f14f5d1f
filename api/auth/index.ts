/** Signing up, signing in by password, passwords and the end of an account. */
import type { Subject } from '../platform/subject/subject.ts';
import { authRoutes } from './routes.ts';

export const auth: Subject = {
  name: 'auth',
  routes: authRoutes,
  tables: {},
};
