/** The demo's facts of products and companies: an author could submit every one of them. */
import { expect, test } from 'vitest';
import { companyFactsInput, productFactsInput } from '../../../contract/trade/facts.ts';
import { certificates } from '../../../contract/trade/codes.ts';
import { certificateLengths } from '../../../contract/company/fields.ts';
import { companyCertificatesMax } from '../../../contract/limits.ts';
import { calendarDay } from '../../../contract/wire/wire.ts';
import { certificatesOf, companyFactsOf, productFactsOf } from '../../../demo/compose-offers.ts';
import { companyFacts, productFacts } from '../../../demo/facts/index.ts';
import { companies, products } from '../../../demo/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';

const countryId = (code: string): string => lookupId('country', code);
const now = Date.UTC(2026, 10, 22, 9);

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
