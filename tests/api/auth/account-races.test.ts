/** When a session, an account, a colleague or a company ends, calls that are running at that moment have no effect. */
import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { revokeUserStatement } from '../../../api/session/family-store.ts';
import { deleteUser, editPassword, updateFcmToken } from '../../../contract/auth/calls.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { deleteSession, getHandoffToken, getSessions, login, logout } from '../../../contract/session/calls.ts';
import { addSubUser, deleteSubUser } from '../../../contract/staff/calls.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { editUserProfile } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, newAddress, testEnv } from '../../support/api/api-client.ts';
import {
  contact,
  liveRequest,
  paymentsOf,
  say,
  talking,
  textsOf,
  traces,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import {
  balanceOf,
  consolePerson,
  database,
  lookups,
  member,
  password,
  signIn,
  signUp,
  staffOf,
  type TestUser,
} from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const enter = (user: TestUser, source: 0 | 1 = 1, secret = password) =>
  call(login, { body: { email: user.email, password: secret, source }, headers: newAddress() });
const liveSessions = (user: TestUser): Promise<number | null> =>
  firstValue<number>('SELECT COUNT(*) AS n FROM session_family WHERE user_id=?1 AND revoked_at IS NULL', user.id);

/** Makes something happen just before the call writes its batch. */
async function beforeTheWrite<Value>(happen: () => Promise<unknown>, work: () => Promise<Value>): Promise<Value> {
  const real = testEnv.DB.withSession.bind(testEnv.DB);
  let isDone = false;
  const spy = vi.spyOn(testEnv.DB, 'withSession').mockImplementation((constraint) => {
    const session = real(constraint);
    const batch = session.batch.bind(session);
    return new Proxy(session, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'batch') return value.bind(target) as unknown;
        return async (statements: D1PreparedStatement[]) => {
          if (!isDone) {
            isDone = true;
            await happen();
          }
          return batch(statements);
        };
      },
    });
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

describe('a concurrent sign-in', () => {
  test('with the old password starts no session when the password is reset', async () => {
    const user = await signUp();
    const reset = () => runSql("UPDATE users SET password_hash='scrypt$new' WHERE id=?1", user.id);
    const answer = await beforeTheWrite(reset, () => enter(user));
    expect([answer.status, answer.envelope.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    expect(await liveSessions(user)).toBe(0);
  });

  test('to an account that is deleted meanwhile starts no session', async () => {
    const user = await signUp();
    const answer = await beforeTheWrite(
      () => runSql('UPDATE users SET deleted_at=1 WHERE id=?1', user.id),
      () => enter(user),
    );
    expect(answer.envelope.code).toBe('INVALID_CREDENTIALS');
    expect(await liveSessions(user)).toBe(0);
  });
});

test('a hand-off of a session that ends concurrently signs nobody in', async () => {
  const user = await signUp();
  const { accessToken } = (await enter(user, 0)).envelope.data ?? { accessToken: '' };
  const end = () => database().batch([revokeUserStatement(database(), user.id, 'password', clock.now())]);
  const answer = await beforeTheWrite(end, () => call(getHandoffToken, { token: accessToken }));
  expect([answer.status, answer.envelope.data]).toEqual([401, undefined]);
  expect(await liveSessions(user)).toBe(0);
});

test('the second of two concurrent password changes changes nothing and ends no session', async () => {
  const user = await signUp();
  const [first, second] = [await signIn(user), await signIn(user)];
  const change = (token: string, newPW: string) => call(editPassword, { token, body: { oldPW: password, newPW } });
  const quicker = () => runSql("UPDATE users SET password_hash='scrypt$quicker' WHERE id=?1", user.id);
  const answer = await beforeTheWrite(quicker, () => change(second, 'Second-harbour-9'));
  expect([answer.status, answer.envelope.code, answer.envelope.errors]).toEqual([400, 'OLD_PASSWORD_WRONG', { oldPW: 'INVALID' }]);
  expect((await call(getSessions, { token: first })).status).toBe(200);
});

describe('saving a profile', () => {
  const save = (user: TestUser & { token: string }) =>
    callLoosely(editUserProfile, {
      token: user.token,
      body: {
        UserID: user.id,
        FullName: 'Mira Osman',
        stPhone: '905321112233',
        'Address.stDescription': 'Quay 4',
        'Address.Phone': '902121234567',
      },
    });
  const traces = async (): Promise<string> =>
    JSON.stringify([await allRows('SELECT * FROM users'), await allRows('SELECT * FROM company')]);

  test('while the account is deleted stores no data of the person', async () => {
    const user = await member();
    const end = () => data(deleteUser, { token: user.token, query: { UserId: user.id } });
    expect((await beforeTheWrite(end, () => save(user))).status).toBe(401);
    for (const trace of ['Mira Osman', '905321112233', 'Quay 4', '902121234567']) expect(await traces()).not.toContain(trace);
  });

  test('while the member of staff is removed stores no data of the person', async () => {
    const main = await member();
    const colleague = await staffOf(main, ['editUserProfile']);
    const remove = () => data(deleteSubUser, { token: main.token, query: { id: colleague.staffId } });
    expect((await beforeTheWrite(remove, () => save(colleague))).status).toBe(401);
    for (const trace of ['Mira Osman', '905321112233', 'Quay 4']) expect(await traces()).not.toContain(trace);
  });

  test('control: without a concurrent change the profile is stored', async () => {
    const user = await member();
    expect((await save(user)).status).toBe(200);
    for (const trace of ['Mira Osman', '905321112233', 'Quay 4']) expect(await traces()).toContain(trace);
  });
});

describe('paying for a contact', () => {
  test('costs nothing when the other side deletes its account concurrently', async () => {
    const [from, to] = [await trader(), await trader()];
    const balance = await balanceOf(from);
    const end = () => data(deleteUser, { token: to.token, query: { UserId: to.id } });
    const answer = await beforeTheWrite(end, () => contact(from, to));
    expect([answer.status, answer.envelope.code]).toEqual([409, 'PARTNER_GONE']);
    expect(await balanceOf(from)).toBe(balance);
    expect(await firstValue<number>('SELECT COUNT(*) AS n FROM chat WHERE payer_user_id=?1', from.id)).toBe(0);
    expect(await allRows('SELECT * FROM ledger_drift')).toEqual([]);
  });
});

describe('a company that is deleted concurrently', () => {
  const deleteOf = (who: Trader) => () => data(deleteCompany, { token: who.token, query: { id: who.company.id } });
  const charged = async (who: Trader) => [await balanceOf(who), await paymentsOf(who)];

  test('cannot be contacted, and the contact costs nothing', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = [await charged(from), await traces()];
    const answer = await beforeTheWrite(deleteOf(to), () => contact(from, to));
    expect([answer.status, answer.envelope.code]).toEqual([409, 'COMPANY_GONE']);
    expect([await charged(from), await traces()]).toEqual(before);
  });

  test('cannot write any more, and does not pay', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = [await charged(from), await traces()];
    const answer = await beforeTheWrite(deleteOf(from), () => contact(from, to));
    expect([answer.status, answer.envelope.code]).toEqual([409, 'COMPANY_GONE']);
    expect([await charged(from), await traces()]).toEqual(before);
  });

  test('gets no first message into an existing chat room', async () => {
    const { from, to, chatId } = await talking({ text: '' });
    const before = await charged(from);
    const answer = await beforeTheWrite(deleteOf(to), () => say(from, chatId, 'Good morning'));
    expect([answer.status, answer.envelope.code]).toEqual([409, 'COMPANY_GONE']);
    expect(await charged(from)).toEqual(before);
  });

  test('gets no further messages, and earlier ones stay readable on both sides', async () => {
    const { from, to, chatId } = await talking({ text: 'Good morning' });
    await deleteOf(to)();
    for (const who of [from, to]) {
      const answer = await say(who, chatId, 'Are you there?');
      expect([answer.status, answer.envelope.code]).toEqual([409, 'COMPANY_GONE']);
      expect(await textsOf(who, chatId)).toEqual(['Good morning']);
    }
  });

  test('keeps no public product', async () => {
    const { categoryId, subCategoryId } = await lookups();
    const who = await trader();
    const answer = await beforeTheWrite(deleteOf(who), () =>
      call(addAndEditProduct, {
        token: who.token,
        body: {
          CompanyId: who.company.id,
          'Product.Name': 'Dried apricots',
          'Product.Description': 'Sun-dried, in cartons of 10 kg.',
          'Product.CategoryId': categoryId,
          'Product.SubCategoryId': subCategoryId,
          'Product.ProductKeywords': ['apricot'],
        },
        files: { ImageList: pictureFile() },
      }),
    );
    expect([answer.status, answer.envelope.code]).toEqual([409, 'COMPANY_GONE']);
    expect(await firstValue<number>('SELECT COUNT(*) AS n FROM product WHERE company_id=?1', who.company.id)).toBe(0);
  });

  test('keeps no public request, and none is charged', async () => {
    const who = await trader();
    const before = await charged(who);
    await runSql('UPDATE company SET deleted_at=1, is_active=0 WHERE id=?1', who.company.id);
    await expect(liveRequest(who, 1)).rejects.toThrow('company_gone');
    expect(await charged(who)).toEqual(before);
  });
});

describe('rate limits are counted per network', () => {
  test('a network of IPv6 addresses counts as one: changing addresses within it gives no more attempts', async () => {
    const user = await signUp();
    const from = (host: number) => ({ 'cf-connecting-ip': `2001:db8:77:1::${host.toString(16)}` });
    const guess = (host: number, secret: string) =>
      call(login, { body: { email: user.email, password: secret, source: 1 }, headers: from(host) });
    for (let host = 1; host <= 10; host += 1) expect((await guess(host, 'wrong-guess')).status).toBe(400);
    expect((await guess(11, password)).status).toBe(429);
    expect((await enter(user)).status).toBe(200);
  });
});

describe('the push token of a device', () => {
  const tokenOf = (user: TestUser): Promise<string | null> => firstValue<string>('SELECT push_token FROM users WHERE id=?1', user.id);
  const register = (token: string, fcmToken: string) => data(updateFcmToken, { token, query: { fcmToken } });
  const ownSession = async (token: string): Promise<string> => (await data(getSessions, { token })).sessions[0]?.id ?? '';

  test.each<[string, (app: string, other: string) => Promise<unknown>]>([
    ['it signs out', (app) => data(logout, { token: app, query: {} })],
    ['its session is ended elsewhere', async (app, other) => data(deleteSession, { token: other, query: { id: await ownSession(app) } })],
    ['all others are ended', (_, other) => data(deleteSession, { token: other, query: { id: 'all' } })],
    [
      'the password is changed elsewhere',
      (_, other) => data(editPassword, { token: other, body: { oldPW: password, newPW: 'New-harbour-8' } }),
    ],
  ])('is deleted when %s', async (_, end) => {
    const user = await signUp();
    const [app, other] = [await signIn(user), await signIn(user)];
    await register(app, `device:${user.id}`);
    expect(await tokenOf(user)).toBe(`device:${user.id}`);
    await end(app, other);
    expect(await tokenOf(user)).toBeNull();
  });

  test('stays when another session of the account ends', async () => {
    const user = await signUp();
    const [app, other] = [await signIn(user), await signIn(user)];
    await register(app, `device:${user.id}`);
    await data(logout, { token: other, query: {} });
    expect(await tokenOf(user)).toBe(`device:${user.id}`);
  });

  test('moves with the device to the account that signs in on it', async () => {
    const [before, after] = [await signUp(), await signUp()];
    await register(await signIn(before), 'device:shared');
    await register(await signIn(after), 'device:shared');
    expect([await tokenOf(before), await tokenOf(after)]).toEqual([null, 'device:shared']);
  });

  test('is not stored by a call whose session ends while it runs', async () => {
    const user = await signUp();
    const token = await signIn(user);
    const end = () => database().batch([revokeUserStatement(database(), user.id, 'logout', clock.now())]);
    await beforeTheWrite(end, () => call(updateFcmToken, { token, query: { fcmToken: 'device:late' } }));
    expect(await tokenOf(user)).toBeNull();
  });
});

describe('the only administrator', () => {
  const end = (user: TestUser & { token: string }) => call(deleteUser, { token: user.token, query: { UserId: user.id } });
  const moderators = () => env.DB.prepare('SELECT user_id FROM moderator').all();

  test('cannot delete the account; of two who do it concurrently one stays, and staff in that role cannot be removed', async () => {
    const [one, two] = [await consolePerson('administrator'), await consolePerson('administrator')];
    expect((await moderators()).results).toHaveLength(2);
    const answers = await Promise.all([end(one), end(two)]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['ACCOUNT_DELETED', 'LAST_MODERATOR']);
    const last = (await moderators()).results;
    expect(last).toHaveLength(1);
    const stays = last[0]?.['user_id'] === one.id ? one : two;
    expect((await call(getSessions, { token: stays.token })).status).toBe(200);
    expect((await end(stays)).status).toBe(409);

    const main = await member();
    const colleague = await staffOf(main);
    await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'administrator',1)", colleague.id);
    expect((await end(stays)).envelope.code).toBe('ACCOUNT_DELETED');
    expect((await call(deleteSubUser, { token: main.token, query: { id: colleague.staffId } })).envelope.code).toBe('LAST_MODERATOR');
    expect((await call(getSessions, { token: colleague.token })).status).toBe(200);
  });
});

test('AddSubUser does not reveal known addresses: thirty attempts an hour', async () => {
  const [main, victim] = [await member('premium'), await signUp()];
  const add = () =>
    call(addSubUser, {
      token: main.token,
      body: { stFullname: 'Nour Aziz', stEmail: victim.email, stPassword: 'Colleague-pass-1', stPhone: '90-5321112233' },
    });
  for (let count = 0; count < 30; count += 1) expect((await add()).envelope.code).toBe('STAFF_EMAIL_USED');
  expect((await add()).envelope.code).toBe('THROTTLED');
});
