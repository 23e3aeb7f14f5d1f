/** Words in files of products: the form's own, their synonyms and our codes, in all four languages. */
import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import type { Country } from '../../../contract/lookup/schemas.ts';
import { type Kind, wordsOf } from '../../../src/account/product/bulk-import/sheet/words.ts';
import { fileWords } from '../../support/data/file-words.ts';

const kinds: readonly Kind[] = ['column', 'unit', 'packaging', 'certificate', 'currency', 'incoterm'];

describe.each(kinds)('words of a %s', (kind) => {
  test.each(languages)('in %s are found, in other letter case and spacing too, and each has one meaning in all languages', (language) => {
    for (const [code, words] of wordsOf(kind, fileWords.writers[language]))
      for (const word of [code, ...words])
        for (const spelling of [word, ` ${word} `, word.toLocaleUpperCase(language)])
          expect([spelling, fileWords.find(kind, spelling, language)]).toEqual([spelling, code]);
  });
  test('other words are not found', () => {
    for (const word of ['', ' ', 'zebra', 'ي', '—']) expect(fileWords.find(kind, word, 'en')).toBeNull();
  });
});

test.each([
  ['unit', 'm2', 'MTK'],
  ['unit', 'KG.', 'KGM'],
  ['unit', 'طنّ', 'TNE'],
  ['unit', 'шт.', 'H87'],
  ['packaging', 'Koli', 'cartons'],
  ['packaging', 'биг бэг', 'bigBags'],
  ['certificate', 'ISO 9001:2015', 'iso9001'],
  ['certificate', 'iso-22000', 'iso22000'],
  ['certificate', 'Helal belgesi', 'halal'],
  ['currency', '$', 'USD'],
  ['currency', '₺', 'TRY'],
  ['currency', 'руб.', 'RUB'],
  ['currency', 'دولار أمريكي', 'USD'],
] as const)('a %s is also written %s', (kind, word, code) => expect(fileWords.find(kind, word, 'en')).toBe(code));

test('a country has its two letters, its names and common short names', () => {
  const country = (code: string, en: string, tr: string, ru: string, ar: string): Country =>
    ({ id: code, code, name: { en, tr, ru, ar } }) as unknown as Country;
  const countries = [
    country('tr', 'Türkiye', 'Türkiye', 'Турция', 'تركيا'),
    country('ae', 'United Arab Emirates', 'Birleşik Arap Emirlikleri', 'ОАЭ', 'الإمارات'),
  ];
  for (const word of ['TR', 'tr', 'Turkey', 'TURKIYE', 'Турция', 'تركيا', 'Türkiye (TR)'])
    expect([word, fileWords.findCountry(countries, word)?.id]).toEqual([word, 'tr']);
  expect(fileWords.findCountry(countries, 'UAE')?.id).toBe('ae');
  expect(fileWords.findCountry(countries, 'Atlantis')).toBeNull();
});

test('a price on request exists in every language', () => {
  for (const language of languages) expect(fileWords.isOnRequest(fileWords.writers[language].t('trade.onRequest'))).toBe(true);
  expect(fileWords.isOnRequest('onRequest')).toBe(true);
  expect(fileWords.isOnRequest('12')).toBe(false);
});
