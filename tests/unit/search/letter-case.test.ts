import { describe, expect, test } from 'vitest';
import { asciiLowerCase, asciiUpperCase, lowerCase, upperCase } from '../../../contract/text/letter-case.ts';
import type { Language } from '../../../contract/text/languages.ts';

describe('words of people', () => {
  test.each<[string, Language, string]>([
    ['IŞIK', 'tr', 'ışık'],
    ['İZMİR', 'tr', 'izmir'],
    ['I\u0307zmir', 'tr', 'izmir'],
    ['IRON', 'en', 'iron'],
    ['İZMİR', 'en', 'izmir'],
    ['ЁМКОСТЬ', 'ru', 'ёмкость'],
    ['أسمنت', 'ar', 'أسمنت'],
  ])('%j is %s in small letters: %j', (text, language, small) => {
    expect(lowerCase(text, language)).toBe(small);
    expect(lowerCase(small, language)).toBe(small);
  });

  test.each<[string, Language, string]>([
    ['ismail', 'tr', 'İSMAİL'],
    ['ışık', 'tr', 'IŞIK'],
    ['ismail', 'en', 'ISMAIL'],
    ['ёж', 'ru', 'ЁЖ'],
  ])('%j is %s in capitals: %j', (text, language, capitals) => {
    expect(upperCase(text, language)).toBe(capitals);
  });
});

test('words of protocols have A to Z only', () => {
  expect(asciiLowerCase('Content-TYPE İIıK\u212a')).toBe('content-type İiık\u212a');
  expect(asciiUpperCase('tr iıß')).toBe('TR Iıß');
});
