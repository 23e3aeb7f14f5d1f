/** Amounts in words, in each language in the style of its banks. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../contract/text/languages.ts';
import type { Currency } from '../../../contract/trade/codes.ts';
import { amountInWords } from '../../../src/i18n/amount-in-words.ts';
import { arabicNumber } from '../../../src/i18n/arabic-number.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.each<[Language, string, Currency, string]>([
  ['en', '117010.00', 'USD', 'US dollars one hundred seventeen thousand ten and 00/100 only'],
  ['en', '1.05', 'EUR', 'Euro one and 05/100 only'],
  ['en', '2500.125', 'KWD', 'Kuwaiti dinars two thousand five hundred and 125/1000 only'],
  ['tr', '117010.00', 'USD', 'Yalnız yüzonyedibinon ABD doları 00/100'],
  ['tr', '1250.50', 'TRY', 'Yalnız binikiyüzelli Türk lirası 50/100'],
  ['ru', '117010.00', 'USD', 'Сто семнадцать тысяч десять долларов США 00/100'],
  ['ru', '21.00', 'USD', 'Двадцать один доллар США 00/100'],
  ['ru', '1002.40', 'TRY', 'Одна тысяча две турецкие лиры 40/100'],
  ['ar', '117010.00', 'USD', 'فقط مائة وسبعة عشر ألفًا وعشرة (دولار أمريكي) و\u206600/100\u2069 لا غير'],
  ['ar', '3.00', 'TRY', 'فقط ثلاث (ليرة تركية) و\u206600/100\u2069 لا غير'],
])('in %s %s %s is written out', async (language, amount, currency, written) => {
  const inWords = await amountInWords(language, textsOf(language));
  expect(inWords(amount, currency)).toBe(written);
});

describe('numbers in Arabic', () => {
  test.each<[number, string]>([
    [0, 'صفر'],
    [2, 'اثنان'],
    [12, 'اثنا عشر'],
    [13, 'ثلاثة عشر'],
    [21, 'واحد وعشرون'],
    [101, 'مائة وواحد'],
    [1000, 'ألف'],
    [2000, 'ألفان'],
    [3000, 'ثلاثة آلاف'],
    [10_000, 'عشرة آلاف'],
    [11_000, 'أحد عشر ألفًا'],
    [20_000, 'عشرون ألفًا'],
    [100_000, 'مائة ألف'],
    [101_000, 'مائة ألف وألف'],
    [102_000, 'مائة ألف وألفان'],
    [103_000, 'مائة وثلاثة آلاف'],
    [111_000, 'مائة وأحد عشر ألفًا'],
    [200_000, 'مئتا ألف'],
    [201_200, 'مئتا ألف وألف ومئتان'],
    [999_999, 'تسعمائة وتسعة وتسعون ألفًا وتسعمائة وتسعة وتسعون'],
    [2_345_678, 'مليونان وثلاثمائة وخمسة وأربعون ألفًا وستمائة وثمانية وسبعون'],
    [101_000_000, 'مائة مليون ومليون'],
    [1_000_000_000, 'مليار'],
  ])('%d', (number, words) => expect(arabicNumber(BigInt(number), 'masculine')).toBe(words));
  test('agree with the counted noun', () => {
    expect([1, 3, 11, 12, 13, 21, 22, 103].map((number) => arabicNumber(BigInt(number), 'feminine'))).toEqual([
      'واحدة',
      'ثلاث',
      'إحدى عشرة',
      'اثنتا عشرة',
      'ثلاث عشرة',
      'إحدى وعشرون',
      'اثنتان وعشرون',
      'مائة وثلاث',
    ]);
  });
  test('are all different', () => {
    const numbers = Array.from({ length: 3000 }, (_, place) => BigInt(place) * 337n);
    expect(new Set(numbers.map((number) => arabicNumber(number, 'masculine'))).size).toBe(numbers.length);
  });
});
