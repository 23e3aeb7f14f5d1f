import { expect, test } from 'vitest';
import { writtenLanguage } from '../../../contract/text/written-language.ts';
import { companies, products, requests } from '../../../demo/index.ts';

const languageOf = new Map(companies.map(({ key, language }) => [key, language]));

test('the language of every text of the demo is detected', () => {
  for (const { key, description, language } of companies) expect([key, writtenLanguage(description)]).toEqual([key, language]);
  for (const { key, name, description, company } of products) {
    const language = languageOf.get(company);
    expect([key, writtenLanguage(`${name} ${description}`, language)]).toEqual([key, language]);
  }
  // A Turkish company may write a request in the language of its suppliers.
  for (const { key, name, description, company } of requests) {
    const account = languageOf.get(company) ?? 'EN';
    const seen = writtenLanguage(`${name} ${description}`, account);
    const isAskedInRussian = account === 'TR' && /\p{Script=Cyrillic}{3}/u.test(description);
    expect([key, seen]).toEqual([key, isAskedInRussian ? 'RU' : account]);
  }
});

test('codes and names in other scripts do not decide; without other letters the account decides', () => {
  expect(writtenLanguage('Фланцы ГОСТ 33259 DN 200 PN 16, EN 1092-1')).toBe('RU');
  expect(writtenLanguage('Ball bearings for İzmir, 6205-2RS')).toBe('EN');
  expect([writtenLanguage('6205-2RS', 'TR'), writtenLanguage('6205-2RS', 'AR'), writtenLanguage('')]).toEqual(['TR', 'EN', 'EN']);
});
