import { describe, expect, it } from 'vitest';
import { directoryAddress, directoryBody, readDirectoryQuery } from '../../../src/components/company/directory-query.ts';
import { listEnd, listSummary } from '../../../src/components/catalogue/list-range.ts';
import { isFiltered, readRequestQuery, requestAddress, requestBody } from '../../../contract/request/list-query.ts';
import { chosenAsTerms, chosenBeside, kindAddress } from '../../../src/components/catalogue/request-filters.ts';
import { languages } from '../../../contract/text/languages.ts';
import { translatorOf } from '../../../src/i18n/server.ts';
import type { Visitor } from '../../../src/server/visitor.ts';

const id = (letter: string) => letter.repeat(24);
const [food, oils, metals, road, ship] = ['a', 'b', 'c', 'd', 'e'].map(id) as [string, string, string, string, string];
const countries = new Map([
  ['tr', { id: id('1') }],
  ['de', { id: id('2') }],
]);
const categoryOf = (sub: string) => (sub === oils ? food : undefined);
const categories = new Map([food, metals].map((category) => [category, category]));
const known = { categories, countries, loadTypes: new Map([[road, 1]]), shippingTypes: new Map([[ship, 1]]), categoryOf };
const read = (search: string, place: Parameters<typeof readRequestQuery>[1] = '/requests') =>
  readRequestQuery(new URLSearchParams(search), place, known);

describe('the summary of a list', () => {
  const visitor = (language: (typeof languages)[number]) => ({ language, t: translatorOf(language) }) as Visitor;

  it('has the first, the last and the number of records in every language', () => {
    const texts = languages.map((language) => listSummary(visitor(language), { page: 2, count: 631, shown: 10, isCapped: false }));
    expect(texts[languages.indexOf('en')]).toBe('Showing 11 to 20 of 631 records');
    for (const [index, text] of texts.entries())
      expect(text, languages[index]).toMatch(languages[index] === 'ar' ? /١١.*٢٠.*٦٣١/ : /(?:11.*20.*631|631.*11.*20)/);
  });
  it('shows 1,000+ for a count that stopped', () => {
    expect(listSummary(visitor('en'), { page: 1, count: 1000, shown: 10, isCapped: true })).toBe('Showing 1 to 10 of 1,000+ records');
    expect(listSummary(visitor('ar'), { page: 1, count: 1000, shown: 10, isCapped: true })).toContain('+');
  });
  it.each([
    [{ page: 1, count: 0, shown: 0 }, null],
    [{ page: 5, count: 0, shown: 0 }, null],
    [{ page: 5, count: 41, shown: 1 }, null],
    [{ page: 6, count: 41, shown: 0 }, 5],
    [{ page: 99999, count: 41, shown: 0 }, 5],
    // The list is longer than the count, so the page before is tried.
    [{ page: 101, count: 1000, shown: 0 }, 100],
    [{ page: 101, count: 1000, shown: 10 }, null],
  ])('%j leads to page %j', (range, page) => {
    expect(listEnd(range, new URLSearchParams(), String).instead).toBe(page === null ? null : String(page));
  });
});

describe('the address of a request list', () => {
  it.each([
    ['', '/imports'],
    ['type=2&page=3', '/imports?page=3'],
    [`category=${food}&subCategory=${oils}&country=tr&country=de&sort=oldest&page=2`, null],
    [`value=%C3%A7elik&country=tr&page=2`, null],
  ])('%j on /imports is preserved by its pages', (search, address) => {
    const query = read(search, '/imports');
    expect(requestAddress(query, { page: query.page })).toBe(address ?? `/imports?${new URLSearchParams(search)}`);
    expect(query.type).toBe('1');
  });
  it('another filter or order starts at the first page', () => {
    expect(requestAddress(read(`type=other&country=tr&page=4`), { sort: 'oldest' })).toBe('/requests?type=other&country=tr&sort=oldest');
  });
  it('the kind is part of open lists only', () => {
    expect(requestAddress(read('type=3', '/search'))).toBe('/search?type=3');
    expect(requestAddress(read('type=0'))).toBe('/requests');
    expect(kindAddress(read('', '/imports'), '2')).toBe('/exports');
    expect(kindAddress(read('', '/imports'), '4')).toBe('/requests?type=4');
    expect(kindAddress(read('value=oil&type=1'), '2')).toBe('/requests?type=2&value=oil');
    expect(kindAddress(read('', '/search'), '1')).toBe('/search?type=1');
  });
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'type=5',
    'type=%00',
    'country=zz',
    'country=TR',
    'country=../..',
    `loadType=${ship}&shippingType=${road}`,
    'category=food',
    `category=${oils}`,
    `category=${id('f')}`,
    `subCategory=${metals}`,
    'hs=77',
    'incoterm=XXX',
    'origin=zz',
    'destination=zz',
    'certificate=iso1',
    'valid=8',
    'sort=random',
    'value=%20%20',
    '__proto__=1',
  ])('%s is not a filter', (search) => {
    expect(requestAddress(read(search))).toBe('/requests');
  });
  it('a sub-category adds its category, and one of another category is removed', () => {
    expect(requestAddress(read(`subCategory=${oils}`))).toBe(`/requests?category=${food}&subCategory=${oils}`);
    expect(requestAddress(read(`category=${metals}&subCategory=${oils}`))).toBe(`/requests?category=${metals}`);
  });
  const trade = 'hs=63&incoterm=FOB&incoterm=CIF&origin=tr&destination=de&certificate=iso9001&valid=14';
  it('keeps trade facts, in the panel beside the list and on separate pages', () => {
    const query = read(`type=1&value=oil&category=${food}&${trade}&sort=oldest`);
    expect(requestAddress(query)).toContain(`category=${food}&hs=63&incoterm=FOB&incoterm=CIF&origin=tr&destination=de`);
    expect(isFiltered(read('valid=7'))).toBe(true);
    expect(isFiltered(read('hs=63'))).toBe(true);
    const storedBy = (names: readonly string[]) =>
      String(new URLSearchParams([...new URLSearchParams(requestAddress(query).split('?')[1])].filter(([name]) => !names.includes(name))));
    expect(storedBy(chosenBeside(query))).toBe(`type=1&value=oil&${trade}&sort=oldest`);
    expect(storedBy(chosenAsTerms)).toBe(`type=1&value=oil&category=${food}&hs=63&sort=oldest`);
    expect(kindAddress(read(trade, '/imports'), '2')).toBe('/exports');
  });
  it('the call has codes and ids of countries', () => {
    expect(requestBody(read(trade), known).filters).toEqual({
      hsChapters: ['63'],
      incoterms: ['FOB', 'CIF'],
      originCountryIds: [id('1')],
      destinationCountryIds: [id('2')],
      certificates: ['iso9001'],
      validDays: 14,
    });
  });
  it('the call has ids, and pages from 0', () => {
    expect(requestBody(read(`country=tr&loadType=${road}&type=other&page=3&value=oil`), known)).toEqual({
      page: 2,
      size: 10,
      sort: 'newest',
      text: 'oil',
      filters: { serviceType: 'other', countryIds: [id('1')], loadTypeIds: [road] },
    });
    expect(requestBody(read(`value=${'x'.repeat(900)}`), known).text).toHaveLength(200);
  });
});

describe('the address of the directory', () => {
  const directory = (search: string, base: '/companies' | '/search' = '/companies') =>
    readDirectoryQuery(new URLSearchParams(search), base, { categories, countries, categoryOf });

  it('keeps every filter, also as the second tab of /search', () => {
    const search = `value=oil&category=${food}&subCategory=${oils}&serviceType=2&country=tr&sort=name&page=3`;
    expect(directoryAddress(directory(search), { page: 3 })).toBe(`/companies?${search}`);
    expect(directoryAddress(directory(search, '/search'), { page: 3 })).toBe(`/search?selected=2&${search}`);
    expect(directoryAddress(directory(search), { serviceType: '' })).toBe(
      `/companies?value=oil&category=${food}&subCategory=${oils}&country=tr&sort=name`,
    );
    expect(directoryAddress(directory(''))).toBe('/companies');
  });
  it.each([
    'page=0',
    'serviceType=3',
    'country=zz',
    'category=1',
    `category=${id('f')}`,
    `subCategory=${metals}`,
    'selected=2',
    'sort=newest',
    'sort=price',
  ])('%s is not a filter', (search) => {
    expect(directoryAddress(directory(search))).toBe('/companies');
  });
  it('the call has ids, and pages from 0', () => {
    expect(directoryBody(directory(`subCategory=${oils}&country=de&serviceType=1&page=2`), { countries })).toEqual({
      page: 1,
      size: 10,
      filters: { categoryId: food, subCategoryIds: [oils], countryIds: [id('2')], serviceType: 1 },
    });
    expect(directoryBody(directory('sort=name'), { countries })).toMatchObject({ sort: 'name' });
  });
});
