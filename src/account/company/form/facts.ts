/** Trade facts in the company form: values, checks, and the conversion from and to the wire. All may be empty. */
import type { Rule } from '../../../../contract/wire/check.ts';
import { frequencies, type Frequency, type SpokenLanguage, type Unit, units } from '../../../../contract/trade/codes.ts';
import type { CompanyFactsInput } from '../../../../contract/trade/facts.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import type { CompanyFacts } from '../../../../contract/trade/shown.ts';
import { isAmount, numberText, typedInteger, typedNumber } from '../../../form/typed-number.ts';
import type { Language } from '../../../../contract/text/languages.ts';

/** Codes are strings, empty for none; numbers are strings as typed. */
export interface FactValues {
  foundedIn: string;
  marketCountryIds: string[];
  speaks: string[];
  capacity: string;
  capacityUnit: string;
  capacityFrequency: string;
}

/** The maximum length of each fact's field. */
export const factLengths = { year: 4, amount: 20 } as const;

export const emptyFacts: FactValues = {
  foundedIn: '',
  marketCountryIds: [],
  speaks: [],
  capacity: '',
  capacityUnit: '',
  capacityFrequency: 'yearly',
};

export const factValues = ({ foundedIn, marketCountryIds, speaks, capacity }: CompanyFacts, language: Language): FactValues => ({
  foundedIn: numberText(foundedIn, language),
  marketCountryIds: marketCountryIds ?? [],
  speaks: speaks ?? [],
  capacity: numberText(capacity?.amount, language),
  capacityUnit: capacity?.unit ?? '',
  capacityFrequency: capacity?.frequency ?? emptyFacts.capacityFrequency,
});

export type FactCheck = 'foundedIn' | 'capacity' | 'capacityUnit';

/** @param year the present one */
const isYear = (text: string, year: number): boolean => {
  const typed = typedInteger(text);
  return typed !== null && typed >= factLimits.foundedFrom && typed <= year;
};

/** In the order of the fields. */
export const factRules: readonly Rule<FactValues, FactCheck, { language: Language }>[] = [
  ['foundedIn', 'foundedIn', ({ foundedIn }) => foundedIn.trim() !== '' && !isYear(foundedIn, new Date().getUTCFullYear())],
  ['capacity', 'capacity', ({ capacity }, { language }) => capacity.trim() !== '' && !isAmount(capacity, language)],
  [
    'capacityUnit',
    'capacityUnit',
    ({ capacity, capacityUnit }) => capacity.trim() !== '' && !(units as readonly string[]).includes(capacityUnit),
  ],
];

/** The wire format of validated values. */
export function factsOf(values: FactValues, language: Language): CompanyFactsInput {
  const amount = typedNumber(values.capacity, language);
  const foundedIn = typedInteger(values.foundedIn);
  const frequency = frequencies.find((each): each is Frequency => each === values.capacityFrequency) ?? 'yearly';
  return {
    ...(foundedIn !== null && { foundedIn }),
    ...(values.marketCountryIds.length > 0 && { marketCountryIds: values.marketCountryIds }),
    ...(values.speaks.length > 0 && { speaks: values.speaks as SpokenLanguage[] }),
    ...(amount !== null && values.capacityUnit !== '' && { capacity: { amount, unit: values.capacityUnit as Unit, frequency } }),
  };
}
