/** Passwords that are known from breaches are refused wherever somebody chooses one. Existing passwords still sign in. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBreached } from '../../../api/platform/security/breached-password.ts';
import list from '../../../api/platform/security/breached-passwords.json';
import { hashPassword } from '../../../api/platform/security/password.ts';
import { editPassword, forgotPassword, register, resetPassword } from '../../../contract/auth/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import { acceptInvitation, addSubUser, inviteSubUser } from '../../../contract/staff/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { demoPassword } from '../../../demo/accounts.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { member, password } from '../../support/api/api-fixtures.ts';
import { tokenMailedTo } from '../../support/api/sent-mails.ts';
import { runSql } from '../../support/api/database.ts';

const known = 'qwertyuiop';
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
/** The answer of a call that refuses this password at this field. */
const refused = (field: string) => [400, 'BAD_INPUT', { [field]: 'BREACHED' }];
const seen = ({ status, envelope }: { status: number; envelope: { code: string; errors?: unknown } }) => [
  status,
  envelope.code,
  envelope.errors,
];

beforeEach(() => clock.restart());
afterEach(() => vi.unstubAllGlobals());

describe('the own list', () => {
  test.each(['123456', 'password', known, 'iloveyou', 'trustno1', '070162', 'ｐａｓｓｗｏｒｄ'])('has "%s"', async (text) => {
    expect(await isBreached({}, text)).toBe(true);
  });

  test.each([password, demoPassword, 'Kuzey-limanı-42', 'тихая гавань 7', 'ميناء هادئ ٧', 'qwertyuiop-qwertyuiop'])(
    'does not have "%s"',
    async (text) => expect(await isBreached({}, text)).toBe(false),
  );

  test('is complete: more than 84,000 passwords, spread over all hashes', () => {
    const bytes = Buffer.from(list.hashes, 'base64');
    const perPrefix = [...bytes.subarray(0, 65_536)];
    const total = perPrefix.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(84_000);
    expect([list.count, (bytes.length - 65_536) / 2]).toEqual([total, total]);
    // Each sixteenth of the hashes has about a sixteenth of the passwords, so no part of the list is missing.
    for (let part = 0; part < 16; part += 1) {
      const share = perPrefix.slice(part * 4096, (part + 1) * 4096).reduce((sum, count) => sum + count, 0);
      expect(share / total, `part ${part}`).toBeCloseTo(1 / 16, 2);
    }
  });

  test('refuses hardly any other password', async () => {
    const others = Array.from({ length: 5000 }, (_, index) => `harbour of ${index} sails`);
    const found = await Promise.all(others.map((text) => isBreached({}, text)));
    expect(found.filter(Boolean).length).toBeLessThan(4);
  });
});

describe('the public service', () => {
  const address = 'https://ranges.example/range/';
  const answering = (answer: () => Promise<Response>) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      asked.push(String(url));
      return answer();
    });
    return asked;
  };
  const ask = (text: string) => isBreached({ PASSWORD_RANGES: address }, text);
  const rest = sha1(password).slice(5);

  test('learns five digits of the hash and decides by the rest', async () => {
    const asked = answering(async () => new Response(`0018A45C4D1DEF81644B54AB7F969B88D65:21\r\n${rest}:3\r\n`));
    expect(await ask(password)).toBe(true);
    expect(asked).toEqual([`${address}${sha1(password).slice(0, 5)}`]);
  });

  test('pads its answer with entries of count zero, which refuse nothing', async () => {
    answering(async () => new Response(`${rest}:0\r\n`));
    expect(await ask(password)).toBe(false);
  });

  test.each([
    ['cannot be reached', async () => Promise.reject(new TypeError('no connection'))],
    ['fails', async () => new Response('', { status: 503 })],
  ] as const)('refuses nobody when it %s, except by the own list', async (_, answer) => {
    answering(answer);
    expect(await ask(password)).toBe(false);
    expect(await ask(known)).toBe(true);
  });
});

describe('a password from a breach', () => {
  test('is refused at sign-up, before anything of the account is looked up', async () => {
    const { email } = await member();
    const signUp = (to: string) =>
      call(register, {
        body: {
          fullname: 'Mira Osman',
          email: to,
          password: known,
          phone: null,
          countryId: unsetId,
          language: 'en',
          mailMessageApproval: false,
        },
      });
    expect(seen(await signUp('new-here@example.test'))).toEqual(refused('password'));
    expect(seen(await signUp(email))).toEqual(refused('password'));
  });

  test('is refused by a change of the password and by a reset, whose link stays valid', async () => {
    const { token, email } = await member();
    expect(seen(await call(editPassword, { token, body: { oldPW: password, newPW: known } }))).toEqual(refused('newPW'));
    await data(forgotPassword, { query: { eMail: email } });
    const guid = await tokenMailedTo(email, 'reset-password');
    expect(seen(await call(resetPassword, { body: { guid, newPwd: known } }))).toEqual(refused('newPwd'));
    expect((await call(resetPassword, { body: { guid, newPwd: 'a-brand-new-one' } })).envelope.code).toBe('PASSWORD_CHANGED');
  });

  test('is refused for colleagues, whether they are added or invited', async () => {
    const { token } = await member();
    const stPhone = '90-5321112233';
    const added = await call(addSubUser, {
      token,
      body: { stFullname: 'Nour Aziz', stEmail: 'nour-known@example.test', stPassword: known, stPhone },
    });
    expect(seen(added)).toEqual(refused('stPassword'));
    const invited = 'nour-invited@example.test';
    await data(inviteSubUser, { token, body: { stEmail: invited } });
    const guid = await tokenMailedTo(invited, 'invitation');
    const accepted = await call(acceptInvitation, { body: { guid, stFullname: 'Nour Aziz', newPwd: known, language: 'EN' } });
    expect(seen(accepted)).toEqual(refused('newPwd'));
  });

  test('still signs in to an account that already has it', async () => {
    const { id, email } = await member();
    await runSql('UPDATE users SET password_hash=?2 WHERE id=?1', id, await hashPassword(known));
    expect((await call(login, { body: { email, password: known, source: 1 } })).status).toBe(200);
  });
});
