/**
 * Formats trade facts in a language: numbers, currencies and days by `Intl`, codes by the texts of `trade`. Left-to-right parts are
 * isolated within Arabic, which works in tables, titles, options and toasts.
 */
import { directionOf, type Language } from '../../contract/text/languages.ts';
import {
  type Currency,
  currencyDigits,
  type DangerousGoodsClass,
  type FreightUnit,
  type Incoterm,
  type Unit,
} from '../../contract/trade/codes.ts';
import type { Payment, Price, Quantity } from '../../contract/trade/facts.ts';
import type { GoodsFacts, Place } from '../../contract/trade/shown.ts';
import { formatPercent, once } from './format.ts';
import { isolated, leftToRight, priceText } from '../../contract/text/isolate.ts';
import type { TextsOf } from './keys.ts';

/** The reader's language and names. */
export interface TradeReader {
  t: TextsOf<'trade'>;
  language: Language;
  /** A country's name by its two-letter code, lower case. */
  country: (code: string) => string;
}
type Words = Omit<TradeReader, 'country'>;

const decimals = 6;
const kilogramsOfTonne = 1000;
const amounts = once((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }));
const degrees = once((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius', unitDisplay: 'short' }));
// Unit prices may have fractions of a cent.
const money = once(
  (locale, currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: decimals,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

const isRightToLeft = (language: Language): boolean => directionOf(language) === 'rtl';
/** Latin codes and digits. */
const code = (text: string, language: Language): string => (isRightToLeft(language) ? leftToRight(text) : text);
/** A list with the language's separator. */
export const joined = (parts: readonly string[], { t }: Words): string => parts.join(t('trade.comma'));

/** `630260` is `6302.60`, as tariffs write it. */
export const hsCodeText = (hsCode: string, language: Language): string =>
  code([hsCode.slice(0, 4), ...(hsCode.slice(4).match(/\d{2}/g) ?? [])].join('.'), language);

/** "24,000 pieces" */
export const amountText = (amount: number, unit: Unit, { t, language }: Words): string =>
  t(`trade.unit.${unit}`, { count: amount, number: amounts(language).format(amount) });

/** "400 tonnes per month" */
export function quantityText({ amount, unit, frequency }: Quantity, words: Words): string {
  const quantity = amountText(amount, unit, words);
  return frequency === 'once' ? quantity : words.t(`trade.each.${frequency}`, { quantity });
}

/** @param amount in whole units of the currency */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  priceText(money(language, currency), amount, language);

const documentAmounts = once(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: currencyDigits(currency as Currency), maximumFractionDigits: decimals }),
);
type Amount = number | Intl.StringNumericLiteral;

/** "USD 117,010.00": code first, digits and signs that every bank reads. @param amount a text keeps all its digits */
export const documentMoney = (amount: Amount, currency: Currency): string =>
  leftToRight(`${currency} ${documentAmounts('en', currency).format(amount)}`);

/** The same amount in the digits and signs of a language: "١١٧٬٠١٠٫٠٠", "117.010,00". */
export const ownAmount = (amount: Amount, currency: Currency, language: Language): string =>
  documentAmounts(language, currency).format(amount);

/** "$4.20 per kg", "on request" */
export const unitPriceText = (price: Price | 'onRequest', { t, language }: Words): string =>
  price === 'onRequest'
    ? t('trade.onRequest')
    : t(`trade.perUnit.${price.unit}`, { price: moneyText(price.amount, price.currency, language) });

/** "$3.10 to $4.40", without the unit. */
export function priceRangeText({ from, to, currency }: { from: number; to: number; currency: string }, { t, language }: Words): string {
  const [least, most] = [moneyText(from, currency, language), moneyText(to, currency, language)];
  return least === most ? least : t('trade.priceRange', { from: least, to: most });
}

/** Without missing parts. */
export const present = (parts: readonly (string | undefined)[]): string[] => parts.filter((part): part is string => Boolean(part));

const cityOf = ({ city }: Place, language: Language): string | undefined => {
  const name = city?.[language];
  return name && isRightToLeft(language) && /[A-Za-z]/.test(name) ? isolated(name) : name;
};

/** "Umm Qasr port, Basrah, Iraq" */
export function placeText(place: Place, reader: TradeReader): string {
  const { language } = reader;
  const detail = place.detail ? isolated(place.detail) : undefined;
  return joined(present([detail, cityOf(place, language), reader.country(place.country)]), reader);
}

/** The place in one or two words, for lists: its city, otherwise its country. */
export const shortPlace = (place: Place, reader: TradeReader): string => cityOf(place, reader.language) || reader.country(place.country);

/** In Arabic, a Latin place stays with its term: "CFR Gemlik" is one left-to-right run. */
const inOneRun = (text: string): string => text.replace(/^\u2066(\w+)\u2069 \u2068([A-Za-z][^\u2069]*)\u2069/, '\u2066$1 $2\u2069');

/** "DAP Riyadh, Saudi Arabia" */
export const deliveryText = ({ incoterm, place }: NonNullable<GoodsFacts['delivery']>, reader: TradeReader, write = placeText): string =>
  inOneRun([code(incoterm, reader.language), place && write(place, reader)].filter(Boolean).join(' '));

/** "FOB Mersin", as its author wrote the place. */
export const termText = ({ incoterm, place }: { incoterm: Incoterm; place?: string | undefined }, language: Language): string =>
  inOneRun([code(incoterm, language), place && isolated(place)].filter(Boolean).join(' '));

/** "30% in advance, then open account, 60 days" */
export function paymentText({ term, days, advancePercent }: Payment, words: Words): string {
  const { t, language } = words;
  const share = advancePercent === undefined || term === 'advance' ? undefined : formatPercent(advancePercent / 100, language);
  const named =
    share === undefined || term === 'advance'
      ? t(`trade.payment.${term}`)
      : t('trade.payment.share', { percent: share, term: t(`trade.paymentTerm.${term}`) });
  return days === undefined ? named : joined([named, daysText(days, words)], words);
}

/** "60 days" */
export const daysText = (days: number, { t, language }: Words): string =>
  t('trade.duration.days', { count: days, number: amounts(language).format(days) });

/** Names of countries, or of certificates, as a list. */
export const certificatesText = (codes: NonNullable<GoodsFacts['certificates']>, words: Words): string =>
  joined(
    codes.map((each) => certificateText(each, words)),
    words,
  );
export const certificateText = (each: NonNullable<GoodsFacts['certificates']>[number], { t, language }: Words): string => {
  const name = t(`trade.certificate.${each}`);
  return /^[\x20-\x7E]+$/.test(name) ? code(name, language) : name;
};

/** In tonnes from 1,000 kilograms on. */
export const weightText = (kilograms: number, words: Words): string =>
  kilograms < kilogramsOfTonne ? amountText(kilograms, 'KGM', words) : amountText(kilograms / kilogramsOfTonne, 'TNE', words);

/** "5 × 20′ containers" in words. */
export const freightUnitsText = ({ unit, count }: { unit: FreightUnit; count: number }, { t, language }: Words): string =>
  t(`trade.freightUnit.${unit}`, { count, number: amounts(language).format(count) });

/** "2–8°C" */
export const temperatureText = ({ from, to }: { from: number; to: number }, language: Language): string =>
  from === to ? degrees(language).format(from) : degrees(language).formatRange(from, to);

type DangerousGoodsKey = 'trade.dangerousGoods.c1';
/** "Class 4.1, flammable solids" */
export const dangerousGoodsText = (of: DangerousGoodsClass, { t, language }: Words): string =>
  t('trade.dangerousGoods.named', {
    code: code(of, language),
    name: t(`trade.dangerousGoods.c${of.replace('.', '-')}` as DangerousGoodsKey),
  });
