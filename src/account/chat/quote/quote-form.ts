/** The quote form as data: its values, its checks in order, and the conversion from and to the wire. */
import type { BodyInputOf } from '../../../../contract/wire/call.ts';
import { isBlank } from '../../../../contract/wire/check.ts';
import { dayMs } from '../../../../contract/limits.ts';
import { isAccount, isSwift } from '../../../../contract/quote/bank.ts';
import type { sendQuote } from '../../../../contract/quote/calls.ts';
import { isValidEnd, quoteLimits } from '../../../../contract/quote/fields.ts';
import type { InquiryTerms } from '../../../../contract/quote/inquiry.ts';
import type { Quote, QuoteTerms } from '../../../../contract/quote/shapes.ts';
import { isSameMeasure } from '../../../../contract/quote/amounts.ts';
import type { Currency, FreightUnit, Frequency, Incoterm, Packaging, PaymentTerm, Unit } from '../../../../contract/trade/codes.ts';
import { isHsCode } from '../../../../contract/trade/hs-code.ts';
import type { PlaceInput } from '../../../../contract/trade/facts.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import type { Place, RequestFacts } from '../../../../contract/trade/shown.ts';
import { isAmount, isCount, numberText, typedNumber } from '../../../form/typed-number.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { FormOf } from '../../../form/form-of.ts';

export interface QuoteValues {
  price: string;
  currency: Currency;
  /** Fields for goods. */
  priceUnit: Unit;
  quantity: string;
  unit: Unit;
  frequency: Frequency;
  incoterm: Incoterm | '';
  countryId: string | null;
  cityId: string | null;
  place: string;
  leadTime: string;
  hsCode: string;
  packaging: Packaging | '';
  originCountryId: string | null;
  /** Fields for freight. */
  priceFor: 'total' | 'unit';
  count: string;
  loadUnit: FreightUnit;
  transit: string;
  payment: PaymentTerm | '';
  paymentDays: string;
  advance: string;
  validUntil: string;
  note: string;
  /** The seller's bank details; all empty if they are not given. */
  accountName: string;
  bankName: string;
  account: string;
  swift: string;
}
export type QuoteKind = 'goods' | 'freight';
export type QuoteCheck =
  | 'price'
  | 'quantity'
  | 'unit'
  | 'units'
  | 'days'
  | 'advance'
  | 'validUntil'
  | 'country'
  | 'placeMissing'
  | 'hsCode'
  | 'bankMissing'
  | 'account'
  | 'swift'
  | 'noteLong';

/** Two weeks are usual; the seller can change it. */
const usualValidDays = 14;

const dayAfter = (now: number, days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10);

/** The terms of the inquiry take precedence over those of the request. */
export function askedFacts(asked: InquiryTerms | undefined, facts: RequestFacts | undefined): RequestFacts | undefined {
  if (asked === undefined) return facts;
  const { goods, freight } = asked;
  if (goods === undefined) return { freight: { ...facts?.freight, ...freight } };
  const { quantity, incoterm = facts?.goods?.delivery?.incoterm, place } = goods;
  const delivery = incoterm === undefined ? undefined : { incoterm, place: place ?? facts?.goods?.delivery?.place };
  return { goods: { ...facts?.goods, quantity, ...(delivery && { delivery }) } };
}

/** A buyer gives no bank details. */
export const noBank = { accountName: '', bankName: '', account: '', swift: '' } as const satisfies Partial<QuoteValues>;

/**
 * Initial values: the facts of the request, and the usual terms for the rest.
 * @param now ms
 * @param originCountryId of the goods, if the request names one country only
 */
export function startOf(
  facts: RequestFacts | undefined,
  now: number,
  language: Language,
  originCountryId: string | null = null,
): QuoteValues {
  const textOf = (value: number | undefined): string => numberText(value, language);
  const { goods, freight } = facts ?? {};
  const price = goods?.price === 'onRequest' ? undefined : goods?.price;
  return {
    price: '',
    currency: price?.currency ?? 'USD',
    priceUnit: price?.unit ?? goods?.quantity?.unit ?? 'KGM',
    quantity: textOf(goods?.quantity?.amount),
    unit: goods?.quantity?.unit ?? 'KGM',
    frequency: goods?.quantity?.frequency ?? 'once',
    incoterm: goods?.delivery?.incoterm ?? '',
    countryId: goods?.delivery?.place?.countryId ?? null,
    cityId: goods?.delivery?.place?.cityId ?? null,
    place: goods?.delivery?.place?.detail ?? '',
    leadTime: '',
    hsCode: goods?.hsCode ?? '',
    packaging: goods?.packaging ?? '',
    originCountryId,
    priceFor: 'total',
    count: textOf(freight?.units?.count),
    loadUnit: freight?.units?.unit ?? 'truck',
    transit: '',
    payment: goods?.payment?.term ?? '',
    paymentDays: textOf(goods?.payment?.days),
    advance: textOf(goods?.payment?.advancePercent),
    validUntil: dayAfter(now, usualValidDays),
    note: '',
    ...noBank,
  };
}

/** Values of an earlier quote, to be changed. An expired validity gets a new end. */
export function valuesOf({ goods, freight }: QuoteTerms, now: number, language: Language): QuoteValues {
  const textOf = (value: number | undefined): string => numberText(value, language);
  const request = { goods: goods && { ...goods }, freight: freight?.units && { units: freight.units } };
  const start = startOf(request, now, language, goods?.originCountryId ?? null);
  const common = goods ?? freight;
  if (common === undefined) return start;
  return {
    ...start,
    price: textOf(common.price.amount),
    currency: common.price.currency,
    leadTime: textOf(goods?.leadTimeDays),
    priceFor: freight?.price.for ?? 'total',
    transit: textOf(freight?.transitDays),
    payment: common.payment?.term ?? '',
    paymentDays: textOf(common.payment?.days),
    advance: textOf(common.payment?.advancePercent),
    validUntil: isValidEnd(common.validUntil, now) ? common.validUntil : start.validUntil,
    note: common.note ?? '',
    ...noBank,
    ...common.bank,
  };
}

/**
 * The bank details with which the form of a seller starts: of the seller's own quote that is revised, or else the last ones that the seller
 * gave in the chat, because the pro-forma takes them from the seller's newest quote.
 * @param quotes of the chat, newest first
 */
export function bankOf(basis: Quote | undefined, quotes: readonly Quote[]): Partial<QuoteValues> {
  const given = basis?.isCounter === false ? basis : quotes.find(({ isCounter }) => !isCounter);
  return given === undefined || given.state === 'withdrawn' ? noBank : { ...noBank, ...(given.terms.goods ?? given.terms.freight)?.bank };
}

/** @param language in which numbers are typed */
export function quoteForm(kind: QuoteKind, language: Language): FormOf<QuoteValues, QuoteCheck, number> {
  const isBankGiven = ({ accountName, bankName, account, swift }: QuoteValues): boolean =>
    ![accountName, bankName, account, swift].every(isBlank);
  const isNoDays = (typed: string): boolean => !isBlank(typed) && !isCount(typed, language, quoteLimits.daysMax);
  return {
    rules: [
      ['price', 'price', ({ price }) => !isAmount(price, language)],
      ['quantity', 'quantity', ({ quantity }) => kind === 'goods' && !isAmount(quantity, language)],
      ['priceUnit', 'unit', ({ priceUnit, unit }) => kind === 'goods' && !isSameMeasure(priceUnit, unit)],
      [
        'count',
        'units',
        ({ count, priceFor }) =>
          kind === 'freight' && (isBlank(count) ? priceFor === 'unit' : !isCount(count, language, factLimits.freightCountMax)),
      ],
      ['countryId', 'country', ({ incoterm, countryId }) => kind === 'goods' && incoterm !== '' && countryId === null],
      ['place', 'placeMissing', ({ incoterm, cityId, place }) => kind === 'goods' && incoterm !== '' && cityId === null && isBlank(place)],
      ['hsCode', 'hsCode', ({ hsCode }) => kind === 'goods' && !isBlank(hsCode) && !isHsCode(hsCode)],
      ['paymentDays', 'days', ({ payment, paymentDays }) => payment === 'openAccount' && isNoDays(paymentDays)],
      [
        'advance',
        'advance',
        ({ payment, advance }) =>
          payment !== '' && payment !== 'advance' && !isBlank(advance) && !isCount(advance, language, factLimits.advancePercentMax),
      ],
      ['leadTime', 'days', ({ leadTime }) => kind === 'goods' && isNoDays(leadTime)],
      ['transit', 'days', ({ transit }) => kind === 'freight' && isNoDays(transit)],
      ['validUntil', 'validUntil', ({ validUntil }, now) => !isValidEnd(validUntil, now)],
      ['note', 'noteLong', ({ note }) => note.trim().length > quoteLimits.note],
      ['accountName', 'bankMissing', (values) => isBankGiven(values) && isBlank(values.accountName)],
      ['bankName', 'bankMissing', (values) => isBankGiven(values) && isBlank(values.bankName)],
      ['account', 'bankMissing', (values) => isBankGiven(values) && isBlank(values.account)],
      ['account', 'account', ({ account }) => !isBlank(account) && !isAccount(account)],
      ['swift', 'swift', ({ swift }) => !isBlank(swift) && !isSwift(swift)],
    ],
    names: {
      amount: 'price',
      'goods.quantity.amount': 'quantity',
      unit: 'priceUnit',
      validUntil: 'validUntil',
      note: 'note',
      place: 'cityId',
      detail: 'place',
      hsCode: 'hsCode',
      packaging: 'packaging',
      originCountryId: 'originCountryId',
      accountName: 'accountName',
      bankName: 'bankName',
      account: 'account',
      swift: 'swift',
      units: 'count',
      days: 'paymentDays',
      leadTimeDays: 'leadTime',
      transitDays: 'transit',
    },
    draft: { numbers: ['price', 'quantity', 'count', 'paymentDays', 'advance'] },
    says: (t, check) => t(`quote.check.${check}`),
  };
}

function placeOf({ countryId, cityId, place }: QuoteValues): PlaceInput | undefined {
  if (countryId === null) return undefined;
  return { countryId, ...(cityId !== null && { cityId }), ...(!isBlank(place) && { detail: place.trim() }) };
}
const inputOfPlace = ({ countryId, cityId, detail }: Place): PlaceInput => ({
  countryId,
  ...(cityId && { cityId }),
  ...(detail && { detail }),
});

/** @param route origin and destination of freight, from the request */
export function quoteBody(
  kind: QuoteKind,
  values: QuoteValues,
  chatId: string,
  language: Language,
  route: Pick<NonNullable<RequestFacts['freight']>, 'from' | 'to'> = {},
): BodyInputOf<typeof sendQuote> {
  const { currency, frequency, incoterm, loadUnit, note, priceFor, priceUnit, unit, validUntil } = values;
  const numberOf = (typed: string): number => typedNumber(typed, language) ?? Number.NaN;
  const { payment: term, paymentDays, advance } = values;
  const payment =
    term === ''
      ? undefined
      : {
          term,
          ...(term === 'openAccount' && !isBlank(paymentDays) && { days: numberOf(paymentDays) }),
          ...(term !== 'advance' && !isBlank(advance) && { advancePercent: numberOf(advance) }),
        };
  const place = placeOf(values);
  const { accountName, bankName, account, swift } = values;
  const bank = isBlank(account) ? undefined : { accountName, bankName, account, ...(!isBlank(swift) && { swift }) };
  const common = {
    validUntil,
    ...(payment !== undefined && { payment }),
    ...(!isBlank(note) && { note: note.trim() }),
    ...(bank !== undefined && { bank }),
  };
  const amount = numberOf(values.price);
  if (kind === 'goods')
    return {
      chatId,
      goods: {
        ...common,
        price: { amount, currency, unit: priceUnit },
        quantity: { amount: numberOf(values.quantity), unit, frequency },
        ...(incoterm !== '' && place !== undefined && { delivery: { incoterm, place } }),
        ...(!isBlank(values.hsCode) && { hsCode: values.hsCode }),
        ...(values.packaging !== '' && { packaging: values.packaging }),
        ...(values.originCountryId !== null && { originCountryId: values.originCountryId }),
        ...(!isBlank(values.leadTime) && { leadTimeDays: numberOf(values.leadTime) }),
      },
    };
  return {
    chatId,
    freight: {
      ...common,
      price: { amount, currency, for: priceFor },
      ...(!isBlank(values.count) && { units: { unit: loadUnit, count: numberOf(values.count) } }),
      ...(route.from && { from: inputOfPlace(route.from) }),
      ...(route.to && { to: inputOfPlace(route.to) }),
      ...(!isBlank(values.transit) && { transitDays: numberOf(values.transit) }),
    },
  };
}
