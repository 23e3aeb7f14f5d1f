/**
 * Files of hidden content are given only to its owners, their partners in chats and the moderators. They are public again together with the
 * content.
 */
import { beforeEach, expect, test } from 'vitest';
import { addAppeal, getDecisions } from '../../../contract/decision/calls.ts';
import { getCompanyByPath, getUserCompanies } from '../../../contract/company/calls.ts';
import { hourMs } from '../../../contract/limits.ts';
import { plainAddress, pictureIn } from '../../../contract/media-size.ts';
import { decide, getItem } from '../../../contract/moderation/calls.ts';
import { addAndEditProduct, getProductDetailById, getProductsByCompanyId, getUserProducts } from '../../../contract/product/calls.ts';
import { getRequestDetailById, getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { readFileState } from '../../../api/platform/hidden-file-store.ts';
import { call, clock, data, send, statusOf } from '../../support/api/api-client.ts';
import { consolePerson, database, lookups, moderator, signIn } from '../../support/api/api-fixtures.ts';
import { cardOf, look, opened, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { takenDown, tokenOf } from '../../support/api/decisions.ts';
import { decided, editedRequest, ownCompany, ownRequest, type Published, published, sentCompany } from '../../support/api/published.ts';
import { decidedProduct, restricted } from '../../support/api/restricting.ts';
import { lifted as freed, suspended } from '../../support/api/suspending.ts';
import { file, pictureFile } from '../../support/data/sample-files.ts';
import { firstValue } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

const statuses = (addresses: readonly string[]): Promise<number[]> => Promise.all(addresses.map(statusOf));
const shown = async (id: string, token?: string): Promise<string[]> =>
  (await data(getProductDetailById, { ...(token !== undefined && { token }), query: { id } })).product.imageURLs;

/** The newest decision about it is corrected on appeal. */
async function upheld({ token }: Trader): Promise<void> {
  const guid = tokenOf((await data(getDecisions, { token })).decisions[0]?.path);
  await data(addAppeal, { body: { guid, text: 'It is our own.' } });
  const appealId = (await firstValue<string>('SELECT id FROM appeal ORDER BY seq DESC LIMIT 1')) ?? '';
  const colleague = await consolePerson('moderator');
  const body = { kind: 'appeal', id: appealId, version: 0, approve: true, note: 'It is.' } as const;
  await data(decide, { token: colleague.token, body });
}

test('pictures of a restricted product are given to its account and to moderators only, in each size', async () => {
  const owner = await published('Marmara Rope');
  const { productId, token } = owner;
  const [picture = ''] = await shown(productId);
  const sizes = [picture, ...(['s', 'm', 'l'] as const).map((size) => pictureIn(size, picture))];
  expect(await statuses(sizes)).toEqual([200, 200, 200, 200]);
  await restricted(productId);
  expect(await statuses(sizes)).toEqual([404, 404, 404, 404]);

  const [own = ''] = await shown(productId, token);
  const listed = (await data(getUserProducts, { token, body: { companyId: owner.company.id } })).products[0]?.imageURLs;
  const ofCompany = (await data(getProductsByCompanyId, { token, query: { id: owner.company.id } })).products[0]?.imageURLs;
  expect([plainAddress(own), listed, ofCompany]).toEqual([picture, [own], [own]]);
  expect(await statuses([own, pictureIn('s', own), pictureIn('l', own)])).toEqual([200, 200, 200]);
  // The signature is valid for this file only, and expires.
  expect(await statusOf(own.replace(/signature=.{4}/, 'signature=0000'))).toBe(404);
  const [other = ''] = await shown((await published('Ege Rope')).productId);
  expect(await statusOf(`${other}?${own.split('?')[1] ?? ''}`)).toBe(200);
  const cached = await send(new Request(`http://localhost:8787${own}`));
  expect(cached.headers.get('cache-control')).toBe('private, no-cache');
  clock.advance(3 * hourMs);
  expect(await statusOf(own)).toBe(404);
  expect((await call(getProductDetailById, { token: (await trader()).token, query: { id: productId } })).status).toBe(410);
});

test('a corrected product keeps its pictures by their signed addresses, and all are public once it is', async () => {
  const owner = await published('Adriatic Rope');
  const { productId, token } = owner;
  await restricted(productId);
  const [own = ''] = await shown(productId, token);
  const { categoryId, subCategoryId } = await lookups();
  const body = {
    CompanyId: owner.company.id,
    'Product.Id': productId,
    'Product.Name': 'Hemp rope',
    'Product.Description': '12 mm',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': 'rope',
    ImageURLs: [own],
  };
  const { product } = await data(addAndEditProduct, { token, body, files: { ImageList: pictureFile() } });
  expect(product.imageURLs).toHaveLength(2);
  expect(await statuses(product.imageURLs)).toEqual([200, 200]);
  expect(await statuses(product.imageURLs.map(plainAddress))).toEqual([404, 404]);
  const console = await moderator();
  const { product: waiting } = await data(getItem, { token: console.token, query: { kind: 'product', id: productId } });
  expect(await statuses(waiting?.imageURLs ?? [])).toEqual([200, 200]);
  expect(await decidedProduct(productId, true)).toBe('APPROVED');
  expect(await statuses(await shown(productId))).toEqual([200, 200]);
  expect(await shown(productId, token)).toEqual(await shown(productId));
});

/** Everything that is public with a company. */
async function filesOf({ company, productId, requestId }: Published): Promise<string[]> {
  const { logoURL } = (await data(getCompanyByPath, { body: { path: company.path } })).company;
  const { imageUrls } = (await data(getRequestDetailById, { query: { id: requestId } })).request;
  return [logoURL, ...(await shown(productId)), ...imageUrls];
}

test('a company that is taken down takes the pictures of its products and requests with it, except for those in its chats', async () => {
  const [owner, partner] = [await published('Levant Rope'), await trader()];
  const chatId = await opened(partner, owner);
  const files = await filesOf(owner);
  expect(await statuses(files)).toEqual([200, 200, 200]);
  await takenDown('company', owner.company.id);
  expect(await statuses(files)).toEqual([404, 404, 404]);

  const own = await ownCompany(owner);
  const { companies } = await data(getUserCompanies, { token: owner.token });
  const profile = await data(getUserProfile, { token: owner.token });
  const { requests } = await data(getUserAllRequestCards, { token: owner.token });
  const addresses = [
    own.logoURL,
    own.products[0]?.imageURLs[0],
    companies.find(({ id }) => id === owner.company.id)?.logoURL,
    profile.user.companies[0]?.logoURL,
    requests[0]?.imageUrls[0],
    (await cardOf(partner, chatId))?.companyLogoUrl,
    (await look(partner, chatId)).companyLogoUrl,
  ].map((address) => address ?? '');
  expect(await statuses(addresses)).toEqual(addresses.map(() => 200));

  // Sent for review, it is not public yet.
  await sentCompany(owner);
  expect(await statuses(files)).toEqual([404, 404, 404]);
  await decided('company', owner.company.id, true);
  expect(await statuses(files)).toEqual([200, 200, 200]);
});

test('pictures and documents of a request that is taken down return with an appeal', async () => {
  const owner = await published('Pontic Rope');
  const { request } = await editedRequest(
    owner,
    { 'Request.Id': owner.requestId, 'Request.ImageUrls': (await ownRequest(owner, owner.requestId)).imageUrls },
    { FileList: file('terms.pdf', '%PDF-1.7\n', 'application/pdf') },
  );
  const files = [...(request?.imageUrls ?? []), ...(request?.fileUrls ?? [])];
  expect(await statuses(files)).toEqual([200, 200]);
  await takenDown('request', owner.requestId);
  expect(await statuses(files)).toEqual([404, 404]);
  const own = await ownRequest(owner, owner.requestId);
  expect(await statuses([...own.imageUrls, ...own.fileUrls])).toEqual([200, 200]);
  await upheld(owner);
  expect(await statuses(files)).toEqual([200, 200]);
});

test('files of a suspended company are hidden until it is free', async () => {
  const owner = await published('Danube Rope');
  const files = await filesOf(owner);
  await suspended(owner.company.id);
  expect(await statuses(files)).toEqual([404, 404, 404]);
  await freed(owner.company.id);
  expect(await statuses(files)).toEqual([200, 200, 200]);
});

test('a text that looks like the address of a hidden picture is not signed', async () => {
  const owner = await published('Caspian Rope');
  const [picture = ''] = await shown(owner.productId);
  await restricted(owner.productId);
  const other = await trader();
  const { request } = await editedRequest(other, { 'Request.Description': picture });
  expect((await ownRequest({ ...other, token: await signIn(other) }, request?.id ?? '')).description).toBe(picture);
});

test('whether a file is public is one query of at most four rows', async () => {
  const owner = await published('Volga Rope');
  for (const address of await filesOf(owner)) {
    const counted: ReadTrips = [];
    expect(await readFileState(countReads(database(), counted), address.replace('/media/', ''))).toBe('public');
    expect(counted).toHaveLength(1);
    expect(counted[0]?.[0]).toBeLessThanOrEqual(4);
  }
});
