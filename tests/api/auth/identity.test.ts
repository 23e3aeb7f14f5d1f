/** Signing in with a provider: what it opens, and what connects (docs/behaviour.md#sign-in-with-a-provider). */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sweepAttemptsStatements } from '../../../api/identity/attempt-store.ts';
import { deleteUser, editPassword, forgotPassword, prove, resetPassword } from '../../../contract/auth/calls.ts';
import {
  connectIdentity,
  disconnectIdentity,
  getIdentities,
  getIdentityProviders,
  loginWithIdentity,
  registerWithIdentity,
} from '../../../contract/identity/calls.ts';
import { identityTicketMs } from '../../../contract/identity/fields.ts';
import { giveSecondFactor } from '../../../contract/second-factor/calls.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { deletePasskey, getPasskeys } from '../../../contract/passkey/calls.ts';
import { login, logout } from '../../../contract/session/calls.ts';
import { downloadMyData, getUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { balanceOf, database, member, password, signIn, signUp, staffOf } from '../../support/api/api-fixtures.ts';
import {
  agree,
  begin,
  comeBack,
  identityEnv,
  issuerFetch,
  newPerson,
  outcomeOf,
  type Person,
  provedBy,
} from '../../support/api/identity/issuer.ts';
import { addedPasskey, newDevice, requestOptions, signInWith } from '../../support/api/passkeys.ts';
import { addedApp, codeNow, nextCode } from '../../support/api/second-factors.ts';
import { subjectsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => {
  clock.restart();
  vi.stubGlobal('fetch', issuerFetch);
});

const form = { fullname: 'Deniz Kaya', phone: null, countryId: unsetId, language: 'EN', mailMessageApproval: false, source: 1 } as const;
const register = (ticket: string) => call(registerWithIdentity, { body: { ...form, ticket }, env: identityEnv });
const enter = (ticket: string) => call(loginWithIdentity, { body: { ticket, source: 1 }, env: identityEnv });
const connect = (token: string, ticket: string) => call(connectIdentity, { token, body: { ticket }, env: identityEnv });
const listed = (token: string) => data(getIdentities, { token, env: identityEnv });
const disconnect = (token: string, id: string) => call(disconnectIdentity, { token, query: { id }, env: identityEnv });

/** A new account of a person at a provider. */
async function opened(person: Person = newPerson()) {
  const { envelope } = await register((await provedBy(person)).ticket);
  const { accessToken: token = '', userInfo } = envelope.data ?? {};
  return { person, token, id: userInfo?.userID ?? '', email: person.email };
}

/** A member with a password and a connected account. */
async function connected(person: Person = newPerson()) {
  const user = await member();
  const { envelope } = await connect(user.token, (await provedBy(person, { token: user.token })).ticket);
  expect(envelope.code).toBe('IDENTITY_CONNECTED');
  return { ...user, person };
}

describe('a new person', () => {
  test('gets an account with a verified address, welcome credits and no password, and is signed in', async () => {
    const person = newPerson();
    const { outcome, email, name, ticket } = await provedBy(person);
    expect([outcome, email, name]).toEqual(['new', person.email, 'Deniz Kaya']);
    const { envelope } = await register(ticket);
    const { accessToken: token = '', userInfo } = envelope.data ?? {};
    expect([userInfo?.email, userInfo?.fullName, userInfo?.isVerifyEmail]).toEqual([person.email, 'Deniz Kaya', true]);
    const welcomed = await firstValue<number>("SELECT additional_credit AS credit FROM plan WHERE key='welcome'");
    expect(await balanceOf({ masterUserId: userInfo?.userID } as never)).toBe(welcomed);
    expect(await listed(token)).toMatchObject({ hasPassword: false, identities: [{ provider: 'google', email: person.email }] });
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  test('signs in again with the provider, also after the address there has changed', async () => {
    const { person, id } = await opened();
    const { outcome, ticket } = await provedBy({ ...person, email: 'other@mail.example', email_verified: false });
    const { envelope } = await enter(ticket);
    expect([outcome, envelope.code, envelope.data?.userInfo.userID]).toEqual(['known', 'SIGNED_IN', id]);
  });

  describe('has only the provider as a fresh proof', () => {
    const session = async (person: Person) => (await enter((await provedBy(person)).ticket)).envelope.data?.accessToken ?? '';
    const download = async (token: string) => (await call(downloadMyData, { token, env: identityEnv })).envelope.code;

    test('until there is a password', async () => {
      const { person, email } = await opened();
      expect(await download(await session(person))).toBe('OK');
      await data(forgotPassword, { query: { eMail: email } });
      await data(resetPassword, { body: { guid: await tokenMailedTo(email, 'reset-password'), newPwd: password } });
      const token = await session(person);
      expect(await download(token)).toBe('PROOF_NEEDED');
      expect((await call(prove, { token, body: { password } })).envelope.code).toBe('PROVED');
      expect(await download(token)).toBe('OK');
    });

    test('until there is a passkey', async () => {
      const { person, token: first } = await opened();
      const device = newDevice();
      await addedPasskey(first, device);
      const token = await session(person);
      expect(await download(token)).toBe('PROOF_NEEDED');
      const response = device.get(await requestOptions());
      expect((await call(prove, { token, body: { response } })).envelope.code).toBe('PROVED');
      expect(await download(token)).toBe('OK');
    });

    test('until there is an app, whose code is one, also at sign-in', async () => {
      const { person, token: first } = await opened();
      const app = await addedApp(first);
      const enterWith = async (more: Partial<BodyInputOf<typeof loginWithIdentity>>) => {
        const { ticket } = await provedBy(person);
        return (await call(loginWithIdentity, { body: { ticket, source: 1, ...more }, env: identityEnv })).envelope.data;
      };
      const withCode = await enterWith({ code: await codeNow(app), trustBrowser: true });
      expect(await download(withCode?.accessToken ?? '')).toBe('OK');
      nextCode();
      const token = (await enterWith({ trustTokens: [withCode?.trustToken ?? ''] }))?.accessToken ?? '';
      expect(await download(token)).toBe('PROOF_NEEDED');
      expect((await call(giveSecondFactor, { token, body: { code: await codeNow(app) } })).envelope.code).toBe('GIVEN');
      expect(await download(token)).toBe('OK');
    });
  });

  test('has no password that could be guessed or changed, until a mailed link sets one', async () => {
    const { email, token } = await opened();
    const body = (given: string) => ({ body: { email, password: given, source: 1 as const } });
    expect((await call(login, body(' '))).envelope.code).toBe('INVALID_CREDENTIALS');
    expect((await call(editPassword, { token, body: { oldPW: ' ', newPW: password } })).envelope.code).toBe('PASSWORD_UNSET');
    await data(forgotPassword, { query: { eMail: email } });
    const guid = await tokenMailedTo(email, 'reset-password');
    await data(resetPassword, { body: { guid, newPwd: password } });
    const { envelope } = await call(login, body(password));
    expect(envelope.code).toBe('SIGNED_IN');
    expect(await listed(envelope.data?.accessToken ?? '')).toMatchObject({ hasPassword: true });
  });

  test('is referred by the code that was in the address when sign-up began', async () => {
    const inviting = await member();
    const code = await firstValue<string>('SELECT referral_code FROM users WHERE id=?1', inviting.id);
    const { envelope } = await register((await provedBy(newPerson(), { ref: code ?? '' })).ticket);
    const by = await firstValue('SELECT referred_by FROM users WHERE id=?1', envelope.data?.userInfo.userID);
    expect(by).toBe(inviting.id);
  });

  test('signs up once, also with two presses, and not with an address that was taken meanwhile', async () => {
    const { ticket } = await provedBy(newPerson());
    const codes = (await Promise.all([register(ticket), register(ticket)])).map(({ envelope }) => envelope.code);
    expect(codes.toSorted()).toEqual(['IDENTITY_EXPIRED', 'SIGNED_IN']);
    const person = newPerson();
    const late = await provedBy(person);
    await opened({ ...newPerson(), email: person.email });
    expect((await register(late.ticket)).envelope.code).toBe('IDENTITY_EMAIL_USED');
  });

  test('of a country that is not served is refused', async () => {
    const { ticket } = await provedBy(newPerson());
    const served = { ...identityEnv, SIGN_UP_COUNTRIES: 'TR' };
    const { envelope } = await call(registerWithIdentity, { body: { ...form, ticket }, env: served });
    expect(envelope.errors).toEqual({ countryId: 'REQUIRED' });
  });
});

describe('an address that has an account', () => {
  test('opens nothing by itself: neither sign-in nor sign-up, and nothing is connected', async () => {
    const owner = await member();
    const { outcome, ticket } = await provedBy(newPerson(owner.email));
    expect(outcome).toBe('taken');
    expect([(await enter(ticket)).envelope.code, (await register(ticket)).envelope.code]).toEqual(['IDENTITY_EXPIRED', 'IDENTITY_EXPIRED']);
    expect((await listed(owner.token)).identities).toEqual([]);
  });

  test('is compared without case', async () => {
    const owner = await member();
    expect(await outcomeOf(newPerson(owner.email.toUpperCase()))).toBe('taken');
  });

  test('is connected once its owner has signed in, and a mail reports it', async () => {
    const owner = await member();
    const person = newPerson(owner.email);
    const { ticket } = await provedBy(person);
    expect((await connect((await member()).token, ticket)).envelope.code).toBe('IDENTITY_EXPIRED');
    const signedIn = await data(login, { body: { email: owner.email, password, source: 1 } });
    expect((await connect(signedIn.accessToken, ticket)).envelope.code).toBe('IDENTITY_CONNECTED');
    expect(await subjectsTo(owner.email)).toContain('Google was connected with your account');
    const { envelope } = await enter((await provedBy(person)).ticket);
    expect(envelope.data?.userInfo.userID).toBe(owner.id);
  });

  test('is connected after a sign-in by passkey too', async () => {
    const owner = await member();
    const device = newDevice();
    await addedPasskey(owner.token, device);
    const person = newPerson(owner.email);
    const { outcome, ticket } = await provedBy(person);
    expect(outcome).toBe('taken');
    const signedIn = await signInWith(device.get(await requestOptions()));
    expect((await connect(signedIn.envelope.data?.accessToken ?? '', ticket)).envelope.code).toBe('IDENTITY_CONNECTED');
    const { envelope } = await enter((await provedBy(person)).ticket);
    expect(envelope.data?.userInfo.userID).toBe(owner.id);
  });

  test('that the provider has not verified is refused, with and without an account', async () => {
    const owner = await member();
    for (const email of [owner.email, 'nobody-yet@mail.example'])
      for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'no address' }])
        expect(await outcomeOf(newPerson(email), { claims })).toBe('IDENTITY_UNVERIFIED');
    expect(await outcomeOf(newPerson(), { token: owner.token, claims: { email_verified: false } })).toBe('IDENTITY_UNVERIFIED');
  });
});

describe('in the settings', () => {
  test('a member connects an account with another address, signs in with it and disconnects it', async () => {
    const { token, id, email, person } = await connected();
    const [identity] = (await listed(token)).identities;
    expect(identity).toMatchObject({ provider: 'google', email: person.email, dtLastUsed: null });
    clock.advance(60_000);
    const { envelope } = await enter((await provedBy(person)).ticket);
    expect(envelope.data?.userInfo.userID).toBe(id);
    expect((await listed(token)).identities).toMatchObject([{ dtLastUsed: new Date(clock.now()).toISOString() }]);
    expect((await disconnect(token, identity?.id ?? '')).envelope.code).toBe('IDENTITY_DISCONNECTED');
    expect(await outcomeOf(person)).toBe('new');
    expect(await subjectsTo(email)).toEqual(['Google was disconnected from your account', 'Google was connected with your account']);
  });

  test('an account at a provider belongs to one member, and a member has one at each', async () => {
    const { token, person } = await connected();
    expect(await outcomeOf(person, { token: (await member()).token })).toBe('IDENTITY_USED');
    expect(await outcomeOf(person, { token })).toBe('IDENTITY_CONNECTED');
    const second = await provedBy(newPerson(), { token });
    expect((await connect(token, second.ticket)).envelope.code).toBe('IDENTITY_CONNECTED');
    expect((await listed(token)).identities).toHaveLength(1);
    // Two members try it concurrently.
    const shared = newPerson();
    const both = await Promise.all([member(), member()]);
    const tickets = await Promise.all(both.map((one) => provedBy(shared, { token: one.token })));
    const codes = await Promise.all(both.map(async (one, n) => (await connect(one.token, tickets[n]?.ticket ?? '')).envelope.code));
    expect(codes.toSorted()).toEqual(['IDENTITY_CONNECTED', 'IDENTITY_USED']);
  });

  test('only the session that began connects, and only while it lasts', async () => {
    const owner = await member();
    const { ticket } = await provedBy(newPerson(), { token: owner.token });
    const other = await data(login, { body: { email: owner.email, password, source: 1 } });
    expect((await connect(other.accessToken, ticket)).envelope.code).toBe('IDENTITY_EXPIRED');
    await call(logout, { token: owner.token });
    expect((await connect(owner.token, ticket)).envelope.code).toBe('UNAUTHENTICATED');
    expect((await listed(other.accessToken)).identities).toEqual([]);
  });

  test('the last way in cannot be disconnected; a password, a passkey or another provider is one', async () => {
    const { token } = await opened();
    const id = (await listed(token)).identities[0]?.id ?? '';
    expect((await disconnect(token, id)).envelope.code).toBe('LAST_WAY_IN');
    await addedPasskey(token, newDevice());
    expect((await disconnect(token, id)).envelope.code).toBe('IDENTITY_DISCONNECTED');

    const only = (await data(getPasskeys, { token })).passkeys[0]?.id ?? '';
    expect((await call(deletePasskey, { token, query: { id: only } })).envelope.code).toBe('LAST_WAY_IN');

    const two = await opened();
    const microsoft = { tid: '11111111-2222-3333-4444-555555555555', xms_edov: true };
    const claims = { ...microsoft, iss: `https://login.microsoftonline.com/${microsoft.tid}/v2.0` };
    const { ticket } = await provedBy(newPerson(), { token: two.token, provider: 'microsoft', claims });
    await connect(two.token, ticket);
    const ids = (await listed(two.token)).identities.map((each) => each.id);
    const codes = await Promise.all(ids.map(async (each) => (await disconnect(two.token, each)).envelope.code));
    expect(codes.toSorted()).toEqual(['IDENTITY_DISCONNECTED', 'LAST_WAY_IN']);
  });

  test('an account with an unverified address connects no other address, which would stay after the owner has taken the account over', async () => {
    const user = await signUp();
    const token = await signIn(user);
    const foreign = await provedBy(newPerson(), { token });
    expect((await connect(token, foreign.ticket)).envelope.code).toBe('EMAIL_NOT_VERIFIED');
    const own = await provedBy(newPerson(user.email), { token });
    expect((await connect(token, own.ticket)).envelope.code).toBe('IDENTITY_CONNECTED');
  });

  test('a foreign one is not found', async () => {
    const { token } = await connected();
    const id = (await listed(token)).identities[0]?.id ?? '';
    expect((await disconnect((await member()).token, id)).envelope.code).toBe('NOT_FOUND');
  });
});

describe('a provider does not bypass', () => {
  test('a suspension', async () => {
    const { id, person } = await connected();
    await runSql("UPDATE users SET suspended_at=1, suspend_reason='SPAM' WHERE id=?1", id);
    expect((await enter((await provedBy(person)).ticket)).envelope.code).toBe('ACCOUNT_SUSPENDED');
  });

  test('a second factor', async () => {
    const { id, person } = await connected();
    const store = env.DB.prepare('INSERT INTO second_factor(user_id, secret, created_at) VALUES(?1,?2,1)').bind(id, 'A'.repeat(32));
    await store.run();
    expect((await enter((await provedBy(person)).ticket)).envelope.code).toBe('SIGNED_IN');
    await runSql('UPDATE second_factor SET confirmed_at=1 WHERE user_id=?1', id);
    expect((await enter((await provedBy(person)).ticket)).envelope.code).toBe('SECOND_FACTOR_NEEDED');
  });

  test('a code of the app: a wrong one leaves the proof, the right one signs in and can trust the browser', async () => {
    const { token, person } = await connected();
    const app = await addedApp(token);
    const { ticket } = await provedBy(person);
    const withCode = (more: Partial<BodyInputOf<typeof loginWithIdentity>>) =>
      call(loginWithIdentity, { body: { ticket, source: 1, ...more } });
    expect((await withCode({})).envelope.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await withCode({ code: '000000' })).envelope.code).toBe('SECOND_FACTOR_WRONG');
    const entered = await withCode({ code: await codeNow(app), trustBrowser: true });
    expect(entered.envelope.code).toBe('SIGNED_IN');
    expect((await withCode({ code: app.recoveryCodes[0] ?? '' })).envelope.code).toBe('IDENTITY_EXPIRED');
    const trustTokens = [entered.envelope.data?.trustToken ?? ''];
    const next = await provedBy(person);
    const trusted = await call(loginWithIdentity, { body: { ticket: next.ticket, source: 1, trustTokens } });
    expect(trusted.envelope.code).toBe('SIGNED_IN');
  });

  test('a removal: of an account that was deleted, and of a colleague', async () => {
    const owner = await opened();
    const waiting = await provedBy(owner.person);
    await data(deleteUser, { token: owner.token, query: { UserId: owner.id } });
    expect((await enter(waiting.ticket)).envelope.code).toBe('IDENTITY_EXPIRED');
    expect(await outcomeOf(owner.person)).toBe('new');
    for (const table of ['identity', 'identity_attempt', 'identity_ticket'])
      expect(await firstValue(`SELECT COUNT(*) AS n FROM ${table} WHERE user_id=?1`, owner.id)).toBe(0);

    const main = await member();
    const staff = await staffOf(main);
    const colleague = newPerson();
    await connect(staff.token, (await provedBy(colleague, { token: staff.token })).ticket);
    await data(deleteSubUser, { token: main.token, query: { id: staff.staffId } });
    expect(await outcomeOf(colleague)).not.toBe('known');
  });

  test('a disconnection between proof and sign-in', async () => {
    const { token, person } = await connected();
    const { ticket } = await provedBy(person);
    await disconnect(token, (await listed(token)).identities[0]?.id ?? '');
    expect((await enter(ticket)).envelope.code).toBe('IDENTITY_EXPIRED');
  });
});

test('a ticket is valid once, also at once, and for thirty minutes', async () => {
  const { person } = await opened();
  const { ticket } = await provedBy(person);
  const codes = (await Promise.all([enter(ticket), enter(ticket)])).map(({ envelope }) => envelope.code);
  expect(codes.toSorted()).toEqual(['IDENTITY_EXPIRED', 'SIGNED_IN']);
  const late = await provedBy(person);
  clock.advance(identityTicketMs);
  expect((await enter(late.ticket)).envelope.code).toBe('IDENTITY_EXPIRED');
});

test('a ticket leads back to a path of this site, never to another site', async () => {
  const returning = async (returnTo: string) => (await provedBy(newPerson(), { returnTo })).returnTo;
  expect(await returning('/tr/messages?chat=1')).toBe('/tr/messages?chat=1');
  for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'])
    expect(await returning(target)).toBe('/');
});

test('without configuration no provider is offered, and none can be asked', async () => {
  expect(await data(getIdentityProviders)).toEqual({ providers: [] });
  expect(await data(getIdentityProviders, { env: identityEnv })).toEqual({ providers: ['google', 'microsoft'] });
  await expect(begin({ env: testEnv })).rejects.toThrow('NOT_FOUND');
  const demo = { ...identityEnv, OIDC_DEMO: { fetch: issuerFetch } as unknown as Fetcher, OIDC_DEMO_ORIGIN: 'http://id.localhost' };
  expect((await data(getIdentityProviders, { env: demo })).providers).toContain('demo');
  for (const MODE of ['demo', 'production'] as const)
    expect((await data(getIdentityProviders, { env: { ...demo, MODE } })).providers).not.toContain('demo');
});

test('"my data" names the connected accounts, and nothing secret', async () => {
  const { token, person } = await connected();
  const file = JSON.stringify(await data(downloadMyData, { token }));
  expect(file).toContain('connectedAccounts');
  expect(file).toContain(person.email);
  expect(file).not.toContain(person.sub);
  expect((await data(getUserProfile, { token })).user.email).not.toBe(person.email);
});

test('expired attempts and tickets are deleted', async () => {
  await begin();
  await comeBack(newPerson());
  agree((await begin()).address, newPerson());
  clock.advance(3 * identityTicketMs);
  await database().batch(sweepAttemptsStatements(database(), clock.now()));
  for (const table of ['identity_attempt', 'identity_ticket']) expect(await firstValue(`SELECT COUNT(*) AS n FROM ${table}`)).toBe(0);
});
