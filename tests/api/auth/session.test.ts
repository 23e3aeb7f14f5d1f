import { env } from 'cloudflare:test';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { updateLanguage } from '../../../contract/auth/calls.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { hourMs, minuteMs, refreshAbsoluteMs, refreshIdleMs, secondMs } from '../../../contract/limits.ts';
import { refreshGraceMs } from '../../../api/session/rotate.ts';
import { deleteSession, getSessions, login, logout, refreshToken } from '../../../contract/session/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { apiLanguages as languages } from '../../../contract/text/languages.ts';
import { call, callLoosely, clock, data, newAddress, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, password, signIn, signUp, staffOf, type TestUser, withPlan } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const enter = (user: TestUser, source: 0 | 1 = 1) => data(login, { body: { email: user.email, password, source }, headers: newAddress() });
const refresh = (token: string) => call(refreshToken, { query: { refreshToken: token } });
const tokenOf = async (user: TestUser): Promise<string> => (await enter(user)).refreshToken ?? '';

describe('sign-in', () => {
  test('returns the credential payload, and its token gives access to the account', async () => {
    const user = await signUp();
    const credentials = await enter(user);
    expect(credentials.userInfo).toMatchObject({
      userID: user.id,
      email: user.email,
      isMainUser: true,
      inCredit: 50,
      isVerifyEmail: false,
    });
    expect(credentials.creditPlanDetailDTO).toMatchObject({ planName: 'Welcome', isExpired: false });
    expect(credentials.creditPlanDetailDTO?.businessRuleDto).toContainEqual({ ruleEnum: 7, number: 1 });
    expect(credentials).toMatchObject({ ifSubUserMainUserInfoDTO: null, permission: null });
    expect((await call(getUserProfile, { token: credentials.accessToken })).status).toBe(200);
  });

  test.each([0, 1] as const)('and refresh return exactly these fields to people who use a password only, for source %s', async (source) => {
    const { email } = await signUp();
    const body = { email, password, source };
    const fields = [
      'accessToken',
      'creditPlanDetailDTO',
      'ifSubUserMainUserInfoDTO',
      'ownCompanyIds',
      'permission',
      'refreshToken',
      'userInfo',
    ];
    const ofUser = [
      'dtCreditPlanExpireDate',
      'email',
      'fullName',
      'inCredit',
      'isMainUser',
      'isModerator',
      'isVerifyEmail',
      'isVerifyPhone',
      'language',
      'mainUserId',
      'profilePicUrl',
      'stCreditPlanId',
      'stPhone',
      'unreadMessageCount',
      'userID',
    ];
    const signedIn = await call(login, { body, headers: newAddress() });
    const refreshed = await refresh(signedIn.envelope.data?.refreshToken ?? '');
    for (const { status, envelope } of [signedIn, refreshed]) {
      expect([status, envelope.success, envelope.code]).toEqual([200, true, expect.stringMatching(/^(?:SIGNED_IN|REFRESHED)$/)]);
      expect(Object.keys(envelope.data ?? {}).toSorted()).toEqual(fields);
      expect(Object.keys(envelope.data?.userInfo ?? {}).toSorted()).toEqual(ofUser);
    }
  });

  test("staff get their flags and the main account's credits", async () => {
    const main = await signUp();
    const colleague = await staffOf(main);
    const credentials = await enter(colleague);
    expect(credentials.userInfo).toMatchObject({ isMainUser: false, mainUserId: main.id, inCredit: 50 });
    expect(credentials.ifSubUserMainUserInfoDTO).toMatchObject({ mainUserId: main.id, inCredit: 50 });
    expect(credentials.permission).toMatchObject({ addAndEditSubUser: true, viewUserProfile: true, createChat: false });
  });

  test('main user and staff get the ids of all companies of the account that are not deleted', async () => {
    const main = await withPlan(await signUp(), 'business');
    const own = await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1', main.id);
    const company = await approvedCompany(main);
    const deleted = await approvedCompany(main);
    await data(deleteCompany, { token: await signIn(main), query: { id: deleted.id } });
    const colleague = await staffOf(main);
    expect((await enter(main)).ownCompanyIds).toEqual([own, company.id]);
    expect((await enter(colleague)).ownCompanyIds).toEqual([own, company.id]);
    expect((await enter(await signUp())).ownCompanyIds).toHaveLength(1);
  });

  test("the plan has its name in the account's language, for staff in their own, at sign-in, refresh and in the profile", async () => {
    const names = { EN: 'Welcome', TR: 'Başlangıç', RU: 'Стартовый', AR: 'الترحيبية' };
    const user = await signUp({ language: 'TR' });
    const colleague = await staffOf(user);
    const named = async (who: TestUser) => {
      const { accessToken, refreshToken: first, creditPlanDetailDTO } = await enter(who);
      const again = (await refresh(first ?? '')).envelope.data;
      const { user: own } = await data(getUserProfile, { token: accessToken });
      return [creditPlanDetailDTO, again?.creditPlanDetailDTO, own.creditPlan].map((plan) => plan?.planName);
    };
    for (const language of languages) {
      await data(updateLanguage, { token: await signIn(user), query: { language } });
      expect(await named(user)).toEqual(Array<string>(3).fill(names[language]));
    }
    expect(await named(colleague)).toEqual(Array<string>(3).fill(names.EN));
  });

  test('e-mail addresses are compared without case', async () => {
    const user = await signUp();
    const answer = await call(login, { body: { email: user.email.toUpperCase(), password, source: 1 }, headers: newAddress() });
    expect(answer.status).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const user = await signUp();
    const wrong = await call(login, { body: { email: user.email, password: 'not-this-one', source: 1 }, headers: newAddress() });
    const unknown = await call(login, {
      body: { email: 'nobody-at-all@example.test', password: 'not-this-one', source: 1 },
      headers: newAddress(),
    });
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.envelope).toEqual(wrong.envelope);
  });

  test('removed staff and deleted accounts cannot sign in', async () => {
    const main = await signUp();
    const colleague = await staffOf(main);
    const deleted = await signUp();
    await runSql('UPDATE staff SET removed_at=?2 WHERE user_id=?1', colleague.id, clock.now());
    await runSql('UPDATE users SET deleted_at=?2 WHERE id=?1', deleted.id, clock.now());
    for (const user of [colleague, deleted]) {
      const answer = await call(login, { body: { email: user.email, password, source: 1 }, headers: newAddress() });
      expect(answer.envelope.code).toBe('INVALID_CREDENTIALS');
    }
  });
});

describe('wrong passwords are counted', () => {
  const guess = (email: string, headers: Record<string, string>, secret = 'wrong-guess') =>
    call(login, { body: { email, password: secret, source: 1 }, headers });

  test('ten on an account from one address lock even the right one, for 15 minutes', async () => {
    const user = await signUp();
    const address = newAddress();
    for (let count = 0; count < 10; count += 1) expect((await guess(user.email, address)).envelope.code).toBe('INVALID_CREDENTIALS');
    const refused = await guess(user.email, address, password);
    expect(refused.status).toBe(429);
    expect(refused.envelope.code).toBe('THROTTLED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    clock.advance(15 * minuteMs + secondMs);
    expect((await guess(user.email, address, password)).status).toBe(200);
  });

  test('a stranger does not lock out the owner at another address', async () => {
    const user = await signUp();
    const stranger = newAddress();
    for (let count = 0; count < 12; count += 1) await guess(user.email, stranger);
    expect((await guess(user.email, newAddress(), password)).status).toBe(200);
  });

  test('attempts from many addresses are limited too', async () => {
    const user = await signUp();
    for (let count = 0; count < 10; count += 1) await guess(user.email, newAddress());
    expect((await guess(user.email, newAddress())).status).toBe(429);
  });

  test('an unknown address has the limit of a known one', async () => {
    const address = newAddress();
    for (let count = 0; count < 10; count += 1) await guess('never-seen@example.test', address);
    expect((await guess('never-seen@example.test', address)).status).toBe(429);
  });

  test('parallel attempts are all counted', async () => {
    const user = await signUp();
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(user.email, address)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('an address has a hundred wrong attempts in an hour; right ones do not count', async () => {
    const address = newAddress();
    const user = await signUp();
    await runSql("UPDATE throttle SET count=0 WHERE key LIKE 'login-address:%'");
    for (let count = 0; count < 3; count += 1) await guess(user.email, address, password);
    const counted = await firstValue<number>("SELECT SUM(count) AS n FROM throttle WHERE key LIKE 'login-address:%'");
    expect(counted).toBe(0);
    await runSql("UPDATE throttle SET count=100 WHERE key LIKE 'login-address:%'");
    expect((await guess(user.email, address, password)).status).toBe(429);
    clock.advance(hourMs + secondMs);
    expect((await guess(user.email, address, password)).status).toBe(200);
  });

  test('no address is stored in plain text', async () => {
    const results = await allRows<{ key: string }>('SELECT key FROM throttle');
    expect(results.length).toBeGreaterThan(0);
    for (const { key } of results) expect(key).toMatch(/^[a-z-]+:[0-9a-f]+(?::[0-9a-f]{24})?$/);
  });
});

describe('refresh', () => {
  test('rotates: the new token is valid, and the family is the same', async () => {
    const user = await signUp();
    const first = await tokenOf(user);
    const second = (await refresh(first)).envelope.data;
    expect(second?.refreshToken).not.toBe(first);
    expect(second?.userInfo.userID).toBe(user.id);
    expect((await refresh(second?.refreshToken ?? '')).status).toBe(200);
    expect((await data(getSessions, { token: second?.accessToken ?? '' })).sessions).toHaveLength(1);
  });

  test('twenty concurrent ones get the same successor', async () => {
    const first = await tokenOf(await signUp());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    const successors = new Set(answers.map(({ envelope }) => envelope.data?.refreshToken));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0] ?? '')).status).toBe(200);
  });

  test('the predecessor gets the same successor for 10 s, and afterwards ends the family', async () => {
    const first = await tokenOf(await signUp());
    const second = (await refresh(first)).envelope.data?.refreshToken ?? '';
    clock.advance(refreshGraceMs);
    expect((await refresh(first)).envelope.data?.refreshToken).toBe(second);
    clock.advance(1);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
  });

  test('an older token ends the family at once, with its access tokens', async () => {
    const user = await signUp();
    const first = await tokenOf(user);
    const second = (await refresh(first)).envelope.data?.refreshToken ?? '';
    const third = (await refresh(second)).envelope.data;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third?.refreshToken ?? '')).status).toBe(401);
    expect((await call(getSessions, { token: third?.accessToken ?? '' })).status).toBe(401);
    const reasons = await env.DB.prepare("SELECT outcome FROM audit_log WHERE action='session.reuse' AND actor_user_id=?1")
      .bind(user.id)
      .all();
    expect(reasons.results).toEqual([{ outcome: 'revoked' }]);
  });

  test('other families of the account continue when one is revoked', async () => {
    const user = await signUp();
    const [laptop, phone] = [await tokenOf(user), await tokenOf(user)];
    const next = (await refresh(laptop)).envelope.data?.refreshToken ?? '';
    await refresh(next);
    await refresh(laptop);
    expect((await refresh(phone)).status).toBe(200);
  });

  test('ends after 30 idle days, and 180 days after sign-in whatever the use', async () => {
    const idle = await tokenOf(await signUp());
    clock.advance(refreshIdleMs);
    expect((await refresh(idle)).status).toBe(401);

    let used = await tokenOf(await signUp());
    const step = refreshIdleMs - minuteMs;
    for (let passed = step; passed < refreshAbsoluteMs; passed += step) {
      clock.advance(step);
      used = (await refresh(used)).envelope.data?.refreshToken ?? '';
    }
    clock.advance(refreshAbsoluteMs - Math.floor((refreshAbsoluteMs - 1) / step) * step);
    expect((await refresh(used)).status).toBe(401);
  });

  test.each(['', 'empty', 'a.b.c', `${'0'.repeat(24)}.0.${'0'.repeat(64)}`, '../../etc/passwd', 'null'])('refuses %j', async (token) => {
    const answer = await refresh(token);
    expect(answer.status).toBe(401);
    expect(answer.envelope.code).toBe('UNAUTHENTICATED');
  });

  test('refuses a token with another generation, family or mac', async () => {
    const mine = (await tokenOf(await signUp())).split('.');
    const other = (await tokenOf(await signUp())).split('.');
    expect((await refresh([mine[0], '1', mine[2]].join('.'))).status).toBe(401);
    expect((await refresh([other[0], mine[1], mine[2]].join('.'))).status).toBe(401);
    expect((await refresh([mine[0], mine[1], mine[2]?.replace(/^./, (first) => (first === '0' ? '1' : '0'))].join('.'))).status).toBe(401);
    expect((await refresh(mine.join('.'))).status, 'a forged token does not end the family').toBe(200);
  });

  test('no value in the database is a refresh token', async () => {
    const token = await tokenOf(await signUp());
    const mac = token.split('.')[2] ?? '';
    const results = await allRows('SELECT * FROM session_family');
    expect(JSON.stringify(results)).not.toContain(mac);
  });
});

describe('only our own access tokens give access', () => {
  const key = new TextEncoder().encode(`access:${testEnv.TOKEN_SECRET}`);
  const opens = async (token: string): Promise<number> => (await call(getSessions, { token })).status;
  const claims = async () => {
    const user = await signUp();
    const own = await signIn(user);
    const payload = JSON.parse(atob((own.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { sid: string };
    return { user, own, sid: payload.sid };
  };
  const forge = (
    sid: string,
    userId: string,
    { alg = 'HS256', typ = 'access+jwt', aud = 'kervan-api', iss = 'kervan', secret = key } = {},
  ) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg, typ })
      .setSubject(userId)
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(Math.floor(clock.now() / 1000))
      .setExpirationTime(Math.floor(clock.now() / 1000) + 60)
      .sign(secret);

  test('control: a valid token does', async () => {
    const { user, own, sid } = await claims();
    expect(await opens(own)).toBe(200);
    expect(await opens(await forge(sid, user.id))).toBe(200);
  });

  test('not one without a signature', async () => {
    const { user, sid } = await claims();
    const token = new UnsecuredJWT({ sid })
      .setSubject(user.id)
      .setIssuer('kervan')
      .setAudience('kervan-api')
      .setExpirationTime(Math.floor(clock.now() / 1000) + 60)
      .encode();
    expect(await opens(token)).toBe(401);
  });

  test('not one of another type, audience, issuer, algorithm or key', async () => {
    const { user, sid } = await claims();
    expect(await opens(await forge(sid, user.id, { typ: 'JWT' }))).toBe(401);
    expect(await opens(await forge(sid, user.id, { aud: 'kervan-room' }))).toBe(401);
    expect(await opens(await forge(sid, user.id, { iss: 'elsewhere' }))).toBe(401);
    expect(
      await opens(await forge(sid, user.id, { alg: 'HS512', secret: new TextEncoder().encode(`access:${testEnv.TOKEN_SECRET}`) })),
    ).toBe(401);
    expect(await opens(await forge(sid, user.id, { secret: new TextEncoder().encode('x'.repeat(40)) }))).toBe(401);
  });

  test('not one that names another user than its session', async () => {
    const { sid } = await claims();
    const victim = await signUp();
    expect(await opens(await forge(sid, victim.id))).toBe(401);
  });

  test('not a refresh token, and no access token refreshes', async () => {
    const user = await signUp();
    const credentials = await enter(user);
    expect(await opens(credentials.refreshToken ?? '')).toBe(401);
    expect((await refresh(credentials.accessToken)).status).toBe(401);
  });

  test.each(['empty', 'null', 'undefined', ''])('not the word %j', async (token) => {
    expect(await opens(token)).toBe(401);
  });

  test('expires after 15 minutes', async () => {
    const { own } = await claims();
    clock.advance(15 * minuteMs + secondMs);
    expect(await opens(own)).toBe(401);
  });
});

describe('sign-out and the list of sessions', () => {
  test('sign-out ends the session of the refresh token, with or without a bearer token, and always succeeds', async () => {
    const user = await signUp();
    const { accessToken, refreshToken: token } = await enter(user);
    expect((await call(logout, { query: { refreshToken: token } })).status).toBe(200);
    expect((await call(getSessions, { token: accessToken })).status).toBe(401);
    expect((await refresh(token ?? '')).status).toBe(401);
    expect((await call(logout, { query: { refreshToken: 'empty' } })).status).toBe(200);
    expect((await call(logout)).status).toBe(200);
  });

  test('sign-out with a bearer token alone ends that session', async () => {
    const { accessToken, refreshToken: token } = await enter(await signUp());
    await call(logout, { token: accessToken });
    expect((await refresh(token ?? '')).status).toBe(401);
  });

  test('lists present sessions with device and client; one or all others can be ended', async () => {
    const user = await signUp();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    const here = await data(login, { body: { email: user.email, password, source: 1 }, headers: { ...newAddress(), 'user-agent': agent } });
    const app = await enter(user, 0);
    const third = await enter(user);
    const { sessions } = await data(getSessions, { token: here.accessToken });
    expect(sessions).toHaveLength(3);
    expect(sessions.find((session) => session.isCurrent)).toMatchObject({ device: 'Chrome, Windows', client: 'web' });
    const appSession = sessions.find((session) => session.client === 'app');
    await data(deleteSession, { query: { id: appSession?.id ?? '' }, token: here.accessToken });
    expect((await refresh(app.refreshToken ?? '')).status).toBe(401);
    expect((await refresh(third.refreshToken ?? '')).status).toBe(200);
    await data(deleteSession, { query: { id: 'all' }, token: here.accessToken });
    expect((await refresh(third.refreshToken ?? '')).status).toBe(401);
    expect((await data(getSessions, { token: here.accessToken })).sessions).toHaveLength(1);
  });

  test("another account's session is not found", async () => {
    const mine = await signIn(await signUp());
    const { sessions } = await data(getSessions, { token: await signIn(await signUp()) });
    const answer = await callLoosely(deleteSession, { query: { id: sessions[0]?.id }, token: mine });
    expect(answer.status).toBe(404);
  });
});
