/** Structured data of a request for search engines (schema.org). */
import { expect, test } from 'vitest';
import type { RequestDetail } from '../../../contract/request/shapes.ts';
import { translatorOf } from '../../../src/i18n/server.ts';
import { requestData } from '../../../src/server/structured-data/request.ts';

const site = {
  reader: { t: translatorOf('ar'), language: 'ar', country: (code: string) => (code === 'tr' ? 'تركيا' : code) },
  category: 'منسوجات',
  path: '/ar/imports/1',
  absolute: (path: string) => `https://kervan.example${path}`,
} as const;
const riyadh = { countryId: 'a'.repeat(24), country: 'sa', city: { en: 'Riyadh', tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' } };
const request = {
  name: 'Havlu',
  description: 'Pamuk.',
  // As its author wrote it, on an Arabic page.
  language: 'TR',
  inServiceEnum: 1,
  dtCreatedAt: '2026-11-01T00:00:00Z',
  dtPublicUntil: '2027-01-01T00:00:00Z',
  company: { name: 'Nil', path: 'nil' },
} as RequestDetail;
/** As sent: undefined values are missing. */
const dataOf = (more: Partial<RequestDetail>): unknown => JSON.parse(JSON.stringify(requestData({ ...request, ...more }, site)));

test('wanted goods are a demand with quantity, unit price, place and end', () => {
  const goods = {
    hsCode: '630260',
    quantity: { amount: 24_000, unit: 'H87', frequency: 'once' },
    price: { amount: 1.85, currency: 'USD', unit: 'H87' },
    delivery: { incoterm: 'DAP', place: riyadh },
    origins: ['tr'],
    certificates: ['oekoTex'],
    validUntil: '2026-12-31',
  } as const;
  expect(dataOf({ facts: { goods: { ...goods, origins: ['tr'], certificates: ['oekoTex'] } } })).toEqual({
    '@type': 'Demand',
    url: 'https://kervan.example/ar/imports/1',
    mainEntityOfPage: { '@type': 'WebPage', inLanguage: 'tr' },
    validFrom: '2026-11-01T00:00:00Z',
    validThrough: '2026-12-31',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: 24_000, unitCode: 'H87' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 1.85,
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'H87' },
    },
    areaServed: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'الرياض', addressCountry: 'SA' } },
    itemOffered: {
      '@type': 'Product',
      name: 'Havlu',
      description: 'Pamuk.',
      category: { '@type': 'CategoryCode', name: 'منسوجات', codeValue: '630260', inCodeSet: 'Harmonized System' },
      countryOfOrigin: [{ '@type': 'Country', name: 'تركيا' }],
      hasCertification: [{ '@type': 'Certification', name: 'OEKO-TEX' }],
    },
  });
});

test('the place of FOB is where goods are available from, and an offer has its seller', () => {
  const facts = { goods: { delivery: { incoterm: 'FOB', place: riyadh }, price: 'onRequest' } } as const;
  expect(dataOf({ inServiceEnum: 2, facts })).toMatchObject({
    '@type': 'Offer',
    availableAtOrFrom: { '@type': 'Place' },
    seller: { '@type': 'Organization', name: 'Nil', url: 'https://kervan.example/companies/nil' },
  });
  expect(dataOf({ inServiceEnum: 2, facts })).not.toHaveProperty('areaServed');
  expect(dataOf({ inServiceEnum: 2, facts })).not.toHaveProperty('priceSpecification');
});

test('freight is a service from one place to another', () => {
  expect(dataOf({ inServiceEnum: 3, facts: { freight: { from: riyadh, to: riyadh, weight: 500, readyOn: '2026-12-05' } } })).toMatchObject({
    '@type': 'Demand',
    eligibleQuantity: { value: 500, unitCode: 'KGM' },
    availableAtOrFrom: { '@type': 'Place' },
    areaServed: { '@type': 'Place' },
    availabilityStarts: '2026-12-05',
    itemOffered: { '@type': 'Service' },
  });
});

test('a request without facts is unchanged', () => {
  expect(dataOf({})).toEqual({
    '@type': 'Demand',
    url: 'https://kervan.example/ar/imports/1',
    mainEntityOfPage: { '@type': 'WebPage', inLanguage: 'tr' },
    validFrom: '2026-11-01T00:00:00Z',
    validThrough: '2027-01-01T00:00:00Z',
    itemOffered: { '@type': 'Product', name: 'Havlu', description: 'Pamuk.', category: 'منسوجات' },
  });
});
