/** The checks of trade facts in the request form, and the names by which the API reports faults. */
import type { Rule } from '../../../../contract/wire/check.ts';
import { checkValidUntil, validUntilEnd } from '../../../../contract/request/rules.ts';
import { isHsCode } from '../../../../contract/trade/hs-code.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { isAmount, typedInteger } from '../../../form/typed-number.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { PlaceName, TradeValues } from './values.ts';

const tradeChecks = [
  'hsCode',
  'amount',
  'unit',
  'incoterm',
  'country',
  'price',
  'priceUnit',
  'days',
  'percent',
  'datePast',
  'dateTooFar',
  'count',
  'loadUnit',
  'temperature',
] as const;
export type TradeCheck = (typeof tradeChecks)[number];
export const isTradeCheck = (check: string): check is TradeCheck => (tradeChecks as readonly string[]).includes(check);

/** Context of the checks. */
export interface TradeKnown {
  language: Language;
  /** Milliseconds since the epoch. */
  now: number;
}
/** The facts with the kind of the request, on which some checks depend. */
type Typed = TradeValues & { type: string };
type Test = (values: Typed, known: TradeKnown) => boolean;

const isWhole = (text: string, least: number, most: number): boolean => {
  const number = typedInteger(text);
  return number !== null && number >= least && number <= most;
};
const badAmount =
  (name: 'quantity' | 'weight' | 'volume'): Test =>
  (values, { language }) =>
    values[name] !== '' && !isAmount(values[name], language);
const isPlaceAlone =
  (name: PlaceName): Test =>
  (values) =>
    values[`${name}CountryId`] === null && values[`${name}Detail`].trim() !== '';
const isDegrees = (text: string): boolean => isWhole(text, factLimits.celsiusMin, factLimits.celsiusMax);
const wrongTemperature: Test = ({ temperatureFrom: from, temperatureTo: to }) => {
  if (from === '' && to === '') return false;
  return !isDegrees(from) || !isDegrees(to) || Number(typedInteger(from)) > Number(typedInteger(to));
};
const ends =
  (code: ReturnType<typeof checkValidUntil>): Test =>
  ({ validUntil }, { now }) =>
    checkValidUntil(validUntil || undefined, now) === code;
const isPast: Test = ({ readyOn }, { now }) => readyOn !== '' && validUntilEnd(readyOn) <= now;

/** Limits a rule to goods or to freight. */
const of =
  (isFreight: boolean, test: Test): Test =>
  (values, known) =>
    values.type !== '' && ['3', '4'].includes(values.type) === isFreight && test(values, known);

export const tradeRules: readonly Rule<Typed, TradeCheck, TradeKnown>[] = [
  ['hsCode', 'hsCode', of(false, ({ hsCode }) => hsCode.trim() !== '' && !isHsCode(hsCode))],
  ['quantity', 'amount', of(false, badAmount('quantity'))],
  ['unit', 'unit', of(false, ({ quantity, unit }) => quantity !== '' && unit === '')],
  ['incoterm', 'incoterm', of(false, ({ incoterm, deliveryCountryId }) => incoterm === '' && deliveryCountryId !== null)],
  ['deliveryCountryId', 'country', of(false, isPlaceAlone('delivery'))],
  ['price', 'price', of(false, ({ priceKind, price }, { language }) => priceKind === 'stated' && !isAmount(price, language))],
  ['priceUnit', 'priceUnit', of(false, ({ priceKind, priceUnit }) => priceKind === 'stated' && priceUnit === '')],
  [
    'paymentDays',
    'days',
    of(false, ({ paymentTerm, paymentDays: days }) => {
      return paymentTerm === 'openAccount' && days !== '' && !isWhole(days, 1, factLimits.openAccountDaysMax);
    }),
  ],
  [
    'advancePercent',
    'percent',
    of(
      false,
      ({ paymentTerm: term, advancePercent: share }) =>
        term !== '' && term !== 'advance' && share !== '' && !isWhole(share, 1, factLimits.advancePercentMax),
    ),
  ],
  ['fromCountryId', 'country', of(true, isPlaceAlone('from'))],
  ['toCountryId', 'country', of(true, isPlaceAlone('to'))],
  [
    'loadCount',
    'count',
    of(true, ({ loadCount, loadUnit }) => (loadCount !== '' || loadUnit !== '') && !isWhole(loadCount, 1, factLimits.freightCountMax)),
  ],
  ['loadUnit', 'loadUnit', of(true, ({ loadCount, loadUnit }) => loadCount !== '' && loadUnit === '')],
  ['weight', 'amount', of(true, badAmount('weight'))],
  ['volume', 'amount', of(true, badAmount('volume'))],
  ['temperatureFrom', 'temperature', of(true, wrongTemperature)],
  ['readyOn', 'datePast', of(true, isPast)],
  ['validUntil', 'datePast', ends('DATE_PAST')],
  ['validUntil', 'dateTooFar', ends('DATE_TOO_FAR')],
];

type Names = Readonly<Record<string, keyof TradeValues>>;
/** Names of the fields of a fact: `days` of `payment` is `payment.days`. */
const within = (fact: string, names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, field]) => [`${fact}.${name}`, field]));
const placeNames = (name: PlaceName): Names => ({
  countryId: `${name}CountryId`,
  cityId: `${name}CityId`,
  detail: `${name}Detail`,
});
const inFacts: Names = {
  hsCode: 'hsCode',
  ...within('quantity', { amount: 'quantity', unit: 'unit', frequency: 'frequency' }),
  ...within('delivery', { incoterm: 'incoterm', ...within('place', placeNames('delivery')) }),
  originCountryIds: 'originCountryIds',
  price: 'price',
  packaging: 'packaging',
  ...within('payment', { term: 'paymentTerm', days: 'paymentDays', advancePercent: 'advancePercent' }),
  certificates: 'certificates',
  validUntil: 'validUntil',
  ...within('from', placeNames('from')),
  ...within('to', placeNames('to')),
  weight: 'weight',
  volume: 'volume',
  ...within('units', { unit: 'loadUnit', count: 'loadCount' }),
  readyOn: 'readyOn',
  ...within('temperature', { from: 'temperatureFrom', to: 'temperatureTo' }),
  dangerousGoods: 'dangerousGoods',
};
/** Names of the call → names of the form. */
export const tradeNames: Names = {
  Facts: 'hsCode',
  ...within('Request.Facts', inFacts),
  originCountryIds: 'originCountryIds',
  certificates: 'certificates',
};
