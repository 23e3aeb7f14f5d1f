import { describe, expect, test } from 'vitest';
import { rowsReadHeader } from '../../../api/platform/db/counting-db.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { getCompanyByPath, getUserCompanies } from '../../../contract/company/calls.ts';
import { planMs } from '../../../contract/limits.ts';
import {
  addAndEditProduct,
  deleteProduct,
  getProductDetailById,
  getProductsByCompanyId,
  getUserProducts,
} from '../../../contract/product/calls.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member, seller, signIn, staffOf, withPlan } from '../../support/api/api-fixtures.ts';
import { file, pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';
import { changingBeforeWrite, lifted, suspended } from '../../support/api/suspending.ts';

async function bodyFor(companyId: string) {
  const { categoryId, subCategoryId } = await lookups();
  return {
    CompanyId: companyId,
    'Product.Name': 'White marble',
    'Product.Description': 'Slabs of 2 cm',
    'Product.Code': 'WM-2',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': ['Marble', 'STONE, slabs'],
  };
}
const pictures = (count: number): File[] => Array.from({ length: count }, () => pictureFile());

test('a product is added, public, edited with pictures in order, and deleted', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(2) } });
  expect(product).toMatchObject({
    name: 'White marble',
    code: 'WM-2',
    productKeywords: ['marble', 'stone', 'slabs'],
    company: { id: company.id, country: 'tr' },
  });
  expect((await data(getProductsByCompanyId, { query: { id: company.id } })).products).toHaveLength(1);
  const [first = '', second = ''] = product.imageURLs;
  const edited = await data(addAndEditProduct, {
    token: user.token,
    body: { ...body, 'Product.Id': product.id, ImageURLs: [second, first] },
    files: { ImageList: pictures(1) },
  });
  expect(edited.product.imageURLs.slice(0, 2)).toEqual([second, first]);
  expect(edited.product.imageURLs).toHaveLength(3);
  await data(deleteProduct, { token: user.token, query: { id: product.id } });
  expect((await call(getProductDetailById, { body: { id: product.id } })).status).toBe(410);
  expect((await data(getProductsByCompanyId, { query: { id: company.id } })).products).toEqual([]);
});

test('a few products of a company are read without the others', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
  const columns = (await allRows<{ name: string }>("SELECT name FROM pragma_table_info('product')"))
    .map(({ name }) => name)
    .filter((name) => !['id', 'seq', 'name'].includes(name))
    .join();
  await runSql(
    `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM each WHERE n < 200)
     INSERT INTO product(id, name, ${columns}) SELECT printf('%024x', n), 'Marble ' || n, ${columns} FROM product, each WHERE company_id = ?1`,
    company.id,
  );
  const { envelope, headers } = await call(getProductsByCompanyId, { query: { id: company.id, limit: 3 } });
  expect(envelope.data?.products.map(({ name }) => name)).toEqual(['Marble 200', 'Marble 199', 'Marble 198']);
  const rows = (headers.get(rowsReadHeader) ?? '').split(/[+,]/).map(Number);
  expect(Math.max(...rows)).toBeLessThanOrEqual(12);
});

test('a deleted product that was never public is answered 410 to its account, 404 to others', async () => {
  const user = await member();
  const company = await approvedCompany(user, { approveStatus: 2 });
  const body = { ...(await seller()).fields, CompanyId: company.id };
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
  await data(deleteProduct, { token: user.token, query: { id: product.id } });
  const statusFor = async (token?: string) =>
    (await call(getProductDetailById, { ...(token !== undefined && { token }), body: { id: product.id } })).status;
  expect([await statusFor(user.token), await statusFor((await member()).token), await statusFor()]).toEqual([410, 404, 404]);
});

describe('trade facts', () => {
  const facts = {
    hsCode: '6802.93',
    unit: 'MTK',
    minimumOrder: 60,
    price: { from: 18.5, to: 24, currency: 'USD' },
    delivery: { incoterm: 'FOB', place: 'Mersin' },
    leadTimeDays: 21,
    packaging: 'crates',
    certificates: ['ce'],
  };

  test('are stored, returned with the country as its code, kept by clients that do not know them, and cleared', async () => {
    const user = await member();
    const company = await approvedCompany(user);
    const body = await bodyFor(company.id);
    const { countryId } = await lookups();
    const sent = { ...body, 'Product.Facts': JSON.stringify({ ...facts, originCountryId: countryId }) };
    const { product } = await data(addAndEditProduct, { token: user.token, body: sent, files: { ImageList: pictures(1) } });
    const shown = { ...facts, hsCode: '680293', originCountryId: countryId, origin: 'tr' };
    expect(product.facts).toEqual(shown);
    const list = await data(getUserProducts, { token: user.token, body: { companyId: company.id, text: '680293' } });
    expect(list.products.map((each) => each.facts)).toEqual([shown]);

    const edit = { ...body, 'Product.Id': product.id, ImageURLs: product.imageURLs };
    const edited = await data(addAndEditProduct, { token: user.token, body: edit });
    expect(edited.product.facts).toEqual(shown);
    const cleared = await data(addAndEditProduct, { token: user.token, body: { ...edit, 'Product.Facts': '{}' } });
    expect(cleared.product.facts).toEqual({});
    expect((await data(getUserProducts, { token: user.token, body: { companyId: company.id, text: '680293' } })).count).toBe(0);
  });

  test.each([
    ['not JSON', '{', { 'Product.Facts': 'INVALID' }],
    ['a list', '[]', { 'Product.Facts': 'INVALID' }],
    ['an unknown fact', '{"colour":"red"}', { 'Product.Facts.colour': 'UNKNOWN_FIELD' }],
    ['an unknown unit', '{"unit":"XXX"}', { 'Product.Facts.unit': 'INVALID' }],
    ['a place without a term', '{"delivery":{"place":"Mersin"}}', { 'Product.Facts.delivery.incoterm': 'REQUIRED' }],
    ['half a HS code', '{"hsCode":"680"}', { 'Product.Facts.hsCode': 'INVALID_HS_CODE' }],
    ['nothing as the least', '{"minimumOrder":0}', { 'Product.Facts.minimumOrder': 'INVALID_NUMBER' }],
    ['no country', `{"originCountryId":"${'a'.repeat(24)}"}`, { 'Product.Facts.originCountryId': 'INVALID' }],
  ])('%s is refused with its field', async (_, sent, errors) => {
    const user = await member();
    const company = await approvedCompany(user);
    const body = { ...(await bodyFor(company.id)), 'Product.Facts': sent };
    const { status, envelope } = await callLoosely(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
    expect([status, envelope.code, envelope.errors]).toEqual([400, 'BAD_INPUT', errors]);
  });
});

test('each fault has its own answer', async () => {
  const user = await member('welcome');
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const add = async (change: Record<string, unknown>, files: File[] = pictures(1)) => {
    const { status, envelope } = await callLoosely(addAndEditProduct, {
      token: user.token,
      body: { ...body, ...change },
      files: { ImageList: files },
    });
    return [status, envelope.code, envelope.errors];
  };
  expect(await add({ 'Product.Name': '' })).toEqual([400, 'BAD_INPUT', { 'Product.Name': 'REQUIRED' }]);
  expect(await add({}, [])).toEqual([400, 'BAD_INPUT', { ImageList: 'REQUIRED' }]);
  expect(await add({ 'Product.SubCategoryId': 'a'.repeat(24) })).toEqual([400, 'CATEGORY_INVALID', { 'Product.SubCategoryId': 'INVALID' }]);
  expect(await add({ 'Product.ProductKeywords': ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] })).toEqual([
    403,
    'LIMIT_REACHED',
    { 'Product.ProductKeywords': 'TOO_MANY' },
  ]);
  expect(await add({}, pictures(4))).toEqual([403, 'LIMIT_REACHED', { ImageList: 'TOO_MANY' }]);
  expect(await add({}, [file('a.jpg', '<html>')])).toEqual([415, 'UNSUPPORTED_MEDIA', { ImageList: 'INVALID' }]);
  expect(await add({ ImageURLs: ['/media/p/ffffffffffffffffffffffff.jpg'] })).toEqual([400, 'BAD_INPUT', { ImageURLs: 'INVALID' }]);
  expect(await add({ 'Product.Owner': 'me' })).toEqual([400, 'BAD_INPUT', { 'Product.Owner': 'UNKNOWN_FIELD' }]);
});

test('the plan counts products from its start; without a plan none is added, but existing ones stay editable', async () => {
  const user = await member('welcome');
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const add = () => call(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
  const added = [];
  for (let count = 0; count < 5; count += 1) added.push((await add()).envelope.data?.product.id);
  expect(added.every((id) => id !== undefined)).toBe(true);
  expect((await add()).envelope.code).toBe('LIMIT_REACHED');
  await withPlan(user, null);
  expect((await add()).envelope.code).toBe('NO_PLAN');
  const [image = ''] = (await data(getProductDetailById, { query: { id: added[0] } })).product.imageURLs;
  const edit = await call(addAndEditProduct, {
    token: user.token,
    body: { ...body, 'Product.Id': added[0], 'Product.Name': 'Renamed', ImageURLs: image },
  });
  expect([edit.status, edit.envelope.data?.product.name]).toEqual([200, 'Renamed']);
});

test("another account's product or company is not found, and staff need the flag", async () => {
  const owner = await member();
  const company = await approvedCompany(owner);
  const body = await bodyFor(company.id);
  const { product } = await data(addAndEditProduct, { token: owner.token, body, files: { ImageList: pictures(1) } });
  const stranger = await member();
  const own = await approvedCompany(stranger);
  const as = stranger.token;
  expect((await call(addAndEditProduct, { token: as, body, files: { ImageList: pictures(1) } })).status).toBe(404);
  expect(
    (
      await call(addAndEditProduct, {
        token: as,
        body: { ...body, CompanyId: own.id, 'Product.Id': product.id },
        files: { ImageList: pictures(1) },
      })
    ).status,
  ).toBe(404);
  expect((await call(deleteProduct, { token: as, query: { id: product.id } })).status).toBe(404);
  expect((await call(deleteProduct, { token: (await staffOf(owner)).token, query: { id: product.id } })).status).toBe(403);
  expect((await call(deleteProduct, { token: (await staffOf(owner, ['productsAccess'])).token, query: { id: product.id } })).status).toBe(
    200,
  );
});

test('products of an unapproved company are visible to its own account only', async () => {
  const user = await member();
  const company = await approvedCompany(user, { approveStatus: 2 });
  const { product } = await data(addAndEditProduct, {
    token: user.token,
    body: await bodyFor(company.id),
    files: { ImageList: pictures(1) },
  });
  expect((await call(getProductsByCompanyId, { query: { id: company.id } })).status).toBe(404);
  expect((await call(getProductDetailById, { body: { id: product.id } })).status).toBe(404);
  expect((await data(getProductsByCompanyId, { token: user.token, query: { id: company.id } })).products).toHaveLength(1);
  const conflict = await call(getProductDetailById, { body: { id: product.id }, query: { id: company.id } });
  expect(conflict.envelope.code).toBe('CONFLICTING_VALUES');
});

test('new pictures are inserted at their positions; the first is the cover of the card', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(2) } });
  const [first = '', second = ''] = product.imageURLs;
  const edit = (change: Record<string, unknown>, count: number) =>
    callLoosely(addAndEditProduct, {
      token: user.token,
      body: { ...body, 'Product.Id': product.id, ...change },
      files: { ImageList: pictures(count) },
    });
  const wrong = [['0'], ['0', '0'], ['0', '4'], ['-1', '0'], ['0', '0.5'], ['0', 'x'], ['0', '1', '2']];
  for (const ImagePositions of wrong) {
    const { status, envelope } = await edit({ ImageURLs: [first, second], ImagePositions }, 2);
    expect([status, envelope.code], ImagePositions.join()).toEqual([400, 'BAD_INPUT']);
  }
  expect((await data(getProductDetailById, { query: { id: product.id } })).product).toMatchObject({
    imageURLs: [first, second],
    version: product.version,
  });
  expect((await edit({ ImageURLs: [second, first], ImagePositions: ['0', '2'] }, 2)).status).toBe(200);
  const stored = (await data(getProductDetailById, { query: { id: product.id } })).product.imageURLs;
  expect([stored[1], stored[3]]).toEqual([second, first]);
  expect(new Set(stored).size).toBe(4);
  const [card] = (await data(getCompanyByPath, { query: { path: company.path } })).company.products;
  expect(card?.imageURLs[0]).toBe(stored[0]);
});

test('an outdated edit is refused and changes nothing', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
  const edit = (version: number, name: string) =>
    call(addAndEditProduct, {
      token: user.token,
      body: { ...body, 'Product.Id': product.id, 'Product.Version': version, 'Product.Name': name, ImageURLs: product.imageURLs },
    });
  expect((await edit(product.version, 'By the first')).envelope.data?.product.version).toBe(product.version + 1);
  const late = await edit(product.version, 'By the second');
  expect([late.status, late.envelope.code]).toEqual([409, 'STALE_VERSION']);
  expect((await data(getProductDetailById, { query: { id: product.id } })).product.name).toBe('By the first');
});

test('optional fields can be cleared: code and pictures; a product keeps at least one picture', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(2) } });
  const edit = (change: Record<string, unknown>) =>
    call(addAndEditProduct, { token: user.token, body: { ...body, 'Product.Id': product.id, ...change } });
  const edited = await edit({ 'Product.Code': '', ImageURLs: product.imageURLs.slice(1) });
  expect(edited.envelope.data?.product).toMatchObject({ code: '', imageURLs: product.imageURLs.slice(1) });
  const none = await edit({ ImageURLs: [] });
  expect([none.status, none.envelope.errors]).toEqual([400, { ImageList: 'REQUIRED' }]);
});

test('a product cannot belong to the account’s own company, and an expired plan prevents adding but not editing or deleting', async () => {
  const user = await member();
  const company = await approvedCompany(user);
  const body = await bodyFor(company.id);
  const { companies } = await data(getUserCompanies, { token: user.token });
  const own = companies.find(({ isUserCompany }) => isUserCompany);
  const onOwn = await call(addAndEditProduct, {
    token: user.token,
    body: { ...body, CompanyId: own?.id ?? '' },
    files: { ImageList: pictures(1) },
  });
  expect([own !== undefined, onOwn.status, onOwn.envelope.code]).toEqual([true, 404, 'NOT_FOUND']);
  const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
  clock.advance(planMs + 1000);
  const token = await signIn(user);
  const add = await call(addAndEditProduct, { token, body, files: { ImageList: pictures(1) } });
  expect(add.envelope.code).toBe('PLAN_EXPIRED');
  const fewer = { ...body, 'Product.Id': product.id, 'Product.ProductKeywords': ['marble'], ImageURLs: product.imageURLs };
  expect((await call(addAndEditProduct, { token, body: fewer })).status).toBe(200);
  expect((await call(deleteProduct, { token, query: { id: product.id } })).status).toBe(200);
});

describe('a copy', () => {
  const stored = async (url: string) =>
    (await firstValue('SELECT state FROM media WHERE r2_key = ?1', url.slice('/media/'.length))) ?? null;

  test('has files of its own, in the order that was sent, and counts against the plan', async () => {
    const user = await member('welcome');
    const company = await approvedCompany(user);
    const body = await bodyFor(company.id);
    const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(3) } });
    const [first = '', second = '', third = ''] = product.imageURLs;
    const copied = await data(addAndEditProduct, {
      token: user.token,
      body: { ...body, 'Product.CopyOf': product.id, 'Product.Name': 'White marble (2)', ImageURLs: [third, first], ImagePositions: ['1'] },
      files: { ImageList: pictures(1) },
    });
    const urls = copied.product.imageURLs;
    expect(copied.product.id).not.toBe(product.id);
    expect([urls.length, new Set([...urls, first, second, third]).size]).toEqual([3, 6]);
    const use = await data(getUsageLimits, { token: user.token, query: { names: 'ProductAdditionLimit' } });
    expect(use.limits[0]?.used).toBe(2);
    // The original can be deleted with its pictures; those of the copy stay.
    await data(deleteProduct, { token: user.token, query: { id: product.id } });
    expect(await Promise.all([first, ...urls].map(stored))).toEqual(['dead', 'live', 'live', 'live']);
    await sweepMedia(testEnv, database(), clock.now());
    expect((await data(getProductDetailById, { query: { id: copied.product.id } })).product.imageURLs).toEqual(urls);
    for (const url of urls) expect(await testEnv.MEDIA.head(url.slice('/media/'.length))).not.toBeNull();
  });

  test('of a product that nobody may see stays hidden with it', async () => {
    const user = await member('welcome');
    const [hidden, other] = [await approvedCompany(user), await approvedCompany(user)];
    const body = await bodyFor(hidden.id);
    const { product } = await data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
    const copy = async (env = testEnv) => {
      const more = { CompanyId: other.id, 'Product.CopyOf': product.id, ImageURLs: product.imageURLs };
      return (await call(addAndEditProduct, { token: user.token, body: { ...body, ...more }, env })).envelope.code;
    };
    const restricting = changingBeforeWrite(() => runSql('UPDATE product SET restricted_at=?2 WHERE id=?1', product.id, clock.now()));
    expect(await copy(restricting)).toBe('NOT_PUBLIC');
    await runSql('UPDATE product SET restricted_at=NULL WHERE id=?1', product.id);
    await suspended(hidden.id);
    expect(await copy()).toBe('COMPANY_SUSPENDED');
    await lifted(hidden.id);
    expect(await copy()).toBe('PRODUCT_ADDED');
  });

  test('is refused for foreign products and pictures, beside an id, and with a full plan', async () => {
    const user = await member('welcome');
    const company = await approvedCompany(user);
    const body = await bodyFor(company.id);
    const add = () => data(addAndEditProduct, { token: user.token, body, files: { ImageList: pictures(1) } });
    const [{ product }, other] = [await add(), await add()];
    const copy = async (change: Record<string, unknown>, token = user.token) => {
      const { status, envelope } = await callLoosely(addAndEditProduct, {
        token,
        body: { ...body, 'Product.CopyOf': product.id, ImageURLs: product.imageURLs, ...change },
      });
      return [status, envelope.code, envelope.errors];
    };
    const stranger = await member();
    expect(await copy({ CompanyId: (await approvedCompany(stranger)).id }, stranger.token)).toEqual([404, 'NOT_FOUND', undefined]);
    expect(await copy({ ImageURLs: other.product.imageURLs })).toEqual([400, 'BAD_INPUT', { ImageURLs: 'INVALID' }]);
    expect(await copy({ 'Product.Id': other.product.id })).toEqual([400, 'BAD_INPUT', { 'Product.CopyOf': 'INVALID' }]);
    expect(await copy({ ImageURLs: [] })).toEqual([400, 'BAD_INPUT', { ImageList: 'REQUIRED' }]);
    for (let count = 2; count < 5; count += 1) expect((await copy({}))[0]).toBe(200);
    expect((await copy({})).slice(0, 2)).toEqual([403, 'LIMIT_REACHED']);
  });
});
