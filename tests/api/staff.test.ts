import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { getSubUsers } from '../../contract/staff/calls.ts';
import { getUserTransActions } from '../../contract/user/calls.ts';
import { call, clock, data } from '../support/api-client.ts';
import { member, staffOf } from '../support/api-fixtures.ts';

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
