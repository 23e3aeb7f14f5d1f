import { describe, expect, test } from 'vitest';
import { refreshAbsoluteMs } from '../../../contract/limits.ts';
import { handOffMs } from '../../../api/session/family-store.ts';
import { getHandoffToken, getSessions, login, logout, refreshToken } from '../../../contract/session/calls.ts';
import { call, clock, data, newAddress } from '../../support/api/api-client.ts';
import { password, signUp } from '../../support/api/api-fixtures.ts';
import { allRows } from '../../support/api/database.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const redeem = (token: string) => call(refreshToken, { query: { refreshToken: token }, headers: { 'user-agent': agent } });
const enter = async (source: 0 | 1) => {
  const user = await signUp();
  return { user, ...(await data(login, { body: { email: user.email, password, source }, headers: newAddress() })) };
};
const handOver = async () => {
  const app = await enter(0);
  return { ...app, ...(await data(getHandoffToken, { token: app.accessToken })) };
};

describe('hand-off of an app session to a browser (docs/behaviour.md#hand-off)', () => {
  test('the token signs a browser in with a session of its own, and the app’s session continues', async () => {
    const { accessToken, refreshToken: appToken, handoffToken, expiresInSeconds, user } = await handOver();
    expect(handoffToken).toMatch(/^handoff\.[0-9a-f]{24}\.0\.[0-9a-f]{64}$/);
    expect(expiresInSeconds).toBe(60);
    expect((await data(getSessions, { token: accessToken })).sessions).toHaveLength(1);
    const { envelope } = await redeem(handoffToken);
    expect(envelope.data?.userInfo.userID).toBe(user.id);
    const { sessions } = await data(getSessions, { token: envelope.data?.accessToken ?? '' });
    expect(sessions.map(({ client, device, isCurrent }) => [client, device, isCurrent])).toEqual([
      ['web', 'Firefox, Linux', true],
      ['app', '', false],
    ]);
    expect((await redeem(envelope.data?.refreshToken ?? '')).status).toBe(200);
    expect((await redeem(appToken ?? '')).status).toBe(200);
  });

  test('one of twenty concurrent uses succeeds, and a second use ends that session', async () => {
    const { handoffToken, refreshToken: appToken } = await handOver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(handoffToken)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ envelope }) => envelope.code === 'UNAUTHENTICATED')).toHaveLength(19);
    expect((await redeem(won[0]?.envelope.data?.refreshToken ?? '')).status).toBe(401);
    expect((await call(getSessions, { token: won[0]?.envelope.data?.accessToken ?? '' })).status).toBe(401);
    expect((await redeem(appToken ?? '')).status).toBe(200);
  });

  test('an immediate second use does not get the successor of a predecessor', async () => {
    const { handoffToken } = await handOver();
    const first = (await redeem(handoffToken)).envelope.data?.refreshToken ?? '';
    expect((await redeem(handoffToken)).status).toBe(401);
    expect((await redeem(first)).status).toBe(401);
  });

  test('expires after 60 s', async () => {
    const { handoffToken } = await handOver();
    clock.advance(handOffMs);
    expect((await redeem(handoffToken)).status).toBe(401);
  });

  test('tokens of different kinds cannot be exchanged by their prefix', async () => {
    const { handoffToken, refreshToken: appToken } = await handOver();
    expect((await redeem(handoffToken.replace('handoff.', ''))).status).toBe(401);
    expect((await redeem(`handoff.${appToken}`)).status).toBe(401);
    expect((await redeem(appToken ?? '')).status, 'and nothing ends by it').toBe(200);
    expect((await redeem(handoffToken)).status).toBe(200);
  });

  test('only an app session may: in a browser a stolen access token would become a session', async () => {
    const web = await enter(1);
    const answer = await call(getHandoffToken, { token: web.accessToken });
    expect([answer.status, answer.envelope.code]).toEqual([403, 'FORBIDDEN']);
    const app = await handOver();
    const browser = (await redeem(app.handoffToken)).envelope.data?.accessToken ?? '';
    expect((await call(getHandoffToken, { token: browser })).status, 'no chain of hand-offs').toBe(403);
  });

  test('the new session ends no later than the session of the app', async () => {
    const { accessToken, user } = await enter(0);
    const [{ handoffToken }] = [await data(getHandoffToken, { token: accessToken })];
    const { envelope } = await redeem(handoffToken);
    const results = await allRows('SELECT absolute_expires_at AS at FROM session_family WHERE user_id=?1', user.id);
    expect(new Set(results.map(({ at }) => at)).size).toBe(1);
    clock.advance(refreshAbsoluteMs);
    expect((await redeem(envelope.data?.refreshToken ?? '')).status).toBe(401);
  });

  test('an unused token is revoked by sign-out; no token is stored', async () => {
    const { handoffToken, accessToken } = await handOver();
    const results = await allRows('SELECT * FROM session_family');
    const saved = await allRows('SELECT * FROM idempotency');
    expect(JSON.stringify([results, saved])).not.toContain(handoffToken.split('.')[3]);
    await call(logout, { query: { refreshToken: handoffToken } });
    expect((await redeem(handoffToken)).status).toBe(401);
    const again = await call(getHandoffToken, { token: accessToken, idempotencyKey: 'same-key-twice' });
    const other = await call(getHandoffToken, { token: accessToken, idempotencyKey: 'same-key-twice' });
    expect(other.envelope.data?.handoffToken).not.toBe(again.envelope.data?.handoffToken);
  });
});
