/** What pages read from an address (docs/behaviour.md#page-cache). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchLengthMax } from '../../../contract/limits.ts';
import {
  addressWith,
  allRequestsQuery,
  directoryQuery,
  newsQuery,
  pageNumber,
  pageText,
  readQuery,
} from '../../../contract/wire/page-query.ts';

const id = (letter: string): string => letter.repeat(24);
const read = (search: string) => readQuery(allRequestsQuery, new URLSearchParams(search));
const nothing = {
  type: '',
  value: '',
  category: '',
  subCategory: [],
  country: [],
  loadType: [],
  shippingType: [],
  hs: [],
  incoterm: [],
  origin: [],
  destination: [],
  certificate: [],
  valid: '',
  sort: '',
  page: '',
};

describe('reading', () => {
  test('uses the first of a repeated single value and each of a list once', () => {
    expect(read(`type=other&type=1&country=tr&country=de&country=tr&category=${id('a')}&category=${id('b')}`)).toEqual({
      ...nothing,
      type: 'other',
      country: ['tr', 'de'],
      category: id('a'),
    });
    expect(read(Array.from({ length: 26 }, (_, at) => `subCategory=${id('a').slice(2)}${at + 10}`).join('&')).subCategory).toHaveLength(20);
  });

  test('trade facts are chapters, delivery terms, countries, certificates and days', () => {
    expect(read('hs=63&hs=08&incoterm=FOB&origin=tr&destination=sa&certificate=iso9001&certificate=globalGap&valid=14')).toEqual({
      ...nothing,
      hs: ['63', '08'],
      incoterm: ['FOB'],
      origin: ['tr'],
      destination: ['sa'],
      certificate: ['iso9001', 'globalGap'],
      valid: '14',
    });
  });

  test.each([
    'page=1',
    'page=0',
    'page=100000',
    'type=0',
    'type=companies',
    'sort=newest',
    'value=%00',
    'value=%20',
    'country=TR',
    'hs=630',
    'incoterm=fob',
    'origin=Turkey',
    'certificate=ISO 9001',
    'valid=8',
    'x=1',
    '__proto__=1',
  ])('%s is ignored', (search) => expect(read(search)).toEqual(nothing));

  test('cuts a search that is too long, and does not show the whole list instead', () => {
    expect(read(`value=${'q'.repeat(1001)}`).value).toBe('q'.repeat(searchLengthMax));
  });

  test('trims values, and ignores invalid ones', () => {
    expect(read('value=%20oil%20&page=abc&page=7')).toEqual({ ...nothing, value: 'oil', page: '7' });
    expect(readQuery(newsQuery, new URLSearchParams('lang=TR')).lang).toBe('TR');
  });
});

test('an address is written in the order of its declaration, without empty values', () => {
  expect(addressWith('/companies', directoryQuery, { page: '3', country: ['tr', 'de'], value: 'a b', category: '', subCategory: [] })).toBe(
    '/companies?value=a+b&country=tr&country=de&page=3',
  );
  expect(addressWith('/companies', directoryQuery, {})).toBe('/companies');
});

test.each([
  ['', 1],
  ['7', 7],
])('page %j is number %i, both ways', (text, number) => {
  expect(pageNumber(text)).toBe(number);
  expect(pageText(number)).toBe(text);
});

test('values are written as URLSearchParams writes them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.array(fc.string({ minLength: 1 })), (value, country) => {
      const search = new URLSearchParams([['value', value], ...country.map((each) => ['country', each])]);
      const [, address] = addressWith(
        '/search',
        { value: allRequestsQuery.value, country: allRequestsQuery.country },
        { value, country },
      ).split('?', 2);
      expect(address).toBe(String(search));
    }),
    { numRuns: 2000 },
  );
  for (const value of ["a b+c%20~!'()*-._", 'قطن خام', 'хлопок & шёлк', '\ud800x'])
    expect(addressWith('/x', { value: allRequestsQuery.value }, { value })).toBe(`/x?${new URLSearchParams({ value })}`);
});
