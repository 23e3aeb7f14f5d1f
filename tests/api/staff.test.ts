import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { login } from '../../contract/session/calls.ts';
import { addSubUser, deleteSubUser, getSubUsers } from '../../contract/staff/calls.ts';
import { getUserTransActions } from '../../contract/user/calls.ts';
import { call, clock, data } from '../support/api-client.ts';
import { member, staffOf } from '../support/api-fixtures.ts';
import { mailsTo } from '../support/sent-mails.ts';

test("the list shows the account's own staff with their flags, not those removed", async () => {
  const [main, other] = [await member(), await member()];
  const first = await staffOf(main);
  const gone = await staffOf(main);
  await staffOf(other);
  await env.DB.prepare('UPDATE staff SET removed_at=?2 WHERE user_id=?1').bind(gone.id, clock.now()).run();
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

test('a revoked flag refuses the next call, and a removed colleague is out at once (D-61)', async () => {
  const main = await member();
  const colleague = await staffOf(main, ['viewUserTransactions']);
  const history = () => call(getUserTransActions, { token: colleague.token, body: {} });
  expect((await history()).status).toBe(200);
  await env.DB.prepare('UPDATE staff SET flags=64 WHERE user_id=?1').bind(colleague.id).run();
  expect((await history()).status).toBe(403);
  await env.DB.prepare('UPDATE staff SET removed_at=?2 WHERE user_id=?1').bind(colleague.id, clock.now()).run();
  expect((await history()).status).toBe(401);
});

test('staff end with their main account', async () => {
  const main = await member();
  const colleague = await staffOf(main);
  await env.DB.prepare('UPDATE users SET deleted_at=?2 WHERE id=?1').bind(main.id, clock.now()).run();
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
  test('gives the default flags, an own sign-in and an activation mail, but no credits, plan or company', async () => {
    const main = await member('business');
    const { id } = await data(addSubUser, { token: main.token, body: person('nour-added@example.test') });
    const { subUsers } = await data(getSubUsers, { token: main.token });
    expect(subUsers.map((staff) => [staff.id, staff.email])).toEqual([[id, 'nour-added@example.test']]);
    const held = Object.entries(subUsers[0]?.permissions ?? {}).filter(([, value]) => value === true);
    expect(held.map(([flag]) => flag).toSorted()).toEqual(['addAndEditSubUser', 'viewUserProfile']);
    const { envelope } = await enter('nour-added@example.test');
    expect(envelope.data?.userInfo).toMatchObject({ isMainUser: false, mainUserId: main.id, stPhone: '+905321112233' });
    expect(await mailsTo('nour-added@example.test')).toHaveLength(1);
    const own = await env.DB.prepare(
      'SELECT (SELECT COUNT(*) FROM company WHERE owner_user_id=?1) + (SELECT COUNT(*) FROM credit_account WHERE owner_user_id=?1) AS n, plan_id FROM users WHERE id=?1',
    )
      .bind(envelope.data?.userInfo.userID)
      .first();
    expect(own).toEqual({ n: 0, plan_id: null });
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
    const users = await env.DB.prepare("SELECT COUNT(*) AS n FROM users WHERE email LIKE 'limit-%'").first('n');
    expect(users).toBe(1);
    const code = async (plan: 'welcome' | null) =>
      (await call(addSubUser, { token: (await member(plan)).token, body: person('nobody-added@example.test') })).envelope.code;
    expect([await code('welcome'), await code(null)]).toEqual(['LIMIT_REACHED', 'NO_PLAN']);
  });
});

describe('removing staff', () => {
  test('ends their sessions and their sign-in with it; the address is free again', async () => {
    const main = await member('business');
    const { id } = await data(addSubUser, { token: main.token, body: person('nour-leaves@example.test') });
    const token = (await enter('nour-leaves@example.test')).envelope.data?.accessToken ?? '';
    expect((await call(deleteSubUser, { token: main.token, query: { id } })).status).toBe(200);
    expect((await call(getSubUsers, { token })).status).toBe(401);
    expect((await enter('nour-leaves@example.test')).envelope.code).toBe('INVALID_CREDENTIALS');
    expect((await call(deleteSubUser, { token: main.token, query: { id } })).status).toBe(404);
    expect((await call(addSubUser, { token: main.token, body: person('nour-leaves@example.test') })).status).toBe(200);
  });

  test('nobody removes themselves, or a colleague who may do more (D-61)', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    const above = await staffOf(main, ['addAndEditSubUser', 'addCredits']);
    const remove = async (token: string, id: string) => (await call(deleteSubUser, { token, query: { id } })).status;
    expect(await remove(colleague.token, colleague.staffId)).toBe(403);
    expect(await remove(colleague.token, above.staffId)).toBe(403);
    expect(await remove(above.token, colleague.staffId)).toBe(200);
  });
});
