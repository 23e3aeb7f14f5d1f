/** Safety measures of accounts that are invisible in ordinary use; each test fails without its measure. */
import { describe, expect, test, vi } from 'vitest';
import { forgotPassword, register, verifyEmail } from '../../../contract/auth/calls.ts';
import { deleteSession, getSessions, refreshToken } from '../../../contract/session/calls.ts';
import { editUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { call, callLoosely, data, newAddress, send } from '../../support/api/api-client.ts';
import { enter, member, password, signUp, staffOf } from '../../support/api/api-fixtures.ts';
import { mailsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';
import { allRows } from '../../support/api/database.ts';

let counter = 0;
const newEmail = (): string => `careful-${(counter += 1)}@example.test`;
const join = (email: string) =>
  call(register, {
    body: { fullname: 'Mira Osman', email, password, phone: null, countryId: unsetId, language: 'EN', mailMessageApproval: false },
    headers: newAddress(),
  });

/**
 * Counts the password hashes of some work by the calls of `normalize`, with which each begins; the check against breached passwords counts
 * too.
 */
async function hashesOf(secret: string, work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(String.prototype, 'normalize');
  try {
    await work();
    return spy.mock.contexts.filter((text) => String(text) === secret).length;
  } finally {
    spy.mockRestore();
  }
}

describe('enumeration (docs/behaviour.md#account-enumeration): the same number of hashes for a known and an unknown e-mail', () => {
  test('sign-up makes one and checks the breached passwords, sign-in makes one', async () => {
    const email = newEmail();
    expect(await hashesOf(password, () => join(email))).toBe(2);
    expect(await hashesOf(password, () => join(email))).toBe(2);
    const wrong = 'wrong-password';
    expect(await hashesOf(wrong, () => enter(email, wrong))).toBe(1);
    expect(await hashesOf(wrong, () => enter('nobody-at-all@example.test', wrong))).toBe(1);
  });
});

describe('links in mails', () => {
  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ])('lead to the configured origin, whatever a request says with %j', async (headers) => {
    const { email } = await signUp();
    const address = `http://evil.example/api/Auth/ForgotPassword?eMail=${encodeURIComponent(email)}`;
    const response = await send(new Request(address, { method: 'POST', headers: { ...headers, ...newAddress() } }));
    expect(response.status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('http://localhost:8787/en/reset-password?token=');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('contain 256 random bits, of which only the hash is stored', async () => {
    const email = newEmail();
    await join(email);
    await call(forgotPassword, { query: { eMail: email }, headers: newAddress() });
    const tokens = [await tokenMailedTo(email, 'activation'), await tokenMailedTo(email, 'reset-password')];
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
    const results = await allRows('SELECT * FROM verification_token');
    for (const token of tokens) expect(JSON.stringify(results)).not.toContain(token);
  });

  test('of twenty concurrent uses of an activation link exactly one succeeds', async () => {
    const email = newEmail();
    await join(email);
    const guid = await tokenMailedTo(email, 'activation');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(verifyEmail, { query: { guid } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('sessions', () => {
  test('the present session is listed first, and ending it signs out', async () => {
    const user = await signUp();
    const first = (await enter(user.email)).envelope.data;
    await enter(user.email);
    const { sessions } = await data(getSessions, { token: first?.accessToken ?? '' });
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await data(deleteSession, { token: first?.accessToken ?? '', query: { id: sessions[0]?.id ?? '' } });
    expect((await call(getSessions, { token: first?.accessToken ?? '' })).status).toBe(401);
    expect((await call(refreshToken, { query: { refreshToken: first?.refreshToken ?? '' } })).status).toBe(401);
  });
});

describe('the profile of staff', () => {
  test('is edited with the flag, and is their own: never the name of the main user or another member of staff', async () => {
    const main = await member();
    const [editor, limited] = [await staffOf(main, ['editUserProfile']), await staffOf(main, [])];
    const save = (token: string, userId: string) =>
      callLoosely(editUserProfile, { token, body: { UserID: userId, FullName: 'Nadia Haddad', 'Address.stDescription': 'Quay 4' } });
    expect((await save(limited.token, limited.id)).status).toBe(403);
    expect((await save(editor.token, main.id)).status).toBe(404);
    expect((await save(editor.token, limited.id)).status).toBe(404);
    expect((await save(editor.token, editor.id)).status).toBe(200);
    const results = await allRows("SELECT id FROM users WHERE full_name='Nadia Haddad'");
    expect(results).toEqual([{ id: editor.id }]);
  });
});
