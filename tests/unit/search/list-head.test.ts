/** A list names its order as people see it: the newest first, or the best match before the newest among results of a typed text. */
import { expect, test } from 'vitest';
import { orderText } from '../../../src/components/catalogue/list-range.ts';
import { languages } from '../../../contract/text/languages.ts';
import { textsOf } from '../../support/browser/texts.ts';

test('"newest first" is a list without a typed text, "best match, then newest" a search', () => {
  const reader = { t: textsOf('en') } as Parameters<typeof orderText>[0];
  expect(['', 'cotton'].map((typed) => orderText(reader, 'newest', typed))).toEqual(['Newest first', 'Best match, then newest']);
  expect(['', 'cotton'].map((typed) => orderText(reader, 'oldest', typed))).toEqual(['Oldest first', 'Oldest first']);
});

test.each(languages)('the orders have different names (%s)', (language) => {
  const reader = { t: textsOf(language) } as Parameters<typeof orderText>[0];
  const names = [
    orderText(reader, 'newest', ''),
    orderText(reader, 'newest', 'cotton'),
    orderText(reader, 'oldest', 'cotton'),
    orderText(reader, 'name', 'cotton'),
  ];
  expect(new Set(names).size).toBe(4);
});
