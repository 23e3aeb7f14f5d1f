import { expect, test } from 'vitest';
import { addressLine } from '../../../contract/company/public-page.ts';

const address = { stDescription: '48 Tanner Yard', areaName: '', postalCode: 'SE1 3PH', cityName: 'London', cityNames: { ar: 'لندن' } };
const line = (changes: object, country: string, language: 'en' | 'ar') =>
  addressLine({ address: { ...address, ...changes } } as unknown as Parameters<typeof addressLine>[0], country, language);

test('an address is one line, each part in its own direction', () => {
  expect(line({}, 'United Kingdom', 'en')).toBe(
    '\u206848 Tanner Yard\u2069, \u2068SE1 3PH\u2069 \u2068London\u2069, \u2068United Kingdom\u2069',
  );
});

test('in Arabic it has Arabic commas, and a Latin postal code does not reverse the city', () => {
  expect(line({}, 'المملكة المتحدة', 'ar')).toBe(
    '\u206848 Tanner Yard\u2069، \u2068SE1 3PH\u2069 \u2068لندن\u2069، \u2068المملكة المتحدة\u2069',
  );
});

test('a missing part leaves no comma', () => {
  expect(line({ stDescription: '', postalCode: '', cityName: '', cityNames: {} }, 'Türkiye', 'en')).toBe('\u2068Türkiye\u2069');
  expect(line({ stDescription: '', postalCode: '' }, '', 'en')).toBe('\u2068London\u2069');
});
