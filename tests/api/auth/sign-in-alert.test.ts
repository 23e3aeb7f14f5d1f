/** Alerts about sign-ins by a new device or from a new country, and the answer "this was not me" (docs/behaviour.md#sign-in-alerts). */
import { beforeEach, describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { sweepDevicesStatement } from '../../../api/session/device-store.ts';
import { resetPassword } from '../../../contract/auth/calls.ts';
import { calls } from '../../../contract/index.ts';
import { hourMs, knownDeviceMs, minuteMs, signInAlertMs } from '../../../contract/limits.ts';
import { payFromSandbox } from '../../../contract/payment/calls.ts';
import { startFactorRecovery } from '../../../contract/second-factor/calls.ts';
import { getSessions, login } from '../../../contract/session/calls.ts';
import { denySignIn, getSignInAlert } from '../../../contract/sign-in-alert/calls.ts';
import { addSubUser, deleteSubUser, editSubUser, getInvitations, getSubUsers, inviteSubUser } from '../../../contract/staff/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { countryHeader } from '../../../contract/wire/internal-headers.ts';
import { wholeCall } from '../../../contract/wire/schemas.ts';
import { call, clock, data, newAddress, testEnv } from '../../support/api/api-client.ts';
import { database, member, password, signIn, signUp, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { addedPasskey, codeOfSignIn, newDevice, requestOptions } from '../../support/api/passkeys.ts';
import { addedApp, codeNow, nextCode, withApp } from '../../support/api/second-factors.ts';
import { storedIdentity } from '../../support/api/identity/stored.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const enter = (user: TestUser, agent: string, country: string) =>
  data(login, {
    body: { email: user.email, password, source: 1 },
    headers: { 'user-agent': agent, [countryHeader]: country, ...newAddress() },
  });
/** Runs the jobs of the next minute. @returns all alerts of the person until then */
async function alertsOf({ email }: TestUser): Promise<string[]> {
  clock.advance(minuteMs);
  await runScheduled(testEnv, clock);
  return (await mailsTo(email)).filter(({ text }) => text.includes('/not-me?token=')).map(({ text }) => text);
}
/** Somebody in another country has signed in. @returns their session, and the token of the alert */
async function invaded() {
  const user = await signUp();
  const own = await enter(user, firefox, 'TR');
  const other = await enter(user, chrome, 'BR');
  await alertsOf(user);
  return { user, own, other, guid: await tokenMailedTo(user.email, 'not-me') };
}
const deny = (guid: string) => call(denySignIn, { body: { guid } });

beforeEach(() => clock.restart());

describe('an alert', () => {
  test('is mailed for a new device and for a new country, with both and a link, and for nothing else', async () => {
    const user = await signUp();
    await enter(user, firefox, 'TR');
    expect(await alertsOf(user)).toEqual([]);
    await enter(user, firefox, 'TR');
    expect(await alertsOf(user)).toEqual([]);
    await enter(user, chrome, 'TR');
    const [first] = await alertsOf(user);
    expect(first).toContain('Chrome, Windows · Türkiye');
    await enter(user, chrome, 'TR');
    expect(await alertsOf(user)).toHaveLength(1);
    await enter(user, firefox, 'BR');
    expect((await alertsOf(user)).filter((text) => text.includes('Firefox, Linux · Brazil'))).toHaveLength(1);
    // Device and country are both known now, from different sign-ins.
    await enter(user, chrome, 'BR');
    expect(await alertsOf(user)).toHaveLength(2);
  });

  test('is mailed once, however often the jobs run', async () => {
    const { user } = await invaded();
    expect(await alertsOf(user)).toHaveLength(1);
    clock.advance(knownDeviceMs);
    await enter(user, firefox, 'TR');
    expect(await alertsOf(user)).toHaveLength(1);
  });

  test('is mailed for the first sign-in after a year, although the devices of before are deleted', async () => {
    const user = await signUp();
    await enter(user, firefox, 'TR');
    clock.advance(knownDeviceMs + hourMs);
    await sweepDevicesStatement(database(), clock.now()).run();
    expect(await firstValue<number>('SELECT COUNT(*) FROM known_device WHERE user_id=?1', user.id)).toBe(0);
    await enter(user, chrome, 'BR');
    expect(await alertsOf(user)).toHaveLength(1);
  });

  test('names what the list of sessions and "my data" show as well', async () => {
    const { own } = await invaded();
    const { sessions } = await data(getSessions, { token: own.accessToken });
    expect(sessions.map(({ device, country }) => [device, country]).toSorted()).toEqual([
      ['Chrome, Windows', 'BR'],
      ['Firefox, Linux', 'TR'],
    ]);
    const mine = JSON.stringify(await data(downloadMyData, { token: own.accessToken }));
    expect(mine).toContain('"device":"Chrome, Windows","country":"BR"');
  });
});

describe('"this was not me"', () => {
  test('shows the sign-in first, and changes nothing by that', async () => {
    const { other, guid } = await invaded();
    const shown = await data(getSignInAlert, { query: { guid } });
    expect([shown.device, shown.country]).toEqual(['Chrome, Windows', 'BR']);
    expect((await call(getSessions, { token: other.accessToken })).status).toBe(200);
  });

  test('ends every session, removes passkeys added since, and mails a link for a new password', async () => {
    const { user, own, other, guid } = await invaded();
    const device = newDevice();
    await addedPasskey(other.accessToken, device);
    expect((await deny(guid)).envelope.code).toBe('SIGN_IN_DENIED');
    for (const { accessToken } of [own, other]) expect((await call(getSessions, { token: accessToken })).status).toBe(401);
    expect(await codeOfSignIn(device.get(await requestOptions()))).toBe('PASSKEY_UNKNOWN');
    const reset = await tokenMailedTo(user.email, 'reset-password');
    expect((await call(resetPassword, { body: { guid: reset, newPwd: 'a-brand-new-one' } })).status).toBe(200);
  });

  test('ends the password: nobody signs in with it before there is a new one', async () => {
    const { user, guid } = await invaded();
    await deny(guid);
    const { envelope } = await call(login, { body: { email: user.email, password, source: 1 } });
    expect(envelope.code).toBe('INVALID_CREDENTIALS');
  });

  test('removes colleagues, invitations and addresses that were added since the sign-in, and locks spending by earlier colleagues', async () => {
    const main = await member();
    const before = await staffOf(main, ['requestsAccess', 'createChat']);
    const other = await member();
    await runSql('UPDATE staff SET added_by=?2 WHERE user_id=?1', before.id, main.id);
    clock.advance(minuteMs);
    await enter(main, firefox, 'TR');
    await alertsOf(main);
    const { accessToken: token } = await enter(main, chrome, 'BR');
    await alertsOf(main);
    const guid = await tokenMailedTo(main.email, 'not-me');
    const email = `added-${main.id}@example.test`;
    const added = { stEmail: email, stFullname: 'Added Person', stPhone: '905321234567', stPassword: password };
    await data(addSubUser, { token, body: added });
    await data(inviteSubUser, { token, body: { stEmail: `invited-${main.id}@example.test` } });
    await data(editSubUser, { token, body: { email: `moved-${main.id}@example.test`, permissions: { _id: before.staffId } } });
    expect((await deny(guid)).envelope.code).toBe('SIGN_IN_DENIED');
    expect((await call(login, { body: { email, password, source: 1 } })).envelope.code).toBe('INVALID_CREDENTIALS');
    const own = await signIn(main);
    const { subUsers } = await data(getSubUsers, { token: own });
    expect(subUsers.map(({ id, emailChange }) => [id, emailChange])).toEqual([[before.staffId, null]]);
    expect((await data(getInvitations, { token: own })).invitations).toEqual([]);
    const spend = async (who: TestUser) => (await call(payFromSandbox, { token: await signIn(who) })).envelope.code;
    expect(await spend(before)).toBe('SPENDING_LOCKED');
    expect(await spend(other)).not.toBe('SPENDING_LOCKED');
  });

  test('removes colleagues whom added colleagues have added, also if the latter were removed again', async () => {
    const main = await member('premium');
    await enter(main, firefox, 'TR');
    await alertsOf(main);
    const { accessToken: token } = await enter(main, chrome, 'BR');
    await alertsOf(main);
    const guid = await tokenMailedTo(main.email, 'not-me');
    const tokenOf = async (email: string) => (await call(login, { body: { email, password, source: 1 } })).envelope.data?.accessToken ?? '';
    const add = async (by: string, name: string) => {
      const email = `${name}-${main.id}@example.test`;
      await data(addSubUser, {
        token: by,
        body: { stEmail: email, stFullname: 'Added Person', stPhone: '905321234567', stPassword: password },
      });
      return email;
    };
    const [added, removed] = [await add(token, 'added'), await add(token, 'removed')];
    const later = [await add(await tokenOf(added), 'second'), await add(await tokenOf(removed), 'third')];
    await data(inviteSubUser, { token: await tokenOf(later[0] ?? ''), body: { stEmail: `invited-${main.id}@example.test` } });
    const { subUsers } = await data(getSubUsers, { token });
    await data(deleteSubUser, { token, query: { id: subUsers.find(({ email }) => email === removed)?.id ?? '' } });
    expect((await deny(guid)).envelope.code).toBe('SIGN_IN_DENIED');
    for (const email of later) expect(await tokenOf(email)).toBe('');
    const own = await signIn(main);
    expect((await data(getSubUsers, { token: own })).subUsers).toEqual([]);
    expect((await data(getInvitations, { token: own })).invitations).toEqual([]);
  });

  test('keeps a colleague to whom the main user has given more permissions than the person has', async () => {
    const main = await member('premium');
    const staff = await staffOf(main, ['addAndEditSubUser']);
    await enter(staff, firefox, 'TR');
    await alertsOf(staff);
    const { accessToken: token } = await enter(staff, chrome, 'BR');
    await alertsOf(staff);
    const guid = await tokenMailedTo(staff.email, 'not-me');
    for (const name of ['promoted', 'plain'])
      await data(addSubUser, {
        token,
        body: { stEmail: `${name}-${main.id}@example.test`, stFullname: 'Added Person', stPhone: '905321234567', stPassword: password },
      });
    const own = await signIn(main);
    const idOf = async (name: string) => (await data(getSubUsers, { token: own })).subUsers.find(({ email }) => email.startsWith(name))?.id;
    await data(editSubUser, {
      token: own,
      body: { email: `promoted-${main.id}@example.test`, permissions: { _id: (await idOf('promoted')) ?? '', addCredits: true } },
    });
    expect((await deny(guid)).envelope.code).toBe('SIGN_IN_DENIED');
    expect([typeof (await idOf('promoted')), await idOf('plain')]).toEqual(['string', undefined]);
  });

  test('keeps passkeys from before', async () => {
    const user = await signUp();
    const own = await enter(user, firefox, 'TR');
    const device = newDevice();
    await addedPasskey(own.accessToken, device);
    clock.advance(minuteMs);
    await enter(user, chrome, 'BR');
    await alertsOf(user);
    await deny(await tokenMailedTo(user.email, 'not-me'));
    expect(await codeOfSignIn(device.get(await requestOptions()))).toBe('SIGNED_IN');
  });

  test('removes accounts at providers that were added since, and stops a recovery; a second factor stays, because a mailbox alone must not remove it', async () => {
    const { user, other, guid } = await invaded();
    await runSql('UPDATE users SET email_verified_at=?2 WHERE id=?1', user.id, clock.now());
    await addedApp(other.accessToken);
    await storedIdentity(user.id);
    await call(startFactorRecovery, { body: { email: user.email, password } });
    const left = () =>
      firstRow(
        `SELECT (SELECT COUNT(*) FROM second_factor WHERE user_id=?1) AS factors, (SELECT COUNT(*) FROM identity WHERE user_id=?1) AS identities,
           (SELECT COUNT(*) FROM factor_recovery WHERE user_id=?1) AS recoveries`,
        user.id,
      );
    expect(await left()).toEqual({ factors: 1, identities: 1, recoveries: 1 });
    await deny(guid);
    expect(await left()).toEqual({ factors: 1, identities: 0, recoveries: 0 });
  });

  test('ends the trust of browsers, and stops a recovery', async () => {
    const user = await withApp();
    const trusted = await data(login, {
      body: { email: user.email, password, source: 1, code: await codeNow(user), trustBrowser: true },
      headers: { 'user-agent': firefox },
    });
    nextCode();
    const trustTokens = [trusted.trustToken ?? ''];
    const codeHere = async () =>
      (await call(login, { body: { email: user.email, password, source: 1, trustTokens }, headers: { 'user-agent': chrome } })).envelope
        .code;
    expect(await codeHere()).toBe('SIGNED_IN');
    await call(startFactorRecovery, { body: { email: user.email, password } });
    await alertsOf(user);
    await deny(await tokenMailedTo(user.email, 'not-me'));
    const count = (table: string) => firstValue<number>(`SELECT COUNT(*) AS n FROM ${table} WHERE user_id=?1`, user.id);
    expect([await count('trusted_browser'), await count('factor_recovery')]).toEqual([0, 0]);
  });

  const spending = calls.map((each) => each.call).filter(({ access }) => access.who === 'member' && access.spends === true);

  for (const definition of spending)
    test(`refuses ${definition.name} until there is a new password`, { tags: definition === payFromSandbox ? [] : ['sweep'] }, async () => {
      const { user, guid } = await invaded();
      await deny(guid);
      const codeIn = async (secret: string) => {
        const headers = newAddress();
        const { accessToken } = await data(login, { body: { email: user.email, password: secret, source: 1 }, headers });
        return (await call(definition, { token: accessToken })).envelope.code;
      };
      // As by a passkey from before.
      expect((await call(definition, { token: await signIn(user) })).envelope.code).toBe('SPENDING_LOCKED');
      const reset = await tokenMailedTo(user.email, 'reset-password');
      await data(resetPassword, { body: { guid: reset, newPwd: 'a-brand-new-one' } });
      expect(await codeIn('a-brand-new-one')).not.toBe('SPENDING_LOCKED');
    });

  test('locks every call that can take credits or money', () => {
    const takes = calls
      .map((each) => wholeCall(each.call))
      .filter(({ access, errors = [], method }) => access.who === 'member' && method === 'POST' && errors.includes('NOT_ENOUGH_CREDIT'));
    expect(spending.map(({ name }) => name)).toEqual(expect.arrayContaining(takes.map(({ name }) => name)));
    expect(spending.map(({ name }) => name)).toEqual(expect.arrayContaining(['PayFromIyzico', 'PayFromSandbox', 'BoostCompany']));
  });

  test('counts once: of twenty concurrent presses one succeeds, later ones find no link', async () => {
    const { guid } = await invaded();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deny(guid)));
    expect(answers.filter(({ envelope }) => envelope.code === 'SIGN_IN_DENIED')).toHaveLength(1);
    expect((await deny(guid)).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('has a link that expires, and that is deleted with the account', async () => {
    const { user, guid } = await invaded();
    clock.advance(signInAlertMs);
    expect((await deny(guid)).envelope.code).toBe('TOKEN_EXPIRED');
    const count = () => firstValue<number>('SELECT COUNT(*) FROM known_device WHERE user_id=?1', user.id);
    expect(await count()).toBe(2);
  });
});
