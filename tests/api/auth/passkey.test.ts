/** Passkeys: adding them and signing in with them, and each answer of a browser that has to be refused. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepChallengesStatement } from '../../../api/passkey/store.ts';
import { deleteUser, forgotPassword, resendActivation, resetPassword, verifyEmail } from '../../../contract/auth/calls.ts';
import { hourMs, minuteMs, resetResendMs, secondMs } from '../../../contract/limits.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import {
  addPasskey,
  declinePasskeyOffer,
  deletePasskey,
  getPasskeyRequest,
  getPasskeys,
  loginWithPasskey,
  renamePasskey,
} from '../../../contract/passkey/calls.ts';
import { passkeyChallengeMs, passkeysMax } from '../../../contract/passkey/fields.ts';
import { getSessions, login, logout } from '../../../contract/session/calls.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, member, signIn, signUp, staffOf } from '../../support/api/api-fixtures.ts';
import {
  addedPasskey,
  codeOfSignIn,
  type Created,
  creationFor,
  type Device,
  newDevice,
  requestOptions,
  type Signed,
  signInWith,
} from '../../support/api/passkeys.ts';
import { enrolSecondFactor } from '../../../contract/second-factor/calls.ts';
import { subjectsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
/** The same host: browsers let a page there use the passkeys of the site. */
const otherPort = 'http://localhost:9999';
const otherSite = { ...testEnv, ORIGIN: 'https://other.example' };

const add = (token: string, response: Created) => call(addPasskey, { token, body: { response }, headers: firefox });
const codeOfAdding = async (token: string, response: Created): Promise<string> => (await add(token, response)).envelope.code;
const listed = async (token: string) => (await data(getPasskeys, { token })).passkeys;
const sessionsOf = async (token: string) => (await data(getSessions, { token })).sessions.length;

/** A member with a passkey on a device. */
async function withPasskey(device: Device = newDevice()) {
  const user = await member();
  return { ...user, device, passkeyId: await addedPasskey(user.token, device) };
}

const signed = async (device: Device, origin?: string): Promise<Signed> => device.get(await requestOptions(), origin);

/** The same answer with other client data. Its signature is then wrong, so the expected refusal comes from a check before the signature. */
const withClientData = <A extends Created | Signed>(answer: A, changed: Record<string, unknown>): A => {
  const read = JSON.parse(atob(answer.response.clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  const clientDataJSON = btoa(JSON.stringify({ ...read, ...changed }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { ...answer, response: { ...answer.response, clientDataJSON } };
};

beforeEach(() => clock.restart());

describe('a passkey', () => {
  test('signs in like the password does: on the web and in the app', async () => {
    const { device, id, token } = await withPasskey();
    for (const source of [1, 0] as const) {
      const { status, envelope } = await signInWith(await signed(device), source);
      expect([status, envelope.code, envelope.data?.userInfo.userID]).toEqual([200, 'SIGNED_IN', id]);
      expect(await sessionsOf(envelope.data?.accessToken ?? '')).toBeGreaterThan(1);
    }
    const { sessions } = await data(getSessions, { token });
    expect(sessions.map(({ client }) => client).toSorted()).toEqual(['app', 'web', 'web']);
  });

  test('is listed with its device and last use, renamed and removed; a mail reports what was added and removed', async () => {
    const { token, email } = await member();
    const device = newDevice();
    const { envelope } = await add(token, device.create(await creationFor(token)));
    const id = envelope.data?.id ?? '';
    const dtAdded = new Date(clock.now()).toISOString();
    expect(await listed(token)).toEqual([{ id, name: '', provider: '', device: 'Firefox, Linux', dtAdded, dtLastUsed: null }]);
    expect(await subjectsTo(email)).toEqual(['A passkey was added to your account']);

    clock.advance(hourMs / 60);
    await signInWith(await signed(device));
    await data(renamePasskey, { token, body: { id, name: 'Office laptop' } });
    expect(await listed(token)).toMatchObject([{ name: 'Office laptop', dtLastUsed: new Date(clock.now()).toISOString() }]);

    const sessions = await sessionsOf(token);
    await data(deletePasskey, { token, query: { id } });
    expect([await listed(token), await sessionsOf(token)]).toEqual([[], sessions]);
    expect(await subjectsTo(email)).toEqual(['A passkey was removed from your account', 'A passkey was added to your account']);
    expect(await codeOfSignIn(await signed(device))).toBe('PASSKEY_UNKNOWN');
  });

  test('of a known password manager is listed with the name of that', async () => {
    const { token } = await withPasskey(newDevice({ aaguid: Uint8Array.from(Buffer.from('ea9b8d664d011d213ce4b6b48cb575d4', 'hex')) }));
    expect(await listed(token)).toMatchObject([{ provider: 'Google Password Manager' }]);
  });

  test('has a random name of the person and is not created twice on a device', async () => {
    const { token, id, email, device } = await withPasskey();
    const options = await creationFor(token);
    expect(options.user.id).not.toContain(email);
    expect(atob(options.user.id.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(id.length / 2);
    expect(() => device.create(options)).toThrow(/excluded/i);
  });

  test('is offered until somebody adds one or declines', async () => {
    const isOffered = async (token: string) => (await data(getPasskeys, { token })).isOffered;
    const [adds, declines] = [await member(), await member()];
    expect([await isOffered(adds.token), await isOffered(declines.token)]).toEqual([true, true]);
    const id = await addedPasskey(adds.token, newDevice());
    await data(declinePasskeyOffer, { token: declines.token });
    await data(deletePasskey, { token: adds.token, query: { id } });
    expect([await isOffered(adds.token), await isOffered(declines.token)]).toEqual([false, false]);
  });

  test('is one of at most twenty of a person', async () => {
    const { token } = await member();
    for (let n = 0; n < passkeysMax - 1; n += 1) await addedPasskey(token, newDevice());
    const late = [newDevice(), newDevice()];
    const options = await Promise.all(late.map(() => creationFor(token)));
    const answers = await Promise.all(late.map((device, n) => codeOfAdding(token, device.create(options[n] ?? (options[0] as never)))));
    expect(answers.toSorted()).toEqual(['PASSKEYS_FULL', 'PASSKEY_ADDED']);
    await expect(creationFor(token)).rejects.toThrow('PASSKEYS_FULL');
  });

  test('is in "my data" without its key, and is deleted with the account', async () => {
    const { token, id, device } = await withPasskey();
    const file = JSON.stringify(await data(downloadMyData, { token }));
    const row = await firstRow<Record<string, string>>('SELECT credential_id, public_key FROM passkey WHERE user_id=?1', id);
    expect(file).toContain('passkeys');
    for (const secret of Object.values(row ?? {})) expect(file).not.toContain(secret);
    await creationFor(token);
    await data(deleteUser, { token, query: { UserId: id } });
    for (const table of ['passkey', 'passkey_challenge', 'passkey_offer'])
      expect(await firstValue(`SELECT COUNT(*) AS n FROM ${table} WHERE user_id=?1`, id)).toBe(0);
    expect(await codeOfSignIn(await signed(device))).toBe('PASSKEY_UNKNOWN');
  });

  test('of a person who signed up with a foreign address is deleted when the owner of the address resets the password', async () => {
    const stranger = await signUp();
    const token = await signIn(stranger);
    const device = newDevice();
    await addedPasskey(token, device);
    // An app would lock the owner out.
    expect((await call(enrolSecondFactor, { token })).envelope.code).toBe('EMAIL_NOT_VERIFIED');
    const reset = async (newPwd: string) => {
      await data(forgotPassword, { query: { eMail: stranger.email } });
      await data(resetPassword, { body: { guid: await tokenMailedTo(stranger.email, 'reset-password'), newPwd } });
      return (await call(login, { body: { email: stranger.email, password: newPwd, source: 1 } })).envelope.code;
    };
    expect(await reset('the-owner-chose-it')).toBe('SIGNED_IN');
    expect(await codeOfSignIn(device.get(await requestOptions()))).toBe('PASSKEY_UNKNOWN');
    // The address is confirmed now, so passkeys that are added belong to its owner.
    await addedPasskey(await signIn(stranger), device);
    clock.advance(resetResendMs);
    expect(await reset('chosen-once-more')).toBe('SIGNED_IN');
    expect(await codeOfSignIn(device.get(await requestOptions()))).toBe('SIGNED_IN');
  });

  test('of a person who signed up with a foreign address is deleted by a reset also if the owner has opened the first link before', async () => {
    const stranger = await signUp();
    const device = newDevice();
    await addedPasskey(await signIn(stranger), device);
    clock.advance(minuteMs);
    await data(resendActivation, { query: { eMail: stranger.email } });
    await data(verifyEmail, { query: { guid: await tokenMailedTo(stranger.email, 'activation') } });
    await data(forgotPassword, { query: { eMail: stranger.email } });
    await data(resetPassword, { body: { guid: await tokenMailedTo(stranger.email, 'reset-password'), newPwd: 'the-owner-chose-it' } });
    expect(await codeOfSignIn(device.get(await requestOptions()))).toBe('PASSKEY_UNKNOWN');
  });

  test('of a colleague who was removed does not sign in any more', async () => {
    const main = await member();
    const staff = await staffOf(main);
    const device = newDevice();
    await addedPasskey(staff.token, device);
    expect(await codeOfSignIn(await signed(device))).toBe('SIGNED_IN');
    await data(deleteSubUser, { token: main.token, query: { id: staff.staffId } });
    expect(await codeOfSignIn(await signed(device))).toBe('PASSKEY_UNKNOWN');
  });

  test('is used in the web view of the configured app for Android, whose certificate is its origin, and of no other', async () => {
    const { token } = await member();
    const device = newDevice();
    const app = (byte: string) => `android:apk-key-hash:${Buffer.from(byte.repeat(32), 'hex').toString('base64url')}`;
    const on = { env: { ...testEnv, ANDROID_APP: `com.example.kervan ${Array.from({ length: 32 }, () => 'AB').join(':')}` } };
    const created = async (byte: string) => withClientData(device.create(await creationFor(token)), { origin: app(byte) });
    const codeOf = async (body: { response: Created }, options = {}) => (await call(addPasskey, { token, body, ...options })).envelope.code;
    expect(await codeOf({ response: await created('cd') }, on)).toBe('PASSKEY_INVALID');
    expect(await codeOf({ response: await created('ab') })).toBe('PASSKEY_INVALID');
    expect(await codeOf({ response: await created('ab') }, on)).toBe('PASSKEY_ADDED');
    const codeOfUse = async (byte: string) =>
      (await call(loginWithPasskey, { body: { response: device.getAs(await requestOptions(), { origin: app(byte) }), source: 0 }, ...on }))
        .envelope.code;
    expect(await codeOfUse('cd')).toBe('PASSKEY_UNKNOWN');
    expect(await codeOfUse('ab')).toBe('SIGNED_IN');
  });

  test('does not replace the second factor of the console', async () => {
    const chief = await consolePerson('administrator');
    const device = newDevice();
    await addedPasskey(chief.token, device);
    const { envelope } = await signInWith(await signed(device));
    const asked = await call(getAuditLog, { token: envelope.data?.accessToken ?? '' });
    expect(asked.envelope.code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('adding is refused', () => {
  test.each<[string, (token: string, device: Device) => Promise<Created>]>([
    ['from another origin', async (token, device) => device.create(await creationFor(token), otherPort)],
    ['for another site', async (token, device) => device.create(await creationFor(token, { env: otherSite }))],
    [
      'within a page of another site',
      async (token, device) => withClientData(device.create(await creationFor(token)), { crossOrigin: true }),
    ],
    [
      'as the answer to a sign-in',
      async (token, device) => withClientData(device.create(await creationFor(token)), { type: 'webauthn.get' }),
    ],
    [
      'for a challenge of a sign-in',
      async (token, device) => device.create({ ...(await creationFor(token)), challenge: (await requestOptions()).challenge }),
    ],
    [
      'for a challenge of another person',
      async (token, device) =>
        device.create({ ...(await creationFor(token)), challenge: (await creationFor((await member()).token)).challenge }),
    ],
    [
      'for a challenge that is not ours',
      async (token, device) => device.create({ ...(await creationFor(token)), challenge: 'bm90LW91cnMtbm90LW91cnMtbm90LW91cnM' }),
    ],
    [
      'without verification of its user',
      async (token, device) => {
        device.params({ userMakeCredentialInteraction: () => ({ options: { uv: false, up: true } }) });
        return device.create({ ...(await creationFor(token)), authenticatorSelection: { userVerification: 'discouraged' } as never });
      },
    ],
  ])('%s', async (_, create) => {
    const { token } = await member();
    expect(await codeOfAdding(token, await create(token, newDevice()))).toBe('PASSKEY_INVALID');
    expect(await listed(token)).toEqual([]);
  });

  test('after five minutes, and the second time', async () => {
    const { token } = await member();
    const device = newDevice();
    const late = device.create(await creationFor(token));
    clock.advance(passkeyChallengeMs);
    expect(await codeOfAdding(token, late)).toBe('PASSKEY_INVALID');
    const inTime = newDevice().create(await creationFor(token));
    clock.advance(passkeyChallengeMs - secondMs);
    expect([await codeOfAdding(token, inTime), await codeOfAdding(token, inTime)]).toEqual(['PASSKEY_ADDED', 'PASSKEY_INVALID']);
  });

  test('for a passkey of another account', async () => {
    const owner = await member();
    const created = newDevice().create(await creationFor(owner.token));
    await add(owner.token, created);
    const thief = await member();
    const { challenge } = await creationFor(thief.token);
    expect(await codeOfAdding(thief.token, withClientData(created, { challenge }))).toBe('PASSKEY_USED');
  });

  test('for a session that has ended meanwhile', async () => {
    const { token } = await member();
    const response = newDevice().create(await creationFor(token));
    await call(logout, { token });
    expect(await codeOfAdding(token, response)).toBe('UNAUTHENTICATED');
  });
});

describe('a sign-in is refused', () => {
  test.each<[string, (owner: Awaited<ReturnType<typeof withPasskey>>) => Promise<Signed>]>([
    ['from another origin', ({ device }) => signed(device, otherPort)],
    ['within a page of another site', async ({ device }) => device.getAs(await requestOptions(), { crossOrigin: true })],
    ['with a changed answer', async ({ device }) => withClientData(await signed(device), { added: 1 })],
    [
      'for a challenge of adding',
      async ({ device, token }) => device.get({ ...(await requestOptions()), challenge: (await creationFor(token)).challenge }),
    ],
    [
      'for a challenge that is not ours',
      async ({ device }) => device.get({ ...(await requestOptions()), challenge: 'bm90LW91cnMtbm90LW91cnMtbm90LW91cnM' }),
    ],
    [
      'with the passkey of another account',
      async ({ device }) => {
        const other = await withPasskey();
        const theirs = await signed(other.device);
        const { id, rawId } = await signed(device);
        return { ...theirs, id, rawId };
      },
    ],
    [
      'in the name of another account',
      async ({ device }) => {
        const other = await withPasskey();
        const { userHandle } = (await signed(other.device)).response;
        const own = await signed(device);
        return { ...own, response: { ...own.response, userHandle } };
      },
    ],
    [
      'without verification of its user',
      async ({ device }) => {
        device.params({ userGetAssertionInteraction: () => ({ options: { uv: false, up: true } }) });
        return device.get({ ...(await requestOptions()), userVerification: 'discouraged' });
      },
    ],
    [
      'after five minutes',
      async ({ device }) => {
        const late = await signed(device);
        clock.advance(passkeyChallengeMs);
        return late;
      },
    ],
    [
      'of a device that is not known',
      async () => {
        const device = newDevice();
        device.create(await creationFor((await member()).token));
        return signed(device);
      },
    ],
  ])('%s', async (_, sign) => {
    const owner = await withPasskey();
    const sessions = await sessionsOf(owner.token);
    expect(await codeOfSignIn(await sign(owner))).toBe('PASSKEY_UNKNOWN');
    expect(await firstValue('SELECT COUNT(*) AS n FROM session_family WHERE user_id=?1', owner.id)).toBe(sessions);
    expect(await listed(owner.token)).toHaveLength(1);
  });

  test('for another site', async () => {
    const { token } = await member();
    const device = newDevice();
    const created = device.create(await creationFor(token, { env: otherSite }), otherSite.ORIGIN);
    await data(addPasskey, { token, body: { response: created }, env: otherSite });
    const options = await requestOptions();
    expect(await codeOfSignIn(device.get({ ...options, rpId: 'other.example' }))).toBe('PASSKEY_UNKNOWN');
    const there = device.get({ ...options, rpId: 'other.example' }, otherSite.ORIGIN);
    expect((await call(loginWithPasskey, { body: { response: there, source: 1 }, env: otherSite })).envelope.code).toBe('SIGNED_IN');
  });

  test('the second time, also at once', async () => {
    const { device } = await withPasskey(newDevice({ signCounterIncrement: 0 }));
    const answer = await signed(device);
    const codes = await Promise.all([codeOfSignIn(answer), codeOfSignIn(answer)]);
    expect(codes.toSorted()).toEqual(['PASSKEY_UNKNOWN', 'SIGNED_IN']);
    expect(await codeOfSignIn(answer)).toBe('PASSKEY_UNKNOWN');
  });

  test('of a suspended account and its staff', async () => {
    const owner = await withPasskey();
    const staff = await staffOf(owner);
    const colleague = newDevice();
    await addedPasskey(staff.token, colleague);
    await runSql("UPDATE users SET suspended_at=1, suspend_reason='SPAM' WHERE id=?1", owner.id);
    for (const device of [owner.device, colleague]) expect(await codeOfSignIn(await signed(device))).toBe('ACCOUNT_SUSPENDED');
  });

  test('by a copy with a lower counter: the person gets one mail, the passkey stays and the other device signs in', async () => {
    const { device, email, token } = await withPasskey();
    const copied = await signed(device);
    const { challenge } = await requestOptions();
    expect(await codeOfSignIn(await signed(device))).toBe('SIGNED_IN');
    expect(await codeOfSignIn(copied)).toBe('PASSKEY_UNKNOWN');
    expect(await subjectsTo(email)).toEqual(['We refused a passkey of your account', 'A passkey was added to your account']);
    expect(await listed(token)).toHaveLength(1);
    // Nobody can cause the mail without the key.
    expect(await codeOfSignIn(withClientData(copied, { challenge }))).toBe('PASSKEY_UNKNOWN');
    expect(await subjectsTo(email)).toHaveLength(2);
    expect(await codeOfSignIn(await signed(device))).toBe('SIGNED_IN');
  });

  test('when a hundred were refused from an address within an hour; signing in does not count', async () => {
    const { device } = await withPasskey();
    const wrong = withClientData(await signed(device), { added: 1 });
    for (let n = 0; n < 5; n += 1) expect(await codeOfSignIn(await signed(device))).toBe('SIGNED_IN');
    for (let n = 0; n < 100; n += 1) await signInWith(wrong);
    expect(await codeOfSignIn(await signed(device))).toBe('THROTTLED');
    clock.advance(hourMs);
    expect(await codeOfSignIn(await signed(device))).toBe('SIGNED_IN');
  });
});

test('what the browser signed outside of a frame signs in', async () => {
  const { device } = await withPasskey();
  expect(await codeOfSignIn(device.getAs(await requestOptions(), { crossOrigin: false }))).toBe('SIGNED_IN');
});

test('options of a sign-in are the same for everybody but the challenge', async () => {
  const { token } = await withPasskey();
  const { challenge, ...rest } = await requestOptions();
  const { challenge: other, ...same } = (await data(getPasskeyRequest, { token })).options;
  expect(rest).toEqual({ rpId: 'localhost', timeout: passkeyChallengeMs, userVerification: 'required' });
  expect([same, challenge === other]).toEqual([rest, false]);
});

test('a foreign passkey is neither renamed nor removed', async () => {
  const { passkeyId: id, token } = await withPasskey();
  const stranger = await member();
  expect((await call(renamePasskey, { token: stranger.token, body: { id, name: 'Mine' } })).envelope.code).toBe('NOT_FOUND');
  expect((await call(deletePasskey, { token: stranger.token, query: { id } })).envelope.code).toBe('NOT_FOUND');
  expect(await listed(token)).toMatchObject([{ id, name: '' }]);
});

test('expired challenges are deleted', async () => {
  const { challenge: expired } = await requestOptions();
  clock.advance(passkeyChallengeMs);
  const { challenge } = await requestOptions();
  await sweepChallengesStatement(database(), clock.now()).run();
  const results = await allRows('SELECT challenge FROM passkey_challenge WHERE challenge IN (?1, ?2)', expired, challenge);
  expect(results).toEqual([{ challenge }]);
});
