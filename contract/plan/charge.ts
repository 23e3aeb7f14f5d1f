/**
 * How a contact or a request is charged, according to its row in the price list (docs/behaviour.md#payment-order). Used by the API and the
 * pages.
 */
import type { Feature } from './features.ts';

interface Charge {
  /** Credits to pay; 0 is free. */
  credits: number;
  needsPlan: boolean;
}

/** Order 1 is charged and needs a plan, 2 is free, any other is charged without a plan; price 0 is always free. */
export function chargeOf({ order, price }: { order: number; price: number }): Charge {
  const credits = order === 2 ? 0 : price;
  return { credits, needsPlan: credits > 0 && order === 1 };
}

/** The price in a refusal with PRICE_CHANGED; null for any other refusal. */
export function priceOfRefusal({ code, done }: { code: string; done?: unknown }): number | null {
  const { price } = (done ?? {}) as { price?: unknown };
  return code === 'PRICE_CHANGED' && typeof price === 'number' ? price : null;
}

/** The service type of creating a request; lower ones are kinds of contacts. */
export const createRequestService = 99;
/** All service types with a price. */
export const pricedServices = [0, 1, 2, 3, 4, createRequestService] as const;

/** The limit that a contact counts against, by the subject of the chat. */
export const contactFeatures: Record<0 | 1 | 2 | 3 | 4, Feature> = {
  0: 'SendMessageForCompanyFromCompaniesScreen',
  1: 'SendMessageForImportRequest',
  2: 'SendMessageForExportRequest',
  3: 'SendMessageForLogisticNeed',
  4: 'SendMessageForLogisticService',
};

/** Reasons of movements in the credit ledger. */
export const transferReasons = [
  'contact',
  'create_request',
  'boost',
  'spending',
  'credit_purchase',
  'plan_purchase',
  'welcome',
  'refund',
  'gift',
] as const;
export type TransferReason = (typeof transferReasons)[number];
