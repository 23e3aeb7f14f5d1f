/** Files of products from spreadsheet programs in each language, and ours as other programs read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/text/languages.ts';
import type { Country } from '../../../contract/lookup/schemas.ts';
import { factsOf } from '../../../src/account/product/facts.ts';
import { productsText, productsWorkbook, templateWorkbook } from '../../../src/account/product/bulk-import/export-files.ts';
import { type ImportRow, checkRows } from '../../../src/account/product/bulk-import/rows.ts';
import { columns } from '../../../src/account/product/bulk-import/sheet/columns.ts';
import { encodingOf } from '../../../src/account/product/bulk-import/sheet/encoding.ts';
import type { Table, TableFault } from '../../../src/account/product/bulk-import/sheet/grid.ts';
import { fileKindOf, fileReader } from '../../../src/account/product/bulk-import/sheet/read-file.ts';
import { fileWords, headingsIn } from '../../support/data/file-words.ts';
import { allCategories, sampleProduct } from '../../support/data/sample-products.ts';

const türkiye = { id: 't'.repeat(24), code: 'TR', name: { en: 'Türkiye', tr: 'Türkiye', ru: 'Турция', ar: 'تركيا' } } as unknown as Country;
const lists = { categories: allCategories, countries: [türkiye] };
const separators = { en: ',', tr: ';', ru: ';', ar: ';' } as const;
const textsIn = (language: Language) => ({
  ...fileWords.writers[language],
  headings: headingsIn(language),
  separator: separators[language],
});

const fixture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../fixtures/products', name)));
const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

async function read(bytes: Uint8Array<ArrayBuffer>, reader: Language): Promise<Table | TableFault> {
  const table = await fileReader(bytes, fileWords, reader);
  return table(fileKindOf(bytes) === 'text' ? encodingOf(bytes, reader) : null);
}
async function readRows(
  bytes: Uint8Array<ArrayBuffer>,
  reader: Language,
  products = [] as ReturnType<typeof sampleProduct>[],
): Promise<ImportRow[]> {
  const table = await read(bytes, reader);
  if ('code' in table) throw new Error(table.code);
  return checkRows(table.rows, {
    ...lists,
    products,
    language: reader,
    words: fileWords,
    table,
    limitsFor: () => ({ language: reader, keywords: 5, pictures: 5 }),
    find: (name) => ({ entry: name }),
    isByCode: false,
  });
}

const oil = {
  hsCode: '150920',
  unit: 'LTR',
  minimumOrder: 2000,
  price: { from: 5.75, to: 6.4, currency: 'USD' },
  delivery: { incoterm: 'FOB', place: 'Mersin' },
  leadTimeDays: 21,
  originCountryId: türkiye.id,
  packaging: 'cartons',
  certificates: ['halal', 'iso22000'],
};
const towel = {
  hsCode: '630260',
  unit: 'H87',
  minimumOrder: 500,
  price: 'onRequest',
  delivery: { incoterm: 'FCA' },
  leadTimeDays: 30,
  originCountryId: türkiye.id,
  packaging: 'bags',
  certificates: ['oekoTex'],
};

describe.each(languages)('a file that a spreadsheet program wrote in %s', (language) => {
  const utf8 = (mark: string): Uint8Array<ArrayBuffer> =>
    new TextEncoder().encode(mark + new TextDecoder('utf-16le').decode(fixture(`${language}.utf16.txt`)));
  test.each([
    ['as a workbook', () => fixture(`${language}.xlsx`)],
    ['as Unicode text', () => fixture(`${language}.utf16.txt`)],
    ['as CSV of its Windows', () => fixture(`${language}.windows.csv`)],
    ['as UTF-8 with its mark', () => utf8('\ufeff')],
    ['as UTF-8 without', () => utf8('')],
  ])('%s contains the same products', async (_, file) => {
    // Bytes of an older Windows encoding are decoded by the reader's language; all others read the same in every language.
    const bytes = file();
    const isOld = fileKindOf(bytes) === 'text' && encodingOf(bytes, language).startsWith('windows');
    for (const reader of isOld ? [language] : languages) {
      const rows = await readRows(bytes, reader);
      expect(rows.map(({ kind, faults }) => [kind, faults])).toEqual([
        ['new', []],
        ['new', []],
      ]);
      expect(rows.map(({ values }) => factsOf(values, reader))).toEqual([oil, towel]);
    }
  });
});

describe('a workbook of ours', () => {
  const product = sampleProduct(1, {
    name: '=1+1 منشفة ışık',
    code: '00012',
    productKeywords: ["'=a", 'b'],
    facts: { ...oil, originCountryId: türkiye.id, origin: 'tr' } as never,
  });

  test.each(languages)('in %s holds numbers as numbers and codes as texts for another program', async (language) => {
    const { sheets } = await readXlsx(await bytesOf(await productsWorkbook([product], lists, textsIn(language))));
    const [headings = [], row = []] = sheets[0]?.rows ?? [];
    expect(headings).toEqual(columns.map((column) => headingsIn(language)[column]));
    const cell = (column: (typeof columns)[number]) => row[columns.indexOf(column)];
    expect([cell('minimum_order'), cell('price_from'), cell('price_to'), cell('lead_time_days')]).toEqual([2000, 5.75, 6.4, 21]);
    expect([cell('code'), cell('hs_code'), cell('name')]).toEqual(['00012', '150920', '=1+1 منشفة ışık']);
    expect(cell('unit')).toBe(fileWords.writers[language].t('trade.unitName.LTR'));
  });

  test.each(languages)('in %s, and a CSV, change nothing in any language', async (language) => {
    const workbook = await bytesOf(await productsWorkbook([product], lists, textsIn(language)));
    const text = new TextEncoder().encode(productsText([product], lists, textsIn(language)));
    for (const reader of languages)
      for (const bytes of [workbook, text])
        expect((await readRows(bytes, reader, [product])).map(({ kind, faults }) => [kind, faults])).toEqual([['same', []]]);
  });

  test('with the most rows of one import changes nothing either', async () => {
    const many = Array.from({ length: 500 }, (_, place) =>
      sampleProduct(1000 + place, { description: `Cotton ${place} ${crypto.randomUUID().repeat(60)}` }),
    );
    const rows = await readRows(await bytesOf(await productsWorkbook(many, lists, textsIn('tr'))), 'tr', many);
    expect(rows.map(({ kind }) => kind)).toEqual(many.map(() => 'same'));
  });
});

describe('the template', () => {
  test.each(languages)('in %s has two examples that lack only their pictures, and every value of the lists', async (language) => {
    const bytes = await bytesOf(await templateWorkbook(lists, textsIn(language)));
    const rows = await readRows(bytes, language);
    expect(rows.map(({ kind, faults }) => [kind, faults])).toEqual([
      ['new', []],
      ['new', []],
    ]);
    const { sheets } = await readXlsx(bytes);
    const [headings = [], ...values] = sheets[1]?.rows ?? [];
    const kinds = { unit: 'unit', packaging: 'packaging', certificates: 'certificate', currency: 'currency' } as const;
    for (const [column, kind] of Object.entries(kinds)) {
      const place = headings.findIndex((heading) => fileWords.find('column', String(heading), language) === column);
      const listed = values.map((row) => row[place] ?? '').filter((value) => value !== '');
      expect(listed.length).toBeGreaterThan(10);
      expect(listed.filter((value) => fileWords.find(kind, String(value), language) === null)).toEqual([]);
    }
  });
});

describe('an invalid file', () => {
  const encoder = new TextEncoder();
  test.each([
    ['a workbook of Excel 97', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'workbookOld'],
    ['a damaged workbook', fixture('en.xlsx').slice(0, 900), 'workbookBroken'],
    ['a zip of something else', zipSync({ 'a.txt': encoder.encode('x') }), 'workbookBroken'],
    ['a workbook that would burst', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(101_000_000) }), 'workbookBroken'],
  ])('%s is reported', async (_, bytes, code) => expect(await read(bytes, 'en')).toEqual({ code }));

  test('a workbook without our headings is reported, and one with a sheet before the products is read', async () => {
    const parts = unzipSync(fixture('en.xlsx'));
    const text = new TextDecoder().decode(parts['xl/sharedStrings.xml']);
    const headless = text.replace(
      /<t[^>]*>(?:Product name|SKU|Category|Sub-category|Keywords|Details|Images|HS code|Unit|MOQ|Unit price|Price to|Currency|Incoterms|Lead time|Country of origin|Packaging|Certificates)<\/t>/g,
      '<t>Stock</t>',
    );
    expect(headless).not.toBe(text);
    const changed = zipSync({ ...parts, 'xl/sharedStrings.xml': encoder.encode(headless) });
    expect(await read(changed, 'en')).toEqual({ code: 'noHeadings' });
  });
});
