import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { features } from './features.ts';
import { booleanText, language, money } from '../wire/wire.ts';

export const creditPlan = z.object({
  id: z.string(),
  planName: z.string(),
  planDescription: z.string(),
  planTexts: z.array(z.string()),
  additionalCredit: z.number(),
  exPrice: z.nullable(money),
  price: money,
  currency: z.string(),
  language,
  /**
   * Its limits in the order of the features; -1 is unlimited, and for yes/no rules any value above 0 means yes (docs/behaviour.md#plan).
   */
  limits: z.array(z.object({ name: z.enum(features), ruleEnum: z.number(), limit: z.number() })).check(z.maxLength(features.length)),
  isRecommended: z.boolean(),
  /** Whether the plan can be bought; the free plan is assigned at sign-up. */
  isSalable: z.boolean(),
});
export const creditPack = z.object({
  id: z.string(),
  additionalCredit: z.number(),
  exPrice: z.nullable(money),
  price: money,
  currency: z.string(),
  language,
});
/**
 * The price of a contact and how it is charged (docs/behaviour.md#payment-order): order 1 charged and needs a plan, 2 free, other charged.
 */
export const servicePrice = z.object({ serviceTypeEnum: z.number(), order: z.number(), price: z.number() });
export type CreditPlan = z.infer<typeof creditPlan>;
export type CreditPack = z.infer<typeof creditPack>;
export type ServicePrice = z.infer<typeof servicePrice>;

export const getCreditPlans = {
  query: z.object({ getOnlySalable: z.optional(booleanText) }),
  // Prices of contacts are public beside the plans; the separate calls for them need a token.
  data: z.object({ creditPlans: z.array(creditPlan), servicePrices: z.array(servicePrice) }),
  summary: 'Plans, one row per language, and the price list of services.',
} as const satisfies CallSchemas;
export const getCredits = {
  data: z.object({ credits: z.array(creditPack) }),
  summary: 'Credit packs, one row per language.',
} as const satisfies CallSchemas;
export const getPaymentOrder = {
  data: z.object({ paymentOrders: z.array(servicePrice) }),
  summary: 'The price of each kind of contact for this account.',
} as const satisfies CallSchemas;
export const getServicePrices = {
  data: z.object({ servicePrices: z.array(servicePrice) }),
  summary: 'The price list of services; 99 is creating a request.',
} as const satisfies CallSchemas;
