/** A company's own list of products: orders, pages, search, and rows read. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/platform/ids.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { loadLookups } from '../../../api/lookup/lookups.ts';
import { listOwnProducts, renewFindTexts } from '../../../api/product/list-store.ts';
import { searchTextVersion } from '../../../api/lookup/search-text.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { deleteProduct, getUserProducts } from '../../../contract/product/calls.ts';
import { productFindText } from '../../../contract/product/find-text.ts';
import { productSorts, type ProductSort } from '../../../contract/product/fields.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member, staffOf } from '../../support/api/api-fixtures.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const count = 237;
let user: Awaited<ReturnType<typeof member>>;
let companyId: string;
const names = ['Çelik boru', 'Zeytin', 'ısparta gülü', 'ёлка', 'الألمنيوم', 'Apple', 'İncir'];

async function fill(company: string, howMany: number): Promise<void> {
  const { categoryId, subCategoryId } = await lookups();
  const insert = env.DB.prepare(
    "INSERT INTO product(id, company_id, name, description, code, category_id, sub_category_id, created_at, find_text, find_version) VALUES(?1,?2,?3,'x',?4,?5,?6,?7,?8,?9)",
  );
  const rows = Array.from({ length: howMany }, (_, index) => {
    const [name, code] = [`${names[index % names.length]} ${(index * 7919) % 1000}`, `HS-${1000 + index}`];
    return insert.bind(newId(), company, name, code, categoryId, subCategoryId, index + 1, productFindText(name, code), searchTextVersion);
  });
  await env.DB.batch(rows);
}

beforeAll(async () => {
  user = await member();
  companyId = (await approvedCompany(user)).id;
  await fill(companyId, count);
  // Others beside it.
  await fill((await approvedCompany(await member())).id, 40);
});

const ask = (part: Record<string, unknown>) => data(getUserProducts, { token: user.token, body: { companyId, ...part } });

async function readRows(part: { sort?: ProductSort; page?: number; text?: string }): Promise<number> {
  const trips: ReadTrips = [];
  const known = await loadLookups(database(), clock.now());
  await listOwnProducts(
    countReads(database(), trips),
    { companyId, ownerUserId: user.masterUserId, text: undefined, sort: 'newest', page: 0, size: 10, ...part },
    known,
  );
  return (await Promise.all(trips)).flat().reduce((sum, rows) => sum + rows, 0);
}

test('every order lists every product once, in its order, on every page', async () => {
  const results = await allRows<{ id: string; find_text: string }>(
    'SELECT id, find_text FROM product WHERE company_id=?1 ORDER BY seq',
    companyId,
  );
  const bytes = (text: string): string => Buffer.from(text).toString('hex');
  const byName = results.toSorted((one, other) => (bytes(one.find_text) < bytes(other.find_text) ? -1 : 1));
  const expected = { newest: results.toReversed(), oldest: results, name: byName };
  for (const sort of productSorts) {
    const found: string[] = [];
    for (let page = 0; page * 50 < count; page += 1) {
      const answer = await ask({ sort, page, size: 50 });
      expect(answer.count).toBe(count);
      found.push(...answer.products.map(({ id }) => id));
    }
    expect(found, sort).toEqual(expected[sort].map(({ id }) => id));
  }
  expect(await ask({ page: 30 })).toEqual({ products: [], count });
});

test('a page reads what it shows: at the beginning, at the end, and at most half of the list in between', async () => {
  for (const sort of productSorts) {
    expect(await readRows({ sort }), sort).toBeLessThanOrEqual(40);
    expect(await readRows({ sort, page: 23 }), sort).toBeLessThanOrEqual(40);
    expect(await readRows({ sort, page: 11 }), sort).toBeLessThanOrEqual(count / 2 + 40);
  }
});

test('words find parts of name and code in any spelling, and read rows of one company only', async () => {
  for (const [text, name] of [
    ['CELIK', 'Çelik boru'],
    ['isparta', 'ısparta gülü'],
    ['ЕЛКА', 'ёлка'],
    ['المنيوم', 'الألمنيوم'],
    ['incir', 'İncir'],
    ['rmut', ''],
  ] as const) {
    const { products, count: found } = await ask({ text, size: 50, sort: 'name' });
    expect(found, text).toBe(
      Array.from({ length: count }, (_, index) => names[index % names.length]).filter((each) => each === name).length,
    );
    expect(products.every((each) => each.name.startsWith(name))).toBe(true);
  }
  const [only] = (await ask({ text: '1007 hs' })).products;
  expect([only?.code, (await ask({ text: '1007 hs' })).count]).toEqual(['HS-1007', 1]);
  // A sign that means something to the database is a sign.
  expect((await ask({ text: "%_'" })).count).toBe(count);
  // Once to count, once to find; and what was found is put in order.
  expect(await readRows({ text: 'celik' })).toBeLessThanOrEqual(count * 2 + 34 + 40);
});

test('the list is for members of the account, and for companies that may have products', async () => {
  const body = { companyId };
  expect((await call(getUserProducts, { token: (await member()).token, body })).status).toBe(404);
  expect((await data(getUserProducts, { token: (await staffOf(user)).token, body })).count).toBe(count);
  const { companies } = await data(getUserCompanies, { token: user.token });
  const own = companies.find(({ isUserCompany }) => isUserCompany)?.id ?? '';
  expect((await call(getUserProducts, { token: user.token, body: { companyId: own } })).status).toBe(404);
  const { status, envelope } = await call(getUserProducts, { token: user.token, body: { companyId, sort: 'price' as 'name' } });
  expect([status, envelope.errors]).toEqual([400, { sort: 'INVALID' }]);
});

test('the count is right after every kind of change', async () => {
  const someone = await member();
  const [one, other] = [await approvedCompany(someone), await approvedCompany(someone)];
  await fill(one.id, 5);
  const counts = async () =>
    Promise.all([one, other].map(async ({ id }) => (await data(getUserProducts, { token: someone.token, body: { companyId: id } })).count));
  expect(await counts()).toEqual([5, 0]);
  const { products } = await data(getUserProducts, { token: someone.token, body: { companyId: one.id } });
  await data(deleteProduct, { token: someone.token, query: { id: products[0]?.id ?? '' } });
  expect(await counts()).toEqual([4, 0]);
  await runSql('UPDATE product SET company_id=?2 WHERE id=?1', products[1]?.id, other.id);
  expect(await counts()).toEqual([3, 1]);
  await runSql('UPDATE product SET deleted_at=9 WHERE company_id=?1 AND deleted_at IS NULL', one.id);
  await runSql('UPDATE product SET deleted_at=NULL WHERE id=?1', products[0]?.id);
  expect(await counts()).toEqual([1, 1]);
});

test('older rows get their folded text by the scheduled run, and up-to-date ones are not read', async () => {
  await runSql("UPDATE product SET find_text='', find_version=0 WHERE company_id=?1", companyId);
  expect((await ask({ text: 'celik' })).count).toBe(0);
  await renewFindTexts(database(), clock.now());
  await renewFindTexts(database(), clock.now());
  expect((await ask({ text: 'celik' })).count).toBe(34);
  const trips: ReadTrips = [];
  await renewFindTexts(countReads(database(), trips), clock.now());
  const [rows = Infinity, ...more] = (await Promise.all(trips)).flat();
  expect([more, rows <= 1]).toEqual([[], true]);
});
