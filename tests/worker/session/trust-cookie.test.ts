/** Tokens of trusted browsers between browser and API (docs/behaviour.md#second-factor). */
import { describe, expect, test } from 'vitest';
import { trustTokensMax } from '../../../contract/second-factor/fields.ts';
import { type EdgeUnderTest, ok, ownOrigin, startEdge } from '../edge.ts';

const tokenOf = (letter: string): string => letter.repeat(64);
const answer = { accessToken: 'access', refreshToken: 'r3fresh', trustToken: tokenOf('a'), userInfo: { userID: '1' } };

const signIn = (edge: EdgeUnderTest, fields: object = {}, cookie = '', path = '/api/Auth/Login'): Promise<Response> =>
  edge.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownOrigin, ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({ email: 'a@kervan.example', source: 1, ...fields }),
  });
const trustOf = (response: Response): string | undefined =>
  response.headers.getSetCookie().find((cookie) => cookie.includes('kervan-trust='));
async function sentWith(cookie: string, fields: object = {}, path?: string): Promise<unknown> {
  const edge = startEdge();
  let sent: unknown;
  edge.api = async (request) => {
    sent = ((await request.json()) as { trustTokens?: unknown }).trustTokens;
    return ok(answer);
  };
  await signIn(edge, fields, cookie, path);
  return sent;
}

describe('the token of a trusted browser', () => {
  test('becomes a cookie for 30 days that script cannot read, and is removed from the answer', async () => {
    const edge = startEdge();
    edge.api = () => ok(answer);
    const response = await signIn(edge);
    expect(trustOf(response)).toBe(`kervan-trust=${tokenOf('a')}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly`);
    expect(await response.text()).not.toContain(tokenOf('a'));
  });

  test('is in a __Host- cookie over https', async () => {
    const edge = startEdge({ env: { MODE: 'production', ORIGIN: 'https://kervan.example' }, site: 'https://kervan.example' });
    edge.api = () => ok(answer);
    const response = await edge.ask('/api/Auth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://kervan.example' },
      body: JSON.stringify({ source: 1 }),
    });
    expect(trustOf(response)).toBe(`__Host-kervan-trust=${tokenOf('a')}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure`);
  });

  test('stands beside those of other people on this browser, up to five', async () => {
    const edge = startEdge();
    edge.api = () => ok(answer);
    const others = ['b', 'c', 'd', 'e', 'f'].map(tokenOf);
    const cookie = trustOf(await signIn(edge, {}, `kervan-trust=${others.join('.')}`));
    expect(/^kervan-trust=([^;]*)/.exec(cookie ?? '')?.[1]?.split('.')).toEqual([tokenOf('a'), ...others].slice(0, trustTokensMax));
  });

  test('is sent with the next sign-in by password, whatever script says; anything else in the cookie is not', async () => {
    const cookie = `kervan-trust=${tokenOf('a')}.x.${tokenOf('b')}`;
    expect(await sentWith(cookie)).toEqual([tokenOf('a'), tokenOf('b')]);
    expect(await sentWith(cookie, { trustTokens: [tokenOf('c')] })).toEqual([tokenOf('a'), tokenOf('b')]);
    expect(await sentWith('kervan-trust=x')).toBeUndefined();
  });

  test('is not sent with a passkey, nor for the app, which keeps its own and gets it in the answer', async () => {
    const cookie = `kervan-trust=${tokenOf('a')}`;
    expect(await sentWith(cookie, {}, '/api/Auth/LoginWithPasskey')).toBeUndefined();
    expect(await sentWith(cookie, { source: 0, trustTokens: [tokenOf('c')] })).toEqual([tokenOf('c')]);
    const edge = startEdge();
    edge.api = () => ok(answer);
    const response = await signIn(edge, { source: 0 });
    expect([trustOf(response), (await response.text()).includes(tokenOf('a'))]).toEqual([undefined, true]);
  });
});
