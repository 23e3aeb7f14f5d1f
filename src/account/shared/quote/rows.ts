/** The terms of a quote as rows in the usual order of the trade; in any language, because a pro-forma has two. */
import { currencyOf, type UnitPrice } from '../../../../contract/quote/amounts.ts';
import { isolated, leftToRight } from '../../../../contract/text/isolate.ts';
import type { BankAccount } from '../../../../contract/quote/bank-shapes.ts';
import type { Quote, QuoteTerms } from '../../../../contract/quote/shapes.ts';
import { freightUnits, type FreightUnit, type Unit } from '../../../../contract/trade/codes.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { TextsOf } from '../../../i18n/keys.ts';
import {
  daysText,
  deliveryText,
  freightUnitsText,
  hsCodeText,
  moneyText,
  paymentText,
  placeText,
  present,
  quantityText,
  type TradeReader,
  unitPriceText,
} from '../../../i18n/trade.ts';

export interface QuoteReader extends TradeReader {
  t: TextsOf<'trade' | 'quote'>;
}

export const rowNames = [
  'price',
  'quantity',
  'units',
  'total',
  'hsCode',
  'origin',
  'packaging',
  'delivery',
  'from',
  'to',
  'payment',
  'leadTime',
  'transit',
  'validUntil',
  'note',
  'payTo',
] as const;
export type RowName = (typeof rowNames)[number];

/** "€1,800.00 per unit" */
function freightPrice({ price }: NonNullable<QuoteTerms['freight']>, { t, language }: QuoteReader): string {
  const amount = moneyText(price.amount, price.currency, language);
  return price.for === 'unit' ? t('quote.each', { price: amount }) : t('quote.allIn', { price: amount });
}

/** Each on its own line, as written. */
const bankText = ({ accountName, bankName, account, swift }: BankAccount): string =>
  present([isolated(accountName), isolated(bankName), leftToRight(account), swift && leftToRight(swift)]).join('\n');

/** The text of each row; nothing for missing terms. */
export function termTexts({ terms, total }: Pick<Quote, 'terms' | 'total'>, reader: QuoteReader): Partial<Record<RowName, string>> {
  const { goods, freight } = terms;
  const common = goods ?? freight;
  if (common === undefined) return {};
  const { language } = reader;
  return {
    price: goods ? unitPriceText(goods.price, reader) : freight && freightPrice(freight, reader),
    quantity: goods && quantityText(goods.quantity, reader),
    units: freight?.units && freightUnitsText(freight.units, reader),
    total: moneyText(Number(total), currencyOf(terms), language),
    hsCode: goods?.hsCode && hsCodeText(goods.hsCode, language),
    origin: goods?.origin && reader.country(goods.origin),
    packaging: goods?.packaging && reader.t(`trade.packaging.${goods.packaging}`),
    delivery: goods?.delivery && deliveryText(goods.delivery, reader),
    from: freight?.from && placeText(freight.from, reader),
    to: freight?.to && placeText(freight.to, reader),
    payment: common.payment && paymentText(common.payment, reader),
    leadTime: goods?.leadTimeDays === undefined ? undefined : daysText(goods.leadTimeDays, reader),
    transit: freight?.transitDays === undefined ? undefined : daysText(freight.transitDays, reader),
    validUntil: formatDate(common.validUntil, language),
    note: common.note || undefined,
    payTo: common.bank && bankText(common.bank),
  };
}

const isFreightUnit = (unit: Unit | FreightUnit): unit is FreightUnit => (freightUnits as readonly string[]).includes(unit);

/** "$4.20 per kg" */
export function unitPriceIn({ amount, currency, unit }: UnitPrice, reader: QuoteReader): string {
  if (unit === 'total') return moneyText(amount, currency, reader.language);
  if (isFreightUnit(unit)) return reader.t('quote.each', { price: moneyText(Math.round(amount * 100) / 100, currency, reader.language) });
  return unitPriceText({ amount, currency, unit }, reader);
}
