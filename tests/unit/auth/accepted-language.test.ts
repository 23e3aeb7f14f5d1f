import { expect, test } from 'vitest';
import { acceptedLanguage } from '../../../api/platform/http/accepted-language.ts';

test.each([
  [null, 'EN'],
  ['', 'EN'],
  ['de, fr;q=0.8', 'EN'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'RU'],
  ['de, ar-EG;q=0.8, tr;q=0.5', 'AR'],
])('a browser that prefers %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
