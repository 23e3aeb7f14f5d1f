import { expect, test } from 'vitest';
import { authorText } from '../../../src/i18n/author-text.ts';

test('a text has its language and direction where these differ from the page’s; without a language, its letters determine the direction', () => {
  expect(authorText('TR', 'tr')).toEqual({});
  expect(authorText('AR', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(authorText('RU', 'ar')).toEqual({ lang: 'ru', dir: 'ltr' });
  expect(authorText(undefined, 'ar')).toEqual({ dir: 'auto' });
});
