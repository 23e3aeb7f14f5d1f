/** Public counts of reports and decisions. */
import type { Subject } from '../platform/subject/subject.ts';
import { transparencyRoutes } from './routes.ts';

export const transparency: Subject = {
  name: 'transparency',
  routes: transparencyRoutes,
  tables: { decision_count: { stays: 'about a hundred rows per half-year, which remain public' } },
};
