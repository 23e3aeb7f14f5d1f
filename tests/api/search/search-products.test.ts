/** The products of all companies: how they are found, when they are public, how many rows a page reads. */
import { beforeAll, expect, test } from 'vitest';
import { readProducts } from '../../../api/catalogue/product-list.ts';
import { renewProductWords } from '../../../api/company/product-words-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { newId } from '../../../api/platform/ids.ts';
import { renewFindTexts } from '../../../api/product/list-store.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { passedOverMax } from '../../../contract/limits.ts';
import { addAndEditProduct, deleteProduct, searchProducts } from '../../../contract/product/calls.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member } from '../../support/api/api-fixtures.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { allRows, runSql } from '../../support/api/database.ts';

type Member = Awaited<ReturnType<typeof member>>;
let owner: Member;
let companyId: string;
let place: Awaited<ReturnType<typeof lookups>>;
const found = async (text: string, filters = {}) =>
  (await data(searchProducts, { body: { text, filters, size: 50 } })).products.map(({ name }) => name).toSorted();

const add = async (fields: Record<string, unknown>, into = companyId) =>
  (
    await data(addAndEditProduct, {
      token: owner.token,
      body: {
        CompanyId: into,
        'Product.Description': 'Neither name nor keyword',
        'Product.CategoryId': place.categoryId,
        'Product.SubCategoryId': place.subCategoryId,
        'Product.ProductKeywords': ['tekstil'],
        ...fields,
      } as never,
      files: { ImageList: [pictureFile()] },
    })
  ).product;

beforeAll(async () => {
  place = await lookups();
  owner = await member('premium');
  companyId = (await approvedCompany(owner, { name: 'Zümrüt Mensucat' })).id;
  await runSql(`UPDATE company SET search_text='zumrut mensucat'||char(10)||'' WHERE id=?1`, companyId);
  await add({
    'Product.Name': 'Havlu seti',
    'Product.Code': 'TX-77',
    'Product.ProductKeywords': ['pamuklu'],
    'Product.Facts': JSON.stringify({ hsCode: '630260', originCountryId: place.countryId }),
    'Product.Texts': JSON.stringify({ RU: { name: 'Полотенца махровые', description: 'Набор' } }),
  });
  await add({ 'Product.Name': 'Bornoz' });
});

test('a product is found by name, names in further languages, keyword, code, HS code, category and its company', async () => {
  for (const text of [
    'havlu',
    'полотенца',
    'PAMUKLU',
    'tx-77',
    'tx77',
    '6302',
    '630260',
    '6302.60',
    'HS 6302.60',
    'GTİP 6302 60',
    'ТН ВЭД 6302',
    'hs code: 630260',
  ])
    expect(await found(text), text).toEqual(['Havlu seti']);
  expect(await found('zümrüt')).toEqual(['Bornoz', 'Havlu seti']);
  expect(await found('zümrüt havlu')).toEqual(['Havlu seti']);
  for (const text of ['6303', 'HS 52', 'neither', 'çuval']) expect(await found(text), text).toEqual([]);
  expect(await found('zümrüt', { hsChapters: ['63'] })).toEqual(['Havlu seti']);
  expect(await found('zümrüt', { countryIds: [place.countryId] })).toEqual(['Bornoz', 'Havlu seti']);
  expect(await found('', { categoryId: place.categoryId, subCategoryIds: [place.subCategoryId] })).toEqual(['Bornoz', 'Havlu seti']);
  expect(await found('', { categoryId: newId(), subCategoryIds: [place.subCategoryId] })).toEqual([]);
});

test('a card has the name in the reader’s language, the first picture, the company and its facts', async () => {
  const { products } = await data(searchProducts, { body: { text: 'havlu', language: 'RU' } });
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({
    name: 'Полотенца махровые',
    language: 'RU',
    company: { id: companyId, name: 'Zümrüt Mensucat' },
    facts: { hsCode: '630260' },
  });
  expect(products[0]?.imageURLs).toHaveLength(1);
});

test('a list of results has as many rows as its count says, however a text is divided and however long it is', async () => {
  const title = 'Organic cotton yarn combed ring spun white for';
  const added = [
    await add({ 'Product.Name': `${title} weaving` }),
    await add({ 'Product.Name': 'Coil 7214.20', 'Product.ProductKeywords': ['coil'] }),
    await add({ 'Product.Name': 'Rebar 7214.20', 'Product.ProductKeywords': ['rebar'] }),
  ];
  const counted = async (text: string) => {
    const { products, count } = await data(searchProducts, { body: { text, size: 50 } });
    return { rows: products.map(({ name }) => name), count };
  };
  expect(await counted('7214.20,rebar')).toEqual({ rows: ['Rebar 7214.20'], count: 1 });
  expect(await counted(`${title} weaving`)).toEqual({ rows: [`${title} weaving`], count: 1 });
  expect(await counted(`${title} knitting`)).toEqual({ rows: [], count: 0 });
  for (const { id } of added) await data(deleteProduct, { token: owner.token, query: { id } });
});

test('the newest products of one company are left out, and hide none of others', async () => {
  const another = (await approvedCompany(owner, { name: 'Yakut' })).id;
  for (let index = 0; index < 5; index += 1) await add({ 'Product.Name': `Kilim ${index}` }, another);
  const without = async (exceptCompanyId: string) =>
    (await data(searchProducts, { body: { size: 2, filters: { categoryId: place.categoryId }, exceptCompanyId } })).products;
  expect((await without(another)).map(({ name }) => name)).toEqual(['Bornoz', 'Havlu seti']);
  expect((await without(companyId)).map(({ name }) => name)).toEqual(['Kilim 4', 'Kilim 3']);
  await runSql('UPDATE product SET deleted_at=1 WHERE company_id=?1', another);
});

test('a company is found by its product within a minute, and not after the product is deleted', async () => {
  const companies = async () => (await data(getCompanyCards, { body: { text: 'çarşaf' } })).companies.map(({ id }) => id);
  const { id } = await add({ 'Product.Name': 'Çarşaf' });
  await renewProductWords(database());
  expect(await companies()).toEqual([companyId]);
  await data(deleteProduct, { token: owner.token, query: { id } });
  expect(await found('çarşaf')).toEqual([]);
  await renewProductWords(database());
  expect(await companies()).toEqual([]);
  const trips: ReadTrips = [];
  await renewProductWords(countReads(database(), trips));
  expect(trips.flat().length).toBe(1);
  expect(trips.flat()[0]).toBeLessThanOrEqual(1);
});

test('products are public while their company is, with its present name and country', async () => {
  const all = ['Bornoz', 'Havlu seti'];
  for (const hiding of ['is_active=0', 'approve_status=3']) {
    await runSql(`UPDATE company SET ${hiding} WHERE id=?1`, companyId);
    expect(await found('havlu'), hiding).toEqual([]);
    await runSql('UPDATE company SET is_active=1, approve_status=4 WHERE id=?1', companyId);
    expect(await found('zümrüt'), hiding).toEqual(all);
  }
  await runSql(`UPDATE company SET search_text='yakut'||char(10)||'' WHERE id=?1`, companyId);
  expect([await found('zümrüt'), await found('yakut')]).toEqual([[], all]);
  await runSql('UPDATE company SET country_id=(SELECT id FROM country WHERE id<>country_id LIMIT 1) WHERE id=?1', companyId);
  expect(await found('yakut', { countryIds: [place.countryId] })).toEqual([]);
  await runSql(`UPDATE company SET country_id=?2, search_text='zumrut mensucat'||char(10) WHERE id=?1`, companyId, place.countryId);
});

test('earlier products are found after the scheduled run', async () => {
  await runSql(`UPDATE product SET search_text='', facets='', find_version=0 WHERE company_id=?1`, companyId);
  expect(await found('havlu')).toEqual([]);
  await renewFindTexts(database(), clock.now());
  expect(await found('havlu')).toEqual(['Havlu seti']);
  expect(await found('6302')).toEqual(['Havlu seti']);
});

test('the index equals a recomputation from the rows, whatever was done to them', async () => {
  const moved = (await approvedCompany(owner, { name: 'Second' })).id;
  const ids = [];
  for (const index of [1, 2, 3, 4]) ids.push((await add({ 'Product.Name': `Yastık ${index}` })).id);
  await runSql('UPDATE product SET company_id=?2 WHERE id=?1', ids[0], moved);
  await runSql('UPDATE product SET deleted_at=1 WHERE id=?1', ids[1]);
  await runSql('UPDATE company SET is_active=0 WHERE id=?1', moved);
  await runSql(`UPDATE product SET search_text='kilim' WHERE id=?1`, ids[2]);
  const listed = (await allRows('SELECT seq FROM listed_product ORDER BY seq')).map((row) => row['seq']);
  const indexed = (await allRows('SELECT rowid AS seq FROM product_fts ORDER BY rowid')).map((row) => row['seq']);
  expect(listed.length).toBeGreaterThan(2);
  expect(indexed).toEqual(listed);
  expect([await found('yastık'), await found('kilim')]).toEqual([['Yastık 4'], ['Yastık 3']]);
});

test('a page reads at most 40 rows at any size, for any words and filters, and the list ends with the thousandth', async () => {
  const fill = (count: number) =>
    runSql(
      `INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at, search_text, facets, find_version)
       SELECT lower(hex(randomblob(12))), ?1, 'Tel '||value, '', ?2, ?3, 1, 'tel '||value||iif(value%50=0,' nadir',''), 'c'||?2||' s'||?3, 99 FROM generate_series(1, ?4)`.replace(
        'generate_series(1, ?4)',
        '(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value+1 FROM n WHERE value<?4) SELECT value FROM n)',
      ),
      companyId,
      place.categoryId,
      place.subCategoryId,
      count,
    );
  const read = async (part: object) => (await readProducts({ db: database(), clock }, { page: 0, size: 10, ...part })).rowsRead;
  const asks = [{}, { text: 'tel' }, { text: 'nadir' }, { filters: { categoryId: place.categoryId } }, { text: 'tel nadir', page: 1 }];
  await fill(1500);
  const few = await Promise.all(asks.map(read));
  await fill(1500);
  const many = await Promise.all(asks.map(read));
  for (const { page, count } of [...few, ...many]) expect([page <= 40, count <= 1001], `${page} ${count}`).toEqual([true, true]);
  expect(many.map(({ page }) => page)).toEqual(few.map(({ page }) => page));
  // A company with the newest 3,000 products leaves none for the page. A company without products removes nothing, but its rows are looked
  // up.
  const without = async (exceptCompanyId: string) => readProducts({ db: database(), clock }, { page: 0, size: 4, exceptCompanyId });
  const [ownLeftOut, noneLeftOut] = [await without(companyId), await without('0'.repeat(24))];
  expect([ownLeftOut.products, noneLeftOut.products.length]).toEqual([[], 4]);
  expect([ownLeftOut.rowsRead.page <= 2 * passedOverMax, noneLeftOut.rowsRead.page <= 40]).toEqual([true, true]);
  const { count, totalIsCapped, products } = await readProducts({ db: database(), clock }, { page: 99, size: 10, text: 'tel' });
  expect([count, totalIsCapped, products.length]).toEqual([1000, true, 10]);
  expect((await readProducts({ db: database(), clock }, { page: 100, size: 10, text: 'tel' })).products).toEqual([]);
});
