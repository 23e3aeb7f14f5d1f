import { beforeAll, expect, test } from 'vitest';
import { navigationSearch } from '../../contract/search/calls.ts';
import { call, callLoosely, data } from '../support/api-client.ts';
import { fillCompanies, fillRequests, readAxes } from '../support/catalogue-rows.ts';

beforeAll(async () => {
  const axes = await readAxes();
  await fillRequests(axes, 80, 16);
  await fillCompanies(axes, 30, 10);
});

const search = (text: string, searchTypeEnum: 0 | 1 | 2 | 3, size?: number) =>
  data(navigationSearch, { body: { text, searchTypeEnum, size } });

test('imports and exports are searched by their type, as people write them', async () => {
  const imports = await search('CELIK bo', 1, 20);
  expect(imports.requests.length).toBeGreaterThan(0);
  expect(imports.requests.every(({ name, inServiceEnum }) => name.startsWith('Çelik boru') && inServiceEnum === 1)).toBe(true);
  expect(imports.companies).toEqual([]);
  expect((await search('زيت', 2)).requests.every(({ inServiceEnum }) => inServiceEnum === 2)).toBe(true);
});

test('companies are searched for the header and for the company picker, boosted first', async () => {
  const { companies } = await search('ltd', 3, 10);
  expect(companies).toHaveLength(10);
  const boosts = companies.map(({ dtBoostExpire }) => dtBoostExpire !== null);
  expect(boosts).toEqual([...boosts].sort((a, b) => Number(b) - Number(a)));
  expect(boosts[0]).toBe(true);
  const picker = await search('steel', 0, 5);
  expect([picker.companies.length, picker.categories, picker.requests]).toEqual([5, [], []]);
});

test('categories are suggested in any of the four languages', async () => {
  for (const text of ['food', 'gıda', 'ПРОДУКТЫ', 'الأغذية'])
    expect((await search(text, 1)).categories[0]?.description.en, text).toBe('Food & Beverages');
});

test('nothing to search for is an empty answer, and a wrong body a refusal', async () => {
  expect(await search('***', 3)).toEqual({ companies: [], requests: [], categories: [] });
  expect((await callLoosely(navigationSearch, { body: { text: '', searchTypeEnum: 9 } })).envelope.errors).toEqual({
    text: 'REQUIRED',
    searchTypeEnum: 'INVALID',
  });
  expect((await call(navigationSearch, { body: { text: 'a', searchTypeEnum: 1, size: 21 } })).status).toBe(400);
});
