/** Plans, prices, and used limits. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './quota-store.ts';
import { expiryValues, notifyEndingPlans } from './expiry-notice.ts';
import { planRoutes } from './routes.ts';

const offer = { stays: 'offers of the marketplace' };

export const plan: Subject = {
  name: 'plan',
  routes: planRoutes,
  tables: {
    credit_pack: offer,
    credit_pack_price: offer,
    plan: offer,
    plan_notice: { stays: 'one row per notice' },
    plan_price: offer,
    plan_rule: offer,
    plan_text: offer,
    service_price: offer,
    usage_counter: {
      stays: 'one row per feature and plan',
      notOfPerson: 'counted for the account',
      notForgotten: 'numbers of an id that no longer identifies anybody',
    },
  },
  jobs: [{ name: 'plans', run: ({ db, now }) => notifyEndingPlans(db, now) }],
  mailValues: { 'plan-expiring': expiryValues },
  personalData: { exported },
};
