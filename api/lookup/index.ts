/** Lists of places and kinds. */
import type { Subject } from '../platform/subject.ts';
import { lookupRoutes } from './routes.ts';

export const lookup: Subject = {
  name: 'lookup',
  routes: lookupRoutes,
  tables: {
    area: {},
    category: {},
    city: {},
    country: {},
    lookup_type: {},
  },
};
