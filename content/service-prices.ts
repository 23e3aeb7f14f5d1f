import { createRequestService } from '../contract/plan/charge.ts';

/**
 * What a contact costs in credits. Service types: 0 a company from the directory, 1 to 4 the requests, and posting a
 * request. Pay order (docs/behaviour.md#payment-order): 1 charged and needs a plan, 2 free, 3 charged without a plan.
 */
export const servicePrices: { serviceType: 0 | 1 | 2 | 3 | 4 | typeof createRequestService; payOrder: 1 | 2 | 3; price: number }[] = [
  { serviceType: 0, payOrder: 1, price: 30 },
  { serviceType: 1, payOrder: 1, price: 50 },
  { serviceType: 2, payOrder: 3, price: 25 },
  { serviceType: 3, payOrder: 1, price: 40 },
  { serviceType: 4, payOrder: 2, price: 0 },
  { serviceType: createRequestService, payOrder: 1, price: 20 },
];
