/** Requests that a foreign page could send from a visitor's browser, and headers that a client could invent. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ok, origin, ownOrigin, pathOfCall, startEdge, wire } from '../edge.ts';

const newToken = `${'a'.repeat(24)}.2.${'b'.repeat(64)}`;
const handoff = `handoff.${'a'.repeat(24)}.0.${'c'.repeat(64)}`;
const credentials = { accessToken: 'access', refreshToken: newToken, userInfo: { userID: '1' } };
const path = `/api/Auth/RefreshToken?refreshToken=${handoff}`;

describe('redeeming a hand-off (docs/behaviour.md#hand-off)', () => {
  test('starts a web session: the refresh token becomes a cookie and never reaches script', async () => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    const response = await edge.ask(path, { headers: { cookie: 'kervan=another-session', ...ownOrigin } });
    expect(pathOfCall(edge.apiCalls[0])).toBe(path);
    expect(edge.apiCalls[0]?.headers.get('cookie')).toBeNull();
    expect(response.headers.get('set-cookie')).toBe(`kervan=${newToken}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain(newToken);
    expect(JSON.parse(text)).toMatchObject({ success: true, data: { accessToken: 'access' } });
  });

  test('that is refused leaves the browser’s present session', async () => {
    const edge = startEdge();
    edge.api = () => Response.json({ success: false, message: 'no', code: 'UNAUTHENTICATED' }, { status: 401 });
    const response = await edge.ask(path, { headers: { cookie: 'kervan=own', ...ownOrigin } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  });

  test.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-kervan': '1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { referer: origin },
    // A link that leads our own page there.
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ])('by a foreign page, with %j, signs nobody in', async (headers) => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    const response = await edge.ask(path, { headers });
    expect([response.status, (await wire(response)).code, response.headers.get('set-cookie')]).toEqual([403, 'FOREIGN_ORIGIN', null]);
    expect(edge.apiCalls).toHaveLength(0);
  });
});

describe('login CSRF', () => {
  test.each<[string, Record<string, string>]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }],
    ['a form that looks like JSON', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'content-type': 'text/plain', origin: 'null' }],
    ['a subdomain', { 'content-type': 'application/json', origin: 'http://evil.localhost:8787' }],
    ['a sibling site', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
  ])('%s by a foreign page sets no cookie', async (_, headers) => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    const body = JSON.stringify({ email: 'evil@kervan.example', password: 'secret', source: 1 });
    const response = await edge.ask('/api/Auth/Login', { method: 'POST', headers, body });
    expect([response.status, response.headers.get('set-cookie'), edge.apiCalls.length]).toEqual([403, null, 0]);
  });
});

describe('a host header of the client', () => {
  test.each<Record<string, string>>([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'ftp', 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-http-host-override': 'evil.example' },
  ])('%j does not reach the API', async (headers) => {
    const edge = startEdge();
    await edge.ask('/api/Auth/ForgotPassword?eMail=a@kervan.example', { method: 'POST', headers: { ...headers, ...ownOrigin } });
    const call = edge.apiCalls[0];
    expect(new URL(call?.url ?? '').host).not.toContain('evil');
    expect(JSON.stringify([...(call?.headers ?? [])])).not.toContain('evil');
  });
});

describe('the edge’s log', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('contains neither query, cookie, body nor the message of an error', async () => {
    const lines: string[] = [];
    for (const kind of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, kind).mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' ')));
    const edge = startEdge();
    edge.api = (request) => Promise.reject(new Error(`refused: ${request.url} reader@kervan.example hunter2`));
    await edge.ask(path, { headers: { cookie: 'kervan=cookie-secret', ...ownOrigin } });
    await edge.ask('/api/Auth/RefreshToken', { headers: { cookie: 'kervan=cookie-secret', ...ownOrigin } });
    await edge.ask('/api/Auth/ForgotPassword?eMail=reader@kervan.example', { method: 'POST', headers: ownOrigin });
    const body = JSON.stringify({ email: 'reader@kervan.example', password: 'hunter2', source: 1 });
    await edge.ask('/api/Auth/Login', { method: 'POST', headers: { 'content-type': 'application/json', ...ownOrigin }, body });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const hidden of ['reader@', 'hunter2', 'cookie-secret', 'handoff.', 'eMail', 'refreshToken'])
      expect(lines.join('\n')).not.toContain(hidden);
  });
});
