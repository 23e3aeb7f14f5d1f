/** Plans, prices, and used limits. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './exported.ts';
import { notifyEndingPlans } from './expiry-notice.ts';
import { planRoutes } from './routes.ts';

const offer = { stays: 'what the marketplace offers' };

export const plan: Subject = {
  name: 'plan',
  routes: planRoutes,
  tables: {
    credit_pack: offer,
    credit_pack_price: offer,
    plan: offer,
    plan_notice: { stays: 'a row a notice' },
    plan_price: offer,
    plan_rule: offer,
    plan_text: offer,
    service_price: offer,
    usage_counter: {
      stays: 'a row a feature and plan',
      notOfPerson: 'counted for the account',
      notForgotten: 'numbers of an id that names nobody any more',
    },
  },
  jobs: [{ name: 'plans', run: ({ db, now }) => notifyEndingPlans(db, now) }],
  personalData: { exported },
};
