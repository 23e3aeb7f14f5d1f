import { getCreditPlans, getCredits, getPaymentOrder, getServicePrices } from '../../contract/plan/calls.ts';
import { createRequestService } from '../../contract/plan/charge.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { readCreditPacks, readPlans, readServicePrices } from './store.ts';

export const planRoutes: readonly Route[] = [
  on(getCreditPlans, async ({ query, deps }) => {
    const [creditPlans, servicePrices] = await Promise.all([readPlans(deps.db, query.getOnlySalable === true), readServicePrices(deps.db)]);
    return { creditPlans, servicePrices };
  }),
  on(getCredits, async ({ deps }) => ({ credits: await readCreditPacks(deps.db) })),
  on(getPaymentOrder, async ({ deps }) => ({
    paymentOrders: (await readServicePrices(deps.db)).filter(({ serviceTypeEnum }) => serviceTypeEnum !== createRequestService),
  })),
  on(getServicePrices, async ({ deps }) => ({ servicePrices: await readServicePrices(deps.db) })),
];
