/**
 * Validation of tax numbers by the company's country, where the rule is public: Türkiye (VKN, and TCKN of sole traders) and Russia (INN) by
 * check digits, the European Union by the format of each country's VAT number. For other countries any number is accepted (ADR 025).
 */
import { westernDigits } from '../text/plain-text.ts';
import { asciiUpperCase, upperCase } from '../text/letter-case.ts';
import { companyLengths } from './fields.ts';

/** The form in which numbers are compared: no blanks, dots, dashes or slashes, western digits, Latin capitals. */
const plain = (number: string): string => upperCase(westernDigits(number).replaceAll(/[\s.\-/]/g, ''), 'en');

const digitsOf = (number: string): number[] => Array.from(number, Number);

/** The tax number of a company in Türkiye (Vergi Kimlik Numarası): ten digits, the last a check digit. */
function isVkn(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false;
  const digits = digitsOf(number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const moved = (digit + 9 - index) % 10;
    return total + (moved === 0 ? 0 : (moved * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** The identity number of a person in Türkiye (T.C. Kimlik Numarası): eleven digits, the last two check digits, the first not zero. */
function isTckn(number: string): boolean {
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const digits = digitsOf(number);
  const at = (...places: number[]): number => places.reduce((total, place) => total + (digits[place] ?? 0), 0);
  const tenth = (((at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7)) % 10) + 10) % 10;
  return tenth === digits[9] && at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10 === digits[10];
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
/** The check digit for the first `length` digits. All lists of weights are ends of one list. */
const innDigit = (digits: readonly number[], length: number): number =>
  (innWeights.slice(-length).reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) % 11) % 10;

/** The tax number in Russia (ИНН): ten digits for a company, twelve for a sole trader. */
function isInn(number: string): boolean {
  const digits = digitsOf(number);
  if (/^\d{10}$/.test(number)) return innDigit(digits, 9) === digits[9];
  return /^\d{12}$/.test(number) && innDigit(digits, 10) === digits[10] && innDigit(digits, 11) === digits[11];
}

/** VAT numbers of the European Union without the country prefix, in the formats of the Commission (VIES). */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?=.*\d)[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};
/** Greece is EL in VAT numbers. */
const vatPrefix = (countryCode: string): string => (countryCode === 'GR' ? 'EL' : countryCode);

/** A number without its country prefix. */
function withoutPrefix(number: string, countryCode: string): string {
  const prefix = vatPrefix(countryCode);
  return countryCode in vatForms && number.startsWith(prefix) ? number.slice(prefix.length) : number;
}

/** The rules by which numbers are validated: that of a country, or the formats of the European Union. */
export const taxRules = ['Tr', 'Ru', 'Eu'] as const;
export type TaxRule = (typeof taxRules)[number];

/**
 * @param countryCode two letters in any case, empty while no country is chosen
 * @returns the rule that the number breaks, or null; an empty number breaks none
 */
export function brokenTaxRule(taxNumber: string, countryCode: string): TaxRule | null {
  const number = plain(taxNumber);
  const country = asciiUpperCase(countryCode);
  if (number === '') return null;
  if (country === 'TR') return isVkn(number) || isTckn(number) ? null : 'Tr';
  if (country === 'RU') return isInn(number) ? null : 'Ru';
  const form = vatForms[country];
  return form === undefined || form.test(withoutPrefix(number, country)) ? null : 'Eu';
}

/** A key that is the same for all spellings of a number in a country; null if number or country is missing. */
export function taxKeyOf(taxNumber: string | null, countryCode: string): string | null {
  const country = asciiUpperCase(countryCode);
  const number = withoutPrefix(plain(taxNumber ?? ''), country).slice(0, companyLengths.taxNumber);
  return number === '' || country === '' ? null : `${country}:${number}`;
}
