import { expect, test } from 'vitest';
import { acceptedLanguage } from '../../../contract/text/languages.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['de, fr;q=0.8', 'en'],
  [',;q=x,*', 'en'],
  ['trv', 'en'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['de, ar-EG;q=0.8, tr;q=0.5', 'ar'],
  ['de, tr;q=0.1, en;q=0.9', 'en'],
  ['en;q=0.3, ru ; q=0.5', 'ru'],
  ['tr;q=0, ar;q=0.1', 'ar'],
])('a browser that prefers %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
