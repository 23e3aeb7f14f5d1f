/**
 * What traders compare, as codes and numbers beside the prose: of requests, products and quotes. All of it is optional (docs/behaviour.md#additional-fields). The
 * shapes ending in `Input` are sent by authors; what readers get names the places (`shown.ts`).
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

/** Above zero, six decimals at most. */
const amount = z.number('INVALID_NUMBER').check(
  z.positive('INVALID_NUMBER'),
  z.lte(factLimits.amountMax, 'TOO_LONG'),
  z.refine((value) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3, 'INVALID_NUMBER'),
);
export const hsCode = z
  .string()
  .check(z.overwrite(hsDigits), z.regex(hsCodePattern, 'INVALID_HS_CODE'), z.refine(isHsCode, 'INVALID_HS_CODE'));

/** Country, one of its cities, and what stands in no list: a port, a terminal. */
export const placeInput = z.strictObject({ countryId: id, cityId: z.optional(id), detail: optionalLine(factLimits.placeDetail) });
export type PlaceInput = z.infer<typeof placeInput>;

export const quantity = z.strictObject({ amount, unit: z.enum(units, 'INVALID'), frequency: z.enum(frequencies, 'INVALID') });
export type Quantity = z.infer<typeof quantity>;
/** For one unit. */
export const price = z.strictObject({ amount, currency: z.enum(currencies, 'INVALID'), unit: z.enum(units, 'INVALID') });
export type Price = z.infer<typeof price>;
export const priceOrOnRequest = z.union([z.literal('onRequest'), price], 'INVALID');

/** Days belong to an open account; a share in advance (per cent) to the others. */
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

export const deliveryInput = z.strictObject({ incoterm: z.enum(incoterms, 'INVALID'), place: z.optional(placeInput) });
export type DeliveryInput = z.infer<typeof deliveryInput>;

const certificateList = z.array(z.enum(certificates, 'INVALID')).check(z.maxLength(factLimits.certificates, 'TOO_MANY'));

/** Of a request to buy or to sell (types 1 and 2). */
export const goodsFactsInput = z.strictObject({
  hsCode: z.optional(hsCode),
  quantity: z.optional(quantity),
  delivery: z.optional(deliveryInput),
  /** Wanted by a buyer, offered by a seller. */
  originCountryIds: z.optional(z.array(id).check(z.maxLength(factLimits.origins, 'TOO_MANY'))),
  price: z.optional(priceOrOnRequest),
  packaging: z.optional(z.enum(packagings, 'INVALID')),
  payment: z.optional(payment),
  certificates: z.optional(certificateList),
  validUntil: z.optional(calendarDay),
});
export type GoodsFactsInput = z.infer<typeof goodsFactsInput>;

/** Of freight wanted or offered (types 3 and 4); how it moves, the shipping type says. */
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
  /** The request whose goods it carries. */
  goodsRequestId: z.optional(id),
});
export type FreightFactsInput = z.infer<typeof freightFactsInput>;

function celsius() {
  return z.int('INVALID_NUMBER').check(z.gte(factLimits.celsiusMin, 'INVALID_NUMBER'), z.lte(factLimits.celsiusMax, 'INVALID_NUMBER'));
}

/** Of a product. */
export const productFactsInput = z.strictObject({
  hsCode: z.optional(hsCode),
  /** In which it is sold and counted. */
  unit: z.optional(z.enum(units, 'INVALID')),
  /** The least that is sold, in units. */
  minimumOrder: z.optional(amount),
  /** For one unit, from and to; equal for one price. */
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
  /** What the price contains, and up to where, as the author writes it: no buyer has named a place yet. */
  delivery: z.optional(z.strictObject({ incoterm: z.enum(incoterms, 'INVALID'), place: optionalLine(factLimits.placeDetail) })),
  leadTimeDays: z.optional(z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.leadTimeDaysMax, 'TOO_LONG'))),
  originCountryId: z.optional(id),
  packaging: z.optional(z.enum(packagings, 'INVALID')),
  certificates: z.optional(certificateList),
});
export type ProductFactsInput = z.infer<typeof productFactsInput>;

/** Of a request: {@link goodsFactsInput} or {@link freightFactsInput}, as its service type has it ({@link foreignFacts}). */
export const requestFactsInput = z.strictObject({ ...goodsFactsInput.shape, ...freightFactsInput.shape });
export type RequestFactsInput = z.infer<typeof requestFactsInput>;

/** Names of facts that a request of the other kind has. @param isFreight types 3 and 4 */
export const foreignFacts = (facts: RequestFactsInput, isFreight: boolean): string[] => {
  const own: object = (isFreight ? freightFactsInput : goodsFactsInput).shape;
  return Object.keys(facts).filter((name) => !(name in own));
};

/** Of a company. */
export const companyFactsInput = z.strictObject({
  foundedIn: z.optional(z.int('INVALID_NUMBER').check(z.gte(factLimits.foundedFrom, 'INVALID_NUMBER'), z.lte(2200, 'INVALID_NUMBER'))),
  /** Markets it serves. */
  marketCountryIds: z.optional(z.array(id).check(z.maxLength(factLimits.markets, 'TOO_MANY'))),
  speaks: z.optional(z.array(z.enum(spokenLanguages, 'INVALID')).check(z.maxLength(factLimits.spokenLanguages, 'TOO_MANY'))),
  /** What it can make or move. */
  capacity: z.optional(quantity),
});
export type CompanyFactsInput = z.infer<typeof companyFactsInput>;
