import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkKeyword, keepKeyword, keepKeywords } from '../../../contract/catalogue/keywords.ts';
import { type ApiLanguage, apiLanguages } from '../../../contract/text/languages.ts';

describe('a keyword keeps its letters, in lower case of its language', () => {
  test.each<[string, ApiLanguage, string]>([
    ['soğuk sıkım', 'TR', 'soğuk sıkım'],
    ['SOĞUK SIKIM', 'TR', 'soğuk sıkım'],
    ['Zeytinyağı', 'TR', 'zeytinyağı'],
    ['ZEYTİNYAĞI', 'TR', 'zeytinyağı'],
    ['İPLİK', 'TR', 'iplik'],
    ['IPLIK', 'TR', 'ıplık'],
    ['I\u0307plik', 'TR', 'iplik'],
    ['ISPARTA', 'TR', 'ısparta'],
    // Turkish by its letters, whatever the record's language.
    ['SOĞUK SIKIM', 'EN', 'soğuk sıkım'],
    ['ZEYTİNYAĞI', 'RU', 'zeytinyağı'],
    ['soğuk sıkım', 'AR', 'soğuk sıkım'],
    ['İstanbul', 'EN', 'istanbul'],
    // Latin words in a Turkish record that are not Turkish.
    ['IRON WIRE', 'TR', 'iron wire'],
    ['EXTRA VIRGIN', 'TR', 'extra virgin'],
    ['NUTS AND BOLTS IN TIN', 'TR', 'nuts and bolts in tin'],
    ['CNC IRON', 'EN', 'cnc iron'],
    // No letter shows that it is English: the record's language decides.
    ['CNC IRON', 'TR', 'cnc ıron'],
    // Abbreviations and codes are the same everywhere.
    ['ISO 9001', 'TR', 'iso 9001'],
    ['CIF Mersin', 'TR', 'cif mersin'],
    ['IP65 AYDINLATMA', 'TR', 'ip65 aydınlatma'],
    ['Ⓐ IŞIK', 'TR', 'ⓐ ışık'],
    ['МУКА', 'RU', 'мука'],
    ['Ёмкость', 'TR', 'ёмкость'],
    ['أسمنت', 'AR', 'أسمنت'],
    ['Cafe\u0301', 'EN', 'café'],
    ['  #Steel ', 'EN', 'steel'],
    ['steel, pipe', 'EN', 'steel pipe'],
    ['#fob,#cif', 'EN', 'fobcif'],
    ['زيت، زيتون', 'AR', 'زيت زيتون'],
    [' , # ', 'EN', ''],
  ])('%j in a record in %s is %j', (text, record, keyword) => {
    expect(keepKeyword(text, record)).toBe(keyword);
  });

  test('a stored keyword is unchanged in any language', () => {
    const [record, later] = [fc.constantFrom(...apiLanguages), fc.constantFrom(...apiLanguages)];
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'ıİiIğŞ \u0307#,qд') }));
    fc.assert(
      fc.property(text, record, later, (typed, first, second) => {
        const keyword = keepKeyword(typed, first);
        expect(keepKeyword(keyword, second)).toBe(keyword);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('of several spellings of one keyword the first is kept', () => {
  test.each<[ApiLanguage, string[], string[]]>([
    ['TR', ['soğuk sıkım', 'SOĞUK SIKIM', 'soguk sikim', 'SOGUK SİKİM'], ['soğuk sıkım']],
    ['TR', ['soguk sikim', 'soğuk sıkım'], ['soguk sikim']],
    ['RU', ['ёмкость', 'Емкость'], ['ёмкость']],
    ['AR', ['أسمنت', 'اسمنت'], ['أسمنت']],
    ['EN', ['#Zeytin,', ' ZEYTIN ', 'yağ'], ['zeytin', 'yağ']],
    ['EN', ['🫒🫒', '🐟🐟'], ['🫒🫒', '🐟🐟']],
  ])('in %s', (record, typed, expected) => {
    expect(keepKeywords(typed, record)).toEqual(expected);
  });
});

test('a keyword has 2 to 20 characters, of which an emoji is one', () => {
  const lengths = (text: string): boolean => keepKeywords([text], 'EN') !== null;
  expect(['a', 'aa', 'x'.repeat(20), 'x'.repeat(21)].map(lengths)).toEqual([false, true, true, false]);
  expect(['🫒', '🫒🫒', '🫒'.repeat(20), '🫒'.repeat(21)].map(lengths)).toEqual([false, true, true, false]);
});

test('a field accepts it once, and shows its fault', () => {
  expect(checkKeyword(' #İSTANBUL, ', [], 'TR')).toEqual({ tag: 'istanbul' });
  expect(checkKeyword('Soğuk Sıkım', [], 'EN')).toEqual({ tag: 'soğuk sıkım' });
  expect(checkKeyword('x', [], 'TR')).toEqual({ problem: 'INVALID_KEYWORD' });
  expect(checkKeyword('a'.repeat(21), [], 'TR')).toEqual({ problem: 'INVALID_KEYWORD' });
  expect(checkKeyword('Havlu', ['havlu'], 'TR')).toEqual({ problem: 'DUPLICATE' });
  expect(checkKeyword('soguk sikim', ['soğuk sıkım'], 'TR')).toEqual({ problem: 'DUPLICATE' });
});
