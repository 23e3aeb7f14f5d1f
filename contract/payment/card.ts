/** The rules of a payment card in the order of their errors (docs/requirements.md#card-form-b-57), and the grouping of its number. */
import { westernDigits } from '../text/plain-text.ts';
import { isBlank, type Rule } from '../wire/check.ts';
import { cardLengths } from './fields.ts';

export interface CardValues {
  /** As typed: digits of any script, grouped or not. */
  number: string;
  fullName: string;
  month: string;
  year: string;
  cvv: string;
}

export type CardCheck =
  | 'number'
  | 'numberLong'
  | 'numberWrong'
  | 'fullName'
  | 'month'
  | 'monthWrong'
  | 'year'
  | 'yearWrong'
  | 'cvv'
  | 'expired';

const spaces = /[\s\u200e\u200f\u2066-\u2069-]/g;
/** The number of a card, or of one of its short fields, in its wire format: western digits without spaces. */
export const cardDigits = (typed: string): string => westernDigits(typed).replaceAll(spaces, '');

/** The Luhn check, which detects mistyped numbers. @param digits western digits only */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Brands by the first digits of a number, in the ISO/IEC 7812 ranges of the card schemes. */
const brandPatterns = {
  troy: /^(?:9792|65)/,
  visa: /^4/,
  mastercard: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  mir: /^220[0-4]/,
  amex: /^3[47]/,
} as const;
type CardBrand = keyof typeof brandPatterns;

/** @returns null while it is unknown */
export function cardBrand(typed: string): CardBrand | null {
  const digits = cardDigits(typed);
  return (Object.keys(brandPatterns) as CardBrand[]).find((brand) => brandPatterns[brand].test(digits)) ?? null;
}

/** Groups as printed on the card: 4-6-5 for American Express, fours otherwise. Other characters are removed. */
export function groupedNumber(typed: string): string {
  const digits = cardDigits(typed).replaceAll(/\D/g, '').slice(0, cardLengths.number);
  const groups =
    cardBrand(digits) === 'amex' ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** Formats a short field of digits while it is typed. */
export const onlyDigits = (typed: string, length: number): string => cardDigits(typed).replaceAll(/\D/g, '').slice(0, length);

/** Formats the year while it is typed: `2030`, typed or filled in, becomes `30`. */
export const shortYear = (typed: string): string => {
  const digits = onlyDigits(typed, 4);
  if (/^20\d\d$/.test(digits)) return digits.slice(2);
  return /^20\d$/.test(digits) ? digits : digits.slice(0, cardLengths.year);
};

const isMonth = (month: string): boolean => /^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12;
const isYear = (year: string): boolean => /^\d{2}$/.test(year);

/**
 * @param nowMs compared with the first day of the card's month, so that a card that expires this month is refused
 * (docs/behaviour.md#card-expiry)
 */
const isExpired = ({ month, year }: CardValues, nowMs: number): boolean =>
  isMonth(cardDigits(month)) &&
  isYear(cardDigits(year)) &&
  Date.UTC(2000 + Number(cardDigits(year)), Number(cardDigits(month)) - 1, 1) <= nowMs;

export const cardRules: readonly Rule<CardValues, CardCheck, { nowMs: number }>[] = [
  ['number', 'number', ({ number }) => isBlank(number)],
  ['number', 'numberLong', ({ number }) => cardDigits(number).length > cardLengths.number],
  ['number', 'numberWrong', ({ number }) => !passesLuhn(cardDigits(number))],
  ['fullName', 'fullName', ({ fullName }) => isBlank(fullName)],
  ['month', 'month', ({ month }) => isBlank(month)],
  ['month', 'monthWrong', ({ month }) => !isMonth(cardDigits(month))],
  ['year', 'year', ({ year }) => isBlank(year)],
  ['year', 'yearWrong', ({ year }) => !isYear(cardDigits(year))],
  ['cvv', 'cvv', ({ cvv }) => !/^\d{3}$/.test(cardDigits(cvv))],
  ['month', 'expired', (values, { nowMs }) => isExpired(values, nowMs)],
];
