import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressLine } from '../../../contract/company/public-page.ts';
import { languages } from '../../../contract/text/languages.ts';
import { lowerCase } from '../../../contract/text/letter-case.ts';
import { textsOf } from '../../support/browser/texts.ts';

const address = { stDescription: '48 Tanner Yard', areaName: '', postalCode: 'SE1 3PH', cityName: 'London', cityNames: { ar: 'لندن' } };
const line = (changes: object, country: string, language: 'en' | 'ar') =>
  addressLine({ address: { ...address, ...changes } } as unknown as Parameters<typeof addressLine>[0], country, language);

test('an address is one line, each part in its own direction', () => {
  expect(line({}, 'United Kingdom', 'en')).toBe(
    '\u206848 Tanner Yard\u2069, \u2068SE1 3PH\u2069 \u2068London\u2069, \u2068United Kingdom\u2069',
  );
});

test('in Arabic an address has Arabic commas, and a Latin postal code does not reverse the city', () => {
  expect(line({}, 'المملكة المتحدة', 'ar')).toBe(
    '\u206848 Tanner Yard\u2069، \u2068SE1 3PH\u2069 \u2068لندن\u2069، \u2068المملكة المتحدة\u2069',
  );
});

test('a missing part leaves no comma', () => {
  expect(line({ stDescription: '', postalCode: '', cityName: '', cityNames: {} }, 'Türkiye', 'en')).toBe('\u2068Türkiye\u2069');
  expect(line({ stDescription: '', postalCode: '' }, '', 'en')).toBe('\u2068London\u2069');
});

test.each(languages)('what a page leaves out of an address is what the form names as left out (%s)', (language) => {
  const hidden = { stHeader: 'Yard office', phone: '+442075550100', fax: '+442075550101', email: 'yard@tanner.example' };
  const shown = line(hidden, 'United Kingdom', 'en');
  expect(Object.values(hidden).filter((value) => shown.includes(value))).toEqual([]);
  const t = textsOf(language);
  const label = (name: 'addressHeader' | 'phone' | 'fax'): string => lowerCase(t(`company.field.${name}`), language);
  const sentences = lowerCase(t('company.about.address'), language).split('. ');
  const names = [label('addressHeader'), label('phone'), label('fax')];
  expect(sentences.filter((sentence) => names.every((name) => sentence.includes(name)))).toHaveLength(1);
});

test('pages read an address as that line only', () => {
  const sources = ['src/components/company', 'src/pages/companies'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(astro|tsx?)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const uses = sources.flatMap((source) => source.match(/\baddress\.(?!ts\b)\w+|addressLine\(/g) ?? []);
  expect([...new Set(uses)]).toEqual(['address.countryName', 'addressLine(']);
});
