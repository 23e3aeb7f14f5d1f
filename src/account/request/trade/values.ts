/** Trade facts in the request form: values, and the conversion from and to the wire. All may be empty. */
import { hsDigits } from '../../../../contract/trade/hs-code.ts';
import type { PlaceInput, RequestFactsInput } from '../../../../contract/trade/facts.ts';
import { numberText, typedInteger, typedNumber } from '../../../form/typed-number.ts';
import type { Language } from '../../../../contract/text/languages.ts';

/** The prefixes of the three fields of a place. */
export type PlaceName = 'delivery' | 'from' | 'to';
type PlaceValues = {
  [Name in PlaceName as `${Name}CountryId` | `${Name}CityId`]: string | null;
} & { [Name in PlaceName as `${Name}Detail`]: string };

/** Codes are strings, empty for none; numbers are strings as typed. */
export interface TradeValues extends PlaceValues {
  hsCode: string;
  quantity: string;
  unit: string;
  frequency: string;
  incoterm: string;
  originCountryIds: string[];
  /** `stated` has an amount, `onRequest` has none. */
  priceKind: '' | 'stated' | 'onRequest';
  price: string;
  currency: string;
  priceUnit: string;
  packaging: string;
  paymentTerm: string;
  paymentDays: string;
  advancePercent: string;
  certificates: string[];
  validUntil: string;
  weight: string;
  volume: string;
  loadUnit: string;
  loadCount: string;
  readyOn: string;
  temperatureFrom: string;
  temperatureTo: string;
  dangerousGoods: string;
  goodsRequestId: string;
}

export const emptyTrade: TradeValues = {
  hsCode: '',
  quantity: '',
  unit: '',
  frequency: 'once',
  incoterm: '',
  deliveryCountryId: null,
  deliveryCityId: null,
  deliveryDetail: '',
  originCountryIds: [],
  priceKind: '',
  price: '',
  currency: 'USD',
  priceUnit: '',
  packaging: '',
  paymentTerm: '',
  paymentDays: '',
  advancePercent: '',
  certificates: [],
  validUntil: '',
  fromCountryId: null,
  fromCityId: null,
  fromDetail: '',
  toCountryId: null,
  toCityId: null,
  toDetail: '',
  weight: '',
  volume: '',
  loadUnit: '',
  loadCount: '',
  readyOn: '',
  temperatureFrom: '',
  temperatureTo: '',
  dangerousGoods: '',
  goodsRequestId: '',
};

const placeValues = <Name extends PlaceName>(name: Name, place: PlaceInput | undefined): Partial<TradeValues> => ({
  [`${name}CountryId`]: place?.countryId ?? null,
  [`${name}CityId`]: place?.cityId ?? null,
  [`${name}Detail`]: place?.detail ?? '',
});

/** Form values of stored facts. */
export function tradeValuesOf(facts: RequestFactsInput, language: Language): TradeValues {
  const { quantity, delivery, price, payment, units, temperature } = facts;
  const number = (value: number | undefined): string => numberText(value, language);
  const stated = price === 'onRequest' ? undefined : price;
  return {
    ...emptyTrade,
    hsCode: facts.hsCode ?? '',
    quantity: number(quantity?.amount),
    unit: quantity?.unit ?? '',
    frequency: quantity?.frequency ?? emptyTrade.frequency,
    incoterm: delivery?.incoterm ?? '',
    ...placeValues('delivery', delivery?.place),
    originCountryIds: facts.originCountryIds ?? [],
    priceKind: price === 'onRequest' ? price : price === undefined ? '' : 'stated',
    price: number(stated?.amount),
    currency: stated?.currency ?? emptyTrade.currency,
    priceUnit: stated?.unit ?? '',
    packaging: facts.packaging ?? '',
    paymentTerm: payment?.term ?? '',
    paymentDays: number(payment?.days),
    advancePercent: number(payment?.advancePercent),
    certificates: facts.certificates ?? [],
    validUntil: facts.validUntil ?? '',
    ...placeValues('from', facts.from),
    ...placeValues('to', facts.to),
    weight: number(facts.weight),
    volume: number(facts.volume),
    loadUnit: units?.unit ?? '',
    loadCount: number(units?.count),
    readyOn: facts.readyOn ?? '',
    temperatureFrom: number(temperature?.from),
    temperatureTo: number(temperature?.to),
    dangerousGoods: facts.dangerousGoods ?? '',
    goodsRequestId: facts.goodsRequestId ?? '',
  };
}

const placeOf = (values: TradeValues, name: PlaceName): PlaceInput | undefined => {
  const [countryId, cityId, detail] = [values[`${name}CountryId`], values[`${name}CityId`], values[`${name}Detail`].trim()];
  return countryId === null ? undefined : { countryId, ...(cityId !== null && { cityId }), ...(detail !== '' && { detail }) };
};
/** Drops empty facts. Codes come from lists; the API validates them for other clients. */
const withoutEmpty = (facts: Readonly<Record<string, unknown>>): RequestFactsInput =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''));

function goodsOf(values: TradeValues, language: Language): RequestFactsInput {
  const { quantity, unit, frequency, incoterm, price, priceKind, currency, priceUnit, paymentTerm: term } = values;
  const place = placeOf(values, 'delivery');
  const days = term === 'openAccount' ? typedInteger(values.paymentDays) : null;
  const advancePercent = term === 'advance' ? null : typedInteger(values.advancePercent);
  return withoutEmpty({
    hsCode: hsDigits(values.hsCode),
    quantity: quantity === '' ? undefined : { amount: typedNumber(quantity, language), unit, frequency },
    delivery: incoterm === '' ? undefined : { incoterm, ...(place && { place }) },
    originCountryIds: values.originCountryIds.length === 0 ? undefined : values.originCountryIds,
    price: priceKind === 'stated' ? { amount: typedNumber(price, language), currency, unit: priceUnit } : priceKind,
    packaging: values.packaging,
    payment: term === '' ? undefined : { term, ...(days !== null && { days }), ...(advancePercent !== null && { advancePercent }) },
    certificates: values.certificates.length === 0 ? undefined : values.certificates,
    validUntil: values.validUntil,
  });
}

function freightOf(values: TradeValues, language: Language): RequestFactsInput {
  const [from, to] = [typedInteger(values.temperatureFrom), typedInteger(values.temperatureTo)];
  return withoutEmpty({
    from: placeOf(values, 'from'),
    to: placeOf(values, 'to'),
    weight: typedNumber(values.weight, language) ?? undefined,
    volume: typedNumber(values.volume, language) ?? undefined,
    units: values.loadUnit === '' ? undefined : { unit: values.loadUnit, count: typedInteger(values.loadCount) },
    readyOn: values.readyOn,
    temperature: from === null || to === null ? undefined : { from, to },
    dangerousGoods: values.dangerousGoods,
    validUntil: values.validUntil,
    goodsRequestId: values.goodsRequestId,
  });
}

/** The wire format, by the kind of request. */
export const factsOf = (values: TradeValues, isFreight: boolean, language: Language): RequestFactsInput =>
  isFreight ? freightOf(values, language) : goodsOf(values, language);
