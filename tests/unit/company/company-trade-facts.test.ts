/** Trade facts in the company form: typed values are sent, and stored values return unchanged. */
import { expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import { languages } from '../../../contract/text/languages.ts';
import { companyFactsInput } from '../../../contract/trade/facts.ts';
import { companyFactsOf } from '../../../demo/compose-offers.ts';
import { companyFacts } from '../../../demo/facts/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { emptyFacts, factRules, factsOf, factValues, type FactValues } from '../../../src/account/company/form/facts.ts';

test.each<[string, Partial<FactValues>, [string, string][]]>([
  ['nothing', {}, []],
  ['a year to come', { foundedIn: '3000' }, [['foundedIn', 'foundedIn']]],
  ['a year of two digits', { foundedIn: '74' }, [['foundedIn', 'foundedIn']]],
  ['words for a number', { capacity: 'much', capacityUnit: 'TNE' }, [['capacity', 'capacity']]],
  ['a number of nothing in particular', { capacity: '12' }, [['capacityUnit', 'capacityUnit']]],
])('%s', (_, change, expected) => {
  const faults = faultsOf(factRules, { ...emptyFacts, ...change }, { language: 'en' });
  expect(faults.map(({ field, check }) => [field, check])).toEqual(expected);
});

test('numbers are parsed in the reader’s format', () => {
  const typed = { ...emptyFacts, foundedIn: '١٩٧٤', capacity: '1.200', capacityUnit: 'TNE', capacityFrequency: 'monthly' };
  expect(factsOf(typed, 'tr')).toEqual({ foundedIn: 1974, capacity: { amount: 1200, unit: 'TNE', frequency: 'monthly' } });
});

test.each(languages)('stored facts are unchanged after their fields in %s', (language) => {
  for (const note of Object.values(companyFacts)) {
    const stored = companyFactsOf(note, (code) => lookupId('country', code));
    const values = factValues(stored, language);
    expect(faultsOf(factRules, values, { language })).toEqual([]);
    expect(factsOf(values, language)).toEqual(stored);
    expect(companyFactsInput.safeParse(factsOf(values, language)).success).toBe(true);
  }
});
