/** Pushes to browsers. */
import type { Subject } from '../platform/subject/subject.ts';
import { deliverPush, pushAttemptsMax, pushTopic } from './delivery.ts';
import { exported, forgetSubscriptionsStatement } from './store.ts';
import { pushRoutes } from './routes.ts';

export const push: Subject = {
  name: 'push',
  routes: pushRoutes,
  tables: {
    push_subscription: {},
  },
  personalData: { exported, forgetPeople: [forgetSubscriptionsStatement] },
  deliveries: { [pushTopic]: { deliver: deliverPush, attemptsMax: pushAttemptsMax, isSlow: true } },
};
