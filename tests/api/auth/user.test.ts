import { describe, expect, test } from 'vitest';
import { grantStatement, spendStatement } from '../../../api/credit/ledger-store.ts';
import { rowsReadHeader } from '../../../api/platform/db/counting-db.ts';
import { newId } from '../../../api/platform/ids.ts';
import { updateLanguage } from '../../../contract/auth/calls.ts';
import { features } from '../../../contract/plan/features.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { inviteSubUser } from '../../../contract/staff/calls.ts';
import { editUserProfile, getUsageLimits, getUserProfile, getUserTransActions } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member, signIn, signUp, staffOf, withCredits } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const profile = async (token: string) => (await data(getUserProfile, { token })).user;
const form = (userId: string, changes: Record<string, unknown> = {}) => ({
  UserID: userId,
  FullName: 'Nadia Haddad',
  'Address.stDescription': 'Quay 4, second floor',
  ...changes,
});
/** The smallest picture there is: 1 × 1, PNG. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

describe('profile', () => {
  test('of a new account: plan, address, notification levels, no companies', async () => {
    const user = await signUp({ fullName: 'Mira Osman', language: 'RU' });
    const own = await profile(await signIn(user));
    expect(own).toMatchObject({
      userID: user.id,
      fullName: 'Mira Osman',
      language: 'RU',
      inCredit: 50,
      isMainUser: true,
      isVerifyEmail: false,
      isPhoneAwaitingApproval: false,
      notificationSettings: { emailPermissonEnum: 1, phonePermissionEnum: 1, mobileAppPermissionEnum: 1 },
      companies: [],
      requestCount: 0,
      completeness: { groups: 0, items: 0 },
    });
    expect(own.creditPlan?.planName).toBe('Стартовый');
    expect(own.address.addressId).toMatch(/^[0-9a-f]{24}$/);
  });

  test("shows companies and the completeness of the one nearest to completion, the account's own not among them", async () => {
    const user = await member();
    const company = await approvedCompany(user);
    await runSql('UPDATE company SET logo_key=NULL, website=NULL WHERE id=?1', company.id);
    await approvedCompany(user, { approveStatus: 2 });
    const own = await profile(user.token);
    expect(own.companies.map(({ approveStatus }) => approveStatus)).toEqual([4, 2]);
    expect(own.completeness).toEqual({ groups: 5, items: 18 });
  });

  test("staff see the main account's plan, companies and address, with their own name", async () => {
    const main = await member();
    const company = await approvedCompany(main);
    const colleague = await staffOf(main);
    const own = await profile(colleague.token);
    expect(own).toMatchObject({ userID: colleague.id, fullName: 'Test Colleague', isMainUser: false, mainUserId: main.id });
    expect(own.companies.map(({ id }) => id)).toEqual([company.id]);
    expect(own.creditPlan?.planName).toBe('Business');
  });
});

describe('editing the profile', () => {
  test('stores and returns name, language, phone, levels and address', async () => {
    const user = await member();
    const { countryId, cityId, areaId } = await lookups();
    const before = await profile(user.token);
    const { user: saved } = await data(editUserProfile, {
      token: user.token,
      body: form(user.id, {
        Language: 'ar',
        stPhone: '+90-5321112233',
        Gender: '2',
        EmailPermissonEnum: '3',
        PhonePermissionEnum: '2',
        MobileAppPermissionEnum: '1',
        'Address.AddressId': before.address.addressId,
        'Address.CountryId': countryId,
        'Address.CityId': cityId,
        'Address.AreaId': areaId,
        'Address.stHeader': 'Head office',
        'Address.PostalCode': '34000',
        'Address.Email': 'desk@example.test',
        'Address.Phone': '+90 212 123 45 67',
      }) as never,
    });
    expect(saved).toMatchObject({
      fullName: 'Nadia Haddad',
      language: 'AR',
      stPhone: '+905321112233',
      gender: 2,
      notificationSettings: { emailPermissonEnum: 3, phonePermissionEnum: 2, mobileAppPermissionEnum: 1 },
      address: {
        addressId: before.address.addressId,
        countryId,
        cityId,
        areaId,
        stDescription: 'Quay 4, second floor',
        stHeader: 'Head office',
        postalCode: '34000',
        email: 'desk@example.test',
        phone: '+902121234567',
        fax: '-',
      },
    });
    expect(await profile(user.token)).toEqual(saved);
  });

  test('a change of another tab or member of staff since the read is not overwritten; a new language is no such change', async () => {
    const main = await member();
    const colleague = await staffOf(main, ['editUserProfile', 'viewUserProfile']);
    const [own, theirs] = [await profile(main.token), await profile(colleague.token)];
    const save = async (person: { id: string; token: string }, change: Record<string, unknown>) =>
      (await call(editUserProfile, { token: person.token, body: form(person.id, change) as never })).envelope;
    expect((await save(main, { Version: own.version, 'Address.stDescription': 'Quay 5' })).code).toBe('PROFILE_SAVED');
    expect((await save(main, { Version: own.version, stPhone: '+905321112233' })).code).toBe('STALE_VERSION');
    // Staff see the address of the account.
    expect((await save(colleague, { Version: theirs.version })).code).toBe('STALE_VERSION');
    const read = await profile(main.token);
    expect([read.address.stDescription, read.stPhone]).toEqual(['Quay 5', '']);
    await data(updateLanguage, { token: main.token, query: { language: 'RU' } });
    const saved = await save(main, { Version: read.version, 'Address.stDescription': 'Quay 5', stPhone: '+905321112233' });
    expect(saved.code).toBe('PROFILE_SAVED');
    expect(saved.data?.user.version).not.toBe(read.version);
    // What names no version is written as before.
    expect((await save(main, {})).code).toBe('PROFILE_SAVED');
  });

  test('a new phone number has to be verified again, the same one not', async () => {
    const user = await member();
    await runSql(
      "UPDATE users SET phone='905321112233', phone_verified_at=?2, phone_approval_asked_at=?2 WHERE id=?1",
      user.id,
      clock.now(),
    );
    const same = await data(editUserProfile, { token: user.token, body: form(user.id, { stPhone: '+90 532 111 22 33' }) as never });
    expect(same.user.isVerifyPhone).toBe(true);
    const changed = await data(editUserProfile, { token: user.token, body: form(user.id, { stPhone: '+90 532 111 22 34' }) as never });
    expect(changed.user).toMatchObject({ isVerifyPhone: false, isPhoneAwaitingApproval: false });
  });

  test('a phone of five characters or fewer is ignored', async () => {
    const user = await member();
    const { user: saved } = await data(editUserProfile, { token: user.token, body: form(user.id, { stPhone: '12345' }) as never });
    expect(saved.stPhone).toBe('');
  });

  test('a phone that is too short keeps the stored one, an empty phone clears it, and more than 15 digits are refused', async () => {
    const user = await member();
    const save = (phone: string) =>
      call(editUserProfile, { token: user.token, body: form(user.id, { stPhone: phone, 'Address.Phone': phone }) as never });
    const phonesAfter = async (phone: string) => {
      const { envelope } = await save(phone);
      return [envelope.data?.user.stPhone, envelope.data?.user.address.phone];
    };
    const longest = `+${'1'.repeat(15)}`;
    expect(await phonesAfter(longest)).toEqual([longest, longest]);
    expect(await phonesAfter('+1234')).toEqual([longest, longest]);
    const refused = await save(`${longest}1`);
    expect([refused.status, refused.envelope.errors]).toEqual([400, { stPhone: 'INVALID_PHONE', 'Address.Phone': 'INVALID_PHONE' }]);
    expect(await phonesAfter('')).toEqual(['', '']);
  });

  test('a picture is kept until it is replaced or removed', async () => {
    const user = await member();
    const edit = async (changes: Record<string, unknown> = {}, files = {}) =>
      (await data(editUserProfile, { token: user.token, body: form(user.id, changes) as never, files })).user.profilePicUrl;
    const stored = await edit({}, { ProfilePicture: [new File([pixel], 'me.png', { type: 'image/png' })] });
    expect(stored).not.toBe('');
    expect(await edit()).toBe(stored);
    expect(await edit({ RemovePicture: 'false' })).toBe(stored);
    expect(await edit({ RemovePicture: 'true' })).toBe('');
    const state = await firstValue<string>('SELECT state FROM media WHERE owner_user_id=?1', user.id);
    expect(state).toBe('dead');
  });

  test('name and address description are required; a city of another country is refused', async () => {
    const user = await member();
    const empty = await callLoosely(editUserProfile, {
      token: user.token,
      body: { UserID: user.id, FullName: ' ', 'Address.stDescription': '' },
    });
    expect(empty.envelope.errors).toEqual({ FullName: 'REQUIRED', 'Address.stDescription': 'REQUIRED' });
    const { cityId } = await lookups();
    const countryId = await firstValue<string>("SELECT id FROM country WHERE code='EG'");
    const wrong = await callLoosely(editUserProfile, {
      token: user.token,
      body: form(user.id, { 'Address.CountryId': countryId, 'Address.CityId': cityId }),
    });
    expect(wrong.envelope.errors).toEqual({ 'Address.CityId': 'INVALID' });
  });

  test('fields are saved one by one: what is not sent keeps its value, and another country clears city and area', async () => {
    const user = await member();
    const { countryId, cityId, areaId } = await lookups();
    const save = async (changes: Record<string, unknown>) => {
      const body = { UserID: user.id, FullName: 'Nadia Haddad', ...changes };
      const { stPhone, address } = (await data(editUserProfile, { token: user.token, body: body as never })).user;
      return { stPhone, address };
    };
    const unset = '0'.repeat(24);
    const phone = await save({ stPhone: '+905321112233' });
    expect(phone).toMatchObject({ stPhone: '+905321112233', address: { stDescription: '', postalCode: '' } });
    const place = { 'Address.CountryId': countryId, 'Address.CityId': cityId, 'Address.AreaId': areaId };
    await save({ ...place, 'Address.PostalCode': '34000' });
    expect(await save({ 'Address.stDescription': 'Quay 4' })).toMatchObject({
      stPhone: '+905321112233',
      address: { countryId, cityId, areaId, postalCode: '34000', stDescription: 'Quay 4' },
    });
    expect((await save({ 'Address.CountryId': countryId })).address).toMatchObject({ countryId, cityId, areaId });
    const egypt = await firstValue<string>("SELECT id FROM country WHERE code='EG'");
    expect((await save({ 'Address.CountryId': egypt })).address).toMatchObject({ countryId: egypt, cityId: unset, areaId: unset });
    expect((await save({ 'Address.CountryId': '' })).address).toMatchObject({ countryId: unset, stDescription: 'Quay 4' });
  });

  test("another user's id or address is not found", async () => {
    const [user, other] = [await member(), await member()];
    expect((await callLoosely(editUserProfile, { token: user.token, body: form(other.id) })).status).toBe(404);
    const foreign = (await profile(other.token)).address.addressId;
    expect((await callLoosely(editUserProfile, { token: user.token, body: form(user.id, { 'Address.AddressId': foreign }) })).status).toBe(
      404,
    );
    expect((await profile(other.token)).fullName).not.toBe('Nadia Haddad');
  });

  test('nobody can give themselves credits, a plan or a role', async () => {
    const user = await member();
    for (const field of ['inCredit', 'stCreditPlanId', 'isModerator', 'isVerifyEmail']) {
      const answer = await callLoosely(editUserProfile, { token: user.token, body: form(user.id, { [field]: '1' }) });
      expect([answer.status, answer.envelope.errors]).toEqual([400, { [field]: 'UNKNOWN_FIELD' }]);
    }
  });

  test('a picture is checked by content; the former one is deleted', async () => {
    const user = await member();
    const save = (bytes: Uint8Array | string, name: string) =>
      callLoosely(editUserProfile, {
        token: user.token,
        body: form(user.id),
        files: { ProfilePicture: new File([bytes as string], name, { type: 'image/png' }) },
      });
    const page = await save(new TextEncoder().encode('<html><script>alert(1)</script>'), 'me.png');
    expect(page.status).toBe(415);
    expect((await profile(user.token)).profilePicUrl).toBe('');
    expect((await save(pixel, 'me.png')).status).toBe(200);
    const first = (await profile(user.token)).profilePicUrl;
    expect(first).toMatch(/^\/media\/p\/[0-9a-f]{12}\.png$/);
    expect((await save(pixel, 'me.png')).status).toBe(200);
    const results = await allRows('SELECT state FROM media WHERE owner_user_id=?1 ORDER BY created_at, state', user.id);
    expect(results).toEqual([{ state: 'dead' }, { state: 'live' }]);
    expect((await profile(user.token)).profilePicUrl).not.toBe(first);
  });
});

describe('credit history', () => {
  test('newest first, spending negative, by kind and page, with the exact count and the balance', async () => {
    const user = await withCredits(await member(), 200);
    const token = await signIn(user);
    await database().batch([
      spendStatement(
        database(),
        {
          ownerUserId: user.id,
          amount: 30,
          reason: 'contact',
          operationKey: `contact:${user.id}`,
          actorUserId: user.id,
          detail: 'Nile Linen',
        },
        clock.now(),
      ),
    ]);
    const all = await data(getUserTransActions, { token, body: {} });
    expect(all).toMatchObject({ count: 3, balance: 220 });
    expect(all.transActions.map(({ transActionEnum, transActionValue, reason }) => [transActionEnum, transActionValue, reason])).toEqual([
      [1, -30, 'contact'],
      [3, 200, 'gift'],
      [3, 50, 'welcome'],
    ]);
    const spent = await data(getUserTransActions, { token, body: { filters: { transActionEnum: 1 } } });
    expect([spent.count, spent.transActions[0]?.detail]).toEqual([1, 'Nile Linen']);
    const second = await data(getUserTransActions, { token, body: { page: 1, size: 2 } });
    expect(second.transActions.map(({ reason }) => reason)).toEqual(['welcome']);
    expect([...all.transActions, ...spent.transActions, ...second.transActions].map(({ balanceAfter }) => balanceAfter)).toEqual([
      220, 250, 50, 220, 50,
    ]);
  });

  test('has bought plans in the language of the reader, also in old rows', async () => {
    const user = await member('business');
    const db = database();
    const planId = (await firstValue<string>("SELECT id FROM plan WHERE key='premium'")) ?? '';
    const bought = { ownerUserId: user.id, amount: 2000, reason: 'plan_purchase' as const, actorUserId: user.id };
    await db.batch([
      grantStatement(db, { ...bought, operationKey: `payment:${newId()}`, detail: 'business' }, clock.now()),
      grantStatement(db, { ...bought, operationKey: `payment:${newId()}`, targetType: 'plan', targetId: planId }, clock.now()),
    ]);
    const details = async () =>
      (await data(getUserTransActions, { token: user.token, body: {} })).transActions.slice(0, 2).map(({ detail }) => detail);
    expect(await details()).toEqual(['Premium', 'Business']);
    await runSql("UPDATE users SET language='RU' WHERE id=?1", user.id);
    expect(await details()).toEqual(['Премиум', 'Бизнес']);
  });

  test('a page reads rows of the account only', async () => {
    const user = await member();
    await withCredits(user, 10);
    for (let others = 0; others < 30; others += 1) await withCredits(await signUp(), 10);
    const { headers } = await call(getUserTransActions, { token: user.token, body: { size: 1 } });
    const trip = (headers.get(rowsReadHeader) ?? '').split(',').at(-1)?.split('+').map(Number) ?? [];
    expect(trip[0]).toBeLessThanOrEqual(8);
    expect(trip[1]).toBeLessThanOrEqual(8);
  });

  test('belongs to the account, for staff with the flag too', async () => {
    const main = await member();
    const colleague = await staffOf(main, ['viewUserTransactions']);
    expect((await data(getUserTransActions, { token: colleague.token, body: {} })).balance).toBe(50);
    expect((await call(getUserTransActions, { token: (await staffOf(main)).token, body: {} })).status).toBe(403);
  });
});

describe('usage limits', () => {
  test('have the plan’s number and the usage', async () => {
    const user = await member('business');
    await approvedCompany(user);
    await staffOf(user);
    const { limits } = await data(getUsageLimits, {
      token: user.token,
      query: { names: 'CreateCompany,AddSubUser,ProductAdditionLimit,SendMessageForImportRequest' },
    });
    expect(limits).toEqual([
      { name: 'CreateCompany', ruleEnum: 7, limit: 3, used: 1 },
      { name: 'AddSubUser', ruleEnum: 12, limit: 5, used: 1 },
      { name: 'ProductAdditionLimit', ruleEnum: 15, limit: 150, used: 0 },
      { name: 'SendMessageForImportRequest', ruleEnum: 1, limit: 360, used: 0 },
    ]);
  });

  test('agree with refusals: an open invitation takes the place of a colleague', async () => {
    const user = await member('basic');
    const invite = (stEmail: string) => call(inviteSubUser, { token: user.token, body: { stEmail } });
    expect((await invite('one@places.example.test')).status).toBe(200);
    const { limits } = await data(getUsageLimits, { token: user.token, query: { names: 'AddSubUser' } });
    expect((await invite('two@places.example.test')).envelope.code).toBe('LIMIT_REACHED');
    expect(limits).toEqual([{ name: 'AddSubUser', ruleEnum: 12, limit: 1, used: 1 }]);
  });

  test('agree with refusals: a deleted product still counts, and no plan allows more companies than the maximum', async () => {
    const user = await member('business');
    const company = await approvedCompany(user);
    const { categoryId, subCategoryId } = await lookups();
    const used = async () =>
      (await data(getUsageLimits, { token: user.token, query: { names: 'ProductAdditionLimit' } })).limits.map((each) => each.used);
    const body = {
      CompanyId: company.id,
      'Product.Name': 'Rope',
      'Product.Description': 'Hemp',
      'Product.ProductKeywords': 'rope',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
    };
    const picture = { ImageList: [new File([pixel], 'rope.png', { type: 'image/png' })] };
    const { product } = await data(addAndEditProduct, { token: user.token, body, files: picture });
    expect(await used()).toEqual([1]);
    await data(deleteProduct, { token: user.token, query: { id: product.id } });
    expect(await used()).toEqual([1]);
    const allow = (companies: number) =>
      runSql('UPDATE plan_rule SET number=?2 WHERE rule=7 AND plan_id=(SELECT plan_id FROM users WHERE id=?1)', user.id, companies);
    for (const [allowed, left] of [
      [-1, 3],
      [9, 3],
      [1, 1],
      [3, 3],
    ] as const) {
      await allow(allowed);
      const { limits } = await data(getUsageLimits, { token: user.token, query: { names: 'CreateCompany' } });
      expect(limits).toMatchObject([{ limit: left }]);
    }
  });

  test('are 0 without a plan and with an expired one (docs/behaviour.md#plan); unlimited is -1', async () => {
    const limitsOf = async (token: string) =>
      (await data(getUsageLimits, { token, query: { names: features.join(',') } })).limits.map(({ limit }) => limit);
    expect(await limitsOf((await member(null)).token)).toEqual(Array<number>(17).fill(0));
    const premium = await member('premium');
    expect(await limitsOf(premium.token)).toContain(-1);
    clock.advance(366 * 24 * 3_600_000);
    expect(await limitsOf(await signIn(premium))).toEqual(Array<number>(17).fill(0));
  });

  test('a name requested 1,200 times is returned once, and any number takes one round trip', async () => {
    const { token } = await member();
    const ask = (names: readonly string[]) => call(getUsageLimits, { token, query: { names: names.join(',') } });
    const [one, many, all] = [await ask(['CreateCompany']), await ask(Array<string>(1200).fill('CreateCompany')), await ask(features)];
    expect(many.envelope.data).toEqual(one.envelope.data);
    const trips = (answer: { headers: Headers }): number => answer.headers.get(rowsReadHeader)?.split(',').length ?? 0;
    expect(trips(one)).toBeGreaterThan(0);
    expect([trips(many), trips(all)]).toEqual([trips(one), trips(one)]);
  });

  test('an unknown name is refused', async () => {
    const user = await member();
    expect((await call(getUsageLimits, { token: user.token, query: { names: 'CreateCompany,Everything' } })).status).toBe(400);
  });
});
