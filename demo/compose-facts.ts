/** Parses the short notation of trade facts into the shapes of contract/trade; places are still names. */
import {
  type Currency,
  type FreightUnit,
  type Frequency,
  type Incoterm,
  incoterms,
  currencies,
  freightUnits,
  frequencies,
  paymentTerms,
  type Unit,
  units,
} from '../contract/trade/codes.ts';
import type { FreightFactsInput, GoodsFactsInput, Payment, Price, Quantity } from '../contract/trade/facts.ts';
import { dayMs, span } from './compose.ts';
import type { DemoFreightFacts, DemoGoodsFacts } from './types.ts';

/** `'IQ/Basrah/Umm Qasr port'`: country code, city as in the lookups, free text. */
export interface NamedPlace {
  country: string;
  city?: string;
  detail?: string;
}
export interface NamedGoodsFacts extends Omit<GoodsFactsInput, 'delivery' | 'originCountryIds'> {
  delivery?: { incoterm: Incoterm; place?: NamedPlace };
  /** Codes. */
  origins?: string[];
}
export interface NamedFreightFacts extends Omit<FreightFactsInput, 'from' | 'to' | 'goodsRequestId'> {
  from?: NamedPlace;
  to?: NamedPlace;
  /** Key of the request whose goods are transported. */
  goodsOf?: string;
}

export const among = <Code extends string>(codes: readonly Code[], text: string | undefined, notation: string): Code => {
  const code = codes.find((one) => one === text);
  if (code === undefined) throw new Error(`${text} is no code, in ${notation}`);
  return code;
};
export const numberIn = (text: string | undefined, notation: string): number => {
  const number = Number(text);
  if (text === undefined || !Number.isFinite(number)) throw new Error(`${text} is no number, in ${notation}`);
  return number;
};
/** The parts of a notation, at most `countMax`. */
export const partsOf = (notation: string, countMax: number, separator: string | RegExp = ' '): string[] => {
  const parts = notation.split(separator);
  if (parts.length > countMax) throw new Error(`too much in ${notation}`);
  return parts;
};

export function placeOf(notation: string): NamedPlace {
  const [country = '', city = '', detail = ''] = partsOf(notation, 3, '/');
  if (!/^[A-Z]{2}$/.test(country)) throw new Error(`no country in ${notation}`);
  return { country, ...(city && { city }), ...(detail && { detail }) };
}

export function quantityOf(notation: string): Quantity {
  const [amount, unit, frequency] = partsOf(notation, 3);
  return {
    amount: numberIn(amount, notation),
    unit: among<Unit>(units, unit, notation),
    frequency: among<Frequency>(frequencies, frequency, notation),
  };
}

export function priceOf(notation: string): Price | 'onRequest' {
  if (notation === 'onRequest') return notation;
  const [amount, currency, unit] = partsOf(notation, 3);
  return {
    amount: numberIn(amount, notation),
    currency: among<Currency>(currencies, currency, notation),
    unit: among<Unit>(units, unit, notation),
  };
}

export function paymentOf(notation: string): Payment {
  const [term, more] = partsOf(notation, 2);
  const payment: Payment = { term: among(paymentTerms, term, notation) };
  if (more === undefined) return payment;
  const isShare = more.endsWith('%');
  return { ...payment, [isShare ? 'advancePercent' : 'days']: numberIn(isShare ? more.slice(0, -1) : more, notation) };
}

export function deliveryOf(notation: string): NonNullable<NamedGoodsFacts['delivery']> {
  // The name of a place may contain spaces.
  const [term, ...place] = notation.split(' ');
  return { incoterm: among<Incoterm>(incoterms, term, notation), ...(place.length > 0 && { place: placeOf(place.join(' ')) }) };
}

function temperatureOf(notation: string): NonNullable<FreightFactsInput['temperature']> {
  const [from, to] = partsOf(notation, 2, '..');
  return { from: numberIn(from, notation), to: numberIn(to, notation) };
}

export function freightUnitsOf(notation: string): NonNullable<FreightFactsInput['units']> {
  const [count, unit] = partsOf(notation, 2);
  return { count: numberIn(count, notation), unit: among<FreightUnit>(freightUnits, unit, notation) };
}

/** The date that is a number of days after the first start. */
const dayIn = (notation: string, now: number): string => {
  const ms = span(notation);
  if (ms % dayMs !== 0) throw new Error(`${notation} is no number of days`);
  return new Date(now + ms).toISOString().slice(0, 10);
};

/** @param now the first start, from which days are counted */
export function goodsFactsOf(note: DemoGoodsFacts, now: number): NamedGoodsFacts {
  const { hs, quantity, delivery, origins, price, payment, validIn, packaging, certificates } = note;
  return {
    ...(hs !== undefined && { hsCode: hs.replace('.', '') }),
    ...(quantity !== undefined && { quantity: quantityOf(quantity) }),
    ...(delivery !== undefined && { delivery: deliveryOf(delivery) }),
    ...(origins !== undefined && { origins: origins.split(' ') }),
    ...(price !== undefined && { price: priceOf(price) }),
    ...(packaging !== undefined && { packaging }),
    ...(payment !== undefined && { payment: paymentOf(payment) }),
    ...(certificates !== undefined && { certificates }),
    ...(validIn !== undefined && { validUntil: dayIn(validIn, now) }),
  };
}

/** @param now the first start, from which days are counted */
export function freightFactsOf(note: DemoFreightFacts, now: number): NamedFreightFacts {
  const { from, to, units: counted, readyIn, temperature, validIn, ...rest } = note;
  return {
    ...rest,
    ...(from !== undefined && { from: placeOf(from) }),
    ...(to !== undefined && { to: placeOf(to) }),
    ...(counted !== undefined && { units: freightUnitsOf(counted) }),
    ...(readyIn !== undefined && { readyOn: dayIn(readyIn, now) }),
    ...(temperature !== undefined && { temperature: temperatureOf(temperature) }),
    ...(validIn !== undefined && { validUntil: dayIn(validIn, now) }),
  };
}
