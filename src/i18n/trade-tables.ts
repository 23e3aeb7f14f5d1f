/** Trade facts as the table of a request and the line of a card. */
import type { CardFacts, FreightFacts, GoodsFacts } from '../../contract/trade/shown.ts';
import { formatDate, memoized, once } from './format.ts';
import type { Language } from '../../contract/text/languages.ts';
import {
  amountText,
  certificatesText,
  dangerousGoodsText,
  deliveryText,
  freightUnitsText,
  hsCodeText,
  joined,
  paymentText,
  placeText,
  present,
  quantityText,
  shortPlace,
  temperatureText,
  type TradeReader,
  unitPriceText,
  weightText,
} from './trade.ts';

const shortDays = once((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }));
const shortDay = memoized((iso: string, language) => shortDays(language).format(new Date(iso)));

/** A row of a table of facts. */
export interface FactRow {
  name: keyof GoodsFacts | keyof FreightFacts;
  label: string;
  value: string;
  /** The meaning of a code, small beside it. */
  note?: string;
  /** A calendar day, `2026-11-22`. */
  day?: string;
  /** The linked request. */
  request?: NonNullable<FreightFacts['goodsRequest']>;
}
type Maybe = Omit<FactRow, 'name' | 'label'> | undefined;

const rowsOf = (lines: readonly (readonly [FactRow['name'], label: string, Maybe])[]): FactRow[] =>
  lines.flatMap(([name, label, line]) => (line === undefined ? [] : [{ name, label, ...line }]));
const valueOf = (value: string | undefined): Maybe => (value ? { value } : undefined);
const onDay = (day: string | undefined, language: Language): Maybe => (day ? { value: formatDate(day, language), day } : undefined);

/** The table of a request for goods (wanted) or an offer, in the order of traders' questions. */
export function goodsRows(facts: GoodsFacts, reader: TradeReader, isWanted: boolean, chapter?: (hsCode: string) => string): FactRow[] {
  const { t, language } = reader;
  const { hsCode, quantity, delivery, origins = [], price, packaging, payment, certificates = [], validUntil } = facts;
  return rowsOf([
    ['quantity', t('trade.label.quantity'), valueOf(quantity && quantityText(quantity, reader))],
    [
      'delivery',
      t('trade.label.delivery'),
      delivery && { value: deliveryText(delivery, reader), note: t(`trade.incoterm.${delivery.incoterm}`) },
    ],
    ['origins', t(isWanted ? 'trade.label.originWanted' : 'trade.label.origin'), valueOf(joined(origins.map(reader.country), reader))],
    ['price', t(isWanted ? 'trade.label.targetPrice' : 'trade.label.price'), valueOf(price && unitPriceText(price, reader))],
    ['payment', t('trade.label.payment'), valueOf(payment && paymentText(payment, reader))],
    ['packaging', t('trade.label.packaging'), valueOf(packaging && t(`trade.packaging.${packaging}`))],
    ['certificates', t('trade.label.certificates'), valueOf(certificatesText(certificates, reader))],
    [
      'hsCode',
      t('trade.label.hsCode'),
      hsCode === undefined ? undefined : { value: hsCodeText(hsCode, language), ...(chapter && { note: chapter(hsCode) }) },
    ],
    ['validUntil', t('trade.label.validUntil'), onDay(validUntil, language)],
  ]);
}

/** The table of freight wanted or offered. */
export function freightRows(facts: FreightFacts, reader: TradeReader): FactRow[] {
  const { t, language } = reader;
  const { from, to, weight, volume, units, readyOn, temperature, dangerousGoods, validUntil, goodsRequest } = facts;
  return rowsOf([
    ['from', t('trade.label.from'), valueOf(from && placeText(from, reader))],
    ['to', t('trade.label.to'), valueOf(to && placeText(to, reader))],
    ['units', t('trade.label.units'), valueOf(units && freightUnitsText(units, reader))],
    ['weight', t('trade.label.weight'), valueOf(weight === undefined ? weight : weightText(weight, reader))],
    ['volume', t('trade.label.volume'), valueOf(volume === undefined ? volume : amountText(volume, 'MTQ', reader))],
    ['temperature', t('trade.label.temperature'), valueOf(temperature && temperatureText(temperature, language))],
    ['dangerousGoods', t('trade.label.dangerousGoods'), valueOf(dangerousGoods && dangerousGoodsText(dangerousGoods, reader))],
    ['readyOn', t('trade.label.readyOn'), onDay(readyOn, language)],
    ['validUntil', t('trade.label.validUntil'), onDay(validUntil, language)],
    [
      'goodsRequest',
      t('trade.label.goodsRequest'),
      goodsRequest && { value: goodsRequest.title?.text ?? goodsRequest.name, request: goodsRequest },
    ],
  ]);
}

/** Parts of a card or list row, in the order of comparison: "400 tonnes per month", "CIF Jeddah", "$3.20 per kg" … */
export function cardParts({ goods, freight }: CardFacts, reader: TradeReader): string[] {
  const { t, language } = reader;
  const until = goods?.validUntil ?? freight?.validUntil;
  const day = (iso: string): string => shortDay(iso, language);
  return present([
    goods?.quantity && quantityText(goods.quantity, reader),
    goods?.delivery && deliveryText(goods.delivery, reader, shortPlace),
    goods?.price && (goods.price === 'onRequest' ? undefined : unitPriceText(goods.price, reader)),
    freight && routeText(freight, reader),
    freight?.units && freightUnitsText(freight.units, reader),
    freight?.weight === undefined ? undefined : weightText(freight.weight, reader),
    freight?.readyOn && t('trade.ready', { date: day(freight.readyOn) }),
    until === undefined || freight?.readyOn ? undefined : t('trade.until', { date: day(until) }),
  ]);
}

/** "Mersin → Riyadh", in the direction of the text in Arabic. */
function routeText({ from, to }: NonNullable<CardFacts['freight']>, reader: TradeReader): string | undefined {
  const { t } = reader;
  if (from === undefined) return to && `${t('trade.label.to')}: ${shortPlace(to, reader)}`;
  if (to === undefined) return `${t('trade.label.from')}: ${shortPlace(from, reader)}`;
  return `${shortPlace(from, reader)} ${t('trade.arrow')} ${shortPlace(to, reader)}`;
}
