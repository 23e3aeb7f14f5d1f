import { describe, expect, test } from 'vitest';
import { verifyEmail } from '../../../contract/auth/calls.ts';
import { accessTokenMs } from '../../../api/platform/security/access-token.ts';
import { login } from '../../../contract/session/calls.ts';
import { addSubUser, deleteSubUser, editSubUser, getSubUsers } from '../../../contract/staff/calls.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { member, signIn, staffOf, withCredits, withPlan } from '../../support/api/api-fixtures.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

test("the list shows the account's own staff with their flags, not those removed", async () => {
  const [main, other] = [await member(), await member()];
  const first = await staffOf(main);
  const removed = await staffOf(main);
  await staffOf(other);
  await runSql('UPDATE staff SET removed_at=?2 WHERE user_id=?1', removed.id, clock.now());
  const { subUsers } = await data(getSubUsers, { token: main.token });
  expect(subUsers).toHaveLength(1);
  expect(subUsers[0]).toMatchObject({
    id: first.staffId,
    email: first.email,
    fullname: 'Test Colleague',
    permissions: {
      _id: first.staffId,
      masterUserId: main.id,
      userId: first.id,
      addAndEditSubUser: true,
      viewUserProfile: true,
      createChat: false,
    },
  });
  expect(subUsers[0]?.permissions.addCredits).toBe(false);
});

test('staff with the flag see their colleagues, staff without it do not', async () => {
  const main = await member();
  const colleague = await staffOf(main);
  const limited = await staffOf(main, []);
  expect((await data(getSubUsers, { token: colleague.token })).subUsers).toHaveLength(2);
  expect((await call(getSubUsers, { token: limited.token })).status).toBe(403);
});

test('a revoked flag refuses the next call, and a removed colleague has no access at once (docs/behaviour.md#staff-grants)', async () => {
  const main = await member();
  const colleague = await staffOf(main, ['viewUserTransactions']);
  const history = () => call(getUserTransActions, { token: colleague.token, body: {} });
  expect((await history()).status).toBe(200);
  await runSql('UPDATE staff SET flags=64 WHERE user_id=?1', colleague.id);
  expect((await history()).status).toBe(403);
  await runSql('UPDATE staff SET removed_at=?2 WHERE user_id=?1', colleague.id, clock.now());
  expect((await history()).status).toBe(401);
});

test('staff are deleted with their main account', async () => {
  const main = await member();
  const colleague = await staffOf(main);
  await runSql('UPDATE users SET deleted_at=?2 WHERE id=?1', main.id, clock.now());
  expect((await call(getSubUsers, { token: colleague.token })).status).toBe(401);
});

const person = (stEmail: string) => ({
  stFullname: 'Nour Aziz',
  stEmail,
  stPassword: 'Colleague-pass-1',
  stPhone: '90-5321112233',
});
const enter = (email: string) =>
  call(login, { body: { email, password: 'Colleague-pass-1', source: 1 }, headers: { 'cf-connecting-ip': `192.0.2.${email.length}` } });

describe('adding staff', () => {
  test('gives the default flags, a separate sign-in and an activation mail, but no credits, plan or company', async () => {
    const main = await member('business');
    const { id } = await data(addSubUser, { token: main.token, body: person('nour-added@example.test') });
    const { subUsers } = await data(getSubUsers, { token: main.token });
    expect(subUsers.map((staff) => [staff.id, staff.email])).toEqual([[id, 'nour-added@example.test']]);
    const held = Object.entries(subUsers[0]?.permissions ?? {}).filter(([, value]) => value === true);
    expect(held.map(([flag]) => flag).toSorted()).toEqual(['addAndEditSubUser', 'viewUserProfile']);
    const { envelope } = await enter('nour-added@example.test');
    expect(envelope.data?.userInfo).toMatchObject({ isMainUser: false, mainUserId: main.id, stPhone: '+905321112233' });
    expect(subUsers[0]?.isVerifyEmail).toBe(false);
    const mails = await mailsTo('nour-added@example.test');
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account on Kervan']);
    expect(mails[0]?.text).not.toMatch(/signing up|Colleague-pass-1|Nour/);
    const guid = await tokenMailedTo('nour-added@example.test', 'activation');
    expect((await call(verifyEmail, { query: { guid } })).status).toBe(200);
    expect((await data(getSubUsers, { token: main.token })).subUsers[0]?.isVerifyEmail).toBe(true);
    const own = await firstRow(
      'SELECT (SELECT COUNT(*) FROM company WHERE owner_user_id=?1) + (SELECT COUNT(*) FROM credit_account WHERE owner_user_id=?1) AS n, plan_id FROM users WHERE id=?1',
      envelope.data?.userInfo.userID,
    );
    expect(own).toEqual({ n: 0, plan_id: null });
  });

  test('the first mail is in the language of the person who adds the colleague', async () => {
    const main = await member('business');
    await runSql("UPDATE users SET language='AR' WHERE id=?1", main.id);
    await data(addSubUser, { token: main.token, body: person('nour-in-arabic@example.test') });
    const [mail] = await mailsTo('nour-in-arabic@example.test');
    expect([mail?.language, mail?.subject]).toEqual(['AR', 'حسابكم على Kervan']);
  });

  test('needs a confirmed address: a stranger who signed up with somebody’s address adds nobody', async () => {
    const main = await member('business');
    await runSql('UPDATE users SET email_verified_at=NULL WHERE id=?1', main.id);
    expect((await call(addSubUser, { token: main.token, body: person('nobody-yet@example.test') })).envelope.code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  test('an address in use is refused, in any case', async () => {
    const [main, other] = [await member('business'), await member()];
    const answer = await call(addSubUser, { token: main.token, body: person(other.email.toUpperCase()) });
    expect([answer.status, answer.envelope.code]).toEqual([409, 'STAFF_EMAIL_USED']);
    expect(answer.envelope.message).toContain('email used');
  });

  test("the plan's limit holds, also for three at once; without a plan nobody is added", async () => {
    const basic = await member('basic');
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter) => call(addSubUser, { token: basic.token, body: person(`limit-${letter}@example.test`) })),
    );
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED', 'STAFF_ADDED']);
    const users = await firstValue("SELECT COUNT(*) AS n FROM users WHERE email LIKE 'limit-%'");
    expect(users).toBe(1);
    const code = async (plan: 'welcome' | null) =>
      (await call(addSubUser, { token: (await member(plan)).token, body: person('nobody-added@example.test') })).envelope.code;
    expect([await code('welcome'), await code(null)]).toEqual(['LIMIT_REACHED', 'NO_PLAN']);
  });
});

describe('permission and input', () => {
  const add = (token: string, body: Record<string, unknown>) => callLoosely(addSubUser, { token, body });

  test("a colleague with the flag adds to the main user's account, within its plan; without the flag nobody is added", async () => {
    const main = await member('business');
    const clerk = await staffOf(main, ['addAndEditSubUser']);
    const seller = await staffOf(main, ['createChat', 'requestsAccess']);
    expect((await add(clerk.token, person('by-a-colleague@example.test'))).status).toBe(200);
    const { subUsers } = await data(getSubUsers, { token: main.token });
    expect(subUsers.map(({ email }) => email)).toContain('by-a-colleague@example.test');
    expect(subUsers.every(({ permissions }) => permissions.masterUserId === main.id)).toBe(true);
    expect((await add(seller.token, person('by-a-seller@example.test'))).envelope.code).toBe('FORBIDDEN');
    await withPlan(main, 'basic');
    expect((await add(clerk.token, person('too-many@example.test'))).envelope.code).toBe('LIMIT_REACHED');
    await runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', main.id, clock.now());
    for (const { token } of [main, clerk])
      expect((await add(token, person('after-the-plan@example.test'))).envelope.code).toBe('PLAN_EXPIRED');
    const added = await firstValue(
      "SELECT COUNT(*) AS n FROM users WHERE email IN ('by-a-seller@example.test','too-many@example.test','after-the-plan@example.test')",
    );
    expect(added).toBe(0);
  });

  test('each invalid field is named, and the call cannot set flags or an account', async () => {
    const { token } = await member('business');
    const refusal = async (changes: Record<string, unknown>) => {
      const { status, envelope } = await add(token, { ...person('never-added@example.test'), ...changes });
      return [status, envelope.errors];
    };
    expect(await refusal({ stFullname: ' ' })).toEqual([400, { stFullname: 'REQUIRED' }]);
    expect(await refusal({ stEmail: 'nour@' })).toEqual([400, { stEmail: 'INVALID_EMAIL' }]);
    expect(await refusal({ stPassword: '12345' })).toEqual([400, { stPassword: 'TOO_SHORT' }]);
    expect(await refusal({ stPhone: '90-532abc' })).toEqual([400, { stPhone: 'INVALID_PHONE' }]);
    expect(await refusal({ stPhone: '12345' })).toEqual([400, { stPhone: 'INVALID_PHONE' }]);
    for (const extra of [{ permissions: { addCredits: true } }, { masterUserId: '0'.repeat(24) }, { isMainUser: true }])
      expect((await refusal(extra))[0]).toBe(400);
  });

  test('a visitor and an expired token add, change and remove nobody', async () => {
    const main = await member('business');
    const colleague = await staffOf(main);
    const tries = async (token?: string) => {
      const who = token === undefined ? {} : { token };
      const answers = [
        await call(getSubUsers, who),
        await call(addSubUser, { ...who, body: person('by-nobody@example.test') }),
        await call(editSubUser, { ...who, body: { email: colleague.email, permissions: { _id: colleague.staffId, sendMessage: true } } }),
        await call(deleteSubUser, { ...who, query: { id: colleague.staffId } }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await tries()).toEqual([401, 401, 401, 401]);
    clock.advance(accessTokenMs);
    expect(await tries(main.token)).toEqual([401, 401, 401, 401]);
  });

  test("the plan and the credits of a colleague are the main user's, also after they changed", async () => {
    const main = await withCredits(await member('business'), 70);
    await data(addSubUser, { token: await signIn(main), body: person('shares-the-plan@example.test') });
    const seen = async () => {
      const answer = (await enter('shares-the-plan@example.test')).envelope.data;
      return [answer?.ifSubUserMainUserInfoDTO?.inCredit, answer?.creditPlanDetailDTO?.id, answer?.permission?.addAndEditSubUser];
    };
    const [credits, plan, flag] = await seen();
    expect([credits, flag]).toEqual([120, true]);
    await withPlan(main, 'basic');
    expect((await seen())[1]).not.toBe(plan);
  });
});

describe('removing staff', () => {
  test('the only moderator cannot be removed by the account they work for', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    await runSql('DELETE FROM moderator');
    await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'administrator',?2)", colleague.id, clock.now());
    const { envelope } = await call(deleteSubUser, { token: main.token, query: { id: colleague.staffId } });
    expect(envelope.code).toBe('LAST_MODERATOR');
    expect((await data(getSubUsers, { token: main.token })).subUsers).toHaveLength(1);
  });

  test('ends their sessions and their sign-in; the address is free again', async () => {
    const main = await member('business');
    const { id } = await data(addSubUser, { token: main.token, body: person('nour-leaves@example.test') });
    const token = (await enter('nour-leaves@example.test')).envelope.data?.accessToken ?? '';
    expect((await call(deleteSubUser, { token: main.token, query: { id } })).status).toBe(200);
    expect((await call(getSubUsers, { token })).status).toBe(401);
    expect((await enter('nour-leaves@example.test')).envelope.code).toBe('INVALID_CREDENTIALS');
    expect((await call(deleteSubUser, { token: main.token, query: { id } })).status).toBe(404);
    expect((await call(addSubUser, { token: main.token, body: person('nour-leaves@example.test') })).status).toBe(200);
  });

  test('nobody removes themselves, or a colleague who may do more (docs/behaviour.md#staff-grants)', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    const above = await staffOf(main, ['addAndEditSubUser', 'addCredits']);
    const remove = async (token: string, id: string) => (await call(deleteSubUser, { token, query: { id } })).status;
    expect(await remove(colleague.token, colleague.staffId)).toBe(403);
    expect(await remove(colleague.token, above.staffId)).toBe(403);
    expect(await remove(above.token, colleague.staffId)).toBe(200);
  });
});
