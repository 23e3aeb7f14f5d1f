/** Trade facts of products and companies, as tables of their pages. */
import type { PublicCompany } from '../../contract/company/shapes.ts';
import type { CompanyFacts, ProductFacts } from '../../contract/trade/shown.ts';
import { formatNumber, formatPercent, once } from './format.ts';
import { spanText } from './format-span.ts';
import type { TextsOf } from './keys.ts';
import { languageName } from './language-name.ts';
import {
  amountText,
  certificatesText,
  daysText,
  hsCodeText,
  joined,
  priceRangeText,
  quantityText,
  termText,
  type TradeReader,
} from './trade.ts';

/** A row of such a table. */
export interface OfferRow {
  label: string;
  value: string;
  /** A small note beside it. */
  note?: string;
}
type Line = readonly [label: string, value: string | undefined, note?: string];

const rowsOf = (lines: readonly Line[]): OfferRow[] =>
  lines.flatMap(([label, value, note]) => (value ? [{ label, value, ...(note !== undefined && { note }) }] : []));

function priceText(price: NonNullable<ProductFacts['price']>, unit: ProductFacts['unit'], reader: TradeReader): string {
  const { t } = reader;
  if (price === 'onRequest') return t('trade.onRequest');
  const range = priceRangeText(price, reader);
  return unit === undefined ? range : t(`trade.perUnit.${unit}`, { price: range });
}

/** The minimum order, in units if there is one. */
const leastText = ({ minimumOrder, unit }: ProductFacts, reader: TradeReader): string | undefined =>
  minimumOrder === undefined
    ? undefined
    : unit === undefined
      ? formatNumber(minimumOrder, reader.language)
      : amountText(minimumOrder, unit, reader);

/** The unit, where neither price nor minimum order names it. */
const loneUnit = ({ price, minimumOrder, unit }: ProductFacts, { t }: TradeReader): string | undefined =>
  unit === undefined || minimumOrder !== undefined || (price !== undefined && price !== 'onRequest')
    ? undefined
    : t(`trade.unitName.${unit}`);

/** @param chapter the name of a code's chapter */
export function productRows(facts: ProductFacts, reader: TradeReader, chapter?: (hsCode: string) => string): OfferRow[] {
  const { t, language } = reader;
  const { hsCode, unit, price, delivery, leadTimeDays, origin, packaging, certificates = [] } = facts;
  const least = leastText(facts, reader);
  return rowsOf([
    [t('trade.label.price'), price && priceText(price, unit, reader)],
    [t('trade.label.delivery'), delivery && termText(delivery, language)],
    [t('trade.label.minimumOrder'), least],
    [t('trade.label.unit'), loneUnit(facts, reader)],
    [t('trade.label.leadTime'), leadTimeDays ? daysText(leadTimeDays, reader) : undefined],
    [t('trade.label.origin'), origin && reader.country(origin)],
    [t('trade.label.packaging'), packaging && t(`trade.packaging.${packaging}`)],
    [t('trade.label.certificates'), certificatesText(certificates, reader)],
    [t('trade.label.hsCode'), hsCode && hsCodeText(hsCode, language), hsCode && chapter?.(hsCode)],
  ]);
}

/** A product's price, minimum order, unit and origin in a line. */
export function productLine(facts: ProductFacts, reader: TradeReader): string {
  const { price, unit, origin } = facts;
  const [least, lone] = [leastText(facts, reader), loneUnit(facts, reader)];
  return [
    price === undefined ? undefined : priceText(price, unit, reader),
    least === undefined ? undefined : `${reader.t('trade.label.minimumOrder')}: ${least}`,
    lone === undefined ? undefined : `${reader.t('trade.label.unit')}: ${lone}`,
    origin === undefined ? undefined : reader.country(origin),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Years have no thousands separator. */
const years = once((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

type Answering = NonNullable<PublicCompany['answering']>;
interface CompanyReader extends Omit<TradeReader, 't'> {
  t: TextsOf<'trade' | 'directory'>;
}

/** A company's facts, then its response rate. */
export function companyRows(facts: CompanyFacts, answering: Answering | null | undefined, reader: CompanyReader): OfferRow[] {
  const { t, language } = reader;
  const { foundedIn, markets = [], speaks = [], capacity } = facts;
  const median = answering?.medianMinutes;
  return rowsOf([
    [t('directory.facts.foundedIn'), foundedIn === undefined ? undefined : years(language).format(foundedIn)],
    [t('directory.facts.capacity'), capacity && quantityText(capacity, reader)],
    [t('directory.facts.markets'), joined(markets.map(reader.country), reader)],
    [
      t('directory.facts.speaks'),
      joined(
        speaks.map((each) => languageName(each, language)),
        reader,
      ),
    ],
    [t('directory.facts.answers'), answering ? formatPercent(answering.percent / 100, language) : undefined],
    [t('directory.facts.firstAnswer'), median ? spanText(median, language) : undefined],
  ]);
}
