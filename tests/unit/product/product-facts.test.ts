/** Trade facts in the product form: input in any language is sent, and stored facts return unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import { languages } from '../../../contract/text/languages.ts';
import { certificates, currencies, packagings, units } from '../../../contract/trade/codes.ts';
import { productFactsInput } from '../../../contract/trade/facts.ts';
import { factLimits } from '../../../contract/trade/fact-limits.ts';
import { emptyFacts, factRules, factsOf, factValues, type FactValues } from '../../../src/account/product/facts.ts';
import { emptyProduct, productInput } from '../../../src/account/product/form.ts';

const faults = (change: Partial<FactValues>) =>
  faultsOf(factRules, { ...emptyFacts, ...change }, { language: 'en' }).map(({ field, check }) => [field, check]);

describe('the input', () => {
  test('is sent as numbers and codes, from the digits and signs of the reader', () => {
    const typed = {
      ...emptyFacts,
      hsCode: 'HS 6302.60',
      unit: 'KGM',
      minimumOrder: '1.500',
      priceKind: 'stated',
      priceFrom: '3,1',
      priceTo: '4,4',
    };
    expect(factsOf(typed, 'tr')).toEqual({
      hsCode: '630260',
      unit: 'KGM',
      minimumOrder: 1500,
      price: { from: 3.1, to: 4.4, currency: 'USD' },
    });
    expect(factsOf({ ...typed, priceTo: '', minimumOrder: '١٢٠', hsCode: '٦٣٠٢٦٠' }, 'ar')).toMatchObject({
      hsCode: '630260',
      minimumOrder: 120,
      price: { from: 3.1, to: 3.1 },
    });
    expect(factsOf({ ...typed, priceKind: 'onRequest' }, 'tr')).toMatchObject({ price: 'onRequest' });
    expect(factsOf({ ...typed, priceKind: '' }, 'tr')).not.toHaveProperty('price');
  });

  test.each<[string, Partial<FactValues>, [string, string][]]>([
    ['nothing', {}, []],
    ['a code of five digits', { hsCode: '63026' }, [['hsCode', 'hsCode']]],
    ['a quantity of nothing in particular', { minimumOrder: '5' }, [['unit', 'unit']]],
    ['words for a number', { unit: 'KGM', minimumOrder: 'five' }, [['minimumOrder', 'minimumOrder']]],
    ['a price that is none', { unit: 'KGM', priceKind: 'stated' }, [['priceFrom', 'price']]],
    ['prices the wrong way round', { unit: 'KGM', priceKind: 'stated', priceFrom: '5', priceTo: '4' }, [['priceTo', 'priceTo']]],
    ['half a day', { leadTimeDays: '1.5' }, [['leadTimeDays', 'leadTime']]],
    ['a price that is on request whatever stands there', { priceKind: 'onRequest', priceFrom: 'x' }, []],
  ])('%s', (_, change, expected) => expect(faults(change)).toEqual(expected));
});

test('stored facts are unchanged after their fields, in every language', () => {
  const amount = fc.integer({ min: 1, max: 1e9 }).map((number) => number / 100);
  const fact = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const stored = fc.record({
    hsCode: fact(fc.constantFrom('63', '6302', '630260', '63026000')),
    unit: fc.constantFrom(...units),
    minimumOrder: fact(amount),
    price: fact(
      fc.oneof(
        fc.constant('onRequest' as const),
        fc.tuple(amount, amount, fc.constantFrom(...currencies)).map(([one, other, currency]) => ({
          from: Math.min(one, other),
          to: Math.max(one, other),
          currency,
        })),
      ),
    ),
    leadTimeDays: fact(fc.integer({ min: 1, max: factLimits.openAccountDaysMax })),
    originCountryId: fact(fc.constant('a'.repeat(24))),
    packaging: fact(fc.constantFrom(...packagings)),
    certificates: fact(fc.uniqueArray(fc.constantFrom(...certificates), { minLength: 1, maxLength: factLimits.certificates })),
  });
  fc.assert(
    fc.property(stored, fc.constantFrom(...languages), (facts, language) => {
      const present = JSON.parse(JSON.stringify(facts)) as typeof facts;
      const values = factValues(present as never, language);
      expect(faultsOf(factRules, values, { language })).toEqual([]);
      const sent = factsOf(values, language);
      expect(sent).toEqual(present);
      expect(productFactsInput.safeParse(sent).success).toBe(true);
    }),
  );
});

test('facts that were never entered are not sent, and cleared ones are sent as empty', () => {
  const present = { id: 'a'.repeat(24), version: 1 };
  expect(productInput(emptyProduct, 'b'.repeat(24), present, 'en').body).not.toHaveProperty('Product.Facts');
  expect(productInput(emptyProduct, 'b'.repeat(24), { ...present, facts: { unit: 'KGM' } }, 'en').body['Product.Facts']).toBe('{}');
});
