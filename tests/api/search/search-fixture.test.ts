/** Rows are added, submitted and approved by the usual calls; then every pair is searched by the API. */
import { beforeAll, describe, expect, test } from 'vitest';
import { approveCompanyStatements } from '../../../api/company/approval-store.ts';
import { readDirectory } from '../../../api/catalogue/directory.ts';
import { runGuarded } from '../../../api/platform/db/guard.ts';
import { approveRequestStatements } from '../../../api/request/approval-store.ts';
import { readRequests } from '../../../api/catalogue/request-list.ts';
import { addCompany, boostCompany, editCompany, getCompanyCards, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { getCategories } from '../../../contract/lookup/calls.ts';
import { addAndEditRequest, getRequestCards, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { getCompanyFacets, navigationSearch } from '../../../contract/search/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member, type TestUser, withCredits } from '../../support/api/api-fixtures.ts';
import { logoFile } from '../../support/data/sample-files.ts';
import {
  companyPairs,
  type CompanyKey,
  fixtureCompanies,
  fixtureRequests,
  type RequestKey,
  requestPairs,
} from '../../support/data/search-fixture.ts';
import { firstValue } from '../../support/api/database.ts';

type Member = TestUser & { token: string };
const searchRowsMax = 25;
const keyOfId = new Map<string, string>();
const subOf = new Map<string, { category: string; sub: string }>();
let poster: Member;
let posterCompanyId = '';
let boosted: Member;
let owner: Member;

const place = (name: string) => {
  const found = subOf.get(name);
  if (found === undefined) throw new Error(`no sub-category ${name}`);
  return found;
};
const versionOf = async (table: 'request' | 'company', id: string): Promise<number> =>
  (await firstValue<number>(`SELECT version FROM ${table} WHERE id=?1`, id)) ?? -1;

async function publishRequest(user: Member, companyId: string, key: RequestKey): Promise<void> {
  const { name, keywords, category, type = 1 } = { type: undefined, ...fixtureRequests[key] };
  const { logisticTypeId, shippingTypeId } = await lookups();
  const { request } = await data(addAndEditRequest, {
    token: user.token,
    body: {
      'Request.CompanyId': companyId,
      'Request.InServiceEnum': String(type),
      'Request.CategoryId': place(category).category,
      'Request.SubCategoryId': place(category).sub,
      'Request.Name': name,
      'Request.Description': 'Neither name nor keyword',
      'Request.Keywords': [...keywords],
      ...(type > 2 && { 'Request.LogisticTypeId': logisticTypeId, 'Request.ShippingTypeId': shippingTypeId }),
    } as never,
  });
  await data(sendToApproveOfRequest, { token: user.token, query: { requestId: request.id } });
  const db = database();
  const decision = { id: request.id, version: await versionOf('request', request.id), now: clock.now() };
  await runGuarded(db, await approveRequestStatements(db, decision), 'STALE_VERSION');
  keyOfId.set(request.id, key);
}

const description = 'Neither name nor keyword';
const emailOf = (key: CompanyKey): string => `${key}@example.test`;

async function bodyOf(key: CompanyKey, id: string) {
  const { name, keywords, category, hsCode } = { hsCode: '', ...fixtureCompanies[key] };
  const { companyTypeId, countryId, cityId, areaId } = await lookups();
  return {
    CompanyId: id,
    Name: name,
    Email: emailOf(key),
    Description: description,
    Phone: '+90 212 123 45 67',
    'Address.stHeader': 'Head office',
    'Address.CountryId': countryId,
    'Address.CityId': cityId,
    ...(areaId === null ? {} : { 'Address.AreaId': areaId }),
    'Address.stDescription': 'Quay 4',
    'Address.PostalCode': '34000',
    Categories: place(category).category,
    SubCategories: place(category).sub,
    CompanyType: companyTypeId,
    ActivityArea: 2,
    CompanyKeywords: [...keywords],
    WebSite: 'https://office.example',
    TaxpayerNumber: '1234567890',
    TaxpayerOffice: 'Galata',
    HSCode: hsCode,
  };
}

async function publishCompany(user: Member, key: CompanyKey): Promise<void> {
  const { name, keywords } = fixtureCompanies[key];
  const { companyTypeId } = await lookups();
  const basics = { companyName: name, description, companyTypeId, companyKeywords: [...keywords], companyEmail: emailOf(key) };
  const { id } = await data(addCompany, { token: user.token, body: { data: basics as never } });
  await data(editCompany, { token: user.token, body: (await bodyOf(key, id)) as never, files: { Logo: logoFile() } });
  await data(sendToApproveOfCompany, { token: user.token, query: { companyId: id } });
  const db = database();
  const decision = { id, version: await versionOf('company', id), now: clock.now() };
  await runGuarded(db, await approveCompanyStatements(db, decision), 'STALE_VERSION');
  keyOfId.set(id, key);
}

beforeAll(async () => {
  const { categories } = await data(getCategories);
  for (const { id, subCategories } of categories)
    for (const sub of subCategories) subOf.set(sub.description.en, { category: id, sub: sub.id });
  poster = await member('premium');
  await withCredits(poster, 2000);
  posterCompanyId = (await approvedCompany(poster, { name: 'Neither' })).id;
  for (const key of Object.keys(fixtureRequests) as RequestKey[]) await publishRequest(poster, posterCompanyId, key);
  boosted = await member('premium');
  await withCredits(boosted, 5000);
  owner = await member('premium');
  for (const key of Object.keys(fixtureCompanies) as CompanyKey[]) await publishCompany(key === 'alnour' ? boosted : owner, key);
}, 120_000);

const keys = (cards: readonly { id: string }[]) => cards.map(({ id }) => keyOfId.get(id) ?? id);

test('there are enough pairs of each script, and of those that must not match', () => {
  expect(requestPairs.length + companyPairs.length).toBeGreaterThanOrEqual(199);
  for (const script of [/\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u, /[çğıİöşü]/iu, /^[\x20-\x7e]+$/])
    expect(requestPairs.filter(([typed]) => script.test(typed)).length, String(script)).toBeGreaterThanOrEqual(10);
  expect(requestPairs.filter(([, found]) => found.length === 0).length).toBeGreaterThanOrEqual(6);
});

describe('requests', () => {
  test.each(requestPairs)('%j finds %j', async (typed, found) => {
    const { requests, count } = await data(getRequestCards, { body: { text: typed, size: 50 } });
    expect(keys(requests).toSorted()).toEqual([...found].toSorted());
    expect(count).toBe(found.length);
    const { rowsRead } = await readRequests({ db: database(), clock }, { text: typed, page: 0, size: 10 });
    expect(rowsRead.page).toBeLessThanOrEqual(searchRowsMax);
    const suggested = await data(navigationSearch, { body: { text: typed, searchTypeEnum: 5, size: 20 } });
    expect(keys(suggested.requests)).toEqual(keys(requests));
  });

  test('suggestions find the same, for the requested type', async () => {
    const suggest = async (text: string, searchTypeEnum: number) =>
      keys((await data(navigationSearch, { body: { text, searchTypeEnum } })).requests);
    expect(await suggest('الاسمنت', 1)).toEqual(['cement']);
    expect(await suggest('roro', 1)).toEqual([]);
    expect(await suggest('roro', 4)).toEqual(['ferry']);
    expect(await suggest('rebar', 4)).toEqual([]);
    expect([await suggest('roro', 5), await suggest('rebar', 5)]).toEqual([['ferry'], ['rebar']]);
  });

  test('a sub-category is suggested with its category', async () => {
    for (const text of ['çimento', 'ЦЕМЕНТ', 'أسمنت', 'cement']) {
      const { categories } = await data(navigationSearch, { body: { text, searchTypeEnum: 1 } });
      expect(
        categories.map(({ id, categoryId }) => ({ sub: id, category: categoryId })),
        text,
      ).toEqual([place('Cement')]);
    }
    const { categories } = await data(navigationSearch, { body: { text: 'plastik', searchTypeEnum: 3 } });
    expect(categories[0]?.id).toBe(categories[0]?.categoryId);
  });
});

describe('companies', () => {
  test.each(companyPairs)('%j finds %j', async (typed, found) => {
    const { companies, count } = await data(getCompanyCards, { body: { text: typed, page: 0, size: 50 } });
    expect(keys(companies).toSorted()).toEqual([...found].toSorted());
    expect(count).toBe(found.length);
    const { rowsRead } = await readDirectory({ db: database(), clock }, { filters: {}, text: typed, page: 0, size: 10 });
    expect(rowsRead.page).toBeLessThanOrEqual(searchRowsMax);
    for (const searchTypeEnum of [0, 3])
      expect(keys((await data(navigationSearch, { body: { text: typed, searchTypeEnum } })).companies)).toEqual(keys(companies));
  });

  test('countries and sub-categories have their number of companies, also within an activity area', async () => {
    const { countryId } = await lookups();
    const all = (await data(getCompanyFacets, { query: {} })).countries;
    const exporters = (await data(getCompanyFacets, { query: { serviceType: '2' } })).countries;
    const importers = (await data(getCompanyFacets, { query: { serviceType: '1' } })).countries;
    expect(exporters).toEqual([{ id: countryId, code: 'tr', count: Object.keys(fixtureCompanies).length }]);
    expect(importers).toEqual([]);
    expect(all).toEqual(exporters);
    const { subCategories } = await data(getCompanyFacets, { query: { serviceType: '2' } });
    expect(subCategories[0]).toEqual({ id: place('Plastic Film').sub, count: 2 });
    expect(subCategories.slice(1).map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe('a city', () => {
  const names = ['Riyadh', 'Riyad', 'Эр-Рияд', 'эррияд', 'الرياض', 'رياض'];

  test('finds its companies by each of its names, and no longer those that have moved away', async () => {
    const found = async () =>
      Promise.all(names.map(async (text) => keys((await data(getCompanyCards, { body: { text, page: 0, size: 50 } })).companies)));
    const inIstanbul = async () => keys((await data(getCompanyCards, { body: { text: 'Стамбул', page: 0, size: 50 } })).companies);
    expect([await inIstanbul(), await found()]).toEqual([expect.arrayContaining(['toys']), names.map(() => [])]);
    const companyId = [...keyOfId].find(([, key]) => key === 'toys')?.[0] ?? '';
    const move = {
      'Address.CountryId': lookupId('country', 'SA'),
      'Address.CityId': lookupId('city', 'SA:riyadh'),
      'Address.AreaId': unsetId,
    };
    await data(editCompany, {
      token: owner.token,
      body: { ...(await bodyOf('toys', companyId)), ...move } as never,
    });
    expect(await found()).toEqual(names.map(() => ['toys']));
    expect(await inIstanbul()).not.toContain('toys');
  });
});

// Last, because a boost changes the order of the results above.
describe('order', () => {
  test('is boosted first, the newest first within both groups, in a text search too', async () => {
    const companyId = [...keyOfId].find(([, key]) => key === 'alnour')?.[0] ?? '';
    const newest = (Object.keys(fixtureRequests) as RequestKey[]).toReversed();
    const both = requestPairs.find(([typed]) => typed === 'vegetable oils')?.[1] ?? [];
    const before = await data(getRequestCards, { body: { text: 'vegetable oils' } });
    expect(keys(before.requests)).toEqual(newest.filter((key) => both.includes(key)));
    expect(keys((await data(getCompanyCards, { body: { text: 'plastik' } })).companies)).toEqual(['alnour', 'nour']);

    await publishRequest(boosted, companyId, 'sunflower');
    await publishRequest(boosted, companyId, 'olive');
    await data(boostCompany, { token: boosted.token, body: { companyId, boostType: 1 } });
    await publishRequest(poster, posterCompanyId, 'sunflower');
    const after = await data(getRequestCards, { body: { text: 'vegetable oils' } });
    expect(after.requests.map(({ dtBoostExpire }) => dtBoostExpire !== null)).toEqual([true, true, false, false, false]);
    expect(keys(after.requests)).toEqual(['olive', 'sunflower', 'sunflower', 'olive', 'sunflower']);
  });
});
