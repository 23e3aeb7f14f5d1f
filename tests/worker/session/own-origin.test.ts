/**
 * The origin of a request and its token are determined once, by our own configuration (docs/behaviour.md#same-origin,
 * docs/behaviour.md#hand-off).
 */
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../../contract/wire/call.ts';
import { calls } from '../../../contract/index.ts';
import { ok, origin, ownOrigin, pathOfCall, startEdge, wire } from '../edge.ts';

const cookie = { cookie: 'kervan=secret-token; __Host-kervan=secret-token' };
const credentials = { accessToken: 'access', refreshToken: 'next', userInfo: { userID: '1' } };
const handoff = `handoff.${'a'.repeat(24)}.0.${'c'.repeat(64)}`;

describe('the host of a request', () => {
  test.each(['local', 'demo', 'production'] as const)('is not our origin, also when Host and Origin agree (%s)', async (MODE) => {
    const edge = startEdge({ site: 'http://evil.example', env: { MODE } });
    edge.api = () => ok(credentials);
    for (const [path, method] of [
      ['/api/Auth/RefreshToken', 'GET'],
      [`/api/Auth/RefreshToken?refreshToken=${handoff}`, 'GET'],
      ['/api/Auth/Logout', 'POST'],
      ['/api/Auth/Login', 'POST'],
      ['/api/Auth/LoginWithPasskey', 'POST'],
      ['/api/Auth/BeginIdentity', 'POST'],
      ['/api/Auth/BeginConnection', 'POST'],
      ['/api/Auth/FinishIdentity', 'POST'],
      ['/api/Auth/LoginWithIdentity', 'POST'],
      ['/api/Auth/RegisterWithIdentity', 'POST'],
    ] as const) {
      const response = await edge.ask(path, { method, headers: { origin: 'http://evil.example', ...cookie } });
      expect([path, response.status, (await wire(response)).code]).toEqual([path, 403, 'FOREIGN_ORIGIN']);
    }
    const socket = { upgrade: 'websocket', origin: 'http://evil.example', 'sec-websocket-protocol': 'kervan, bearer.a' };
    expect((await edge.ask('/api/Tools/Connect', { headers: socket })).status).toBe(403);
    expect(edge.apiCalls).toHaveLength(0);
  });

  test.each([
    ['local', 'http://127.0.0.1:8787', 200],
    ['local', 'http://[::1]:8787', 200],
    ['local', 'http://localhost:8788', 403],
    ['local', 'https://localhost:8787', 403],
    ['local', 'http://localhost.evil.example:8787', 403],
    ['local', 'http://127.0.0.1:8787/', 403],
    ['production', 'http://127.0.0.1:8787', 403],
  ] as const)('in %s mode %s is answered %i', async (MODE, asked, status) => {
    const edge = startEdge({ env: { MODE } });
    edge.api = () => ok(credentials);
    expect((await edge.ask('/api/Auth/RefreshToken', { headers: { origin: asked, ...cookie } })).status).toBe(status);
  });

  test('another name of the machine is our origin only if ORIGIN has it', async () => {
    const edge = startEdge({ site: 'http://192.168.1.20:8787', env: { ORIGIN: 'http://192.168.1.20:8787' } });
    edge.api = () => ok(credentials);
    const ask = (from: string): Promise<Response> => edge.ask('/api/Auth/RefreshToken', { headers: { origin: from, ...cookie } });
    expect((await ask('http://192.168.1.20:8787')).status).toBe(200);
    expect((await ask('http://192.168.1.21:8787')).status).toBe(403);
  });

  test.each([
    ['http://localhost:8787', 200],
    ['http://127.0.0.1:8787', 200],
    ['http://evil.example:8787', 404],
    ['http://localhost.evil.example:8787', 404],
  ])('the mailbox requested as %s answers %i', async (site, status) => {
    const edge = startEdge({ site });
    edge.api = () => Response.json([]);
    for (const path of ['/dev/mail', '/dev/mail.json']) expect((await edge.ask(path)).status).toBe(status);
    expect(edge.apiCalls).toHaveLength(status === 200 ? 2 : 0);
  });
});

describe('the token in the address', () => {
  test.each([
    ['GET', '/api/Auth/RefreshToken', `?refreshToken=x&refreshToken=${handoff}`],
    ['GET', '/api/Auth/RefreshToken', `?refreshToken=${handoff}&refreshToken=x`],
    ['GET', '/api/Auth/RefreshToken', '?refreshToken=&refreshToken=x'],
    ['GET', '/api/Auth/RefreshToken', `?refreshToken=x&refresh%54oken=${handoff}`],
    ['POST', '/api/Auth/Logout', '?refreshToken=x&refreshToken=y'],
  ])('%s %s%s is refused: two values are ambiguous', async (method, path, search) => {
    const edge = startEdge();
    const response = await edge.ask(path + search, { method, headers: { ...ownOrigin, ...cookie } });
    expect([response.status, (await wire(response)).code, edge.apiCalls.length]).toEqual([400, 'BAD_INPUT', 0]);
  });

  test('is passed on as it was read, without anything else', async () => {
    const edge = startEdge();
    edge.api = () => ok(credentials);
    await edge.ask('/api/Auth/RefreshToken?x=1&refreshToken=own&RefreshToken=other', { headers: ownOrigin });
    await edge.ask('/api/Auth/Logout?refreshToken=own&x=1', { method: 'POST', headers: ownOrigin });
    expect(edge.apiCalls.map(pathOfCall)).toEqual(['/api/Auth/RefreshToken?refreshToken=own', '/api/Auth/Logout?refreshToken=own']);
  });
});

test('HEAD makes no call, since some of them use up a token', async () => {
  const edge = startEdge();
  for (const { call } of calls) {
    const path = pathOf(call).replaceAll(/:\w+/g, 'x');
    const response = await edge.ask(`${path}?token=x&refreshToken=x`, { method: 'HEAD', headers: { origin, ...cookie } });
    expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 405, null]);
    expect(response.headers.get('allow')?.split(', ')).toContain(call.method);
  }
  expect(edge.apiCalls).toHaveLength(0);
  expect((await edge.ask('/api/Nothing/Here', { method: 'HEAD' })).status).toBe(404);
  expect((await edge.ask('/api/health', { method: 'HEAD' })).status).toBe(200);
});
