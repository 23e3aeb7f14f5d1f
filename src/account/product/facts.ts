/** Trade facts in the product form: values, checks, and the conversion from and to the wire. All may be empty. */
import type { Rule } from '../../../contract/wire/check.ts';
import { certificates, type Certificate, currencies, incoterms, packagings, units } from '../../../contract/trade/codes.ts';
import { hsDigits, isHsCode } from '../../../contract/trade/hs-code.ts';
import type { ProductFactsInput } from '../../../contract/trade/facts.ts';
import { factLimits } from '../../../contract/trade/fact-limits.ts';
import type { ProductFacts } from '../../../contract/trade/shown.ts';
import { isAmount, isCount, numberText, typedNumber } from '../../form/typed-number.ts';
import type { Language } from '../../../contract/text/languages.ts';

/** Codes are strings, empty for none; numbers are strings as typed. */
export interface FactValues {
  hsCode: string;
  unit: string;
  minimumOrder: string;
  /** `stated` has amounts, `onRequest` has none. */
  priceKind: string;
  priceFrom: string;
  /** Empty: a single price. */
  priceTo: string;
  currency: string;
  incoterm: string;
  /** The place of the Incoterm, as typed. */
  deliveryPlace: string;
  leadTimeDays: string;
  originCountryId: string | null;
  packaging: string;
  certificates: string[];
}

/** The maximum length of each fact's field. */
export const factLengths = { amount: 20, days: 3, hsCode: 24 } as const;

export const emptyFacts: FactValues = {
  hsCode: '',
  unit: '',
  minimumOrder: '',
  priceKind: '',
  priceFrom: '',
  priceTo: '',
  currency: 'USD',
  incoterm: '',
  deliveryPlace: '',
  leadTimeDays: '',
  originCountryId: null,
  packaging: '',
  certificates: [],
};

export function factValues(facts: ProductFacts, language: Language): FactValues {
  const { price } = facts;
  const stated = price === undefined || price === 'onRequest' ? null : price;
  return {
    hsCode: facts.hsCode ?? '',
    unit: facts.unit ?? '',
    minimumOrder: numberText(facts.minimumOrder, language),
    priceKind: price === 'onRequest' ? 'onRequest' : stated === null ? '' : 'stated',
    priceFrom: numberText(stated?.from, language),
    priceTo: stated === null || stated.from === stated.to ? '' : numberText(stated.to, language),
    currency: stated?.currency ?? emptyFacts.currency,
    incoterm: facts.delivery?.incoterm ?? '',
    deliveryPlace: facts.delivery?.place ?? '',
    leadTimeDays: numberText(facts.leadTimeDays, language),
    originCountryId: facts.originCountryId ?? null,
    packaging: facts.packaging ?? '',
    certificates: facts.certificates ?? [],
  };
}

export type FactCheck =
  | 'hsCode'
  | 'unit'
  | 'minimumOrder'
  | 'price'
  | 'priceTo'
  | 'currency'
  | 'incoterm'
  | 'leadTime'
  | 'origin'
  | 'packaging'
  | 'certificates';

const isIn = (codes: readonly string[], code: string): boolean => code === '' || codes.includes(code);
const isStated = ({ priceKind }: FactValues): boolean => priceKind === 'stated';

/** In the order of the fields. */
export const factRules: readonly Rule<FactValues, FactCheck, { language: Language }>[] = [
  ['hsCode', 'hsCode', ({ hsCode: typed }) => typed.trim() !== '' && !isHsCode(typed)],
  [
    'unit',
    'unit',
    ({ unit, minimumOrder, priceKind }) => !isIn(units, unit) || (unit === '' && (minimumOrder.trim() !== '' || priceKind === 'stated')),
  ],
  ['minimumOrder', 'minimumOrder', ({ minimumOrder }, { language }) => minimumOrder.trim() !== '' && !isAmount(minimumOrder, language)],
  ['priceFrom', 'price', (values, { language }) => isStated(values) && !isAmount(values.priceFrom, language)],
  ['priceTo', 'price', (values, { language }) => isStated(values) && values.priceTo.trim() !== '' && !isAmount(values.priceTo, language)],
  [
    'priceTo',
    'priceTo',
    (values, { language }) =>
      isStated(values) &&
      values.priceTo.trim() !== '' &&
      (typedNumber(values.priceTo, language) ?? 0) < (typedNumber(values.priceFrom, language) ?? 0),
  ],
  ['currency', 'currency', (values) => isStated(values) && !(currencies as readonly string[]).includes(values.currency)],
  ['incoterm', 'incoterm', ({ incoterm, deliveryPlace }) => !isIn(incoterms, incoterm) || (incoterm === '' && deliveryPlace.trim() !== '')],
  [
    'leadTimeDays',
    'leadTime',
    ({ leadTimeDays }, { language }) => leadTimeDays.trim() !== '' && !isCount(leadTimeDays, language, factLimits.leadTimeDaysMax),
  ],
  ['packaging', 'packaging', ({ packaging }) => !isIn(packagings, packaging)],
  [
    'certificates',
    'certificates',
    ({ certificates: chosen }) => chosen.length > factLimits.certificates || !chosen.every((each) => isIn(certificates, each)),
  ],
];

/** The wire format of validated values. */
export function factsOf(values: FactValues, language: Language): ProductFactsInput {
  const number = (text: string): number | undefined => typedNumber(text, language) ?? undefined;
  const from = number(values.priceFrom);
  const stated = from === undefined ? undefined : { from, to: number(values.priceTo) ?? from, currency: values.currency };
  const price = values.priceKind === 'onRequest' ? 'onRequest' : isStated(values) ? stated : undefined;
  const facts = {
    hsCode: hsDigits(values.hsCode) || undefined,
    unit: values.unit || undefined,
    minimumOrder: number(values.minimumOrder),
    price,
    delivery:
      values.incoterm === ''
        ? undefined
        : { incoterm: values.incoterm, ...(values.deliveryPlace.trim() !== '' && { place: values.deliveryPlace.trim() }) },
    leadTimeDays: number(values.leadTimeDays),
    originCountryId: values.originCountryId ?? undefined,
    packaging: values.packaging || undefined,
    certificates: values.certificates.length > 0 ? (values.certificates as Certificate[]) : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as ProductFactsInput;
}
