import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf, unitPriceOf } from '../../../contract/quote/amounts.ts';
import { compareQuotes } from '../../../src/account/quote/compare.ts';
import type { Quote, QuoteTerms } from '../../../contract/quote/shapes.ts';
import { isValidEnd } from '../../../contract/quote/fields.ts';
import type { Currency, Incoterm, Unit } from '../../../contract/trade/codes.ts';
import { canonicalJson } from '../../../api/quote/canonical.ts';

const goods = (
  amount: number,
  unit: Unit,
  quantity: number,
  quantityUnit: Unit,
  currency: Currency = 'USD',
  incoterm?: Incoterm,
): QuoteTerms => ({
  goods: {
    price: { amount, currency, unit },
    quantity: { amount: quantity, unit: quantityUnit, frequency: 'once' },
    validUntil: '2026-12-31',
    ...(incoterm !== undefined && { delivery: { incoterm } }),
  },
});
const freight = (amount: number, of: 'total' | 'unit', count?: number): QuoteTerms => ({
  freight: {
    price: { amount, currency: 'EUR', for: of },
    ...(count !== undefined && { units: { unit: 'truck', count } }),
    validUntil: '2026-12-31',
  },
});

describe('the total', () => {
  test.each<[QuoteTerms, string]>([
    [goods(4.2, 'KGM', 2, 'TNE'), '8400.00'],
    [goods(1200, 'TNE', 500, 'KGM'), '600.00'],
    [goods(0.1, 'H87', 3, 'H87'), '0.30'],
    [goods(12, 'DZN', 100, 'H87'), '100.00'],
    [goods(0.005, 'H87', 1, 'H87'), '0.01'],
    [goods(1.2345, 'KGM', 1, 'KGM', 'KWD'), '1.235'],
    [goods(999_999_999.999999, 'TNE', 1_000_000_000, 'TNE'), '999999999999999000.00'],
    [freight(1800.5, 'unit', 3), '5401.50'],
    [freight(1800.5, 'total', 3), '1800.50'],
  ])('%#: %j', (terms, total) => expect(totalOf(terms)).toBe(total));

  test('does not depend on the unit of a quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (cents, tonnes) => {
        expect(totalOf(goods(cents / 100, 'KGM', tonnes, 'TNE'))).toBe(totalOf(goods(cents * 10, 'TNE', tonnes * 1000, 'KGM')));
      }),
    );
  });
});

describe('comparison', () => {
  const quoteOf = (id: string, terms: QuoteTerms, state: Quote['state'] = 'sent'): Quote => ({ id, terms, state }) as Quote;
  const ids = (quotes: Quote[]) => compareQuotes(quotes).quotes.map(({ quote, unitPrice }) => [quote.id, unitPrice?.amount ?? null]);

  test('the cheapest base unit is first; another currency or measure is not compared', () => {
    const quotes = [
      quoteOf('euro', goods(1, 'KGM', 1, 'TNE', 'EUR')),
      quoteOf('dear', goods(4.5, 'KGM', 1, 'TNE')),
      quoteOf('litres', goods(1, 'LTR', 1, 'LTR')),
      quoteOf('cheap', goods(4100, 'TNE', 1, 'TNE')),
    ];
    expect(ids(quotes)).toEqual([
      ['cheap', 4.1],
      ['dear', 4.5],
      ['euro', null],
      ['litres', null],
    ]);
  });

  test('quotes that can be accepted determine the comparison, not expired ones', () => {
    const old = [1, 2, 3].map((count) => quoteOf(`old ${count}`, goods(count, 'KGM', 1, 'TNE', 'EUR'), 'expired'));
    expect(compareQuotes([...old, quoteOf('new', goods(4, 'KGM', 1, 'TNE'))]).quotes[0]?.quote.id).toBe('new');
  });

  test('different delivery terms are mentioned', () => {
    const fob = quoteOf('fob', goods(4, 'KGM', 1, 'TNE', 'USD', 'FOB'));
    const dap = quoteOf('dap', goods(5, 'KGM', 1, 'TNE', 'USD', 'DAP'));
    expect([compareQuotes([fob, fob]).hasMixedTerms, compareQuotes([fob, dap]).hasMixedTerms]).toEqual([false, true]);
    const euro = quoteOf('euro', goods(5, 'KGM', 1, 'TNE', 'EUR', 'DAP'));
    expect(compareQuotes([fob, fob, euro]).hasMixedTerms).toBe(false);
  });

  test('freight is compared by its unit where it is counted', () => {
    expect([unitPriceOf(freight(5400, 'total', 3)), unitPriceOf(freight(1800, 'unit', 3))]).toEqual([
      { amount: 1800, currency: 'EUR', unit: 'truck' },
      { amount: 1800, currency: 'EUR', unit: 'truck' },
    ]);
    expect(unitPriceOf(freight(5400, 'total'))).toEqual({ amount: 5400, currency: 'EUR', unit: 'total' });
  });
});

test('a quote may end today at the earliest, and in a year at the latest', () => {
  const now = Date.UTC(2026, 10, 22, 23, 59);
  expect(['2026-11-21', '2026-11-22', '2027-11-22', '2027-11-23'].map((day) => isValidEnd(day, now))).toEqual([false, true, true, false]);
  expect(['2027-11-22', '2027-11-23'].map((day) => isValidEnd(day, Date.UTC(2026, 10, 22)))).toEqual([true, false]);
});

test('canonical JSON is the same for the same values in any order, and different for others', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe('{"b":[1,{"c":"é","d":null}]}');
});
