/** Sensitive calls need a proof of the person that is at most ten minutes old (docs/behaviour.md#fresh-proof). */
import { beforeEach, describe, expect, test } from 'vitest';
import { prove } from '../../../contract/auth/calls.ts';
import { calls } from '../../../contract/index.ts';
import { freshProofMs, minuteMs } from '../../../contract/limits.ts';
import { getHandoffToken, login, logout, refreshToken } from '../../../contract/session/calls.ts';
import { giveSecondFactor } from '../../../contract/second-factor/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { member, password, signUp } from '../../support/api/api-fixtures.ts';
import { priceOf } from '../../support/api/chat/chat-fixtures.ts';
import { addedPasskey, newDevice, requestOptions } from '../../support/api/passkeys.ts';
import { codeNow, withApp } from '../../support/api/second-factors.ts';
import { bank, offer, quotesIn, quoting } from '../../support/api/quoting.ts';

const sensitive = calls.map((each) => each.call).filter(({ access }) => access.who === 'member' && access.isFresh === true);

const proveBy = (token: string, body: BodyInputOf<typeof prove>) => call(prove, { token, body });
const codeOf = async (token: string, body: BodyInputOf<typeof prove>): Promise<string> => (await proveBy(token, body)).envelope.code;
/** Makes a sensitive read. @returns whether this session may make it */
const mayDownload = async (token: string): Promise<string> => (await call(downloadMyData, { token })).envelope.code;

beforeEach(() => clock.restart());

describe('a fresh proof', () => {
  test('is needed for each way to sign in, staff rights, deleting the account and downloading its data, and for nothing else', () => {
    // Quotes with bank details check it themselves. Calls that take the old password or a code of the app contain the proof.
    expect(sensitive.map(({ name }) => name).toSorted()).toEqual([
      'AddPasskey',
      'AddSubUser',
      'BeginConnection',
      'ConfirmStaffEmail',
      'ConnectIdentity',
      'DeletePasskey',
      'DeleteSubUser',
      'DeleteUser',
      'DisconnectIdentity',
      'DownloadMyData',
      'EditSubUser',
      'EnrolSecondFactor',
      'GetPasskeyCreation',
      'InviteSubUser',
      'SetSecondFactorRule',
    ]);
  });

  test.each(sensitive.map((each) => [each.name, each] as const))('%s is refused ten minutes after signing in', async (_, definition) => {
    const { token } = await member();
    const attempt = async () => (await call(definition, { token })).envelope.code;
    expect(await attempt()).not.toBe('PROOF_NEEDED');
    clock.advance(freshProofMs);
    // Deleting it without input is refused as well: the first attempt deleted nothing.
    expect(await attempt()).toBe('PROOF_NEEDED');
    expect(await codeOf(token, { password })).toBe('PROVED');
    expect(await attempt()).not.toBe('PROOF_NEEDED');
  });

  test('is needed for a quote with bank details, and for no other quote', async () => {
    for (const serviceType of [1, 2, 3, 4]) await priceOf(serviceType, 1, 10);
    const { seller, chatId } = await quoting();
    clock.advance(freshProofMs);
    const refused = await offer(seller, chatId, { bank });
    expect([refused.status, refused.envelope.code]).toEqual([403, 'PROOF_NEEDED']);
    expect(await quotesIn(seller, chatId)).toEqual([]);
    expect((await offer(seller, chatId, {})).status).toBe(200);
    expect(await codeOf(seller.token, { password })).toBe('PROVED');
    expect((await offer(seller, chatId, { bank })).status).toBe(200);
  });

  test('counts for its session only, and for ten minutes', async () => {
    const user = await signUp();
    const enter = async () => (await data(login, { body: { email: user.email, password, source: 1 } })).accessToken;
    const [one, other] = [await enter(), await enter()];
    clock.advance(freshProofMs - 1);
    expect(await mayDownload(one)).toBe('OK');
    clock.advance(1);
    expect([await mayDownload(one), await mayDownload(other)]).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED']);
    expect(await codeOf(one, { password })).toBe('PROVED');
    expect([await mayDownload(one), await mayDownload(other)]).toEqual(['OK', 'PROOF_NEEDED']);
  });

  test.each(['a code of the app', 'a recovery code'])('is also %s, once', async (what) => {
    const user = await withApp();
    const { token } = user;
    const give = async (code: string) => (await call(giveSecondFactor, { token, body: { code } })).envelope.code;
    clock.advance(freshProofMs);
    expect([await give('000000'), await mayDownload(token)]).toEqual(['SECOND_FACTOR_WRONG', 'PROOF_NEEDED']);
    const code = what === 'a recovery code' ? (user.recoveryCodes[0] ?? '') : await codeNow(user);
    expect([await give(code), await mayDownload(token)]).toEqual(['GIVEN', 'OK']);
    expect(await give(code)).toBe('SECOND_FACTOR_WRONG');
  });

  test('is not renewed by refreshing the session, nor by a hand-off to the browser', async () => {
    const user = await signUp();
    const app = await data(login, { body: { email: user.email, password, source: 0 } });
    const { handoffToken } = await data(getHandoffToken, { token: app.accessToken });
    clock.advance(minuteMs / 2);
    const handed = await data(refreshToken, { query: { refreshToken: handoffToken } });
    clock.advance(freshProofMs - minuteMs / 2);
    const refreshed = await data(refreshToken, { query: { refreshToken: app.refreshToken } });
    expect([await mayDownload(refreshed.accessToken), await mayDownload(handed.accessToken)]).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED']);
  });

  test('a wrong password is refused at its field, and after ten tries the right one too', async () => {
    const { token } = await member();
    const wrong = await proveBy(token, { password: 'not-the-password' });
    expect([wrong.status, wrong.envelope.code, wrong.envelope.errors]).toEqual([400, 'PROOF_WRONG', { password: 'INVALID' }]);
    for (let tries = 1; tries < 10; tries += 1) expect(await codeOf(token, { password: 'not-the-password' })).toBe('PROOF_WRONG');
    expect(await codeOf(token, { password })).toBe('THROTTLED');
  });

  test('is given by a passkey of the caller, once for each answer', async () => {
    const { token } = await member();
    const device = newDevice();
    await addedPasskey(token, device);
    clock.advance(freshProofMs);
    const response = device.get(await requestOptions());
    expect(await codeOf(token, { response })).toBe('PROVED');
    expect(await mayDownload(token)).toBe('OK');
    expect(await codeOf(token, { response })).toBe('PASSKEY_UNKNOWN');
  });

  test('is not given by the passkey of somebody else', async () => {
    const [{ token }, other] = [await member(), await member()];
    const device = newDevice();
    await addedPasskey(other.token, device);
    clock.advance(freshProofMs);
    expect(await codeOf(token, { response: device.get(await requestOptions()) })).toBe('PASSKEY_UNKNOWN');
    expect([await mayDownload(token), await mayDownload(other.token)]).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED']);
  });

  test('is not given to a session that has ended', async () => {
    const user = await signUp();
    const { accessToken, refreshToken: refresh } = await data(login, { body: { email: user.email, password, source: 0 } });
    await data(logout, { query: { refreshToken: refresh }, token: accessToken });
    expect((await proveBy(accessToken, { password })).status).toBe(401);
  });
});
