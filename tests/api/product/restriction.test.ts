/** A restricted product: public nowhere, its owner corrects it, moderators lift the restriction or keep it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renewProductWords } from '../../../api/company/product-words-store.ts';
import { getCompanyByPath } from '../../../contract/company/calls.ts';
import { sitemapPart } from '../../../contract/content/calls.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { getNoticeTarget } from '../../../contract/notice/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import {
  addAndEditProduct,
  deleteProduct,
  getProductDetailById,
  getProductsByCompanyId,
  getUserProducts,
  searchProducts,
} from '../../../contract/product/calls.ts';
import { countResults, navigationSearch } from '../../../contract/search/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, lookups, staffOf } from '../../support/api/api-fixtures.ts';
import { opened, say, textsOf, type Trader, trader, usedBy } from '../../support/api/chat/chat-fixtures.ts';
import { moderatorToken } from '../../support/api/published.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';
import { decidedProduct, lifted, restricted, versionOf } from '../../support/api/restricting.ts';
import { foundBy, saved, scheduledRun } from '../../support/api/search/saved-searches.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';

afterEach(() => clock.restart());

let owner: Trader;
/** The restricted product, and another one that stays public. */
let id: string;
let otherId: string;

async function write(change: object = {}): Promise<string> {
  const { categoryId, subCategoryId } = await lookups();
  const body = {
    CompanyId: owner.company.id,
    'Product.Name': 'Kalindra marble',
    'Product.Description': 'Slabs of two centimetres, polished, packed in wood.',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': ['stone'],
    ...change,
  };
  const { product } = await data(addAndEditProduct, { token: owner.token, body, files: { ImageList: [pictureFile()] } });
  return product.id;
}
const correct = (change: object = {}) => write({ 'Product.Id': id, 'Product.Name': 'Kalindra marble, corrected', ...change });

beforeEach(async () => {
  owner = await trader();
  otherId = await write({ 'Product.Name': 'Kalindra granite' });
  id = await write();
});

/** Everything that strangers see of the company's products; the ids of both are in each part while both are public. */
async function publicSight() {
  await renewProductWords(database());
  const { company } = await data(getCompanyByPath, { body: { path: owner.company.path } });
  const row = await firstRow<{ product_count: number; product_pictures: string; product_picture_count: number; product_words: string }>(
    'SELECT product_count, product_pictures, product_picture_count, product_words FROM company WHERE id=?1',
    owner.company.id,
  );
  const { products, count, facets } = await data(searchProducts, {
    body: { page: 0, size: 50, text: 'kalindra', withFacets: true },
  });
  const { items } = await data(sitemapPart, { query: { kind: 'products', part: 0, lang: 'EN' } });
  return {
    detail: (await call(getProductDetailById, { query: { id } })).status,
    ofCompany: (await data(getProductsByCompanyId, { query: { id: owner.company.id } })).products.map((each) => each.id),
    page: company.products.map((each) => each.id),
    pageCount: company.productCount,
    card: [row?.product_count, row?.product_picture_count, (JSON.parse(row?.product_pictures ?? '[]') as string[]).length],
    words: row?.product_words.includes('marble'),
    list: products.filter(({ company: { id: of } }) => of === owner.company.id).map((each) => each.id),
    count,
    categories: facets?.categories.map(({ count: n }) => n),
    counted: (await data(countResults, { body: { text: 'kalindra' } })).products.count,
    all: (await data(countResults, { body: {} })).products.count,
    suggested: ((await data(navigationSearch, { body: { text: 'kalindra', searchTypeEnum: 6, size: 10 } })).products ?? []).map(
      (each) => each.id,
    ),
    sitemap: items.filter(({ path }) => path.includes(owner.company.path)).map(({ path }) => path.split('/').at(-1)),
    reportable: (await call(getNoticeTarget, { query: { kind: 'product', id } })).status,
  };
}

test('a restricted product is public nowhere, and lifting restores every list and count', async () => {
  const before = await publicSight();
  expect(before).toMatchObject({ detail: 200, ofCompany: [id, otherId], page: [id, otherId], pageCount: 2, card: [2, 2, 2], words: true });
  expect([before.list, before.suggested, before.sitemap.toSorted()]).toEqual([
    [id, otherId],
    expect.arrayContaining([id, otherId]),
    [id, otherId].toSorted(),
  ]);
  await restricted(id);
  const hidden = await publicSight();
  expect(hidden).toMatchObject({
    detail: 410,
    ofCompany: [otherId],
    page: [otherId],
    pageCount: 1,
    card: [1, 1, 1],
    words: false,
    list: [otherId],
    count: before.count - 1,
    counted: before.counted - 1,
    all: before.all - 1,
    sitemap: [otherId],
    reportable: 404,
  });
  expect(hidden.suggested).not.toContain(id);
  expect(hidden.categories?.[0]).toBe((before.categories?.[0] ?? 0) - 1);
  // Neither staff of another company nor a signed-in stranger sees more than a guest.
  const stranger = await trader();
  expect((await call(getProductDetailById, { token: stranger.token, query: { id } })).status).toBe(410);
  expect((await data(getProductsByCompanyId, { token: stranger.token, query: { id: owner.company.id } })).products).toHaveLength(1);
  await lifted(id);
  expect(await publicSight()).toEqual(before);
});

test('owner, staff and moderators see a restricted product with the reason, also in searches of the own list', async () => {
  await restricted(id);
  const staff = await staffOf(owner);
  for (const token of [owner.token, staff.token, await moderatorToken()]) {
    const { product } = await data(getProductDetailById, { token, query: { id } });
    expect(product.restriction).toMatchObject({ reason: expect.stringContaining('FACTS_FALSE') as string, dtResubmittedAt: null });
  }
  const own = (body: object) =>
    data(getUserProducts, { token: owner.token, body: { companyId: owner.company.id, page: 0, size: 10, ...body } });
  expect(await own({})).toMatchObject({ count: 2, products: [{ id, restriction: {} }, { id: otherId }] });
  expect(await own({ text: 'marble' })).toMatchObject({ count: 1, products: [{ id }] });
  expect(await own({ size: 1, page: 1 })).toMatchObject({ count: 2, products: [{ id: otherId }] });
  const file = (await data(downloadMyData, { token: owner.token })) as unknown as Record<string, { items: Record<string, unknown>[] }>;
  expect(file['products']?.items.map((item) => [item['restrictedAt'] === null, item['restriction']])).toEqual([
    [true, null],
    [false, expect.objectContaining({ reasons: ['FACTS_FALSE'] })],
  ]);
});

describe('a correction', () => {
  test('waits for a moderator without using the plan again, and is public once the restriction is lifted', async () => {
    const used = await usedBy(owner, 1);
    await restricted(id);
    const token = await moderatorToken();
    const waiting = async () => (await data(getQueue, { token, query: { kind: 'product' } })).items.map((item) => item.id);
    expect(await waiting()).not.toContain(id);
    await correct();
    expect(await usedBy(owner, 1)).toBe(used);
    expect((await call(getProductDetailById, { query: { id } })).status).toBe(410);
    expect(await waiting()).toContain(id);
    expect(await waiting()).not.toContain(otherId);
    const { product, item } = await data(getItem, { token, query: { kind: 'product', id } });
    expect([product?.name, item.title, item.subtitle]).toEqual([
      'Kalindra marble, corrected',
      'Kalindra marble, corrected',
      owner.company.name,
    ]);
    expect(product?.restriction?.dtResubmittedAt).not.toBeNull();

    expect(await decidedProduct(id, false, [])).toBe('BAD_INPUT');
    expect(await decidedProduct(id, false)).toBe('REJECTED');
    const { restriction } = (await data(getProductDetailById, { token: owner.token, query: { id } })).product;
    expect(restriction).toMatchObject({ reason: expect.stringContaining('RIGHTS_INFRINGED') as string, dtResubmittedAt: null });
    const news = async () => (await data(getNotifications, { token: owner.token })).notifications[0];
    expect(await news()).toMatchObject({ kind: 'product-rejected', href: `/edit-product/${owner.company.id}/${id}` });
    expect((await mailsTo(owner.email))[0]?.subject).toContain('stays restricted');
    expect(await decidedProduct(id, true)).toBe('ALREADY_DECIDED');

    await correct();
    expect(await decidedProduct(id, true)).toBe('APPROVED');
    expect((await data(getProductDetailById, { query: { id } })).product).not.toHaveProperty('restriction');
    expect(await news()).toMatchObject({ kind: 'product-approved', href: `/companies/${owner.company.path}/products/${id}` });
    expect((await mailsTo(owner.email))[0]?.subject).toContain('Restriction lifted');
    // Public again: an edit needs no review.
    await correct({ 'Product.Name': 'Kalindra marble, honed' });
    expect((await data(getProductDetailById, { query: { id } })).product.name).toBe('Kalindra marble, honed');
  });

  test('counts as unedited until its owner edits it, so that only an edit by the owner prevents its return after an appeal', async () => {
    const isEdited = () => firstValue<number>('SELECT edited_version=version FROM product WHERE id=?1', id);
    await correct();
    expect(await isEdited()).toBe(1);
    await restricted(id);
    expect(await isEdited()).toBe(0);
    await correct();
    expect(await isEdited()).toBe(1);
  });

  test('is decided once, however many moderators press, and not in another version than the one shown', async () => {
    await restricted(id);
    await correct();
    const version = await versionOf(id);
    const token = await moderatorToken();
    const press = (approve: boolean) =>
      call(decide, { token, body: { kind: 'product', id, version, approve, ...(!approve && { reasons: ['FACTS_FALSE'] }) } });
    await correct();
    expect((await press(true)).envelope.code).toBe('STALE_VERSION');
    const now = await versionOf(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(decide, { token, body: { kind: 'product', id, version: now, approve: index % 2 === 0, reasons: ['FACTS_FALSE'] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not free it by a copy, a move or an edit that began before; deleting stays possible', async () => {
    const stale = await versionOf(id);
    await restricted(id);
    await expect(correct({ 'Product.Version': stale })).rejects.toThrow('STALE_VERSION');
    const { product } = await data(getProductDetailById, { token: owner.token, query: { id } });
    await expect(write({ 'Product.CopyOf': id, ImageURLs: product.imageURLs })).rejects.toThrow('NOT_PUBLIC');
    const second = { ...(await trader()), token: owner.token };
    await runSql('UPDATE company SET owner_user_id=?2 WHERE id=?1', second.company.id, owner.masterUserId);
    await correct({ CompanyId: second.company.id });
    expect((await call(getProductDetailById, { query: { id } })).status).toBe(410);
    expect((await data(getProductsByCompanyId, { query: { id: second.company.id } })).products).toEqual([]);
    await data(deleteProduct, { token: owner.token, query: { id } });
    expect(
      (await data(getQueue, { token: await moderatorToken(), query: { kind: 'product' } })).items.map((item) => item.id),
    ).not.toContain(id);
    expect((await call(getProductDetailById, { token: owner.token, query: { id } })).status).toBe(410);
  });
});

test('a new buyer does not name it in a chat, and an existing chat about it goes on', async () => {
  const [buyer, later] = [await trader(), await trader()];
  const chatId = await opened(buyer, owner, { productId: id });
  await restricted(id);
  const subjectOf = (chat: string) => firstValue<string>('SELECT product_id FROM chat WHERE id=?1', chat);
  expect(await subjectOf(chatId)).toBe(id);
  expect(await subjectOf(await opened(later, owner, { productId: id }))).toBeNull();
  expect((await say(owner, chatId, 'We are correcting the page.')).status).toBe(200);
  expect((await textsOf(buyer, chatId)).at(-1)).toBe('We are correcting the page.');
});

describe('a saved search', () => {
  const pathOf = '/search?selected=3&value=kalindra';
  test('finds it when a restriction that came first is lifted, and not twice otherwise', async () => {
    const [early, late] = [await trader(), await trader()];
    await saved(early, pathOf);
    clock.advance(1000);
    id = await write();
    await restricted(id);
    await scheduledRun();
    expect(await foundBy(early.id)).toEqual([]);
    // Saved while it was not public: it is new for them, too.
    await saved(late, pathOf);
    clock.advance(1000);
    await lifted(id);
    await scheduledRun();
    expect([await foundBy(early.id), await foundBy(late.id)]).toEqual([[id], [id]]);
    const shown = async () => ((await data(getDashboard, { token: early.token })).matches ?? []).map((match) => match.name);
    expect(await shown()).toHaveLength(1);

    // Found already: another restriction hides it from the overview, and lifting notifies nobody again.
    const lines = () => firstValue<number>('SELECT COUNT(*) AS n FROM search_match WHERE target_id=?1', id);
    const count = await lines();
    await restricted(id);
    expect(await shown()).toEqual([]);
    const newcomer = await trader();
    await saved(newcomer, pathOf);
    clock.advance(1000);
    await lifted(id);
    await scheduledRun();
    expect([await lines(), await foundBy(newcomer.id)]).toEqual([count, []]);
    expect(await shown()).toHaveLength(1);
  });
});
