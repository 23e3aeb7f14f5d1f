import { expect, test } from 'vitest';
import { shownKeywords } from '../../../src/components/text/shown-keywords.ts';

test('a known keyword stands in the page’s language, once; others are marked with their own', () => {
  const of = { keywordNames: { 'غزل القطن': 'pamuk ipliği', yarn: 'iplik', yarns: 'iplik' }, originalLanguage: 'AR' } as const;
  expect(shownKeywords(['غزل القطن', 'yarn', 'yarns', 'حلب', 'the best'], of, 'tr')).toEqual([
    { text: 'pamuk ipliği', said: {} },
    { text: 'iplik', said: {} },
    { text: 'حلب', said: { lang: 'ar', dir: 'rtl' } },
    { text: 'the best', said: { lang: 'en' } },
  ]);
});

test('of an API that names no language the first letter gives the direction', () => {
  expect(shownKeywords(['yarn'], {}, 'ar')).toEqual([{ text: 'yarn', said: { dir: 'auto' } }]);
});
