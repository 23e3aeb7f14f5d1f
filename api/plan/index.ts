/** Plans, prices, and what was used of a plan. */
import type { Subject } from '../platform/subject.ts';
import { exported } from './exported.ts';
import { tellEndingPlans } from './notice.ts';
import { planRoutes } from './routes.ts';

export const plan: Subject = {
  name: 'plan',
  routes: planRoutes,
  tables: {
    credit_pack: {},
    credit_pack_price: {},
    plan: {},
    plan_notice: {},
    plan_price: {},
    plan_rule: {},
    plan_text: {},
    service_price: {},
    usage_counter: {},
  },
  jobs: [{ name: 'plans', run: ({ db, now }) => tellEndingPlans(db, now) }],
  personalData: { exported },
};
