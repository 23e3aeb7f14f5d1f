/** The form of a quote request as data: values, checks, conversion to the wire. */
import { isBlank, type Rule } from '../../contract/wire/check.ts';
import type { InquiryInput } from '../../contract/quote/inquiry.ts';
import type { FreightUnit, Incoterm, Unit } from '../../contract/trade/codes.ts';
import type { PlaceInput } from '../../contract/trade/facts.ts';
import { factLimits } from '../../contract/trade/fact-limits.ts';
import { isAmount, isCount, typedNumber } from '../form/typed-number.ts';
import type { Language } from '../../contract/text/languages.ts';

export type InquiryKind = 'goods' | 'freight';

export interface InquiryValues {
  kind: InquiryKind;
  quantity: string;
  unit: Unit;
  incoterm: Incoterm | '';
  toCountry: string;
  toDetail: string;
  /** The day when goods are needed or freight is ready; empty without one. */
  day: string;
  fromCountry: string;
  fromDetail: string;
  count: string;
  loadUnit: FreightUnit;
}
/** Fields of calls → fields of the form. */
export const inquiryNames = {
  amount: 'quantity',
  neededBy: 'day',
  readyOn: 'day',
  place: 'toCountry',
  from: 'fromCountry',
  to: 'toCountry',
} as const satisfies Readonly<Record<string, keyof InquiryValues>>;

export type InquiryCheck = 'quantity' | 'units' | 'from' | 'to' | 'country' | 'day';

/** @param unit in which the goods are sold, if it is known */
export const emptyInquiry = (kind: InquiryKind, unit: Unit = 'KGM'): InquiryValues => ({
  kind,
  quantity: '',
  unit,
  incoterm: '',
  toCountry: '',
  toDetail: '',
  day: '',
  fromCountry: '',
  fromDetail: '',
  count: '',
  loadUnit: 'truck',
});

/** The present day in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The checks in order. Their context is the present day, such as "2026-05-04". @param language in which numbers are typed */
export function inquiryRules(language: Language): readonly Rule<InquiryValues, InquiryCheck, string>[] {
  return [
    ['quantity', 'quantity', ({ kind, quantity }) => kind === 'goods' && !isAmount(quantity, language)],
    ['fromCountry', 'from', ({ kind, fromCountry }) => kind === 'freight' && fromCountry === ''],
    ['toCountry', 'to', ({ kind, toCountry }) => kind === 'freight' && toCountry === ''],
    ['toCountry', 'country', ({ kind, toCountry, toDetail }) => kind === 'goods' && toCountry === '' && !isBlank(toDetail)],
    ['count', 'units', ({ kind, count }) => kind === 'freight' && !isBlank(count) && !isCount(count, language, factLimits.freightCountMax)],
    ['day', 'day', ({ day }, today) => day !== '' && day < today],
  ];
}

const placeOf = (countryId: string, detail: string): PlaceInput => ({ countryId, ...(!isBlank(detail) && { detail: detail.trim() }) });

export function inquiryInputOf(values: InquiryValues, language: Language): InquiryInput {
  const { kind, quantity, unit, incoterm, toCountry, toDetail, day, fromCountry, fromDetail, count, loadUnit } = values;
  const numberOf = (typed: string): number => typedNumber(typed, language) ?? Number.NaN;
  if (kind === 'goods')
    return {
      goods: {
        quantity: { amount: numberOf(quantity), unit, frequency: 'once' },
        ...(incoterm !== '' && { incoterm }),
        ...(toCountry !== '' && { place: placeOf(toCountry, toDetail) }),
        ...(day !== '' && { neededBy: day }),
      },
    };
  return {
    freight: {
      from: placeOf(fromCountry, fromDetail),
      to: placeOf(toCountry, toDetail),
      ...(!isBlank(count) && { units: { unit: loadUnit, count: numberOf(count) } }),
      ...(day !== '' && { readyOn: day }),
    },
  };
}
