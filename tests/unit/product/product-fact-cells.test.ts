/** Trade facts in files of products: a re-imported export changes nothing in any language, and a changed cell is stored. */
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../../contract/text/languages.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { productFactsOf } from '../../../demo/compose-offers.ts';
import { productFacts } from '../../../demo/facts/index.ts';
import { type ImportRow, checkRows } from '../../../src/account/product/bulk-import/rows.ts';
import { cellsOf } from '../../../src/account/product/bulk-import/sheet/cells.ts';
import type { Cells } from '../../../src/account/product/bulk-import/sheet/columns.ts';
import { factsOf } from '../../../src/account/product/facts.ts';
import { fileWords } from '../../support/data/file-words.ts';
import { allCategories, sampleProduct } from '../../support/data/sample-products.ts';

const türkiye = { id: 't'.repeat(24), code: 'tr', name: { en: 'Türkiye', tr: 'Türkiye', ru: 'Турция', ar: 'تركيا' } };
const stored = (facts: Product['facts']): Product => sampleProduct(1, { facts });
const full = stored({
  hsCode: '080410',
  unit: 'KGM',
  minimumOrder: 1500.5,
  price: { from: 3.125, to: 4.4, currency: 'USD' },
  delivery: { incoterm: 'CIF', place: 'Jebel Ali' },
  leadTimeDays: 21,
  originCountryId: türkiye.id,
  origin: 'tr',
  packaging: 'cartons',
  certificates: ['iso9001', 'halal'],
});

/** @param written the language of the file; by default that of the reader */
function rowOf(product: Product, cells: Cells, language: Language, written = language): ImportRow {
  const [row] = checkRows([{ number: 2, cells, isTooLong: false }], {
    products: [product],
    categories: allCategories,
    countries: [türkiye as never],
    language,
    words: fileWords,
    table: { language: written, letters: {} },
    limitsFor: () => ({ language, keywords: 5, pictures: 5 }),
    find: () => ({ fault: 'pictureMissing' }),
    isByCode: false,
  });
  if (row === undefined) throw new Error('one row was read');
  return row;
}
const changed = (change: Cells, language: Language = 'en', product = full) =>
  rowOf(product, { ...cellsOf(product, allCategories, fileWords.writers[language]), ...change }, language);

test.each(languages)('the facts of all demo products, written in %s, change nothing in any other language', (language) => {
  for (const note of Object.values(productFacts)) {
    const facts = productFactsOf(note, () => türkiye.id);
    const product = stored({ ...facts, ...(facts.originCountryId !== undefined && { origin: 'tr' }) });
    for (const reader of languages) {
      const { kind, faults } = rowOf(product, cellsOf(product, allCategories, fileWords.writers[language]), reader, language);
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
    ['with a number and its unit', { minimum_order: '2 t', unit: '' }, 'en', ['unit', 'minimum_order'], { minimumOrder: 2, unit: 'TNE' }],
    [
      'with a price and its currency',
      { price_from: '3,20 €', price_to: '', currency: '' },
      'tr',
      ['price_from', 'price_to', 'currency'],
      { price: { from: 3.2, to: 3.2, currency: 'EUR' } },
    ],
    [
      'with a term and its place',
      { delivery_term: 'dap Tashkent warehouse' },
      'en',
      ['delivery_term'],
      { delivery: { incoterm: 'DAP', place: 'Tashkent warehouse' } },
    ],
    ['with a term in words', { delivery_term: 'Free on board' }, 'ru', ['delivery_term'], { delivery: { incoterm: 'FOB' } }],
    ['with codes in other letters', { certificates: 'ISO9001; HALAL', unit: 'kgm' }, 'en', [], { certificates: ['iso9001', 'halal'] }],
  ])('%s', (_, change, language, columns, facts) => {
    const row = changed(change, language);
    expect([row.faults, row.changed]).toEqual([[], columns]);
    expect(factsOf(row.values, language)).toMatchObject(facts);
  });

  test.each<[Cells, string, object]>([
    [{ unit: 'stone' }, 'unit', { code: 'listUnknown', detail: 'stone' }],
    [{ origin: 'Atlantis' }, 'origin', { code: 'listUnknown', detail: 'Atlantis' }],
    [{ delivery_term: 'XYZ Mersin' }, 'delivery_term', { code: 'listUnknown', detail: 'XYZ Mersin' }],
    [{ packaging: 'amphora' }, 'packaging', { code: 'listUnknown', detail: 'amphora' }],
    [{ currency: 'shell' }, 'currency', { code: 'listUnknown', detail: 'shell' }],
    [{ certificates: 'Halal; iso1' }, 'certificates', { code: 'listUnknown', detail: 'iso1' }],
    [{ price_from: 'cheap' }, 'price_from', { code: 'numberUnknown', detail: 'cheap' }],
    [{ price_from: '-5' }, 'price_from', { code: 'numberUnknown', detail: '-5' }],
    [{ price_from: '5 EUR' }, 'price_from', { code: 'numberUnknown', detail: '5 EUR' }],
    [{ minimum_order: '5 pairs' }, 'minimum_order', { code: 'numberUnknown', detail: '5 pairs' }],
    [{ lead_time_days: '3 weeks' }, 'lead_time_days', { code: 'numberUnknown', detail: '3 weeks' }],
    [{ lead_time_days: '0' }, 'lead_time_days', { check: 'leadTime', detail: '0' }],
    [{ price_to: '1' }, 'price_to', { check: 'priceTo', detail: '1' }],
    [{ hs_code: '7700' }, 'hs_code', { check: 'hsCode', detail: '7700' }],
  ])('%j is a fault of its column', (change, column, fault) => {
    expect(changed(change)).toMatchObject({ kind: 'faulty', faults: [{ column, ...fault }] });
  });

  test('of a file without the columns changes nothing', () => {
    const { id, name, code } = cellsOf(full, allCategories, fileWords.writers.en);
    const row = rowOf(full, { id, name, code: `${code}-b` }, 'ru');
    expect([row.kind, row.changed]).toEqual(['change', ['code']]);
    expect(factsOf(row.values, 'ru')).toEqual(Object.fromEntries(Object.entries(full.facts ?? {}).filter(([fact]) => fact !== 'origin')));
  });
});
