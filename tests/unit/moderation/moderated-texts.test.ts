import { expect, test } from 'vitest';
import { otherTexts } from '../../../src/account/moderation/queue/other-texts.ts';

const labels = { name: 'Title', description: 'Description' };

test('moderators see every name and text in every language; a company has no translated names', () => {
  expect(otherTexts({ RU: { name: 'Трубы', description: 'Сто тонн.' } }, labels)).toEqual([
    ['Title · \u2068Русский\u2069', 'Трубы'],
    ['Description · \u2068Русский\u2069', 'Сто тонн.'],
  ]);
  expect(otherTexts({ TR: { description: 'Halat.' } }, labels)).toEqual([['Description · \u2068Türkçe\u2069', 'Halat.']]);
  expect(otherTexts(undefined, labels)).toEqual([]);
});
