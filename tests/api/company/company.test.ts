import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { approveCompanyStatements, rejectCompanyStatements } from '../../../api/company/approval-store.ts';
import { runGuarded } from '../../../api/platform/db/guard.ts';
import { companyFacets } from '../../../api/lookup/facet-words.ts';
import {
  addCompany,
  addCompanyView,
  boostCompany,
  deleteCompany,
  editCompany,
  getCompanyById,
  getCompanyByPath,
  getCompanyCards,
  getOtherCompanies,
  getUserCompanies,
  sendToApproveOfCompany,
} from '../../../contract/company/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  balanceOf,
  database,
  lookups,
  member,
  signIn,
  signUp,
  staffOf,
  type TestUser,
  verified,
  withCredits,
  withPlan,
} from '../../support/api/api-fixtures.ts';
import { coverFile, file, jpgBytes, logoFile } from '../../support/data/sample-files.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

let number = 0;
async function addData(change: Record<string, unknown> = {}) {
  const { companyTypeId } = await lookups();
  number += 1;
  return {
    data: {
      companyName: 'Çağ Işık Dış Ticaret',
      description: 'Bolts',
      companyTypeId,
      companyKeywords: ['Bolt', 'Somun'],
      companyEmail: `Sales-${number}@Example.test`,
      ...change,
    } as never,
  };
}

/** Everything that docs/behaviour.md#completeness requires. */
async function completeBody(CompanyId: string) {
  const { countryId, cityId, areaId, categoryId, subCategoryId, companyTypeId } = await lookups();
  number += 1;
  return {
    CompanyId,
    Name: 'Çağ Işık Dış Ticaret',
    Email: `office-${number}@example.test`,
    Description: 'Bolts and nuts',
    Phone: '+90 212 123 45 67',
    'Address.stHeader': 'Head office',
    'Address.CountryId': countryId,
    'Address.CityId': cityId,
    ...(areaId === null ? {} : { 'Address.AreaId': areaId }),
    'Address.stDescription': 'Quay 4',
    'Address.PostalCode': '34000',
    Categories: categoryId,
    SubCategories: subCategoryId,
    CompanyType: companyTypeId,
    ActivityArea: 2 as const,
    CompanyKeywords: ['bolt', 'somun'],
    WebSite: 'https://cag.example',
    TaxpayerNumber: '1234567890',
    TaxpayerOffice: 'Galata',
  };
}

async function decide(id: string, approve: boolean): Promise<void> {
  const db = database();
  const version = (await firstValue<number>('SELECT version FROM company WHERE id=?1', id)) ?? -1;
  const decision = { id, version, now: clock.now() };
  await runGuarded(
    db,
    approve ? await approveCompanyStatements(db, decision) : await rejectCompanyStatements(db, { ...decision, reason: '["tax"]' }),
    'STALE_VERSION',
  );
}

async function sentCompany(
  user: TestUser & { token: string },
  change: { TaxpayerNumber?: string } = {},
): Promise<{ id: string; path: string; body: Awaited<ReturnType<typeof completeBody>> }> {
  const added = await data(addCompany, { token: user.token, body: await addData() });
  const body = { ...(await completeBody(added.id)), ...change };
  await data(editCompany, { token: user.token, body, files: { Logo: logoFile(), MainPhoto: coverFile() } });
  await data(sendToApproveOfCompany, { token: user.token, query: { companyId: added.id } });
  return { ...added, body };
}

describe('the life of a company', () => {
  test('add, complete, submit, approve: it is public with its address, in the directory and in the counts', async () => {
    const user = await member();
    const { id, path } = await data(addCompany, { token: user.token, body: await addData() });
    expect(path).toMatch(/^cag-isik-dis-ticaret(-[0-9a-f]{5})?$/);
    const incomplete = await call(sendToApproveOfCompany, { token: user.token, query: { companyId: id } });
    expect([incomplete.status, incomplete.envelope.code, incomplete.envelope.message]).toEqual([
      403,
      'NOT_COMPLETE',
      'Please fill in the required fields first.',
    ]);

    const body = await completeBody(id);
    const { company } = await data(editCompany, { token: user.token, body, files: { Logo: logoFile(), MainPhoto: coverFile() } });
    expect(company).toMatchObject({
      approveStatus: 2,
      path,
      taxpayerNumber: '1234567890',
      address: { phone: '+902121234567', fax: '-', cityName: 'İstanbul', cityNames: { ru: 'Стамбул', ar: 'إسطنبول' }, countryCode: 'tr' },
    });
    expect((await call(getCompanyByPath, { body: { path } })).status).toBe(404);
    await data(sendToApproveOfCompany, { token: user.token, query: { companyId: id } });
    expect((await call(sendToApproveOfCompany, { token: user.token, query: { companyId: id } })).envelope.code).toBe('NOT_SENDABLE');
    await decide(id, true);

    const page = (await data(getCompanyByPath, { query: { path } })).company;
    expect(page).toMatchObject({ id, approveStatus: 4, country: 'tr', activityArea: 2, email: body.Email });
    expect(page.categories[0]?.subCategories).toHaveLength(1);
    for (const secret of ['taxpayerNumber', 'taxpayerOffice', 'rejectReason', 'version', 'ownerUserId'])
      expect(page).not.toHaveProperty(secret);
    const directory = await data(getCompanyCards, {
      body: { filters: { serviceType: 2, countryIds: [body['Address.CountryId']] }, text: 'ISIK somun' },
    });
    expect(directory.companies.map((card) => card.id)).toEqual([id]);
    expect((await data(getCompanyCards, { body: { filters: { serviceType: 1 } } })).companies).toEqual([]);
  });

  test('a phone that is too short keeps the stored one; one of more than 15 digits is refused', async () => {
    const user = await member();
    const { id } = await data(addCompany, { token: user.token, body: await addData({ address: { phone: '1234' } }) });
    const phone = async () => (await data(getCompanyById, { token: user.token, body: { id } })).company.address.phone;
    expect(await phone()).toBe('');
    const body = await completeBody(id);
    await data(editCompany, { token: user.token, body });
    await data(editCompany, { token: user.token, body: { ...body, Phone: '1234' } });
    expect(await phone()).toBe('+902121234567');
    const long = await call(editCompany, { token: user.token, body: { ...body, Phone: `+90${'1'.repeat(14)}` } });
    expect([long.status, long.envelope.errors]).toEqual([400, { Phone: 'INVALID_PHONE' }]);
    await data(editCompany, { token: user.token, body: { ...body, Phone: '' } });
    expect(await phone()).toBe('');
  });

  test('a tax number is one of the company’s country; one stored under older rules has no fault', async () => {
    const user = await member();
    const { countryId } = await lookups();
    const wrong = await call(addCompany, {
      token: user.token,
      body: await addData({ address: { countryId }, taxpayerNumber: '1234567891' }),
    });
    expect([wrong.status, wrong.envelope.errors]).toEqual([400, { taxpayerNumber: 'INVALID_TAX_NUMBER' }]);
    const { id } = await data(addCompany, { token: user.token, body: await addData({ taxpayerNumber: 'unknown yet' }) });
    const body = await completeBody(id);
    const edited = async (change: object) => (await call(editCompany, { token: user.token, body: { ...body, ...change } })).envelope.errors;
    expect(await edited({ TaxpayerNumber: '1234567891' })).toEqual({ TaxpayerNumber: 'INVALID_TAX_NUMBER' });
    // Without a country the number was not checked.
    expect(await edited({ TaxpayerNumber: undefined })).toEqual({ TaxpayerNumber: 'INVALID_TAX_NUMBER' });
    expect(await edited({})).toBeUndefined();
    await runSql("UPDATE company SET taxpayer_number='old 1' WHERE id=?1", id);
    expect(await edited({ TaxpayerNumber: 'old 1', Description: 'Bolts' })).toBeUndefined();
    expect(await edited({ TaxpayerNumber: 'old 2' })).toEqual({ TaxpayerNumber: 'INVALID_TAX_NUMBER' });
  });

  test('another company with the same tax number is listed with its owner; a pending edit counts with its number', async () => {
    const [user, other, third] = [await member(), await member(), await member()];
    const shared = async (owner: typeof user, id: string) =>
      (await data(getCompanyById, { token: owner.token, body: { id } })).company.isTaxNumberShared;
    const number = { TaxpayerNumber: '1430466081' };
    const [mine, theirs] = [await sentCompany(user, number), await sentCompany(other, number)];
    expect([await shared(user, mine.id), await shared(other, theirs.id)]).toEqual([true, true]);
    const answer = await call(getCompanyById, { token: user.token, body: { id: mine.id } });
    expect(JSON.stringify(answer.envelope)).not.toContain(theirs.id);

    await data(editCompany, { token: other.token, body: { ...theirs.body, TaxpayerNumber: '10000000146' } });
    expect([await shared(user, mine.id), await shared(other, theirs.id)]).toEqual([false, false]);
    const isPublic = async () =>
      Promise.all([
        data(getCompanyById, { token: other.token, body: { id: theirs.id } }).then(({ company }) => company.isPublic),
        data(getUserCompanies, { token: other.token }).then(({ companies }) => companies.map((card) => card.isPublic)),
      ]);
    expect(await isPublic()).toEqual([false, [false, false]]);
    await decide(theirs.id, true);
    expect(await isPublic()).toEqual([true, [false, true]]);
    await data(editCompany, { token: other.token, body: { ...theirs.body, TaxpayerNumber: ' 1430-466081' } });
    expect([await shared(user, mine.id), await shared(other, theirs.id)]).toEqual([true, true]);
    expect(await isPublic()).toEqual([true, [false, true]]);
    await data(editCompany, { token: other.token, body: { ...theirs.body, IsActive: false } });
    expect(await isPublic()).toEqual([false, [false, false]]);
    await data(deleteCompany, { token: other.token, query: { id: theirs.id } });
    expect(await shared(user, mine.id)).toBe(false);
    const last = await sentCompany(third, number);
    expect(await shared(user, mine.id)).toBe(true);
    await data(deleteCompany, { token: third.token, query: { id: last.id } });
    expect(await shared(user, mine.id)).toBe(false);
  });

  test('its page has the number of all products, beyond the shown ones', async () => {
    const user = await member('business');
    const { id, path } = await approvedCompany(user);
    const { categoryId, subCategoryId } = await lookups();
    await env.DB.batch(
      Array.from({ length: 14 }, (_, index) =>
        env.DB.prepare(
          "INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, images, created_at) VALUES(?1,?2,'Rope','Hemp',?3,?4,'[\"p/a.jpg\"]',?5)",
        ).bind(index.toString(16).padStart(24, 'c'), id, categoryId, subCategoryId, clock.now()),
      ),
    );
    const countOf = async () => {
      const { company } = await data(getCompanyByPath, { body: { path } });
      return [company.products.length, company.productCount];
    };
    expect(await countOf()).toEqual([12, 14]);
    // One whose picture the moderators removed is still listed.
    await runSql("UPDATE product SET images='[]' WHERE id=?1", '0'.padStart(24, 'c'));
    expect(await countOf()).toEqual([12, 14]);
  });

  test('a rejection is shown until the next submission, beside the state by completeness', async () => {
    const user = await member();
    const { id } = await sentCompany(user);
    await decide(id, false);
    const { company } = await data(getCompanyById, { token: user.token, body: { id } });
    expect(company).toMatchObject({ approveStatus: 2, rejectReason: '["tax"]' });
    await data(sendToApproveOfCompany, { token: user.token, query: { companyId: id } });
    expect((await data(getCompanyById, { token: user.token, query: { id } })).company).toMatchObject({
      approveStatus: 3,
      rejectReason: null,
      dtRejectedAt: null,
    });
  });

  test('a decision about an outdated version has no effect', async () => {
    const user = await member();
    const { id } = await sentCompany(user);
    const db = database();
    await expect(
      runGuarded(db, await approveCompanyStatements(db, { id, version: 0, now: clock.now() }), 'STALE_VERSION'),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await data(getCompanyById, { token: user.token, body: { id } })).company.approveStatus).toBe(3);
  });

  test('an approved company keeps 4 on edits, and returns to 3 with a new name or tax number (docs/behaviour.md#reviewed-edits)', async () => {
    const user = await member();
    const { id, path, body } = await sentCompany(user);
    await decide(id, true);
    const edit = async (change: object) => (await data(editCompany, { token: user.token, body: { ...body, ...change } })).company;
    expect(await edit({ Description: 'More bolts' })).toMatchObject({ approveStatus: 4, description: 'More bolts' });
    expect(await edit({ Name: 'New Name', Description: 'x' })).toMatchObject({ approveStatus: 3, path, name: 'New Name' });
    // Everyone else sees what was approved last (docs/behaviour.md#approved-version).
    const shown = async () => (await data(getCompanyByPath, { body: { path } })).company;
    expect(await shown()).toMatchObject({ approveStatus: 4, name: body.Name, description: 'More bolts' });
    await decide(id, true);
    expect(await shown()).toMatchObject({ approveStatus: 4, name: 'New Name', description: 'x' });
    expect(await edit({ Name: 'New Name', TaxpayerNumber: '4540536920' })).toMatchObject({ approveStatus: 3 });
    const cleared = await call(editCompany, { token: user.token, body: { ...body, Name: 'New Name', TaxpayerNumber: '' } });
    expect([cleared.status, cleared.envelope.errors]).toEqual([400, { taxpayerNumber: 'REQUIRED' }]);
  });

  test('a company with both directions is listed and counted in each, and keeps the specified number (docs/behaviour.md#both-directions)', async () => {
    const user = await member();
    const { id, body } = await sentCompany(user);
    await decide(id, true);
    const edit = (changes: object) => data(editCompany, { token: user.token, body: { ...body, CompanyId: id, ...changes } });
    const counts = async () => {
      const lists = ([1, 2] as const).flatMap((serviceType) =>
        (['newest', 'name'] as const).map((sort) => data(getCompanyCards, { body: { size: 50, sort, filters: { serviceType } } })),
      );
      return (await Promise.all(lists)).map(({ companies, count }) => [companies.some((each) => each.id === id), count] as const);
    };
    await edit({ ActivityArea: 2 });
    const before = await counts();
    expect(before.map(([isListed]) => isListed)).toEqual([false, false, true, true]);
    const { company } = await edit({ ActivityArea: 2, HasBothAreas: true });
    expect([company.activityArea, company.hasBothAreas]).toEqual([2, true]);
    expect(await counts()).toEqual(before.map(([isListed, count]) => [true, isListed ? count : count + 1]));
    // A client that knows only the number changes the number only.
    expect(await edit({ ActivityArea: 1 })).toMatchObject({ company: { activityArea: 1, hasBothAreas: true } });
    await edit({ ActivityArea: 1, HasBothAreas: false });
    expect((await counts()).map(([isListed]) => isListed)).toEqual([true, true, false, false]);
  });

  test('deleting removes it everywhere; its name and e-mail are free again', async () => {
    const user = await member();
    const { id, path, body } = await sentCompany(user);
    await decide(id, true);
    const before = (await data(getCompanyCards, { body: {} })).count;
    await data(deleteCompany, { token: user.token, query: { id } });
    expect((await call(getCompanyByPath, { body: { path } })).status).toBe(410);
    expect((await call(getCompanyByPath, { body: { path: 'never-there' } })).status).toBe(404);
    const own = (token: string) => call(getCompanyById, { token, body: { id } });
    expect([(await own(user.token)).status, (await own((await member()).token)).status]).toEqual([410, 404]);
    expect((await data(getCompanyCards, { body: {} })).count).toBe(before - 1);
    expect((await call(deleteCompany, { token: user.token, query: { id } })).status).toBe(404);
    expect((await call(addCompany, { token: user.token, body: await addData({ companyEmail: body.Email }) })).status).toBe(200);
    const audit = await env.DB.prepare('SELECT action, outcome FROM audit_log WHERE target_id=?1 AND actor_user_id=?2 ORDER BY seq')
      .bind(id, user.id)
      .all();
    expect(audit.results).toEqual(['company.add', 'company.edit', 'company.delete'].map((action) => ({ action, outcome: 'done' })));
  });
});

describe('adding', () => {
  test('refusals are in order: e-mail, plan, maximum, e-mail in use', async () => {
    const user = await signUp();
    await withPlan(user, null);
    const token = await signIn(user);
    const other = await member();
    await data(addCompany, { token: other.token, body: await addData({ companyEmail: 'taken@example.test' }) });
    const add = async (change = {}) =>
      (await call(addCompany, { token, body: await addData({ companyEmail: 'TAKEN@example.test', ...change }) })).envelope.code;
    expect(await add()).toBe('EMAIL_NOT_VERIFIED');
    await verified(user);
    expect(await add()).toBe('COMPANY_NEEDS_PLAN');
    await withPlan(user, 'welcome');
    expect(await add()).toBe('COMPANY_EMAIL_USED');
    expect(await add({ companyEmail: 'free@example.test' })).toBe('COMPANY_ADDED');
    expect(await add()).toBe('COMPANY_LIMIT_REACHED');
  });

  test('of two concurrent ones for the last place one is added', async () => {
    const user = await member('welcome');
    const bodies = await Promise.all([addData(), addData(), addData()]);
    const codes = await Promise.all(bodies.map(async (body) => (await call(addCompany, { token: user.token, body })).envelope.code));
    expect(codes.sort()).toEqual(['COMPANY_ADDED', 'COMPANY_LIMIT_REACHED', 'COMPANY_LIMIT_REACHED']);
  });

  test('keywords, categories and types are validated, and unknown fields refused', async () => {
    const user = await member('welcome');
    const { categoryId, subCategoryId, logisticTypeId } = await lookups();
    const add = async (change: Record<string, unknown>) => {
      const { envelope } = await callLoosely(addCompany, { token: user.token, body: await addData(change) });
      return [envelope.code, envelope.errors];
    };
    expect(await add({ companyKeywords: ['a'] })).toEqual(['BAD_INPUT', { companyKeywords: 'INVALID_KEYWORD' }]);
    expect(await add({ companyKeywords: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] })).toEqual([
      'LIMIT_REACHED',
      { companyKeywords: 'TOO_MANY' },
    ]);
    expect((await add({ categoryIds: [subCategoryId] }))[0]).toBe('CATEGORY_INVALID');
    expect((await add({ categoryIds: [], subCategoryIds: [subCategoryId] }))[0]).toBe('CATEGORY_INVALID');
    expect(await add({ companyTypeId: logisticTypeId })).toEqual(['BAD_INPUT', { companyTypeId: 'INVALID' }]);
    expect(await add({ approveStatus: 4 })).toEqual(['BAD_INPUT', { 'data.approveStatus': 'UNKNOWN_FIELD' }]);
    expect(await add({ description: 'x'.repeat(4097) })).toEqual(['BAD_INPUT', { 'data.description': 'TOO_LONG' }]);
    expect(
      (await add({ categoryIds: [categoryId], subCategoryIds: [subCategoryId], companyKeywords: ['IŞIK', 'ışık', 'İşık #1'] }))[0],
    ).toBe('COMPANY_ADDED');
    const { companies } = await data(getUserCompanies, { token: user.token });
    const own = companies.find((company) => !company.isUserCompany);
    expect((await data(getCompanyById, { token: user.token, body: { id: own?.id } })).company.companyKeywords).toEqual(['ışık', 'işık 1']);
  });

  test('keeps what a smaller plan no longer includes, but adds nothing to it', async () => {
    const user = await withPlan(await member('welcome'), 'business');
    const session = { token: await signIn(user) };
    const keywords = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'];
    const { id: CompanyId } = await data(addCompany, { ...session, body: await addData({ companyKeywords: keywords }) });
    const given = { CompanyId, Name: 'Çağ Işık Dış Ticaret', Email: `office-${user.id}@example.test`, Description: 'Nuts' };
    await withPlan(user, 'welcome');
    const edited = async (CompanyKeywords: string[]) =>
      (await call(editCompany, { ...session, body: { ...given, CompanyKeywords } })).envelope;
    expect((await edited(keywords)).code).toBe('COMPANY_SAVED');
    expect(await edited([...keywords, 'gg'])).toMatchObject({ code: 'LIMIT_REACHED', errors: { CompanyKeywords: 'TOO_MANY' } });
    expect((await edited(keywords.slice(1))).code).toBe('COMPANY_SAVED');
    expect((await edited(keywords)).code).toBe('LIMIT_REACHED');
  });

  test('the own list shows completeness: a new company has 5 of 18 items', async () => {
    const user = await member();
    await data(addCompany, { token: user.token, body: await addData() });
    const { companies } = await data(getUserCompanies, { token: user.token });
    expect(companies.at(-1)).toMatchObject({ approveStatus: 1, completeness: { groups: 0, items: 5 }, isUserCompany: false });
  });
});

describe('editing', () => {
  test('videos are on YouTube only, pictures have their exact size, cities are in their country', async () => {
    const user = await member();
    const { id } = await data(addCompany, { token: user.token, body: await addData() });
    const body = await completeBody(id);
    const other = await firstValue<string>("SELECT c.id FROM city c JOIN country k ON k.id=c.country_id WHERE k.code='DE' LIMIT 1");
    const edit = async (change: Record<string, unknown>, files = {}) => {
      const { envelope } = await callLoosely(editCompany, { token: user.token, body: { ...body, ...change }, files });
      return [envelope.code, envelope.errors];
    };
    for (const url of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com/1',
      'javascript:youtube',
    ])
      expect(await edit({ PromotionVideoUrl: url })).toEqual(['BAD_INPUT', { PromotionVideoUrl: 'INVALID_VIDEO' }]);
    expect(await edit({}, { Logo: file('a.jpg', jpgBytes(500, 400)) })).toEqual(['BAD_INPUT', { Logo: 'INVALID' }]);
    expect(await edit({}, { Logo: file('a.jpg', '<svg onload=1>') })).toEqual(['UNSUPPORTED_MEDIA', { Logo: 'INVALID' }]);
    expect((await edit({ 'Address.CityId': other }))[0]).toBe('BAD_INPUT');
    expect((await edit({ PromotionVideoUrl: 'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=4' }))[0]).toBe('COMPANY_SAVED');
    expect((await data(getCompanyById, { token: user.token, body: { id } })).company.promotionVideoUrl).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
  });

  test('a city that was merged into another, as in an old draft, is stored as that one', async () => {
    const user = await member();
    const { id } = await data(addCompany, { token: user.token, body: await addData() });
    const [removed, remaining] = ['LY:az-zawiyah', 'LY:zawiya'].map((key) => lookupId('city', key));
    const { company } = await data(editCompany, {
      token: user.token,
      body: {
        ...(await completeBody(id)),
        'Address.CountryId': lookupId('country', 'LY'),
        'Address.CityId': removed,
        'Address.AreaId': unsetId,
      } as never,
    });
    expect(company.address).toMatchObject({ cityId: remaining, cityName: 'Zawiya', cityNames: { ar: 'الزاوية' } });
  });

  test('an outdated version is refused', async () => {
    const user = await member();
    const { id } = await data(addCompany, { token: user.token, body: await addData() });
    const body = await completeBody(id);
    const { company } = await data(editCompany, { token: user.token, body });
    expect((await call(editCompany, { token: user.token, body: { ...body, Version: company.version } })).status).toBe(200);
    expect((await call(editCompany, { token: user.token, body: { ...body, Version: company.version } })).envelope.code).toBe(
      'STALE_VERSION',
    );
  });

  test("another account's company is not found; staff need the flag; moderators may read", async () => {
    const owner = await member();
    const { id } = await data(addCompany, { token: owner.token, body: await addData() });
    const stranger = await member();
    const body = await completeBody(id);
    expect((await call(editCompany, { token: stranger.token, body })).status).toBe(404);
    expect((await call(getCompanyById, { token: stranger.token, body: { id } })).status).toBe(404);
    expect((await call(deleteCompany, { token: stranger.token, query: { id } })).status).toBe(404);
    expect((await call(sendToApproveOfCompany, { token: stranger.token, query: { companyId: id } })).status).toBe(404);
    expect((await call(boostCompany, { token: stranger.token, body: { companyId: id, boostType: 1 } })).status).toBe(404);
    expect((await call(deleteCompany, { token: (await staffOf(owner)).token, query: { id } })).status).toBe(403);
    expect((await call(editCompany, { token: (await staffOf(owner, ['editAndDeleteCompany'])).token, body })).status).toBe(200);
    expect((await call(getCompanyById, { body: { id } })).status).toBe(401);
  });
});

describe('boost', () => {
  test('is charged once, lifts the company, and can be bought again in the last minute', async () => {
    const user = await withCredits(await member(), 500);
    const token = await signIn(user);
    const company = await approvedCompany(user);
    const before = await balanceOf(user);
    const buy = () => call(boostCompany, { token, body: { companyId: company.id, boostType: 1, lang: 'EN' } });
    const [first, second] = await Promise.all([buy(), buy()]);
    expect([first.envelope.code, second.envelope.code].sort()).toEqual(['BOOST_ACTIVE', 'COMPANY_BOOSTED']);
    expect(await balanceOf(user)).toBe(before - 100);
    const done = first.status === 200 ? first : second;
    expect(done.envelope.data).toEqual({ dtBoostExpire: new Date(clock.now() + dayMs).toISOString(), inCredit: before - 100 });
    clock.advance(dayMs - 60_000);
    const again = await call(boostCompany, { token: await signIn(user), body: { companyId: company.id, boostType: 1 } });
    expect(again.envelope.data?.dtBoostExpire).toBe(new Date(clock.now() + 60_000 + dayMs).toISOString());
  });

  test('needs an approved company and sufficient credits', async () => {
    const user = await member('welcome');
    const pending = await approvedCompany(user, { approveStatus: 3 });
    expect((await call(boostCompany, { token: user.token, body: { companyId: pending.id, boostType: 1 } })).envelope.code).toBe(
      'COMPANY_NOT_APPROVED',
    );
    const company = await approvedCompany(user);
    const { status, envelope } = await call(boostCompany, { token: user.token, body: { companyId: company.id, boostType: 1 } });
    expect([status, envelope.code]).toEqual([403, 'NOT_ENOUGH_CREDIT']);
    expect(await firstValue('SELECT is_boosted FROM company WHERE id=?1', company.id)).toBe(0);
  });
});

test('other companies are of the same activity area, those of the same category first, three at most and never the company itself', async () => {
  const results = await allRows<{
    id: string;
  }>('SELECT id FROM category WHERE parent_id IS NULL ORDER BY position DESC LIMIT 2');
  const [trade = '', otherTrade = ''] = results.map(({ id }) => id);
  const { countryId } = await lookups();
  const tradesIn = async (id: string, activityArea: 1 | 2, hasBothAreas = false) => {
    const company = await approvedCompany(await member(), { activityArea });
    const categories = [{ id, subs: [] }];
    await runSql(
      'UPDATE company SET categories=?2, facets=?3, both_areas=?4 WHERE id=?1',
      company.id,
      JSON.stringify(categories),
      companyFacets({ activityArea, hasBothAreas, categories, countryId }, false),
      hasBothAreas ? 1 : null,
    );
    return company.id;
  };
  const others = async (id: string) => (await data(getOtherCompanies, { query: { id } })).companies;
  const idsOf = (companies: readonly { id: string }[]) => companies.map((company) => company.id);
  const [own, importer] = [await tradesIn(trade, 1), await tradesIn(trade, 1)];
  const exporter = await tradesIn(trade, 2);
  const both = await tradesIn(trade, 2, true);
  await tradesIn(otherTrade, 2);
  await tradesIn(otherTrade, 1);
  const found = await others(own);
  expect(idsOf(found).slice(0, 2)).toEqual([both, importer]);
  expect(found).toHaveLength(3);
  expect(found.every(({ activityArea, hasBothAreas }) => activityArea === 1 || hasBothAreas === true)).toBe(true);
  expect(idsOf(await others(both))).toEqual([exporter, importer, own]);
  const newest = await tradesIn(trade, 1);
  expect(idsOf(await others(own))).toEqual([newest, both, importer]);
  expect((await call(getOtherCompanies, { query: { id: 'f'.repeat(24) } })).status).toBe(404);
});

test('a visitor counts once a day', async () => {
  const company = await approvedCompany(await member());
  const view = (address: string) => data(addCompanyView, { query: { id: company.id }, headers: { 'cf-connecting-ip': address } });
  const count = async () => (await data(getCompanyByPath, { body: { path: company.path } })).company.companyViewCount;
  await view('192.0.2.1');
  await view('192.0.2.1');
  await view('192.0.2.2');
  for (const agent of ['Firefox', 'curl/8', ''])
    await data(addCompanyView, { query: { id: company.id }, headers: { 'cf-connecting-ip': '192.0.2.1', 'user-agent': agent } });
  expect(await count()).toBe(2);
  clock.advance(dayMs);
  await view('192.0.2.1');
  expect(await count()).toBe(3);
  const stored = await env.DB.prepare('SELECT visitor FROM company_view_day WHERE company_id=?1')
    .bind(company.id)
    .all<{ visitor: string }>();
  expect(stored.results.every(({ visitor }) => /^[0-9a-f]{24}$/.test(visitor))).toBe(true);
});
