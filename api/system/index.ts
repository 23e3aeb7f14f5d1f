/** Health of the marketplace: alarms and counters. */
import type { Subject } from '../platform/subject/subject.ts';
import { checkAlarms } from './alarms.ts';
import { sweepCountedStatement } from './counter-store.ts';
import { systemRoutes } from './routes.ts';

export const system: Subject = {
  name: 'system',
  routes: systemRoutes,
  tables: {
    alarm: { stays: 'one row per kind' },
    counter_minute: {},
  },
  jobs: [{ name: 'alarms', run: ({ env, db, now, jobs }) => checkAlarms(env, db, jobs.queues, now) }],
  retention: { hour: [sweepCountedStatement] },
};
