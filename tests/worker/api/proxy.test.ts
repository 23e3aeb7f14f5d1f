import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bookmarkHeader, countryHeader } from '../../../contract/wire/internal-headers.ts';
import { login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { fetchApi, forgetWritten } from '../../../worker/api/api-fetch.ts';
import type { EdgeEnv } from '../../../worker/env.ts';
import { ok, ownOrigin, pathOfCall, startEdge, wire } from '../edge.ts';

test('the `Allow` header of the API reaches the browser', async () => {
  const edge = startEdge();
  const refusal = { success: false, message: 'x', code: 'METHOD_NOT_ALLOWED' };
  edge.api = () => Response.json(refusal, { status: 405, headers: { allow: 'POST' } });
  const answer = await edge.ask('/api/Company/GetCompanyCards', { method: 'PUT', body: '{}' });
  expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([405, 'POST', refusal]);
  // Also for calls that the edge handles itself when their method is correct.
  for (const path of ['/api/Auth/Login', '/api/Auth/RefreshToken', '/api/Auth/Logout', '/api/Moderation/Decide'])
    expect((await edge.ask(path, { method: 'PATCH', body: '{}' })).headers.get('allow'), path).toBe('POST');
});

describe('a request to the API', () => {
  test('carries the bookmark of an earlier write here, never one from outside, and never returns it', async () => {
    onTestFinished(forgetWritten);
    const edge = startEdge();
    edge.api = () => new Response('{}', { headers: { 'content-type': 'application/json', [bookmarkHeader]: '00000002' } });
    const written = await edge.ask('/api/Moderation/Decide', { method: 'POST', headers: { [bookmarkHeader]: '99999999' }, body: '{}' });
    expect(written.headers.get(bookmarkHeader)).toBeNull();
    expect(edge.apiCalls[0]?.headers.get(bookmarkHeader)).not.toBe('99999999');
    edge.api = () => new Response('{}', { headers: { 'content-type': 'application/json', [bookmarkHeader]: '00000001' } });
    await edge.ask('/api/Company/GetCompanyCards', { method: 'POST', body: '{}' });
    await edge.ask('/api/Company/GetCompanyCards', { method: 'POST', body: '{}' });
    expect(edge.apiCalls.slice(1).map(({ headers }) => headers.get(bookmarkHeader))).toEqual(['00000002', '00000002']);
    const other = startEdge({ env: { UPSTREAM_API: 'https://other.example' } });
    vi.stubGlobal('fetch', async (request: Request) => {
      expect(request.headers.get(bookmarkHeader)).toBeNull();
      return ok({});
    });
    expect((await other.ask('/api/Company/GetCompanyCards', { method: 'POST', body: '{}' })).status).toBe(200);
    vi.unstubAllGlobals();
  });

  test('has path, query, token and body as sent; never cookies, internal or forwarding headers', async () => {
    const edge = startEdge();
    let body = '';
    edge.api = async (request) => {
      body = await request.text();
      return ok({});
    };
    await edge.ask('/api/Company/BoostCompany?a=1&a=2', {
      method: 'POST',
      headers: {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        'idempotency-key': 'key-12345',
        'idempotency-instead-of': 'key-12344',
        'cf-connecting-ip': '203.0.113.9',
        'user-agent': 'test',
        cookie: 'kervan=secret',
        'x-kervan-language': 'tr',
        'x-kervan-user': 'admin',
        'x-kervan': '1',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
        'x-anything': 'else',
        connection: 'keep-alive',
        te: 'trailers',
      },
      body: '{"companyId":"x"}',
    });
    const call = edge.apiCalls[0];
    expect(pathOfCall(call)).toBe('/api/Company/BoostCompany?a=1&a=2');
    expect(call?.method).toBe('POST');
    expect(body).toBe('{"companyId":"x"}');
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'idempotency-key': 'key-12345',
      'idempotency-instead-of': 'key-12344',
      'cf-connecting-ip': '203.0.113.9',
      'user-agent': 'test',
      'x-kervan-request': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('has one id, created here, in the answer and in the log', async () => {
    const edge = startEdge();
    const lines: string[] = [];
    const log = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    edge.api = async () => {
      throw new TypeError('away');
    };
    const requestId = '0123456789abcdef';
    const answer = await edge.ask('/api/Company/GetCompanyByPath', {
      method: 'POST',
      headers: { 'x-kervan-request': requestId },
      body: '{}',
    });
    log.mockRestore();
    const id = edge.apiCalls[0]?.headers.get('x-kervan-request');
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(id).not.toBe(requestId);
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([{ request: id, api: 'unreachable', error: 'TypeError' }]);
    await edge.ask('/api/Company/GetCompanyByPath', { method: 'POST', body: '{}' }).catch(() => undefined);
    expect(edge.apiCalls[1]?.headers.get('x-kervan-request')).not.toBe(id);
  });

  test('of the bank’s form has its signature and nothing else of the browser', async () => {
    const edge = startEdge();
    let body = '';
    edge.api = async (request) => {
      body = await request.text();
      return new Response('<!doctype html>', {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'sandbox' },
      });
    };
    const answer = await edge.ask('/api/public/Payment/Callback/0a1b?language=ru', {
      method: 'POST',
      headers: {
        origin: 'null',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'kervan=secret',
      },
      body: 'status=success&mdStatus=1',
    });
    expect([answer.status, answer.headers.get('content-security-policy'), body]).toEqual([200, 'sandbox', 'status=success&mdStatus=1']);
    expect(pathOfCall(edge.apiCalls[0])).toBe('/api/public/Payment/Callback/0a1b?language=ru');
    expect(Object.fromEntries(edge.apiCalls[0]?.headers ?? [])).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      'x-kervan-request': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test.each([
    '/api/dev/mail.json',
    '/api/%64ev/mail.json',
    '/api/DEV/mail.json',
    '/api//dev/mail.json',
    '/api/dev',
    '/api/%2fdev/x',
    '/api/%E0%A4%A',
  ])('%s is not reachable', async (path) => {
    const edge = startEdge();
    expect((await edge.ask(path)).status).toBe(404);
    expect(edge.apiCalls).toHaveLength(0);
  });

  test('a JSON body with a too large length is refused unread; an upload may be larger', async () => {
    const edge = startEdge();
    const send = (path: string, bytes: number): Promise<Response> =>
      edge.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(bytes) },
        body: 'x'.repeat(bytes),
      });
    expect((await send('/api/Company/BoostCompany', 64_001)).status).toBe(413);
    expect(edge.apiCalls).toHaveLength(0);
    expect((await send('/api/Company/BoostCompany', 64_000)).status).toBe(200);
    expect((await send('/api/Company/EditCompany', 64_001)).status).toBe(200);
  });
});

describe('the client’s address', () => {
  const claimed = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-real-ip': '203.0.113.8' };
  test.each([
    ['production', undefined, '203.0.113.9'],
    ['local', undefined, null],
    ['demo', undefined, null],
    ['production', 'x-forwarded-for', '203.0.113.7'],
    ['local', 'x-real-ip', '203.0.113.8'],
    ['production', 'x-not-sent', null],
  ] as const)('in mode %s with CLIENT_IP_HEADER %j is %j', async (MODE, CLIENT_IP_HEADER, expected) => {
    const edge = startEdge({ env: { MODE, CLIENT_IP_HEADER } });
    await edge.ask('/api/User/GetProfile', { headers: claimed });
    expect(edge.apiCalls[0]?.headers.get('cf-connecting-ip')).toBe(expected);
  });
});

describe('the client’s country', () => {
  const sent = async (country: unknown, env: Partial<EdgeEnv> = {}, headers: Record<string, string> = {}) => {
    const edge = startEdge({ env: { MODE: 'production', CLIENT_IP_HEADER: undefined, ...env } });
    const body = JSON.stringify({ email: 'a@mail.example', password: 'secret', source: 1 });
    const init = { method: 'POST', headers: { ...ownOrigin, 'content-type': 'application/json', ...headers }, body, cf: { country } };
    await edge.ask('/api/Auth/Login', init as RequestInit);
    expect(edge.apiCalls.map(pathOfCall)).toEqual([pathOf(login)]);
    return edge.apiCalls[0]?.headers.get(countryHeader);
  };

  test('reaches a sign-in as Cloudflare states it', async () => {
    expect(await sent('DE')).toBe('DE');
    for (const country of ['XX', 'T1', undefined, 'de', 'D"']) expect(await sent(country)).toBeNull();
  });

  test('is never taken from the client, and is unknown behind another proxy or on a local machine', async () => {
    expect(await sent(undefined, {}, { [countryHeader]: 'DE', 'cf-ipcountry': 'DE' })).toBeNull();
    expect(await sent('TR', {}, { [countryHeader]: 'DE' })).toBe('TR');
    expect([await sent('DE', { CLIENT_IP_HEADER: 'x-real-ip' }), await sent('DE', { MODE: 'local' })]).toEqual([null, null]);
  });
});

describe('an answer', () => {
  test('has neither cookies nor headers of a hop or a host', async () => {
    const edge = startEdge();
    edge.api = () =>
      Response.json(
        { success: true },
        {
          headers: {
            'set-cookie': 'theirs=1',
            server: 'nginx',
            'x-powered-by': 'PHP',
            'keep-alive': 'timeout=5',
            'access-control-allow-origin': '*',
            'x-kervan-view': 'x',
            'retry-after': '3',
          },
        },
      );
    const { headers } = await edge.ask('/api/User/GetProfile');
    expect(
      ['set-cookie', 'server', 'x-powered-by', 'keep-alive', 'access-control-allow-origin', 'x-kervan-view'].filter((name) =>
        headers.has(name),
      ),
    ).toEqual([]);
    expect(headers.get('retry-after')).toBe('3');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a failing page with a stack becomes a clean 502', async () => {
    const edge = startEdge();
    edge.api = () => new Response('<pre>TypeError at /srv/app/db.ts:12</pre>', { status: 500, headers: { 'content-type': 'text/html' } });
    const response = await edge.ask('/api/User/GetProfile');
    expect(response.status).toBe(502);
    expect(await wire(response)).toEqual({ success: false, code: 'UPSTREAM_UNREACHABLE', message: expect.any(String) });
  });

  test('a JSON failure keeps its code and nothing else', async () => {
    const edge = startEdge();
    edge.api = () => Response.json({ success: false, code: 'UNEXPECTED', message: 'oops', stack: 'at db.ts:12' }, { status: 500 });
    const response = await edge.ask('/api/User/GetProfile');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, code: 'UNEXPECTED', message: 'oops' });
  });

  test('an API that throws gives a 502 without its message', async () => {
    const edge = startEdge();
    edge.api = () => Promise.reject(new Error('password=hunter2'));
    const response = await edge.ask('/api/User/GetProfile');
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('hunter2');
  });

  test('an API that does not answer gives a 504', async () => {
    const env = { API: { fetch: () => new Promise<Response>(() => {}) } } as unknown as EdgeEnv;
    await expect(fetchApi(env, '/api/User/GetProfile', {}, 20)).rejects.toMatchObject({ status: 504, code: 'UPSTREAM_SLOW' });
  });
});

describe('a WebSocket', () => {
  const upgrade = (headers: Record<string, string>): RequestInit => ({ headers: { upgrade: 'websocket', ...headers } });

  test('its token is passed on as a header, and the protocol is answered without it', async () => {
    const edge = startEdge();
    edge.api = () => {
      const pair = new WebSocketPair();
      pair[1].accept();
      pair[1].send('hello');
      return new Response(null, { status: 101, webSocket: pair[0] });
    };
    const response = await edge.ask(
      '/api/Tools/Connect?chatId=1',
      upgrade({ origin: 'http://localhost:8787', 'sec-websocket-protocol': 'kervan, bearer.a.b-c_d' }),
    );
    expect(response.status).toBe(101);
    expect(response.headers.get('sec-websocket-protocol')).toBe('kervan');
    expect(edge.apiCalls[0]?.headers.get('authorization')).toBe('Bearer a.b-c_d');
    expect(edge.apiCalls[0]?.headers.get('sec-websocket-protocol')).toBeNull();
    expect(pathOfCall(edge.apiCalls[0])).toBe('/api/Tools/Connect?chatId=1');
    const socket = response.webSocket;
    const message = new Promise((resolve) => socket?.addEventListener('message', (event) => resolve(event.data)));
    socket?.accept();
    expect(await message).toBe('hello');
    socket?.close();
  });

  test.each<[number, Record<string, string>]>([
    [403, { origin: 'https://evil.example', 'sec-websocket-protocol': 'kervan, bearer.a' }],
    [401, { origin: 'http://localhost:8787', 'sec-websocket-protocol': 'kervan' }],
    [401, { origin: 'http://localhost:8787', cookie: 'kervan=secret' }],
  ])('%i for %j', async (status, headers) => {
    const edge = startEdge();
    expect((await edge.ask('/api/Tools/Connect', upgrade(headers))).status).toBe(status);
    expect(edge.apiCalls).toHaveLength(0);
  });

  test('a plain request gives a 400', async () => {
    expect((await startEdge().ask('/api/Tools/Connect')).status).toBe(400);
  });
});
