/**
 * Facts that traders compare, as codes and numbers in addition to the texts of requests, products and quotes. All are optional
 * (docs/behaviour.md#additional-fields). Authors send the shapes ending in `Input`; readers also get the names of places (`shown.ts`).
 */
import * as z from 'zod/mini';
import { optionalLine } from '../text/text.ts';
import { calendarDay, id } from '../wire/wire.ts';
import {
  certificates,
  currencies,
  dangerousGoodsClasses,
  freightUnits,
  frequencies,
  incoterms,
  packagings,
  paymentTerms,
  spokenLanguages,
  units,
} from './codes.ts';
import { hsCodePattern, hsDigits, isHsCode } from './hs-code.ts';
import { factLimits } from './fact-limits.ts';

/** Greater than zero, six decimals at most. */
const amount = z.number('INVALID_NUMBER').check(
  z.positive('INVALID_NUMBER'),
  z.lte(factLimits.amountMax, 'TOO_LONG'),
  z.refine((value) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3, 'INVALID_NUMBER'),
);
export const hsCode = z
  .string()
  .check(z.overwrite(hsDigits), z.regex(hsCodePattern, 'INVALID_HS_CODE'), z.refine(isHsCode, 'INVALID_HS_CODE'));

/** A country, one of its cities, and a free text: a port, a terminal. */
export const placeInput = z.strictObject({ countryId: id, cityId: z.optional(id), detail: optionalLine(factLimits.placeDetail) });
export type PlaceInput = z.infer<typeof placeInput>;

export const quantity = z.strictObject({ amount, unit: z.enum(units, 'INVALID'), frequency: z.enum(frequencies, 'INVALID') });
export type Quantity = z.infer<typeof quantity>;
/** Per unit. */
export const price = z.strictObject({ amount, currency: z.enum(currencies, 'INVALID'), unit: z.enum(units, 'INVALID') });
export type Price = z.infer<typeof price>;
const priceOrOnRequest = z.union([z.literal('onRequest'), price], 'INVALID');

/** `days` belong to open accounts, a share in advance (per cent) to the other terms. */
export const payment = z
  .strictObject({
    term: z.enum(paymentTerms, 'INVALID'),
    days: z.optional(z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.openAccountDaysMax, 'TOO_LONG'))),
    advancePercent: z.optional(
      z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.advancePercentMax, 'INVALID_NUMBER')),
    ),
  })
  .check(
    z.refine(({ term, days }) => days === undefined || term === 'openAccount', { error: 'INVALID', path: ['days'] }),
    z.refine(({ term, advancePercent }) => advancePercent === undefined || term !== 'advance', {
      error: 'INVALID',
      path: ['advancePercent'],
    }),
  );
export type Payment = z.infer<typeof payment>;

const deliveryInput = z.strictObject({ incoterm: z.enum(incoterms, 'INVALID'), place: z.optional(placeInput) });

const certificateList = z.array(z.enum(certificates, 'INVALID')).check(z.maxLength(factLimits.certificates, 'TOO_MANY'));

/** Facts of import and export requests (types 1 and 2). */
export const goodsFactsInput = z.strictObject({
  hsCode: z.optional(hsCode),
  quantity: z.optional(quantity),
  delivery: z.optional(deliveryInput),
  /** Countries of origin that a buyer accepts or a seller offers. */
  originCountryIds: z.optional(z.array(id).check(z.maxLength(factLimits.origins, 'TOO_MANY'))),
  price: z.optional(priceOrOnRequest),
  packaging: z.optional(z.enum(packagings, 'INVALID')),
  payment: z.optional(payment),
  certificates: z.optional(certificateList),
  validUntil: z.optional(calendarDay),
});
export type GoodsFactsInput = z.infer<typeof goodsFactsInput>;

/** For logistic needs and services (types 3 and 4); the shipping type names the mode of transport. */
export const freightFactsInput = z.strictObject({
  from: z.optional(placeInput),
  to: z.optional(placeInput),
  /** Kilograms. */
  weight: z.optional(amount),
  /** Cubic metres. */
  volume: z.optional(amount),
  units: z.optional(
    z.strictObject({
      unit: z.enum(freightUnits, 'INVALID'),
      count: z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.freightCountMax, 'TOO_LONG')),
    }),
  ),
  readyOn: z.optional(calendarDay),
  /** Degrees Celsius. */
  temperature: z.optional(
    z.strictObject({ from: celsius(), to: celsius() }).check(z.refine(({ from, to }) => from <= to, { error: 'INVALID', path: ['to'] })),
  ),
  dangerousGoods: z.optional(z.enum(dangerousGoodsClasses, 'INVALID')),
  validUntil: z.optional(calendarDay),
  /** The request of the goods that are to be transported. */
  goodsRequestId: z.optional(id),
});
export type FreightFactsInput = z.infer<typeof freightFactsInput>;

function celsius() {
  return z.int('INVALID_NUMBER').check(z.gte(factLimits.celsiusMin, 'INVALID_NUMBER'), z.lte(factLimits.celsiusMax, 'INVALID_NUMBER'));
}

/** For a product. */
export const productFactsInput = z.strictObject({
  hsCode: z.optional(hsCode),
  /** The unit in which it is sold. */
  unit: z.optional(z.enum(units, 'INVALID')),
  /** Minimum order in units. */
  minimumOrder: z.optional(amount),
  /** Per unit, from and to; equal for a single price. */
  price: z.optional(
    z.union(
      [
        z.literal('onRequest'),
        z
          .strictObject({ from: amount, to: amount, currency: z.enum(currencies, 'INVALID') })
          .check(z.refine(({ from, to }) => from <= to, { error: 'INVALID', path: ['to'] })),
      ],
      'INVALID',
    ),
  ),
  /** The Incoterm of the price, and its place as a free text, since the buyer's place is not known yet. */
  delivery: z.optional(z.strictObject({ incoterm: z.enum(incoterms, 'INVALID'), place: optionalLine(factLimits.placeDetail) })),
  leadTimeDays: z.optional(z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.leadTimeDaysMax, 'TOO_LONG'))),
  originCountryId: z.optional(id),
  packaging: z.optional(z.enum(packagings, 'INVALID')),
  certificates: z.optional(certificateList),
});
export type ProductFactsInput = z.infer<typeof productFactsInput>;

/** For a request: {@link goodsFactsInput} or {@link freightFactsInput}, by its service type ({@link foreignFacts}). */
export const requestFactsInput = z.strictObject({ ...goodsFactsInput.shape, ...freightFactsInput.shape });
export type RequestFactsInput = z.infer<typeof requestFactsInput>;

/** Names of facts that belong to the other kind of request. @param isFreight types 3 and 4 */
export const foreignFacts = (facts: RequestFactsInput, isFreight: boolean): string[] => {
  const own: object = (isFreight ? freightFactsInput : goodsFactsInput).shape;
  return Object.keys(facts).filter((name) => !(name in own));
};

/** For a company. */
export const companyFactsInput = z.strictObject({
  foundedIn: z.optional(z.int('INVALID_NUMBER').check(z.gte(factLimits.foundedFrom, 'INVALID_NUMBER'), z.lte(2200, 'INVALID_NUMBER'))),
  /** Markets that it serves. */
  marketCountryIds: z.optional(z.array(id).check(z.maxLength(factLimits.markets, 'TOO_MANY'))),
  speaks: z.optional(z.array(z.enum(spokenLanguages, 'INVALID')).check(z.maxLength(factLimits.spokenLanguages, 'TOO_MANY'))),
  /** Production or transport capacity. */
  capacity: z.optional(quantity),
});
export type CompanyFactsInput = z.infer<typeof companyFactsInput>;
