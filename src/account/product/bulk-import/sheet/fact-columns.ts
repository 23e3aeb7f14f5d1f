/** The columns of trade facts, and the fields of the form that they fill. */
import type { FactValues } from '../../facts.ts';

export const factColumns = [
  'hs_code',
  'unit',
  'minimum_order',
  'price_from',
  'price_to',
  'currency',
  'delivery_term',
  'lead_time_days',
  'origin',
  'packaging',
  'certificates',
] as const;
export type FactColumn = (typeof factColumns)[number];

export const factColumnOf: Readonly<Record<keyof FactValues, FactColumn>> = {
  hsCode: 'hs_code',
  unit: 'unit',
  minimumOrder: 'minimum_order',
  priceKind: 'price_from',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  currency: 'currency',
  incoterm: 'delivery_term',
  deliveryPlace: 'delivery_term',
  leadTimeDays: 'lead_time_days',
  originCountryId: 'origin',
  packaging: 'packaging',
  certificates: 'certificates',
};
