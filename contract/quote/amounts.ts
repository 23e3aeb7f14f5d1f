/**
 * Amounts of a quote: its total and its price per base unit. Amounts have six decimals at most, so calculations use integers in millionths.
 */
import { currencyDigits, unitBase, type Currency, type FreightUnit, type Unit } from '../trade/codes.ts';
import type { QuoteTerms, QuoteTermsInput } from './shapes.ts';

const millionth = 1_000_000n;
const millionthsOf = (amount: number): bigint => BigInt(Math.round(amount * 1e6));
const factorOf = (unit: Unit): bigint => BigInt(unitBase[unit]?.factor ?? 1);

/** The same unit, or units that can be converted into each other. */
export const isSameMeasure = (one: Unit, other: Unit): boolean => (unitBase[one]?.base ?? one) === (unitBase[other]?.base ?? other);

/** Rounds half up, for numbers that are not negative. */
const divided = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** @param scaled in the currency's smallest unit */
function moneyText(scaled: bigint, digits: number): string {
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

type Terms = Pick<QuoteTerms, 'goods' | 'freight'> | QuoteTermsInput;

/** The currency of the amounts. */
export const currencyOf = ({ goods, freight }: Terms): Currency => goods?.price.currency ?? freight?.price.currency ?? 'USD';

/** Price times quantity, rounded to the currency's digits: "1680.00". */
export function totalOf({ goods, freight }: Terms): string {
  const digits = currencyDigits(currencyOf({ goods, freight } as Terms));
  const scale = 10n ** BigInt(digits);
  if (goods !== undefined) {
    const { price, quantity } = goods;
    const value = millionthsOf(price.amount) * millionthsOf(quantity.amount) * factorOf(quantity.unit) * scale;
    return moneyText(divided(value, millionth * millionth * factorOf(price.unit)), digits);
  }
  if (freight === undefined) return moneyText(0n, digits);
  const count = freight.price.for === 'unit' ? BigInt(freight.units?.count ?? 1) : 1n;
  return moneyText(divided(millionthsOf(freight.price.amount) * count * scale, millionth), digits);
}

export interface UnitPrice {
  amount: number;
  currency: Currency;
  /** A base unit, a unit of freight, or the whole. */
  unit: Unit | FreightUnit | 'total';
}

/** The price of one base unit: for goods by `unitBase`, for freight by its unit if it is counted, else of the whole. */
export function unitPriceOf({ goods, freight }: Terms): UnitPrice | null {
  if (goods !== undefined) {
    const { amount, currency, unit } = goods.price;
    const base = unitBase[unit];
    return { amount: amount / (base?.factor ?? 1), currency, unit: base?.base ?? unit };
  }
  if (freight === undefined) return null;
  const { price, units } = freight;
  if (units === undefined) return { amount: price.amount, currency: price.currency, unit: 'total' };
  return { amount: price.for === 'unit' ? price.amount : price.amount / units.count, currency: price.currency, unit: units.unit };
}
