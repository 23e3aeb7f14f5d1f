/** Trade facts in files of products: an export says nothing new in any language, and what is changed there is what is stored. */
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../contract/languages.ts';
import type { Product } from '../../contract/product/shapes.ts';
import { productFactsOf } from '../../demo/compose-offers.ts';
import { productFacts } from '../../demo/facts/index.ts';
import { cellsOf } from '../../src/account/product/many/cells.ts';
import type { Cells } from '../../src/account/product/many/columns.ts';
import { type JudgedRow, judgeRows } from '../../src/account/product/many/rows.ts';
import { factsOf } from '../../src/account/product/facts.ts';
import { allCategories, sampleProduct } from '../support/sample-products.ts';

const türkiye = { id: 't'.repeat(24), code: 'tr', name: { en: 'Türkiye', tr: 'Türkiye', ru: 'Турция', ar: 'تركيا' } };
const stored = (facts: Product['facts']): Product => sampleProduct(1, { facts });
const full = stored({
  hsCode: '080410',
  unit: 'KGM',
  minimumOrder: 1500.5,
  price: { from: 3.125, to: 4.4, currency: 'USD' },
  leadTimeDays: 21,
  originCountryId: türkiye.id,
  origin: 'tr',
  packaging: 'cartons',
  certificates: ['iso9001', 'halal'],
});

function judged(product: Product, cells: Cells, language: Language): JudgedRow {
  const [row] = judgeRows([{ number: 2, cells, isTooLong: false }], {
    products: [product],
    categories: allCategories,
    countries: [türkiye as never],
    language,
    limitsFor: () => ({ language, keywords: 5, pictures: 5 }),
    find: () => ({ fault: 'pictureMissing' }),
    isByCode: false,
  });
  if (row === undefined) throw new Error('one row was judged');
  return row;
}
const changed = (change: Cells, language: Language = 'en', product = full) =>
  judged(product, { ...cellsOf(product, allCategories, language), ...change }, language);

test.each(languages)('the facts of all products of the demo, written in %s, say nothing new in any other language', (language) => {
  for (const note of Object.values(productFacts)) {
    const facts = productFactsOf(note, () => türkiye.id);
    const product = stored({ ...facts, ...(facts.originCountryId !== undefined && { origin: 'tr' }) });
    for (const reader of languages) {
      const { kind, faults } = judged(product, cellsOf(product, allCategories, language), reader);
      expect([kind, faults]).toEqual(['same', []]);
    }
  }
});

describe('a cell', () => {
  test.each<[string, Cells, Language, string[], object]>([
    ['with another number, as its reader writes them', { minimum_order: '2.000' }, 'tr', ['minimum_order'], { minimumOrder: 2000 }],
    ['on request', { price_from: 'onrequest', price_to: '', currency: '' }, 'en', ['price_from', 'price_to'], { price: 'onRequest' }],
    ['that is emptied', { packaging: '', certificates: '' }, 'en', ['packaging', 'certificates'], { unit: 'KGM' }],
    ['without the zero that a spreadsheet took', { hs_code: '80410' }, 'en', [], { hsCode: '080410' }],
    ['with the name of a country in any language', { origin: 'Турция' }, 'en', [], { originCountryId: türkiye.id }],
    ['with codes in other letters', { certificates: 'ISO9001; HALAL', unit: 'kgm' }, 'en', [], { certificates: ['iso9001', 'halal'] }],
  ])('%s', (_, change, language, columns, facts) => {
    const row = changed(change, language);
    expect([row.faults, row.changed]).toEqual([[], columns]);
    expect(factsOf(row.values, language)).toMatchObject(facts);
  });

  test.each<[Cells, string, string]>([
    [{ unit: 'kilo' }, 'unit', 'unit'],
    [{ origin: 'Atlantis' }, 'origin', 'origin'],
    [{ price_to: '1' }, 'price_to', 'priceTo'],
    [{ certificates: 'iso1' }, 'certificates', 'certificates'],
  ])('%j is a fault of its column', (change, column, check) => {
    expect(changed(change)).toMatchObject({ kind: 'faulty', faults: [{ column, check }] });
  });

  test('of a file without the columns changes nothing', () => {
    const { id, name, code } = cellsOf(full, allCategories, 'en');
    const row = judged(full, { id, name, code: `${code}-b` }, 'ru');
    expect([row.kind, row.changed]).toEqual(['change', ['code']]);
    expect(factsOf(row.values, 'ru')).toEqual(Object.fromEntries(Object.entries(full.facts ?? {}).filter(([fact]) => fact !== 'origin')));
  });
});
