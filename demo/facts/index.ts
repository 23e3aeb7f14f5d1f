/** Trade facts of the demo's requests, products and companies, by their keys. */
import type { DemoCompanyFacts, DemoFreightFacts, DemoGoodsFacts, DemoProductFacts } from '../types.ts';

/** Of requests to buy and to sell. */
export const goodsFacts: Record<string, DemoGoodsFacts> = {};
/** Of freight wanted and offered. */
export const freightFacts: Record<string, DemoFreightFacts> = {};
export const productFacts: Record<string, DemoProductFacts> = {};
export const companyFacts: Record<string, DemoCompanyFacts> = {};
