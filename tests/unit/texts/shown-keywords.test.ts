import { expect, test } from 'vitest';
import { shownKeywords } from '../../../src/i18n/author-text.ts';

test('a known keyword is shown once, in the page’s language; others are marked with their own', () => {
  const of = { keywordNames: { 'غزل القطن': 'pamuk ipliği', yarn: 'iplik', yarns: 'iplik' }, originalLanguage: 'AR' } as const;
  expect(shownKeywords(['غزل القطن', 'yarn', 'yarns', 'حلب', 'the best'], of, 'tr')).toEqual([
    { text: 'pamuk ipliği', attributes: {} },
    { text: 'iplik', attributes: {} },
    { text: 'حلب', attributes: { lang: 'ar', dir: 'rtl' } },
    { text: 'the best', attributes: { lang: 'en' } },
  ]);
});

test('without a language from the API the first letter determines the direction', () => {
  expect(shownKeywords(['yarn'], {}, 'ar')).toEqual([{ text: 'yarn', attributes: { dir: 'auto' } }]);
});
