/** Appeals against decisions (api/decision/), which somebody else decides. */
import type { Subject } from '../platform/subject/subject.ts';
import { moderatedAppeal } from './queue.ts';
import { appealRoutes } from './routes.ts';

export const appeal: Subject = {
  name: 'appeal',
  routes: appealRoutes,
  tables: {
    appeal: { stays: 'deleted with its decision, with which it is exported' },
  },
  moderation: [moderatedAppeal],
};
