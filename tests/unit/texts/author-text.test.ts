import { expect, test } from 'vitest';
import { authorText } from '../../../src/components/text/author-text.ts';

test('a text says its language and direction where these are not the page’s; without a word about it, its letters direct it', () => {
  expect(authorText('TR', 'tr')).toEqual({});
  expect(authorText('AR', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(authorText('RU', 'ar')).toEqual({ lang: 'ru', dir: 'ltr' });
  expect(authorText(undefined, 'ar')).toEqual({ dir: 'auto' });
});
