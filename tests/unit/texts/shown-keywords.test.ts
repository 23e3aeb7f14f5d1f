import { expect, test } from 'vitest';
import { shownKeywords } from '../../../src/components/text/shown-keywords.ts';

test('a known keyword stands in the page’s language, once; others are marked with their own', () => {
  const of = { keywordNames: { 'غزل القطن': 'pamuk ipliği', yarn: 'iplik', yarns: 'iplik' }, originalLanguage: 'AR' } as const;
  expect(shownKeywords(['غزل القطن', 'yarn', 'yarns', 'حلب', 'the best'], of, 'tr')).toEqual([
    { text: 'pamuk ipliği', attributes: {} },
    { text: 'iplik', attributes: {} },
    { text: 'حلب', attributes: { lang: 'ar', dir: 'rtl' } },
    { text: 'the best', attributes: { lang: 'en' } },
  ]);
});

test('of an API that names no language the first letter gives the direction', () => {
  expect(shownKeywords(['yarn'], {}, 'ar')).toEqual([{ text: 'yarn', attributes: { dir: 'auto' } }]);
});
