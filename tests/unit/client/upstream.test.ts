/** Another provider’s API (docs/behaviour.md#call-addresses), tested against real servers on this machine. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paymentReturns } from '../../../contract/payment/calls.ts';

interface Edge {
  fetch(request: Request, env: object, context: object): Promise<Response>;
}
// Work after the answer is ignored, because Node finishes it without waiting.
vi.mock('cloudflare:workers', () => ({ waitUntil: () => undefined }));

// The edge is typed for Workers; here it runs in Node, so that it can meet a real server. By a variable, past this program's types.
const edgeFile = '../../../worker/edge.ts';
const { createEdge } = (await import(edgeFile)) as { createEdge(parts: object): Edge };

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A provider that returns its input. */
const echo: RequestListener = async (request, response) => {
  const answer = {
    success: true,
    code: 'ECHO',
    message: '',
    data: { method: request.method, url: request.url, headers: request.headers, body: await textOf(request) },
  };
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'theirs=1', server: 'theirs' }).end(JSON.stringify(answer));
};

const ask = (path: string, init: RequestInit, env: Record<string, unknown>): Promise<Response> => {
  const stored = new Map<string, string>();
  const bindings = {
    MODE: 'local',
    ORIGIN: 'http://localhost:8787',
    LOOKUPS: {
      get: async (key: string) => stored.get(key) ?? null,
      put: async (key: string, value: string) => void stored.set(key, value),
    },
    API: { fetch: () => Promise.reject(new Error('the embedded API is not used')) },
    ...env,
  };
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };
  return createEdge({ renderPage: () => Promise.reject(new Error('no page')) }).fetch(
    new Request(`http://localhost:8787${path}`, init),
    bindings,
    context,
  );
};

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}
const echoOf = async (response: Response): Promise<Echo> => ((await response.json()) as { data: Echo }).data;

describe('UPSTREAM_API', () => {
  test('gets the calls instead of the embedded API, under the same paths, without cookies', async () => {
    const upstream = await serve(echo);
    const init = {
      method: 'POST',
      headers: {
        authorization: 'Bearer t',
        cookie: 'kervan=secret',
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.9',
        'x-kervan-user': 'x',
      },
      body: '{"companyId":"x"}',
    };
    const env = { UPSTREAM_API: `${upstream}/`, MODE: 'production' };
    const response = await ask('/api/Company/BoostCompany?a=1', init, env);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    const { method, url, headers, body } = await echoOf(response);
    expect([method, url, body]).toEqual(['POST', '/api/Company/BoostCompany?a=1', '{"companyId":"x"}']);
    expect(headers).toMatchObject({ authorization: 'Bearer t', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' });
    expect(headers['cookie']).toBeUndefined();
    expect(headers['x-kervan-user']).toBeUndefined();
  });

  test.each([
    ['/api/public/common/news?lang=TR', '/api/public/common/news?lang=TR'],
    ['/api/CMSLocations/GetCountries', '/api/CMSLocations/GetCountries'],
    ['/media/a/b.webp', '/media/a/b.webp'],
    // Another provider makes no sizes of ours.
    ['/media/m/a.webp', '/media/p/a.webp'],
  ])('%s is requested as %s', async (path, expected) => {
    const upstream = await serve(echo);
    expect((await echoOf(await ask(path, {}, { UPSTREAM_API: upstream }))).url).toBe(expected);
  });

  test('a provider without /api before its main calls is reached with UPSTREAM_MAIN_PREFIX', async () => {
    const upstream = await serve(echo);
    const env = { UPSTREAM_API: upstream, UPSTREAM_MAIN_PREFIX: '' };
    expect((await echoOf(await ask('/api/User/GetProfile', {}, env))).url).toBe('/User/GetProfile');
    expect((await echoOf(await ask('/api/public/common/news', {}, env))).url).toBe('/api/public/common/news');
  });

  test('keeps sessions in our own cookie', async () => {
    const upstream = await serve((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'theirs=1' })
        .end(JSON.stringify({ success: true, data: { accessToken: 'a', refreshToken: 'their-token' } }));
    });
    const response = await ask('/api/Auth/Login', { method: 'POST', body: '{"source":1}' }, { UPSTREAM_API: upstream });
    expect(response.headers.get('set-cookie')).toContain('kervan=their-token;');
    expect(await response.text()).not.toContain('their-token');
  });

  test('that is unreachable gives a clean 502', async () => {
    const upstream = await serve(echo);
    const server = servers.pop();
    await new Promise((done) => server?.close(done));
    const response = await ask('/api/User/GetProfile', {}, { UPSTREAM_API: upstream });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ success: false, code: 'UPSTREAM_UNREACHABLE' });
  });

  test('that closes the connection gives a clean 502', async () => {
    const upstream = await serve((request) => request.socket.destroy());
    expect((await ask('/api/User/GetProfile', {}, { UPSTREAM_API: upstream })).status).toBe(502);
  });

  test('that does not answer within 10 s gives a clean 504', async () => {
    let reached: () => void = () => {};
    const isReached = new Promise<void>((done) => (reached = done));
    const upstream = await serve(() => reached());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = ask('/api/User/GetProfile', {}, { UPSTREAM_API: upstream });
    await isReached;
    vi.advanceTimersByTime(10_000);
    const response = await waiting;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ success: false, code: 'UPSTREAM_SLOW' });
  });

  test('that sends its answer slowly is aborted after 10 s in total', async () => {
    let reached: () => void = () => {};
    const isReached = new Promise<void>((done) => (reached = done));
    const upstream = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,');
      let drops = 0;
      // The clock of intervals is the real one: by the fifth drop the answer has long begun.
      const dripping = setInterval(() => response.write(' ') && ++drops === 5 && reached(), 20);
      response.on('close', () => clearInterval(dripping));
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = ask('/api/User/GetProfile', {}, { UPSTREAM_API: upstream });
    await isReached;
    await vi.advanceTimersByTimeAsync(10_000);
    const response = await waiting;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ success: false, code: 'UPSTREAM_SLOW' });
  });

  test.each([
    ['half an answer', '{"success":true,'],
    ['nothing', ''],
    ['a page', '<!doctype html><h1>Welcome'],
  ])('that answers 200 with %s becomes a clean 502', async (_what, body) => {
    const upstream = await serve((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
    for (const path of ['/api/User/GetProfile', '/api/CMSLocations/GetCountries']) {
      const response = await ask(path, {}, { UPSTREAM_API: upstream });
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([path, 502, 'UPSTREAM_UNREACHABLE']);
    }
  });

  test.each([
    [paymentReturns.callback, 'text/html', '<!doctype html><h1>Paid</h1>', {}, "sandbox; frame-ancestors 'self'"],
    [
      paymentReturns.callback,
      'text/html',
      '<!doctype html><script src="/x.js">',
      { 'content-security-policy': 'script-src *' },
      'sandbox; f',
    ],
    [
      paymentReturns.callback,
      'text/html',
      '<h1>Paid</h1>',
      { 'content-security-policy': 'sandbox allow-scripts' },
      'sandbox allow-scripts',
    ],
    [paymentReturns.webhook, 'text/plain', 'OK', {}, 'sandbox'],
  ])('the bank’s return to %s has no JSON, and is outside our origin', async (path, type, page, headers, policy) => {
    const upstream = await serve((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': type, ...headers }).end(page);
    });
    const response = await ask(`${path}?language=tr`, { method: 'POST', body: 'status=success' }, { UPSTREAM_API: upstream });
    expect([response.status, await response.text()]).toEqual([200, page]);
    const header = response.headers.get('content-security-policy');
    expect(header).toContain(policy);
    expect(header).not.toContain("frame-ancestors 'none'");
  });

  test.each([
    ['/media/film.mp4', {}],
    ['/api/User/DownloadMyData', { 'content-disposition': 'attachment; filename="data.json"' }],
  ])('a file (%s) continues while bytes arrive, and no longer', async (path, headers) => {
    let send: (text: string) => void = () => {};
    const upstream = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', ...headers });
      send = (text) => void response.write(text);
      send('a');
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = ask(path, {}, { UPSTREAM_API: upstream });
    const response = await answer;
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value).toEqual(new Uint8Array([97]));
    await vi.advanceTimersByTimeAsync(9_000);
    send('b');
    expect((await reader.read()).value).toEqual(new Uint8Array([98]));
    await vi.advanceTimersByTimeAsync(9_000);
    send('c');
    expect((await reader.read()).value).toEqual(new Uint8Array([99]));
    const rest = reader.read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await rest).toMatchObject({ code: 'UPSTREAM_SLOW' });
  });

  test('that fails with a stack trace reveals none of it', async () => {
    const upstream = await serve((_, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>at /srv/app/db.js:12'),
    );
    const response = await ask('/api/User/GetProfile', {}, { UPSTREAM_API: upstream });
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('db.js');
  });
});
