import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import {
  checkVerifyCode,
  editPassword,
  forgotPassword,
  register,
  resendActivation,
  resetPassword,
  sendVerificationEmail,
  sendVerificationPhoneNumber,
  updateFcmToken,
  updateLanguage,
  verifyEmail,
} from '../../../contract/auth/calls.ts';
import { activationMs, dayMs, hourMs, resetMs, resetResendMs, secondMs, verificationResendMs } from '../../../contract/limits.ts';
import { refreshToken } from '../../../contract/session/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { createApp } from '../../../api/app.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import type { Env } from '../../../api/platform/env.ts';
import { call, callLoosely, clock, data, newAddress, testEnv } from '../../support/api/api-client.ts';
import { enter, lookups, password, signIn, signUp, staffOf, type TestUser, verified } from '../../support/api/api-fixtures.ts';
import { askedCosts } from '../../support/api/quick-scrypt.ts';
import { mailsTo, subjectsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

let counter = 0;
const newEmail = (): string => `reader-${(counter += 1)}@example.test`;
const form = (email: string, changes: Partial<Parameters<typeof signUpForm>[0]> = {}) => signUpForm({ email, ...changes });
const signUpForm = (changes: {
  email: string;
  fullname?: string;
  phone?: string | null;
  countryId?: string;
  language?: string;
  secret?: string;
}) => ({
  fullname: changes.fullname ?? 'Mira Osman',
  email: changes.email,
  password: changes.secret ?? password,
  phone: changes.phone ?? null,
  countryId: changes.countryId ?? unsetId,
  language: changes.language ?? 'en',
  mailMessageApproval: false,
});
const join = (email: string, changes = {}) => call(register, { body: form(email, changes), headers: newAddress() });
const changesMailedTo = async ({ email }: { email: string }): Promise<number> =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'Your password was changed').length;
const row = (email: string) => firstRow<Record<string, unknown>>('SELECT * FROM users WHERE email_normal=?1', email.toLowerCase());

/** Records every batch that is sent to the database. */
async function watchingBatches<T>(seen: (run: () => Promise<unknown>) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const real = testEnv.DB.withSession.bind(testEnv.DB);
  const spy = vi.spyOn(testEnv.DB, 'withSession').mockImplementation((constraint) => {
    const session = real(constraint);
    return new Proxy(session, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...input: unknown[]) => Promise<unknown>;
        return name === 'batch' ? (...input: unknown[]) => seen(() => method(...input)) : method;
      },
    });
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

/** The costs of the hashes that a call derives. */
async function costsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const before = askedCosts.length;
  await work();
  return askedCosts.slice(before);
}

/** The number of batches that a call sends, which takes time besides the hash. */
async function batchesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await watchingBatches((run) => ((count += 1), run()), work);
  return count;
}

describe('sign-up', () => {
  test('creates the user, the company of the account, the credit account, the Welcome plan and a referral code, and mails a link', async () => {
    const email = newEmail();
    const { countryId } = await lookups();
    const answer = await join(email, { phone: '+90-532 111 22 33', countryId, language: 'tr' });
    expect(answer.envelope).toMatchObject({ success: true, code: 'REGISTERED', data: {} });
    const user = await row(email);
    expect(user).toMatchObject({
      full_name: 'Mira Osman',
      phone: '905321112233',
      language: 'TR',
      country_id: countryId,
      email_verified_at: null,
    });
    expect(user?.['referral_code']).toMatch(/^[A-Z2-9]{10}$/);
    expect(user?.['password_hash']).toMatch(/^scrypt\$16384\$8\$5\$/);
    const company = await env.DB.prepare('SELECT is_user_company, approve_status, country_id FROM company WHERE owner_user_id=?1')
      .bind(user?.['id'])
      .all();
    expect(company.results).toEqual([{ is_user_company: 1, approve_status: 1, country_id: countryId }]);
    const account = await env.DB.prepare(
      'SELECT a.balance, t.reason FROM credit_account a JOIN credit_transfer t ON t.credit_account=a.id WHERE a.owner_user_id=?1',
    )
      .bind(user?.['id'])
      .all();
    expect(account.results).toEqual([{ balance: 50, reason: 'welcome' }]);
    const plan = await firstValue('SELECT key FROM plan WHERE id=?1', user?.['plan_id']);
    expect([plan, Number(user?.['plan_expires_at']) - clock.now()]).toEqual(['welcome', 14 * 24 * hourMs]);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject, language }) => [subject, language])).toEqual([['E-posta adresinizi doğrulayın', 'TR']]);
    expect(await tokenMailedTo(email, 'activation')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('does not sign in, and the password works', async () => {
    const email = newEmail();
    const answer = await join(email);
    expect(Object.keys(answer.envelope.data ?? {})).toEqual([]);
    expect((await enter(email)).status).toBe(200);
  });

  test('an address that is pasted with invisible marks, or typed with a Turkish İ, is the account of the plain one', async () => {
    const email = 'istanbul@example.test';
    await join(`\u202a${email}\u202c`);
    expect((await enter(email)).status).toBe(200);
    expect((await enter(`${email.replace('i', 'İ')}\u200b`)).status).toBe(200);
    await join(`${email}\u200b`);
    expect(await firstValue('SELECT COUNT(*) FROM users WHERE email LIKE ?1', `%${email}%`)).toBe(1);
  });

  test('a referral code records the inviter; an unknown one is ignored', async () => {
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    await join(first);
    const referrer = await row(first);
    await call(register, { body: form(second), query: { Ref: String(referrer?.['referral_code']).toLowerCase() }, headers: newAddress() });
    await call(register, { body: form(third), query: { Ref: 'NOSUCHCODE' }, headers: newAddress() });
    expect((await row(second))?.['referred_by']).toBe(referrer?.['id']);
    expect((await row(third))?.['referred_by']).toBeNull();
  });

  test('a known address gets the same answer, changes nothing and notifies its owner once an hour', async () => {
    const email = newEmail();
    const first = await join(email, { fullname: 'First Owner' });
    const before = await row(email);
    const second = await join(email.toUpperCase(), { fullname: 'Someone Else', secret: 'another-password' });
    expect(second.status).toBe(first.status);
    expect(second.envelope).toEqual(first.envelope);
    expect(await row(email)).toEqual(before);
    await join(email);
    expect(await subjectsTo(email)).toEqual(['You already have an account', 'Verify your email address']);
    clock.advance(hourMs);
    await join(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('a known address costs the same work: as many hashes and round trips to the database', async () => {
    const [known, fresh] = [newEmail(), newEmail()];
    await join(known);
    clock.advance(hourMs);
    expect(await batchesOf(() => join(known))).toBe(await batchesOf(() => join(fresh)));
    expect(await costsOf(() => join(known))).toEqual(await costsOf(() => join(newEmail())));
  });

  test('two concurrent sign-ups create one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([join(email), join(email), join(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const results = await allRows('SELECT id FROM users WHERE email_normal=?1', email);
    expect(results).toHaveLength(1);
  });

  test('names invalid fields, an unknown country among them', async () => {
    const wrong = await callLoosely(register, {
      body: { ...form('no-address'), fullname: 'M', password: '12345', isModerator: true },
      headers: newAddress(),
    });
    expect(wrong.status).toBe(400);
    expect(wrong.envelope.errors).toEqual({
      fullname: 'TOO_SHORT',
      email: 'INVALID_EMAIL',
      password: 'TOO_SHORT',
      isModerator: 'UNKNOWN_FIELD',
    });
    const country = await join(newEmail(), { countryId: 'abcdefabcdefabcdefabcdef' });
    expect(country.envelope.errors).toEqual({ countryId: 'INVALID_ID' });
  });

  test('is limited to thirty an hour from one address', async () => {
    const address = newAddress();
    const invalid = () => call(register, { body: form(newEmail(), { countryId: 'abcdefabcdefabcdefabcdef' }), headers: address });
    for (let count = 0; count < 30; count += 1) expect((await invalid()).status).toBe(400);
    const refused = await invalid();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(hourMs + secondMs);
    expect((await invalid()).status).toBe(400);
  });
});

describe('activation', () => {
  test('reading the token does not use it up, verifying does, once', async () => {
    const email = newEmail();
    await join(email);
    const guid = await tokenMailedTo(email, 'activation');
    expect((await call(checkVerifyCode, { query: { guid } })).status).toBe(200);
    expect((await call(checkVerifyCode, { query: { guid } })).status).toBe(200);
    expect((await row(email))?.['email_verified_at']).toBeNull();
    // The owner then signs in with the new password.
    expect((await call(verifyEmail, { query: { guid } })).envelope).toMatchObject({ success: true, data: { email } });
    expect((await row(email))?.['email_verified_at']).toBe(clock.now());
    expect((await call(checkVerifyCode, { query: { guid } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('an activation link that is opened again says that the account is active, and names nobody', async () => {
    const email = newEmail();
    await join(email);
    const guid = await tokenMailedTo(email, 'activation');
    const verify = () => call(verifyEmail, { query: { guid } });
    const both = await Promise.all([verify(), verify()]);
    expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['ALREADY_VERIFIED', 'EMAIL_VERIFIED']);
    clock.advance(activationMs);
    const again = await verify();
    expect([again.status, again.envelope.code]).toEqual([409, 'ALREADY_VERIFIED']);
    expect(JSON.stringify(again.envelope)).not.toContain(email);
    await call(forgotPassword, { query: { eMail: email }, headers: newAddress() });
    const reset = await tokenMailedTo(email, 'reset-password');
    expect((await call(verifyEmail, { query: { guid: reset } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('expires after 3 days, and an unknown token is not found', async () => {
    const email = newEmail();
    await join(email);
    const guid = await tokenMailedTo(email, 'activation');
    clock.advance(activationMs);
    const late = await call(verifyEmail, { query: { guid } });
    expect([late.status, late.envelope.code]).toEqual([400, 'TOKEN_EXPIRED']);
    expect(late.envelope.message).toContain('expired');
    const unknown = await call(verifyEmail, { query: { guid: 'f'.repeat(64) } });
    expect(unknown.envelope.message).toContain('not found');
  });

  test('a reset token cannot verify, an activation token cannot reset', async () => {
    const email = newEmail();
    await join(email);
    await call(forgotPassword, { query: { eMail: email }, headers: newAddress() });
    const reset = await tokenMailedTo(email, 'reset-password');
    const activation = await tokenMailedTo(email, 'activation');
    expect((await call(verifyEmail, { query: { guid: reset } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect((await call(resetPassword, { body: { guid: activation, newPwd: 'something-new' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('only the hash of a token is stored, and a delivered mail leaves none in the outbox', async () => {
    const email = newEmail();
    await join(email);
    const guid = await tokenMailedTo(email, 'activation');
    for (const table of ['verification_token', 'outbox']) {
      const results = await allRows(`SELECT * FROM ${table}`);
      expect(results.length).toBeGreaterThan(0);
      expect(JSON.stringify(results)).not.toContain(guid);
    }
  });

  test('resending is refused for 120 s with success and the seconds left, without a mail', async () => {
    const user = await signUp();
    const token = await signIn(user);
    expect(await data(sendVerificationEmail, { token })).toEqual({ retryAfterSeconds: 120 });
    clock.advance(50 * secondMs);
    expect(await data(sendVerificationEmail, { token })).toEqual({ retryAfterSeconds: 70 });
    expect(await mailsTo(user.email)).toHaveLength(1);
    clock.advance(verificationResendMs - 50 * secondMs);
    await Promise.all([data(sendVerificationEmail, { token }), data(sendVerificationEmail, { token })]);
    expect(await mailsTo(user.email)).toHaveLength(2);
    await verified(user);
    expect((await call(sendVerificationEmail, { token })).envelope.code).toBe('ALREADY_VERIFIED');
  });
});

test('a guest’s request for another link: known, unknown, confirmed and repeated within 120 s get the same answer; one mail is due', async () => {
  const ask = (eMail: string) => call(resendActivation, { query: { eMail }, headers: newAddress() });
  const [waiting, confirmed] = [await signUp(), await verified(await signUp())];
  const addresses = [waiting.email, waiting.email, confirmed.email, 'nobody-there@example.test'];
  const before = (await mailsTo(waiting.email)).length;
  const answers = [];
  for (const address of addresses) answers.push(await ask(address));
  expect(new Set(answers.map(({ status, envelope }) => JSON.stringify([status, envelope]))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await mailsTo(waiting.email)).toHaveLength(before + 1);
  expect(await mailsTo(confirmed.email)).toEqual([]);
  clock.advance(verificationResendMs);
  await ask(waiting.email);
  expect(await mailsTo(waiting.email)).toHaveLength(before + 2);
  const link = await tokenMailedTo(waiting.email, 'activation');
  expect((await call(verifyEmail, { query: { guid: link } })).status).toBe(200);
});

test('ten links a day are mailed to an address that is not confirmed, whoever asks, with the same answer for more', async () => {
  const user = await signUp();
  const before = (await mailsTo(user.email)).length;
  const answers = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    clock.advance(resetResendMs);
    const query = { eMail: round === 5 ? user.email.toUpperCase() : user.email };
    const { status, envelope } = await call(resendActivation, { query, headers: newAddress() });
    answers.add(JSON.stringify([status, envelope]));
    answers.add(JSON.stringify((await call(forgotPassword, { query, headers: newAddress() })).envelope));
  }
  expect(answers.size).toBe(2);
  expect((await data(sendVerificationEmail, { token: await signIn(user) })).retryAfterSeconds).toBe(120);
  expect((await mailsTo(user.email)).length - before).toBe(10);
  clock.advance(dayMs);
  await call(forgotPassword, { query: { eMail: user.email }, headers: newAddress() });
  expect((await mailsTo(user.email)).length - before).toBe(11);
});

test('strangers who use up the links of a confirmed address do not prevent its reset from another network', async () => {
  const user = await verified(await signUp());
  const [stranger, own] = [newAddress(), newAddress()];
  const ask = async (headers: Record<string, string>) => {
    clock.advance(resetResendMs);
    return (await call(forgotPassword, { query: { eMail: user.email }, headers })).envelope;
  };
  for (let round = 0; round < 12; round += 1) await ask(stranger);
  expect(await mailsTo(user.email)).toHaveLength(5);
  await ask(own);
  expect(await mailsTo(user.email)).toHaveLength(6);
});

test('twenty links a day are mailed to a confirmed address, from however many networks, with the same answer for more', async () => {
  const user = await verified(await signUp());
  const answers = new Set<string>();
  const ask = async () => {
    clock.advance(resetResendMs);
    answers.add(JSON.stringify((await call(forgotPassword, { query: { eMail: user.email }, headers: newAddress() })).envelope));
  };
  for (let round = 0; round < 23; round += 1) await ask();
  expect([answers.size, (await mailsTo(user.email)).length]).toEqual([1, 20]);
  clock.advance(dayMs);
  await ask();
  expect(await mailsTo(user.email)).toHaveLength(21);
});

describe('password reset', () => {
  const ask = (eMail: string, env = testEnv) => call(forgotPassword, { query: { eMail }, headers: newAddress(), env });
  const tokenOf = async (user: TestUser): Promise<string> => {
    await ask(user.email);
    return tokenMailedTo(user.email, 'reset-password');
  };

  test('known, unknown and repeated within 180 s get the same answer; one mail is sent to the known one', async () => {
    const user = await signUp();
    const answers = [
      await ask(user.email),
      await ask('nobody-there@example.test'),
      await ask(user.email),
      await ask('nobody-there@example.test'),
    ];
    expect(new Set(answers.map(({ status, envelope }) => JSON.stringify([status, envelope]))).size).toBe(1);
    expect(await mailsTo(user.email)).toHaveLength(1);
    clock.advance(resetResendMs);
    await ask(user.email);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  test('the answer is sent before the token is stored, so that its time does not depend on the address', async () => {
    const user = await signUp();
    const written = Promise.withResolvers<void>();
    await watchingBatches(
      async (run) => {
        await written.promise;
        return run();
      },
      async () => {
        const execution = createExecutionContext();
        const address = `http://localhost:8787/api/Auth/ForgotPassword?eMail=${encodeURIComponent(user.email)}`;
        const response = await createApp(clock).fetch(new Request(address, { method: 'POST' }), testEnv, execution);
        expect(response.status).toBe(200);
        expect(await mailsTo(user.email)).toEqual([]);
        written.resolve();
        await waitOnExecutionContext(execution);
      },
    );
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('sets the password, ends every session and verifies the address, once', async () => {
    const user = await signUp();
    const access = await signIn(user);
    const refresh = (await enter(user.email)).envelope.data?.refreshToken ?? '';
    const guid = await tokenOf(user);
    expect((await call(resetPassword, { body: { guid, newPwd: 'a-brand-new-one' } })).envelope.code).toBe('PASSWORD_CHANGED');
    expect((await call(getUserProfile, { token: access })).status).toBe(401);
    expect((await call(refreshToken, { query: { refreshToken: refresh } })).status).toBe(401);
    expect((await enter(user.email)).status).toBe(400);
    expect((await enter(user.email, 'a-brand-new-one')).envelope.data?.userInfo.isVerifyEmail).toBe(true);
    expect((await call(resetPassword, { body: { guid, newPwd: 'yet-another-one' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect(await changesMailedTo(user)).toBe(1);
  });

  test('of twenty concurrent uses exactly one succeeds', async () => {
    const user = await signUp();
    const guid = await tokenOf(user);
    const secrets = Array.from({ length: 20 }, (_, index) => `parallel-secret-${index}`);
    const answers = await Promise.all(secrets.map((newPwd) => call(resetPassword, { body: { guid, newPwd }, headers: newAddress() })));
    const winners = secrets.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ envelope }) => envelope.code === 'TOKEN_NOT_FOUND')).toHaveLength(19);
    const works = await Promise.all([secrets[0], secrets[19], winners[0]].map((secret) => enter(user.email, secret)));
    expect(works.at(-1)?.status).toBe(200);
    expect(works.filter(({ status }) => status === 200)).toHaveLength([secrets[0], secrets[19]].includes(winners[0]) ? 2 : 1);
  }, 30_000);

  test('expires after 10 minutes; a newer link replaces an older one', async () => {
    const user = await signUp();
    const first = await tokenOf(user);
    clock.advance(resetResendMs);
    const second = await tokenOf(user);
    expect((await call(checkVerifyCode, { query: { guid: first } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    clock.advance(resetMs);
    const late = await call(resetPassword, { body: { guid: second, newPwd: 'too-late-now' } });
    expect([late.status, late.envelope.code]).toEqual([400, 'TOKEN_EXPIRED']);
  });

  test('after an outage of the mail service the newest link is mailed, and its 10 minutes begin then', async () => {
    const user = await signUp();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const withoutMail: Env = { ...testEnv, MAIL: { send: async () => Promise.reject(new Error('unavailable')) } };
    await ask(user.email, withoutMail);
    clock.advance(resetResendMs);
    await ask(user.email, withoutMail);
    clock.advance(hourMs);
    await deliverDue(testEnv, clock);
    expect(await mailsTo(user.email)).toHaveLength(1);
    const guid = await tokenMailedTo(user.email, 'reset-password');
    clock.advance(resetMs - 1);
    expect((await call(resetPassword, { body: { guid, newPwd: 'in-time-after-all' } })).envelope.code).toBe('PASSWORD_CHANGED');
  });

  test('a mail that waits is not sent once its link is deleted', async () => {
    const user = await signUp();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await ask(user.email, { ...testEnv, MAIL: { send: async () => Promise.reject(new Error('unavailable')) } });
    await runSql('DELETE FROM verification_token WHERE user_id=?1', user.id);
    clock.advance(hourMs);
    await deliverDue(testEnv, clock);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test('both forms are accepted; different values in one call are refused (docs/behaviour.md#reset-password-call)', async () => {
    const user = await signUp();
    const guid = await tokenOf(user);
    const conflict = await call(resetPassword, { body: { guid, newPwd: 'one-password' }, query: { guid, newPw: 'other-password' } });
    expect(conflict.envelope.code).toBe('CONFLICTING_VALUES');
    const missing = await call(resetPassword, { query: { guid } });
    expect(missing.envelope.errors).toEqual({ newPwd: 'REQUIRED' });
    expect((await call(resetPassword, { query: { guid, newPw: 'by-the-query' } })).status).toBe(200);
    expect((await enter(user.email, 'by-the-query')).status).toBe(200);
  });

  test('five characters are too short in both forms, and the link stays valid', async () => {
    const user = await signUp();
    const guid = await tokenOf(user);
    const refused = await call(resetPassword, { body: { guid, newPwd: '12345' } });
    expect([refused.status, refused.envelope.errors]).toEqual([400, { newPwd: 'TOO_SHORT' }]);
    const inQuery = await call(resetPassword, { query: { guid, newPw: '12345' } });
    expect([inQuery.status, inQuery.envelope.errors]).toEqual([400, { newPw: 'TOO_SHORT' }]);
    expect((await call(resetPassword, { body: { guid, newPwd: 'kv7rq2' } })).status).toBe(200);
  });
});

describe('password change', () => {
  test('requires the old one, ends other sessions and keeps this one', async () => {
    const user = await signUp();
    const here = await signIn(user);
    const there = await signIn(user);
    const wrong = await call(editPassword, { body: { oldPW: 'not-it', newPW: 'new-password' }, token: here });
    expect([wrong.status, wrong.envelope.code]).toEqual([400, 'OLD_PASSWORD_WRONG']);
    expect(wrong.envelope.message).toContain("couldn't");
    expect(await changesMailedTo(user)).toBe(0);
    expect((await call(editPassword, { body: { oldPW: password, newPW: 'new-password' }, token: here })).status).toBe(200);
    expect(await changesMailedTo(user)).toBe(1);
    expect((await call(getUserProfile, { token: here })).status).toBe(200);
    expect((await call(getUserProfile, { token: there })).status).toBe(401);
    expect((await enter(user.email, 'new-password')).status).toBe(200);
  });

  test('the new one needs at least six characters', async () => {
    const user = await signUp();
    const token = await signIn(user);
    const refused = await call(editPassword, { body: { oldPW: password, newPW: '12345' }, token });
    expect([refused.status, refused.envelope.errors]).toEqual([400, { newPW: 'TOO_SHORT' }]);
    expect((await call(editPassword, { body: { oldPW: password, newPW: 'kv7rq2' }, token })).status).toBe(200);
  });

  test('invalidates an earlier reset link', async () => {
    const user = await signUp();
    await call(forgotPassword, { query: { eMail: user.email }, headers: newAddress() });
    const guid = await tokenMailedTo(user.email, 'reset-password');
    await call(editPassword, { body: { oldPW: password, newPW: 'new-password' }, token: await signIn(user) });
    expect((await call(resetPassword, { body: { guid, newPwd: 'from-the-old-link' } })).envelope.code).toBe('TOKEN_NOT_FOUND');
  });

  test('is locked after ten wrong attempts', async () => {
    const user = await signUp();
    const token = await signIn(user);
    for (let count = 0; count < 10; count += 1)
      await call(editPassword, { body: { oldPW: `guess-${count}`, newPW: 'new-password' }, token });
    expect((await call(editPassword, { body: { oldPW: password, newPW: 'new-password' }, token })).status).toBe(429);
  });

  test('a sign-in to an unknown account costs as many hashes as one to a known account', async () => {
    const user = await signUp();
    const [known, unknown] = [
      await costsOf(() => enter(user.email, 'wrong-password')),
      await costsOf(() => enter(newEmail(), 'wrong-password')),
    ];
    expect(known).toHaveLength(1);
    expect(unknown).toEqual(known);
  });
});

describe('phone, language and push token', () => {
  test('a phone number enters the moderation queue once', async () => {
    const user = await signUp();
    const token = await signIn(user);
    expect((await call(sendVerificationPhoneNumber, { token })).envelope.code).toBe('PHONE_MISSING');
    await runSql("UPDATE users SET phone='905321112233' WHERE id=?1", user.id);
    expect((await call(sendVerificationPhoneNumber, { token })).status).toBe(200);
    expect((await row(user.email))?.['phone_approval_asked_at']).toBe(clock.now());
    expect((await call(sendVerificationPhoneNumber, { token })).envelope.message).toContain('awaiting to approval.');
    await runSql('UPDATE users SET phone_verified_at=1 WHERE id=?1', user.id);
    expect((await call(sendVerificationPhoneNumber, { token })).envelope.code).toBe('ALREADY_VERIFIED');
  });

  test('staff cannot submit it', async () => {
    const colleague = await staffOf(await signUp());
    expect((await call(sendVerificationPhoneNumber, { token: colleague.token })).status).toBe(403);
  });

  test('a language in any letter case and a push token are stored', async () => {
    const user = await signUp();
    const token = await signIn(user);
    expect((await call(updateLanguage, { query: { language: 'ar' }, token })).status).toBe(200);
    expect((await call(updateLanguage, { query: { language: 'de' }, token })).envelope.errors).toEqual({ language: 'INVALID_LANGUAGE' });
    expect((await call(updateFcmToken, { query: { fcmToken: 'device:abc' }, token })).status).toBe(200);
    expect(await row(user.email)).toMatchObject({ language: 'AR', push_token: 'device:abc' });
  });
});
