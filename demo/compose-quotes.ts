/** Parses the short notation of quotes into the terms that a seller sends; places are still names. */
import { freightPriceFor, type FreightTermsInput, type GoodsTermsInput } from '../contract/quote/shapes.ts';
import { currencies, units } from '../contract/trade/codes.ts';
import { hsDigits } from '../contract/trade/hs-code.ts';
import { dayMs, span } from './compose.ts';
import { among, deliveryOf, freightUnitsOf, type NamedPlace, numberIn, partsOf, paymentOf, placeOf, priceOf } from './compose-facts.ts';
import type { DemoFreightQuote, DemoGoodsQuote } from './types.ts';

export interface NamedGoodsTerms extends Omit<GoodsTermsInput, 'delivery' | 'originCountryId'> {
  delivery?: { incoterm: NonNullable<GoodsTermsInput['delivery']>['incoterm']; place?: NamedPlace };
  /** Country code. */
  origin?: string;
}
export interface NamedFreightTerms extends Omit<FreightTermsInput, 'from' | 'to'> {
  from?: NamedPlace;
  to?: NamedPlace;
}

/** The last day of a quote that was sent at a time. */
const lastDay = (validFor: string, sentAt: number): string =>
  new Date(Math.floor((sentAt + span(validFor)) / dayMs) * dayMs).toISOString().slice(0, 10);

export function goodsTermsOf(note: DemoGoodsQuote, sentAt: number): NamedGoodsTerms {
  const { hs, price, quantity, delivery, payment, validFor, ...rest } = note;
  const stated = priceOf(price);
  if (stated === 'onRequest') throw new Error('a quote has a price');
  const [amount, unit] = partsOf(quantity, 2);
  return {
    ...rest,
    price: stated,
    quantity: { amount: numberIn(amount, quantity), unit: among(units, unit, quantity), frequency: 'once' },
    validUntil: lastDay(validFor, sentAt),
    ...(hs !== undefined && { hsCode: hsDigits(hs) }),
    ...(delivery !== undefined && { delivery: deliveryOf(delivery) }),
    ...(payment !== undefined && { payment: paymentOf(payment) }),
  };
}

export function freightTermsOf(note: DemoFreightQuote, sentAt: number): NamedFreightTerms {
  const { price, units: counted, from, to, validFor, ...rest } = note;
  const [amount, currency, part] = partsOf(price, 3);
  return {
    ...rest,
    price: { amount: numberIn(amount, price), currency: among(currencies, currency, price), for: among(freightPriceFor, part, price) },
    validUntil: lastDay(validFor, sentAt),
    ...(counted !== undefined && { units: freightUnitsOf(counted) }),
    ...(from !== undefined && { from: placeOf(from) }),
    ...(to !== undefined && { to: placeOf(to) }),
  };
}
