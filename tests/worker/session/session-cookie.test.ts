import { describe, expect, test } from 'vitest';
import { type EdgeUnderTest, ok, origin, ownOrigin, pathOfCall, startEdge, wire } from '../edge.ts';

const secret = 'r3fresh-t0ken_secret';
const credentials = { accessToken: 'access', refreshToken: secret, userInfo: { userID: '1' } };

const signIn = (
  edge: EdgeUnderTest,
  source: unknown,
  headers: Record<string, string> = ownOrigin,
  path = '/api/Auth/Login',
): Promise<Response> =>
  edge.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'a@kervan.example', password: 'secret', source }),
  });
const withCookie = (extra: Record<string, string> = ownOrigin): RequestInit => ({
  headers: { cookie: `a=b; kervan=${secret}; language-imp=TR`, ...extra },
});
const refusal = (status: number) => (): Response => Response.json({ success: false, message: 'no', code: 'UNAUTHENTICATED' }, { status });

describe('sign-in', () => {
  test.each(['/api/Auth/Login', '/api/Auth/LoginWithPasskey', '/api/Auth/LoginWithIdentity', '/api/Auth/RegisterWithIdentity'])(
    'of the web (%s) turns the refresh token into a cookie that script cannot read, and removes it from the answer',
    async (path) => {
      const edge = startEdge();
      edge.api = () => ok(credentials);
      const response = await signIn(edge, 1, ownOrigin, path);
      expect(response.headers.get('set-cookie')).toBe(`kervan=${secret}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly`);
      const text = await response.text();
      expect(text).not.toContain(secret);
      expect(JSON.parse(text)).toMatchObject({ success: true, data: { accessToken: 'access', userInfo: { userID: '1' } } });
    },
  );

  test('over https the cookie is a __Host- one', async () => {
    const edge = startEdge({ env: { MODE: 'production', ORIGIN: 'https://kervan.example' }, site: 'https://kervan.example' });
    edge.api = () => ok(credentials);
    const response = await signIn(edge, 1, { origin: 'https://kervan.example' });
    expect(response.headers.get('set-cookie')).toBe(`__Host-kervan=${secret}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure`);
  });

  test('of the app passes the answer on unchanged, without a cookie', async () => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    const response = await signIn(edge, 0);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await wire(response)).data).toEqual(credentials);
  });

  test('a body without a length that grows too large is refused', async () => {
    const edge = startEdge();
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
    const response = await edge.ask('/api/Auth/Login', { method: 'POST', headers: ownOrigin, body: endless });
    expect([response.status, edge.apiCalls.length]).toEqual([413, 0]);
  });

  test.each([undefined, '0', null, 2])('with source %j no token reaches script', async (source) => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    expect(await (await signIn(edge, source)).text()).not.toContain(secret);
  });

  test('the body reaches the API unchanged, and a refusal is returned without a cookie', async () => {
    const edge = startEdge();
    edge.api = async (request) =>
      Response.json({ success: false, message: await request.text(), code: 'INVALID_CREDENTIALS' }, { status: 400 });
    const response = await signIn(edge, 1);
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(JSON.parse((await wire(response)).message)).toEqual({ email: 'a@kervan.example', password: 'secret', source: 1 });
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from %j is refused', async (headers) => {
    const edge = startEdge();
    const response = await signIn(edge, 1, headers);
    expect([response.status, (await wire(response)).code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(edge.apiCalls).toHaveLength(0);
  });
});

describe('the own companies', () => {
  const ids = ['a'.repeat(24), 'b'.repeat(24)];
  const own = `own-companies=${ids.join('.')}`;
  const stored = `${own}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`;

  test.each([
    ['a browser', () => (edge: EdgeUnderTest) => signIn(edge, 1)],
    ['the app', () => (edge: EdgeUnderTest) => signIn(edge, 0)],
    ['the app that refreshes', () => (edge: EdgeUnderTest) => edge.ask('/api/Auth/RefreshToken?refreshToken=own')],
  ])('are stored for %s, as far as they are ids', async (_, ask) => {
    const edge = startEdge();
    edge.api = () => ok({ ...credentials, ownCompanyIds: [...ids, 'x; Domain=kervan.example', 7] });
    expect((await ask()(edge)).headers.getSetCookie()).toContain(stored);
  });

  test('are forgotten at sign-out, and with the last company', async () => {
    const cleared = 'own-companies=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';
    const edge = startEdge();
    const headers = { cookie: `kervan=${secret}; ${own}`, ...ownOrigin };
    expect((await edge.ask('/api/Auth/Logout', { method: 'POST', headers })).headers.getSetCookie()).toContain(cleared);
    edge.api = () => ok({ ...credentials, ownCompanyIds: [] });
    expect((await edge.ask('/api/Auth/RefreshToken', { headers })).headers.getSetCookie()).toContain(cleared);
  });
});

describe('refresh', () => {
  test('puts the cookie into the query of the API and rotates it', async () => {
    const edge = startEdge();
    edge.api = () => ok({ ...credentials, refreshToken: 'successor' });
    const response = await edge.ask('/api/Auth/RefreshToken', withCookie());
    expect(pathOfCall(edge.apiCalls[0])).toBe(`/api/Auth/RefreshToken?refreshToken=${secret}`);
    expect(edge.apiCalls[0]?.headers.get('cookie')).toBeNull();
    expect(response.headers.get('set-cookie')).toContain('kervan=successor; ');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('successor');
  });

  test('with a token in the query is the app’s or the hand-off: unchanged, without the cookie', async () => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    const response = await edge.ask('/api/Auth/RefreshToken?refreshToken=own', withCookie({}));
    expect(pathOfCall(edge.apiCalls[0])).toBe('/api/Auth/RefreshToken?refreshToken=own');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await wire(response)).data).toEqual(credentials);
  });

  test.each([401, 400, 403])('a refusal (%i) clears the cookie', async (status) => {
    const edge = startEdge();
    edge.api = refusal(status);
    const response = await edge.ask('/api/Auth/RefreshToken', withCookie());
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBe('kervan=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly');
  });

  test.each([500, 503, 429])('a failure (%i) keeps it', async (status) => {
    const edge = startEdge();
    edge.api = refusal(status);
    expect((await edge.ask('/api/Auth/RefreshToken', withCookie())).headers.get('set-cookie')).toBeNull();
  });

  test('an unreachable API keeps it', async () => {
    const edge = startEdge();
    edge.api = () => Promise.reject(new Error('connection refused at db.ts:12'));
    const response = await edge.ask('/api/Auth/RefreshToken', withCookie());
    expect(response.status).toBe(502);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await wire(response)).toMatchObject({ success: false, code: 'UPSTREAM_UNREACHABLE' });
  });

  test('without a cookie gives a 401 without a call', async () => {
    const edge = startEdge();
    const response = await edge.ask('/api/Auth/RefreshToken', { headers: ownOrigin });
    expect(response.status).toBe(401);
    expect(edge.apiCalls).toHaveLength(0);
  });

  test('by HEAD neither calls nor clears', async () => {
    const edge = startEdge();
    const response = await edge.ask('/api/Auth/RefreshToken', { method: 'HEAD', ...withCookie() });
    expect([response.status, response.headers.get('set-cookie'), edge.apiCalls.length]).toEqual([405, null, 0]);
  });
});

describe('calls that read the cookie must come from our own pages (docs/behaviour.md#same-origin)', () => {
  const calls = [
    ['GET', '/api/Auth/RefreshToken'],
    ['POST', '/api/Auth/Logout'],
  ] as const;
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-kervan': '1' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: `${origin}.evil.example` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { 'x-kervan': '0' },
    { referer: origin },
  ];
  test.each(calls.flatMap(([method, path]) => foreign.map((headers) => [method, path, headers] as const)))(
    '%s %s with %j is refused',
    async (method, path, headers) => {
      const edge = startEdge();
      const response = await edge.ask(path, { method, ...withCookie(headers) });
      expect([response.status, (await wire(response)).code]).toEqual([403, 'FOREIGN_ORIGIN']);
      expect(edge.apiCalls).toHaveLength(0);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  const own: Record<string, string>[] = [
    { origin },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'x-kervan': '1' },
  ];
  test.each(own)('%j is accepted', async (headers) => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    expect((await edge.ask('/api/Auth/RefreshToken', withCookie(headers))).status).toBe(200);
  });
});

describe('sign-out', () => {
  test('revokes by the token of the cookie and clears it', async () => {
    const edge = startEdge();
    const response = await edge.ask('/api/Auth/Logout', { method: 'POST', ...withCookie() });
    expect(edge.apiCalls[0]?.method).toBe('POST');
    expect(pathOfCall(edge.apiCalls[0])).toBe(`/api/Auth/Logout?refreshToken=${secret}`);
    expect(response.headers.get('set-cookie')).toContain('kervan=; Path=/; Max-Age=0');
  });

  test('clears it even while the API is down', async () => {
    const edge = startEdge();
    edge.api = () => Promise.reject(new Error('down'));
    const response = await edge.ask('/api/Auth/Logout', { method: 'POST', ...withCookie() });
    expect(response.status).toBe(502);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});
