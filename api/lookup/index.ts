/** Lookup lists: places, categories and types. */
import type { Subject } from '../platform/subject/subject.ts';
import { lookupRoutes } from './routes.ts';

const list = { stays: 'a list of the marketplace' };

export const lookup: Subject = {
  name: 'lookup',
  routes: lookupRoutes,
  tables: {
    area: list,
    category: list,
    city: list,
    country: list,
    lookup_type: list,
  },
};
