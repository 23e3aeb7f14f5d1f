/** The demo's facts of products and companies: an author could submit every one of them. */
import { describe, expect, test } from 'vitest';
import { companyFactsInput, productFactsInput } from '../../../contract/trade/facts.ts';
import { certificates } from '../../../contract/trade/codes.ts';
import { certificateLengths } from '../../../contract/company/fields.ts';
import { companyCertificatesMax, dayMs } from '../../../contract/limits.ts';
import { certificatesOf, companyFactsOf, productFactsOf } from '../../../demo/compose-offers.ts';
import { companyFacts, productFacts } from '../../../demo/facts/index.ts';
import { companies, products } from '../../../demo/index.ts';
import { calendarDay } from '../../../contract/wire/wire.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';

const countryId = (code: string): string => lookupId('country', code);
const now = Date.UTC(2026, 10, 22, 9);

describe('the notation', () => {
  test('of a product', () => {
    const note = { hs: '6302.31', unit: 'KGM 500', price: '3.1 4.4 USD', leadTimeDays: 21, origin: 'TR', certificates: ['gots' as const] };
    expect(productFactsOf(note, (code) => `id of ${code}`)).toEqual({
      hsCode: '630231',
      unit: 'KGM',
      minimumOrder: 500,
      price: { from: 3.1, to: 4.4, currency: 'USD' },
      leadTimeDays: 21,
      originCountryId: 'id of TR',
      certificates: ['gots'],
    });
    expect(productFactsOf({ unit: 'H87', price: 'onRequest' }, countryId)).toEqual({ unit: 'H87', price: 'onRequest' });
  });

  test('of a company', () => {
    const note = {
      foundedIn: 1974,
      markets: 'SA AE',
      speaks: 'tr en',
      capacity: '1200 TNE monthly',
      certificates: [{ kind: 'iso9001' as const, number: '1', issuer: 'X', validIn: '40d', isChecked: true }],
    };
    expect(companyFactsOf(note, (code) => code)).toEqual({
      foundedIn: 1974,
      marketCountryIds: ['SA', 'AE'],
      speaks: ['tr', 'en'],
      capacity: { amount: 1200, unit: 'TNE', frequency: 'monthly' },
    });
    expect(certificatesOf(note, now)).toEqual([
      { kind: 'iso9001', number: '1', issuer: 'X', validUntil: new Date(now + 40 * dayMs).toISOString().slice(0, 10), isChecked: true },
    ]);
  });

  test.each([
    ['a unit', () => productFactsOf({ unit: 'KILO 5' }, countryId)],
    ['a currency', () => productFactsOf({ price: '1 2 DOLLAR' }, countryId)],
    ['an amount', () => companyFactsOf({ capacity: 'many TNE monthly' }, countryId)],
    ['a language', () => companyFactsOf({ speaks: 'turkish' }, countryId)],
  ])('reports the unknown word %s', (_, make) => expect(make).toThrow(/none of|not a number/));
});

test('every product with facts exists, and its facts can be submitted', () => {
  const keys = new Set(products.map(({ key }) => key));
  const wrong = Object.entries(productFacts).filter(
    ([key, note]) => !keys.has(key) || !productFactsInput.safeParse(productFactsOf(note, countryId)).success,
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect(Object.keys(productFacts).length).toBeGreaterThan(200);
});

test('every company with facts exists, and its facts can be submitted', () => {
  const keys = new Set(companies.map(({ key }) => key));
  const isCertificate = ({ kind, number, issuer, validUntil }: ReturnType<typeof certificatesOf>[number]): boolean =>
    certificates.includes(kind) &&
    number.length <= certificateLengths.number &&
    issuer.length <= certificateLengths.issuer &&
    calendarDay.safeParse(validUntil).success;
  const wrong = Object.entries(companyFacts).filter(([key, note]) => {
    const proofs = certificatesOf(note, now);
    const facts = companyFactsInput.safeParse(companyFactsOf(note, countryId));
    return !keys.has(key) || !facts.success || proofs.length > companyCertificatesMax || !proofs.every(isCertificate);
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});
