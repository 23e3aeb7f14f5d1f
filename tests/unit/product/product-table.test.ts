/** Tables of products as spreadsheets write them, and as we write them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/text/languages.ts';
import { rowsMax } from '../../../src/account/product/bulk-import/bounds.ts';
import { findCategory } from '../../../src/account/product/bulk-import/sheet/categories.ts';
import { cellsOf } from '../../../src/account/product/bulk-import/sheet/cells.ts';
import { columnLabel } from '../../../src/account/product/bulk-import/sheet/column-label.ts';
import { columns } from '../../../src/account/product/bulk-import/sheet/columns.ts';
import { decode, type Encoding, encodingOf } from '../../../src/account/product/bulk-import/sheet/encoding.ts';
import type { Table, TableFault } from '../../../src/account/product/bulk-import/sheet/grid.ts';
import { readTable, writeTable } from '../../../src/account/product/bulk-import/sheet/text-table.ts';
import { defused, restored } from '../../../contract/text/spreadsheet.ts';
import { checkRows } from '../../../src/account/product/bulk-import/rows.ts';
import { fileWords, headingsIn } from '../../support/data/file-words.ts';
import { allCategories, sampleProduct } from '../../support/data/sample-products.ts';

const tableOf = (text: string, reader: Language = 'en'): Table => {
  const table = readTable(text, fileWords, reader);
  if ('code' in table) throw new Error(table.code);
  return table;
};
const cellsIn = (text: string) => tableOf(text).rows.map(({ cells }) => cells);
const faultOf = (text: string): TableFault | null => {
  const table = readTable(text, fileWords, 'en');
  return 'code' in table ? table : null;
};

describe('headings', () => {
  test.each(languages)('in %s are recognized, with key and by key, and determine the language of the file', (language) => {
    for (const column of columns) {
      const label = columnLabel(fileWords.writers[language].t, column);
      const spellings = [
        label,
        ` ${label.toLocaleUpperCase(language)} `,
        headingsIn(language)[column],
        column.toUpperCase(),
        `x [${column}]`,
      ];
      expect(spellings.map((heading) => fileWords.find('column', heading, language))).toEqual(spellings.map(() => column));
    }
    for (const reader of languages) expect(fileWords.languageOf(Object.values(headingsIn(language)), reader)).toBe(language);
    expect(fileWords.find('column', 'Stock', 'en')).toBeNull();
    expect(fileWords.find('column', '', 'en')).toBeNull();
    expect(fileWords.languageOf(['name', 'code', 'Stock'], language)).toBeNull();
  });
});

describe('a table', () => {
  test.each([',', ';', '\t', '|'])('is read with %j between its cells, whatever they contain', (separator) => {
    const text = ['name', 'code', 'tags'].join(separator) + '\r\n' + ['Towel', '"12,5;3|x\ty"', '"a, b"'].join(separator);
    expect(cellsIn(text)).toEqual([{ name: 'Towel', code: '12,5;3|x\ty', tags: 'a, b' }]);
  });
  test('keeps decimal commas in unquoted cells where another separator is used', () => {
    expect(cellsIn('name;code\nRobe 1,5 kg;12,5')).toEqual([{ name: 'Robe 1,5 kg', code: '12,5' }]);
  });
  test("may begin with Excel's line for the separator, and counts rows as Excel does", () => {
    expect(tableOf('sep=;\r\nname;code\r\nA;1').rows).toEqual([{ number: 3, cells: { name: 'A', code: '1' }, isTooLong: false }]);
    expect(tableOf('name\n\nA\n ; \nB').rows.map(({ number }) => number)).toEqual([3, 4, 5]);
  });
  test('may contain quotes and line breaks of every kind', () => {
    expect(cellsIn('name,description\n"The ""soft"" one","one\r\ntwo\rthree"')).toEqual([
      { name: 'The "soft" one', description: 'one\ntwo\nthree' },
    ]);
  });
  test('ignores unknown columns', () => {
    expect(cellsIn('Cost,name,Stock\n9.90,Towel,4')).toEqual([{ name: 'Towel' }]);
    expect(tableOf('Cost,name,Stock,Unit\n9.90,Towel,4,kg').letters).toEqual({ name: 'B', unit: 'D' });
  });
  test('reports rows with more cells than headings', () => {
    expect(tableOf('name,code\nTowel, red,T-1\nRobe,R-1,').rows.map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
  });
  test.each([
    ['Cost,Stock\n1,2', { code: 'noHeadings' }],
    ['', { code: 'noHeadings' }],
    ['name,code,Product name\na,b,c', { code: 'headingTwice', column: 'name' }],
    ['name,code\n"open,1\nnext,2', { code: 'quotes', row: 2 }],
    ['name,code\n,\n , ', { code: 'noRows' }],
    [`name\n${'x\n'.repeat(rowsMax + 1)}`, { code: 'tooManyRows', row: rowsMax + 1 }],
  ])('%j is refused', (text, fault) => expect(faultOf(text)).toMatchObject(fault));
  test('accepts the maximum of rows', () => expect(tableOf(`name\n${'x\n'.repeat(rowsMax)}`).rows).toHaveLength(rowsMax));
});

describe('encodings', () => {
  /** As an old program writes them: one byte each. */
  const inOneByte = (text: string, encoding: Encoding): Uint8Array<ArrayBuffer> => {
    const letters = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(new Uint8Array([byte])));
    return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
  };
  const wide = (text: string, isLittle: boolean, hasMark: boolean): Uint8Array<ArrayBuffer> => {
    const view = new DataView(new ArrayBuffer((text.length + Number(hasMark)) * 2));
    for (const [place, letter] of [...(hasMark ? '\ufeff' : ''), ...text].entries())
      view.setUint16(place * 2, letter.charCodeAt(0), isLittle);
    return new Uint8Array(view.buffer);
  };
  test.each([
    ['tr', 'windows-1254', 'name;code\nÇİĞ köfte ışık;Ş-1'],
    ['ru', 'windows-1251', 'name;code\nЁлочная ткань;Щ-1'],
    ['ar', 'windows-1256', 'name;code\nمنشفة قطنية;پ-1'],
    ['en', 'windows-1252', 'name;code\nCafé “crème”;É-1'],
  ] as const)('in %s are those that Excel writes there (%s)', (language, encoding, text) => {
    const bytes = inOneByte(text, encoding);
    expect(encodingOf(bytes, language)).toBe(encoding);
    expect(decode(bytes, encoding)).toBe(text);
    for (const reader of languages) {
      const utf8 = new TextEncoder().encode(text);
      expect(encodingOf(utf8, reader)).toBe('utf-8');
      expect(decode(new TextEncoder().encode(`\ufeff${text}`), 'utf-8')).toBe(text);
      for (const isLittle of [true, false])
        for (const hasMark of [true, false]) {
          const found = encodingOf(wide(text, isLittle, hasMark), reader);
          expect(found).toBe(isLittle ? 'utf-16le' : 'utf-16be');
          expect(decode(wide(text, isLittle, hasMark), found)).toBe(text);
        }
    }
  });
});

describe('formulas', () => {
  test.each(['=1+1', '+49 40', '-5', '@SUM(A1)', '\tx', '＝1+1', "'=1", '=HYPERLINK("http://x.test";"y")'])(
    '%j is text in a spreadsheet',
    (cell) => {
      expect(defused(cell)).toBe(`'${cell}`);
      expect(restored(defused(cell))).toBe(cell);
    },
  );
  test.each(["'80s towel", 'a=b', '', "it's"])('%j is unchanged', (cell) => expect([defused(cell), restored(cell)]).toEqual([cell, cell]));
  test('every cell is unchanged after export and import', () => {
    const nasty = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', '"', ',', ';', '\n', '\t', ' ', 'ş') });
    fc.assert(fc.property(nasty, (cell) => restored(defused(cell)) === cell));
  });
});

describe('an export', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...`"',;|=+-@ aşЯع\n\t{}[]`), minLength: 1, maxLength: 12 })
    .filter((each) => /[aşЯع]/.test(each));
  const line = text.map((each) => each.replace(/[\n\t]/g, ' ').trim());
  const product = fc
    .record({
      place: fc.nat(500),
      name: line,
      description: text.map((each) => each.trim()),
      code: fc.oneof(line, fc.constant(''), fc.constant('0012'), fc.constant('=1+1')),
      productKeywords: fc.uniqueArray(fc.constantFrom('towel', "a'b", 'a;b', 'a|b', '=ab', '-cotton', '70x140'), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map(({ place, ...change }) => sampleProduct(place, change));

  test('is imported again unchanged, from every language into every other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(product, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
        fc.constantFrom(...languages),
        fc.constantFrom(...languages),
        fc.constantFrom(',' as const, ';' as const),
        (products, writer, reader, separator) => {
          const written = writeTable(
            products.map((each) => cellsOf(each, allCategories, fileWords.writers[writer])),
            headingsIn(writer),
            separator,
          );
          expect(written.startsWith('\ufeff')).toBe(true);
          const bytes = new TextEncoder().encode(written);
          const table = tableOf(decode(bytes, encodingOf(bytes, reader)), reader);
          const rows = checkRows(table.rows, {
            products,
            categories: allCategories,
            language: reader,
            words: fileWords,
            table,
            countries: [],
            limitsFor: () => ({ language: 'en', keywords: 5, pictures: 5 }),
            find: () => ({ fault: 'pictureMissing' }),
            isByCode: false,
          });
          expect(rows.map(({ kind, faults, present }) => [kind, faults, present?.id])).toEqual(products.map(({ id }) => ['same', [], id]));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('has no cell that a spreadsheet would calculate', () => {
    const written = writeTable(
      [cellsOf(sampleProduct(1, { name: '=cmd|x', code: '+1', description: '@x' }), allCategories, fileWords.writers.en)],
      headingsIn('en'),
      ',',
    );
    expect(written.split('\r\n')[1]).toMatch(/,'=cmd\|x,'\+1,.*,'@x,/);
  });

  test('names every category and sub-category so that it is found again', () => {
    for (const language of languages)
      for (const category of allCategories) {
        expect(findCategory(allCategories, category.description[language], language)?.id).toBe(category.id);
        for (const sub of category.subCategories)
          expect(findCategory(category.subCategories, sub.description[language], 'en')?.id, sub.description[language]).toBe(sub.id);
      }
  });

  test('an empty table has the headings and no row', () => {
    const template = writeTable([], headingsIn('tr'), ';');
    expect(template.replace('\ufeff', '').trim().split(';')).toEqual(columns.map((column) => headingsIn('tr')[column]));
    expect(readTable(template.replace('\ufeff', ''), fileWords, 'en')).toEqual({ code: 'noRows' });
  });
});
