/** The API's log contains calls and kinds of errors, never people, secrets or addresses of pages. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { forgotPassword, register, resetPassword } from '../../../contract/auth/calls.ts';
import { getHandoffToken, login, refreshToken } from '../../../contract/session/calls.ts';
import { downloadMyData, getUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { call, clock, send, testEnv } from '../../support/api/api-client.ts';
import { tokenMailedTo } from '../../support/api/sent-mails.ts';

const email = 'log-reader@example.test';
const secret = 'Very-secret-word-9';
const newSecret = 'Another-secret-word-8';
const headers = { 'cf-connecting-ip': '198.18.3.77', 'user-agent': 'Spying/1.0' };

let lines: string[] = [];
const kinds = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
beforeEach(() => {
  lines = [];
  const note = (...parts: unknown[]): void => {
    lines.push(
      parts
        .map((part) => (part instanceof Error ? `${part.message} ${part.stack}` : typeof part === 'string' ? part : JSON.stringify(part)))
        .join(' '),
    );
  };
  for (const kind of kinds) vi.spyOn(console, kind).mockImplementation(note);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Fails with an error that repeats all its input. */
const withoutMail: Env = {
  ...testEnv,
  MAIL: {
    send: async (mail: object) => {
      throw new Error(`could not deliver ${JSON.stringify(mail)}`);
    },
  },
};

describe('the log contains no e-mail, password, token, address or query', () => {
  test('during sign-up, a failed sign-in, reset, refresh, a hand-off, data export, a failing mail and a thrown error', async () => {
    const body = {
      fullname: 'Log Reader',
      email,
      password: secret,
      phone: null,
      countryId: unsetId,
      language: 'EN',
      mailMessageApproval: false,
    };
    await call(register, { body, query: { Ref: 'QUERYSECRET' }, headers });
    await call(login, { body: { email, password: 'wrong-secret-word', source: 0 }, headers });
    await call(forgotPassword, { query: { eMail: email }, headers });
    const guid = await tokenMailedTo(email, 'reset-password');
    await call(resetPassword, { query: { guid, newPw: newSecret }, headers });
    const session = (await call(login, { body: { email, password: newSecret, source: 0 }, headers })).envelope.data;
    const access = session?.accessToken ?? '';
    const refresh = session?.refreshToken ?? '';
    const handoff = (await call(getHandoffToken, { token: access, headers })).envelope.data?.handoffToken ?? '';
    await call(refreshToken, { query: { refreshToken: refresh }, headers });
    await call(refreshToken, { query: { refreshToken: handoff }, headers });
    await call(downloadMyData, { token: access, headers });
    clock.advance(300_000);
    await call(forgotPassword, { query: { eMail: email }, headers, env: withoutMail });
    expect(lines.length, 'a mail that fails is logged').toBeGreaterThan(0);
    vi.spyOn(testEnv.DB, 'withSession').mockImplementation(() => {
      throw new Error('D1_ERROR: the database is away');
    });
    const broken = await call(getUserProfile, { token: access, headers });
    expect(broken.status).toBe(500);
    await call(refreshToken, { query: { refreshToken: refresh }, headers });
    await send(new Request(`http://localhost:8787/api/Auth/VerifyEmail?guid=${guid}`, { headers }));
    expect(lines.filter((line) => line.includes('the database is away')).length, 'errors are logged').toBeGreaterThanOrEqual(3);
    const mac = (token: string): string => token.split('.').at(-1) ?? '?';
    const logged = lines.join('\n');
    for (const hidden of [
      email,
      'Log Reader',
      secret,
      newSecret,
      'wrong-secret-word',
      guid,
      access,
      mac(access),
      mac(refresh),
      mac(handoff),
      'QUERYSECRET',
      'eMail=',
      'guid=',
      'refreshToken=',
      '198.18.3.77',
      'Spying',
    ])
      expect(logged).not.toContain(hidden);
  });
});
