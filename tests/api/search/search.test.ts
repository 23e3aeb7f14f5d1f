import { beforeAll, expect, test } from 'vitest';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { countResults, navigationSearch } from '../../../contract/search/calls.ts';
import { call, callLoosely, data } from '../../support/api/api-client.ts';
import { approvedCompany, lookups, member } from '../../support/api/api-fixtures.ts';
import { fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { pictureFile } from '../../support/data/sample-files.ts';

beforeAll(async () => {
  const axes = await readAxes();
  await fillRequests(axes, 80, 16);
  await fillCompanies(axes, 30, 10);
});

const search = (text: string, searchTypeEnum: 0 | 1 | 2 | 3 | 7, size?: number) =>
  data(navigationSearch, { body: { text, searchTypeEnum, size } });

test('imports and exports are searched by their type, in usual spellings', async () => {
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

test('a search of everything suggests requests of every kind, companies and products, and counts requests by kind', async () => {
  const { requests, companies } = await search('steel', 7);
  expect([requests.length, companies.length]).toEqual([3, 3]);
  const count = async (serviceType: 1 | 2 | 'other') =>
    (await data(getRequestCards, { body: { page: 0, size: 1, text: 'steel', filters: { serviceType } } })).count;
  const counted = await data(countResults, { body: { text: 'steel', withRequestKinds: true } });
  expect(counted.requestKinds).toEqual({
    imports: { count: await count(1), isCapped: false },
    exports: { count: await count(2), isCapped: false },
    logistics: { count: await count('other'), isCapped: false },
  });
  const { imports, exports, logistics } = counted.requestKinds ?? expect.fail('no kinds');
  expect(imports.count).toBeGreaterThan(0);
  expect(imports.count + exports.count + logistics.count).toBe(counted.requests.count);
  expect((await data(countResults, { body: { text: 'steel' } })).requestKinds).toBeUndefined();
});

test('categories are suggested in any of the four languages', async () => {
  for (const text of ['food', 'gıda', 'ПРОДУКТЫ', 'الأغذية'])
    expect((await search(text, 1)).categories[0]?.description.en, text).toBe('Food & Beverages');
});

test('nothing to search for returns an empty answer, and an invalid body a refusal', async () => {
  expect(await search('***', 3)).toEqual({ companies: [], requests: [], categories: [] });
  expect((await callLoosely(navigationSearch, { body: { text: '', searchTypeEnum: 9 } })).envelope.errors).toEqual({
    text: 'REQUIRED',
    searchTypeEnum: 'INVALID',
  });
  expect((await call(navigationSearch, { body: { text: 'a', searchTypeEnum: 1, size: 21 } })).status).toBe(400);
});

test('a card shows the first picture of the five newest products and counts the others', async () => {
  const user = await member('premium');
  const [company, other] = [await approvedCompany(user), await approvedCompany(user)];
  const { categoryId, subCategoryId } = await lookups();
  const body = (companyId: string, change: Record<string, unknown> = {}) => ({
    CompanyId: companyId,
    'Product.Name': 'White marble',
    'Product.Description': 'Slabs of 2 cm',
    'Product.Code': '',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': ['marble'],
    ...change,
  });
  const add = async () =>
    (await data(addAndEditProduct, { token: user.token, body: body(company.id), files: { ImageList: [pictureFile(), pictureFile()] } }))
      .product;
  const card = async (id: string) =>
    (await data(getCompanyCards, { body: { page: 0, size: 50 } })).companies
      .filter((each) => each.id === id)
      .map(({ productUrls, productPictureCount }) => ({ productUrls, productPictureCount }))[0];
  expect(await card(company.id)).toEqual({ productUrls: [], productPictureCount: 0 });
  const products: Awaited<ReturnType<typeof add>>[] = [];
  for (let count = 0; count < 7; count += 1) products.push(await add());
  const newest = products.toReversed();
  const first = (list: typeof products) => list.slice(0, 5).map(({ imageURLs }) => imageURLs[0]);
  expect(await card(company.id)).toEqual({ productUrls: first(newest), productPictureCount: 7 });

  const [removed, moved, ...rest] = newest;
  await data(deleteProduct, { token: user.token, query: { id: removed?.id ?? '' } });
  await data(addAndEditProduct, {
    token: user.token,
    body: body(other.id, { 'Product.Id': moved?.id, ImageURLs: [moved?.imageURLs[1]] }),
  });
  expect(await card(company.id)).toEqual({ productUrls: first(rest), productPictureCount: 5 });
  expect(await card(other.id)).toEqual({ productUrls: [moved?.imageURLs[1]], productPictureCount: 1 });
});
