/** A main user requires a second factor or passkey of everybody (docs/behaviour.md#required-second-factor). */
import { beforeEach, describe, expect, test } from 'vitest';
import { addPasskey, deletePasskey, getPasskeys } from '../../../contract/passkey/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import {
  getSecondFactor,
  getSecondFactorRule,
  getTrustedBrowsers,
  removeSecondFactor,
  setSecondFactorRule,
} from '../../../contract/second-factor/calls.ts';
import { getSessions, login, logout, refreshToken } from '../../../contract/session/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { call, clock, data, dayIn } from '../../support/api/api-client.ts';
import { consolePerson, member, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { allRows } from '../../support/api/database.ts';
import { addedPasskey, creationFor, newDevice, requestOptions, signInWith } from '../../support/api/passkeys.ts';
import { addedApp, codeNow, codeOfLogIn, logIn } from '../../support/api/second-factors.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';

const require = (token: string, from: string | null) => call(setSecondFactorRule, { token, body: { from } });
const codeOfProfile = async (user: TestUser): Promise<string> => (await call(getUserProfile, { token: await signIn(user) })).envelope.code;
const codeOfSessions = async (user: TestUser): Promise<string> => (await call(getSessions, { token: await signIn(user) })).envelope.code;

async function office() {
  const main = await member();
  return { main, colleague: await staffOf(main) };
}
const passDays = (days: number): void => clock.advance(days * dayMs);
/** The console has its own rule; these calls lead out of the refusal, or need no token. */
const openCalls = wholeCalls.filter(({ call: { access } }) => access.who === 'member' && access.isBeforeRequirement === true);

beforeEach(() => clock.restart());

describe('from the day on', () => {
  test('main user and colleagues without app and passkey are refused, and the call of the credentials says since when', async () => {
    const { main, colleague } = await office();
    expect((await require(main.token, dayIn(3))).envelope.code).toBe('SECOND_FACTOR_RULE_SET');
    const dueOf = async (user: TestUser) => (await logIn(user)).envelope.data?.dtSecondFactorDue;
    expect([await dueOf(main), await dueOf(colleague)]).toEqual(Array.from({ length: 2 }, () => `${dayIn(3)}T00:00:00.000Z`));
    passDays(2);
    expect([await codeOfSessions(main), await codeOfSessions(colleague)]).toEqual(['OK', 'OK']);
    passDays(1);
    expect([await codeOfSessions(main), await codeOfSessions(colleague)]).toEqual(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_REQUIRED']);
    expect(openCalls.map(({ call: { name } }) => name).toSorted()).toEqual([
      'AddPasskey',
      'ConfirmSecondFactor',
      'EnrolSecondFactor',
      'GetPasskeyCreation',
      'GetPasskeys',
      'GetSecondFactor',
      'GetUserProfile',
      'Prove',
    ]);
    // Signing out and a refresh ask for no proof.
    const { envelope } = await logIn(colleague, { source: 0 });
    const query = { refreshToken: envelope.data?.refreshToken ?? '' };
    expect((await call(refreshToken, { query })).envelope.data?.dtSecondFactorDue).toBe(envelope.data?.dtSecondFactorDue);
    expect((await call(logout, { query })).status).toBe(200);
  });

  test.each(['an app', 'a passkey'])('a colleague goes on after setting up %s, and nobody else', async (what) => {
    const { main, colleague } = await office();
    const other = await staffOf(main);
    await require(main.token, dayIn(0));
    const token = await signIn(colleague);
    if (what === 'an app') await addedApp(token);
    else {
      await data(addPasskey, { token, body: { response: newDevice().create(await creationFor(token)) } });
      expect((await data(getPasskeys, { token })).passkeys).toHaveLength(1);
    }
    expect([await codeOfSessions(colleague), await codeOfSessions(other)]).toEqual(['OK', 'SECOND_FACTOR_REQUIRED']);
    expect((await call(getTrustedBrowsers, { token })).status).toBe(200);
  });

  test('a person with only a passkey signs in by the passkey, and not by password or code any more', async () => {
    const { main, colleague } = await office();
    const [device, spare] = [newDevice(), newDevice()];
    await addedPasskey(colleague.token, device);
    await addedPasskey(main.token, spare);
    await require(main.token, dayIn(1));
    expect([await codeOfLogIn(colleague), await codeOfLogIn(main)]).toEqual(['SIGNED_IN', 'SIGNED_IN']);
    passDays(1);
    expect([await codeOfLogIn(colleague), await codeOfLogIn(main)]).toEqual(['PASSKEY_NEEDED', 'PASSKEY_NEEDED']);
    expect(await codeOfLogIn(colleague, { code: '123456' })).toBe('PASSKEY_NEEDED');
    expect((await call(login, { body: { email: colleague.email, password: 'Wrong-harbour-7', source: 1 } })).envelope.code).toBe(
      'INVALID_CREDENTIALS',
    );
    expect((await signInWith(device.get(await requestOptions()))).envelope.code).toBe('SIGNED_IN');
    // The passkey proves who sets up an app; from then on its code does, too.
    const { key } = await addedApp(await signIn(colleague));
    expect(await codeOfLogIn(colleague, { code: await codeNow({ key }) })).toBe('SIGNED_IN');
    await require(await signIn(main), null);
    expect(await codeOfLogIn(main)).toBe('SIGNED_IN');
  });

  test('the own account can be read', async () => {
    const { main, colleague } = await office();
    await require(main.token, dayIn(0));
    expect([await codeOfProfile(main), await codeOfProfile(colleague)]).toEqual(['OK', 'OK']);
    const token = await signIn(colleague);
    expect(await data(getSecondFactor, { token })).toMatchObject({ dtAdded: null, dtRequired: `${dayIn(0)}T00:00:00.000Z` });
  });

  test('other accounts and people of the console are not concerned', async () => {
    const { main } = await office();
    await require(main.token, dayIn(0));
    const [other, chief] = [await member(), await consolePerson('administrator')];
    expect([await codeOfSessions(other), await codeOfSessions(chief)]).toEqual(['OK', 'OK']);
  });
});

describe('the only proof', () => {
  test('is not removed while it is required; one of two is, and each after the requirement has ended', async () => {
    const { main } = await office();
    await require(main.token, dayIn(1));
    const { key } = await addedApp(main.token);
    const passkey = await addedPasskey(main.token, newDevice());
    passDays(1);
    const token = await signIn(main);
    const removeApp = async () => (await call(removeSecondFactor, { token, body: { code: await codeNow({ key }) } })).envelope.code;
    const removePasskey = async () => (await call(deletePasskey, { token, query: { id: passkey } })).envelope.code;
    expect(await removePasskey()).toBe('PASSKEY_REMOVED');
    expect(await removeApp()).toBe('LAST_PROOF');
    await require(token, null);
    expect(await removeApp()).toBe('SECOND_FACTOR_REMOVED');
  });

  test('of app and passkey that are removed at the same time one remains', async () => {
    const { main } = await office();
    await require(main.token, dayIn(0).slice(0, 10));
    const { key } = await addedApp(main.token);
    const id = await addedPasskey(main.token, newDevice());
    const code = await codeNow({ key });
    await Promise.all([
      call(removeSecondFactor, { token: main.token, body: { code } }),
      call(deletePasskey, { token: main.token, query: { id } }),
    ]);
    const left = [
      ...(await allRows('SELECT 1 FROM second_factor WHERE user_id=?1', main.id)),
      ...(await allRows('SELECT 1 FROM passkey WHERE user_id=?1', main.id)),
    ];
    expect(left).toHaveLength(1);
  });
});

describe('setting it', () => {
  test('is for the main user alone, shows who lacks a proof, and notifies those by mail and bell, once', async () => {
    const { main, colleague } = await office();
    const ready = await staffOf(main);
    await addedApp(ready.token);
    expect((await require(colleague.token, dayIn(3))).status).toBe(403);
    expect(await data(getSecondFactorRule, { token: main.token })).toEqual({
      dtRequired: null,
      without: [main.fullName, colleague.fullName],
    });
    await require(main.token, dayIn(3));
    await require(main.token, dayIn(3));
    const mailsOf = async ({ email }: TestUser) =>
      (await mailsTo(email)).filter(({ subject }) => subject === 'Your company’s account soon requires a second step').length;
    expect([await mailsOf(colleague), await mailsOf(ready), await mailsOf(main)]).toEqual([1, 0, 0]);
    const { notifications } = await data(getNotifications, { token: colleague.token });
    expect(notifications.filter(({ kind }) => kind === 'second-factor-required')).toHaveLength(1);
  });

  test('is refused for a day that is over or in more than a year', async () => {
    const { main } = await office();
    const faults = async (from: string) => (await require(main.token, from)).envelope.errors?.['from'];
    expect([await faults(dayIn(-1)), await faults(dayIn(366)), await faults('2026-02-30')]).toEqual([
      'DATE_PAST',
      'DATE_TOO_FAR',
      'INVALID_DATE',
    ]);
    expect((await require(main.token, dayIn(365))).status).toBe(200);
  });
});
