/** The second factor at sign-in: codes, recovery codes, trusted browsers (docs/behaviour.md#second-factor). */
import { beforeEach, describe, expect, test } from 'vitest';
import { newToken, tokenStatement } from '../../../api/account/token-store.ts';
import { trustMs, trustedBrowsersMax } from '../../../contract/second-factor/fields.ts';
import { deleteUser, editPassword, resetPassword } from '../../../contract/auth/calls.ts';
import { hourMs, minuteMs } from '../../../contract/limits.ts';
import { getConsole } from '../../../contract/moderation/console-calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import {
  deleteTrustedBrowser,
  getSecondFactor,
  getTrustedBrowsers,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../contract/second-factor/calls.ts';
import { getSessions } from '../../../contract/session/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, member, password, type TestUser } from '../../support/api/api-fixtures.ts';
import { allRows, runSql } from '../../support/api/database.ts';
import { addedPasskey, newDevice, requestOptions, signInWith } from '../../support/api/passkeys.ts';
import { addedApp, type AppUser, codeNow, codeOfLogIn, logIn, nextCode, withApp } from '../../support/api/second-factors.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';

const [home, elsewhere] = ['203.0.113.7', '198.51.100.9'];
const wrongCode = '12345';
const stateOf = (token: string) => data(getSecondFactor, { token });
const browsersOf = async (token: string) => (await data(getTrustedBrowsers, { token })).browsers;

/** Signs in with a code and trusts the browser. */
async function trusted(user: AppUser): Promise<{ token: string; trustToken: string }> {
  const { envelope } = await logIn(user, { code: await codeNow(user), trustBrowser: true });
  nextCode();
  return { token: envelope.data?.accessToken ?? '', trustToken: envelope.data?.trustToken ?? '' };
}
const byTrust = (user: Pick<TestUser, 'email'>, trustToken: string) => codeOfLogIn(user, { trustTokens: [trustToken] });

beforeEach(() => clock.restart());

describe('a person with an authenticator app', () => {
  test('signs in with password and code, which the console then does not ask for', async () => {
    const user = await withApp();
    await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'moderator',1)", user.id);
    const sessions = async () => (await data(getSessions, { token: user.token })).sessions.length;
    const before = await sessions();
    const asked = await logIn(user);
    expect([asked.status, asked.envelope.code, asked.envelope.data]).toEqual([403, 'SECOND_FACTOR_NEEDED', undefined]);
    expect(await sessions()).toBe(before);
    const { status, envelope } = await logIn(user, { code: await codeNow(user) });
    expect([status, envelope.code]).toEqual([200, 'SIGNED_IN']);
    expect(envelope.data).not.toHaveProperty('trustToken');
    expect(await data(getConsole, { token: envelope.data?.accessToken ?? '' })).toEqual({ role: 'moderator', secondFactor: 'given' });
    expect(await subjectsTo(user.email)).toContain('An authenticator app was added to your account');
  });

  test('is asked for a code only after the right password; nobody else learns of it', async () => {
    const user = await withApp();
    for (const code of [undefined, await codeNow(user), wrongCode])
      expect(await codeOfLogIn(user, { password: 'Wrong-harbour-7', code })).toBe('INVALID_CREDENTIALS');
    // The refused attempt has not used up the code.
    expect(await codeOfLogIn(user, { code: await codeNow(user) })).toBe('SIGNED_IN');
  });

  test('signs in once with each code, also of concurrent sign-ins', async () => {
    const user = await withApp();
    const code = await codeNow(user);
    const answers = await Promise.all([codeOfLogIn(user, { code }), codeOfLogIn(user, { code })]);
    expect(answers.toSorted()).toEqual(['SECOND_FACTOR_WRONG', 'SIGNED_IN']);
    expect(await codeOfLogIn(user, { code })).toBe('SECOND_FACTOR_WRONG');
  });

  test('uses a recovery code once, and learns how many are left: in the answer, by mail and notification', async () => {
    const user = await withApp();
    const [code = ''] = user.recoveryCodes;
    const { envelope } = await logIn(user, { code: code.toLowerCase() });
    expect([envelope.code, envelope.data?.recoveryCodesLeft]).toEqual(['SIGNED_IN', 9]);
    expect(await codeOfLogIn(user, { code })).toBe('SECOND_FACTOR_WRONG');
    const token = envelope.data?.accessToken ?? '';
    expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await mailsTo(user.email)).find(({ subject }) => subject === 'A recovery code of your account was used')?.text).toContain(
      'Codes left: 9',
    );
    const { notifications } = await data(getNotifications, { token });
    expect(notifications.filter(({ kind }) => kind === 'recovery-code-used')).toMatchObject([{ values: { left: '9' } }]);
  });

  test('signs in with a passkey without a code', async () => {
    const user = await withApp();
    const device = newDevice();
    await addedPasskey(user.token, device);
    expect((await signInWith(device.get(await requestOptions()))).envelope.code).toBe('SIGNED_IN');
  });

  test('renews the recovery codes by a code; the old ones are void', async () => {
    const user = await withApp();
    const renew = (code: string) => call(renewRecoveryCodes, { token: user.token, body: { code } });
    expect((await renew(wrongCode)).envelope.code).toBe('SECOND_FACTOR_WRONG');
    const fresh = (await renew(await codeNow(user))).envelope.data?.recoveryCodes ?? [];
    expect([fresh.length, fresh.some((code) => user.recoveryCodes.includes(code))]).toEqual([10, false]);
    expect(await codeOfLogIn(user, { code: user.recoveryCodes[1] })).toBe('SECOND_FACTOR_WRONG');
    expect(await codeOfLogIn(user, { code: fresh[1] })).toBe('SIGNED_IN');
    expect((await subjectsTo(user.email)).filter((subject) => subject === 'You have new recovery codes')).toHaveLength(1);
  });

  test('removes the app only with a code, and then signs in by password again', async () => {
    const user = await withApp();
    const remove = (code: string) => call(removeSecondFactor, { token: user.token, body: { code } });
    expect((await remove(wrongCode)).envelope.code).toBe('SECOND_FACTOR_WRONG');
    expect((await remove(await codeNow(user))).envelope.code).toBe('SECOND_FACTOR_REMOVED');
    expect(await stateOf(user.token)).toEqual({ dtAdded: null, recoveryCodesLeft: 0, dtRequired: null, dtRecovery: null });
    expect(await codeOfLogIn(user)).toBe('SIGNED_IN');
    expect(await subjectsTo(user.email)).toContain('The authenticator app was removed from your account');
    // Another app is another key.
    expect((await addedApp(user.token)).key).not.toBe(user.key);
  });
});

test('a person without one signs in as before, whatever else is sent', async () => {
  const user = await member();
  expect(await stateOf(user.token)).toMatchObject({ dtAdded: null });
  for (const more of [{}, { code: wrongCode }, { code: wrongCode, trustBrowser: true }, { trustTokens: ['0'.repeat(64)] }]) {
    const { envelope } = await logIn(user, more);
    expect(envelope.code).toBe('SIGNED_IN');
    expect(envelope.data).not.toHaveProperty('trustToken');
  }
});

describe('wrong codes at sign-in', () => {
  test('delay the next one in this network, longer each time, while the owner signs in elsewhere', async () => {
    const user = await withApp();
    for (let n = 0; n < 5; n += 1) expect(await codeOfLogIn(user, { code: wrongCode }, elsewhere)).toBe('SECOND_FACTOR_WRONG');
    const refused = await logIn(user, { code: await codeNow(user) }, elsewhere);
    expect([refused.status, refused.envelope.code, refused.headers.get('retry-after')]).toEqual([429, 'THROTTLED', '30']);
    expect(await codeOfLogIn(user, { code: await codeNow(user) }, home)).toBe('SIGNED_IN');
    expect(await subjectsTo(user.email)).toContain('Wrong codes for your second step');
    clock.advance(hourMs);
    expect(await codeOfLogIn(user, { code: await codeNow(user) }, elsewhere)).toBe('SIGNED_IN');
  });

  test('are no wrong passwords: the right one is not refused after many', async () => {
    const user = await withApp();
    for (let n = 0; n < 12; n += 1) {
      expect(await codeOfLogIn(user)).toBe('SECOND_FACTOR_NEEDED');
      await logIn(user, { code: wrongCode });
    }
    clock.advance(hourMs);
    expect(await codeOfLogIn(user, { code: await codeNow(user) })).toBe('SIGNED_IN');
  });
});

describe('a trusted browser', () => {
  test('is asked for no code for 30 days, and is listed with its last use; the console asks nevertheless', async () => {
    const user = await withApp();
    await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'moderator',1)", user.id);
    const { token, trustToken } = await trusted(user);
    expect(await browsersOf(token)).toMatchObject([{ isCurrent: true }]);
    clock.advance(minuteMs);
    const { envelope } = await logIn(user, { trustTokens: ['f'.repeat(64), trustToken] });
    expect(envelope.code).toBe('SIGNED_IN');
    const other = envelope.data?.accessToken ?? '';
    expect(await data(getConsole, { token: other })).toMatchObject({ secondFactor: 'asked' });
    expect((await browsersOf(other)).map(({ isCurrent, dtLastUsed }) => [isCurrent, Date.parse(dtLastUsed)])).toEqual([
      [true, clock.now()],
    ]);
    clock.advance(trustMs);
    expect(await byTrust(user, trustToken)).toBe('SECOND_FACTOR_NEEDED');
    expect(JSON.stringify(await allRows('SELECT * FROM trusted_browser'))).not.toContain(trustToken);
  });

  test('is trusted for its person alone', async () => {
    const [user, other] = [await withApp(), await withApp()];
    const { token, trustToken } = await trusted(user);
    expect(await byTrust(other, trustToken)).toBe('SECOND_FACTOR_NEEDED');
    const [browser] = await browsersOf(token);
    expect((await call(deleteTrustedBrowser, { token: other.token, query: { id: browser?.id ?? '' } })).status).toBe(404);
    expect(await byTrust(user, trustToken)).toBe('SIGNED_IN');
  });

  test.each(['one', 'all'] as const)('is not trusted any more after its person has ended the trust: %s', async (which) => {
    const user = await withApp();
    const [first, second] = [await trusted(user), await trusted(user)];
    const [latest] = await browsersOf(second.token);
    await data(deleteTrustedBrowser, { token: second.token, query: { id: which === 'all' ? 'all' : (latest?.id ?? '') } });
    expect([await byTrust(user, second.trustToken), await byTrust(user, first.trustToken)]).toEqual([
      'SECOND_FACTOR_NEEDED',
      which === 'all' ? 'SECOND_FACTOR_NEEDED' : 'SIGNED_IN',
    ]);
  });

  const endings: Record<string, (user: AppUser, token: string) => Promise<unknown>> = {
    'a change of the password': async (_, token) => {
      await data(editPassword, { token, body: { oldPW: password, newPW: password } });
    },
    'a reset of the password': async ({ id }) => {
      const { token, hash } = await newToken();
      await tokenStatement(database(), id, 'reset', hash, clock.now()).run();
      await data(resetPassword, { body: { guid: token, newPwd: password } });
    },
    'another app': async (user, token) => {
      await data(removeSecondFactor, { token, body: { code: await codeNow(user) } });
      await addedApp(token);
    },
  };
  test.each(Object.keys(endings))('is trusted no longer after %s', async (what) => {
    const user = await withApp();
    const { token, trustToken } = await trusted(user);
    await endings[what]?.(user, token);
    expect(await byTrust(user, trustToken)).toBe('SECOND_FACTOR_NEEDED');
    expect(await allRows('SELECT 1 FROM trusted_browser WHERE user_id=?1', user.id)).toEqual([]);
  });

  test('is one of at most twenty: another one replaces the oldest', async () => {
    const user = await withApp();
    const first = await trusted(user);
    let last = first;
    for (let n = 0; n < trustedBrowsersMax; n += 1) last = await trusted(user);
    expect(await browsersOf(last.token)).toHaveLength(trustedBrowsersMax);
    expect([await byTrust(user, first.trustToken), await byTrust(user, last.trustToken)]).toEqual(['SECOND_FACTOR_NEEDED', 'SIGNED_IN']);
  });

  test('is in the export of its person, and ends with the account', async () => {
    const user = await withApp();
    const { token, trustToken } = await trusted(user);
    const file = JSON.stringify((await call(downloadMyData, { token })).envelope);
    expect([file.includes('trustedBrowsers'), file.includes(trustToken)]).toEqual([true, false]);
    await data(deleteUser, { token, query: { UserId: user.id } });
    for (const table of ['trusted_browser', 'second_factor', 'recovery_code'])
      expect(await allRows(`SELECT 1 FROM ${table} WHERE user_id=?1`, user.id)).toEqual([]);
  });
});
