/** The contact form as browsers submit it without script. */
import { describe, expect, test } from 'vitest';
import type { ContactUsState } from '../../../contract/content/contact-us.ts';
import { type EdgeUnderTest, ok, ownOrigin, pathOfCall, startEdge } from '../edge.ts';

const typed = { name: 'Nour "<b>"', email: 'nour@example.com', message: 'Line one\r\nline two' };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (edge: EdgeUnderTest, path: string, values: Record<string, string> = typed, headers: Record<string, string> = ownOrigin) =>
  edge.ask(path, { method: 'POST', headers: { ...formType, ...headers }, body: new URLSearchParams(values).toString() });
const stateOf = (edge: EdgeUnderTest): Promise<ContactUsState> => (edge.pageRequests[0] as Request).json<ContactUsState>();

describe('a submitted form', () => {
  test.each([
    ['/contact-us', 'en'],
    ['/ar/contact-us', 'ar'],
    ['/tr/bize-ulasin', 'tr'],
  ])('at %s reaches AddContactUs, and redirects to a page that confirms it', async (path, language) => {
    const edge = startEdge();
    const headers = { ...ownOrigin, cookie: 'kervan=secret', authorization: 'Bearer x', 'cf-connecting-ip': '203.0.113.9' };
    const answer = await send(edge, path, typed, headers);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      `${path}?sent=1`,
      'no-store',
    ]);
    const call = edge.apiCalls[0] as Request;
    expect([call.method, pathOfCall(call)]).toEqual(['POST', '/api/Pages/AddContactUs']);
    expect(await call.json()).toEqual({ ...typed, message: 'Line one\nline two' });
    expect([call.headers.get('cookie'), call.headers.get('authorization')]).toEqual([null, null]);
    // The rate limit counts the address of the visitor, not that of the edge.
    expect(call.headers.get('cf-connecting-ip')).toBe('203.0.113.9');
    expect([call.headers.get('accept-language'), call.headers.get('content-type')]).toEqual([language, 'application/json']);
    expect(edge.pageRequests).toHaveLength(0);
  });

  test('that is submitted again by a reload is the same message; another text is another one', async () => {
    const edge = startEdge();
    for (const message of ['one', 'one', 'two']) await send(edge, '/contact-us', { ...typed, message });
    const keys = edge.apiCalls.map((call) => call.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is confirmed on a page with an address of its own in the cache, which no other parameter changes', async () => {
    const edge = startEdge();
    await edge.ask('/contact-us?sent=1&name=x');
    await edge.ask('/contact-us?sent=2');
    expect(edge.pageRequests.map(pathOfCall)).toEqual(['/contact-us?sent=1', '/contact-us']);
  });
});

describe('a refused form', () => {
  test('is shown again with what was typed, which is in no address and no cache', async () => {
    const edge = startEdge();
    edge.api = () =>
      Response.json({ success: false, code: 'THROTTLED', message: 'wait' }, { status: 429, headers: { 'retry-after': '600' } });
    const answer = await send(edge, '/ar/contact-us');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('location')]).toEqual([429, 'no-store', null]);
    const page = edge.pageRequests[0] as Request;
    expect([pathOfCall(page), page.headers.get('x-kervan-language'), page.headers.get('x-kervan-prefix')]).toEqual([
      '/contact-us',
      'ar',
      '/ar',
    ]);
    expect(await stateOf(edge)).toEqual({
      values: { ...typed, message: 'Line one\nline two' },
      fields: {},
      code: 'THROTTLED',
      message: 'wait',
      retryAfterSeconds: 600,
    });
    await edge.ask('/ar/contact-us');
    expect(edge.pageRequests[1]?.method).toBe('GET');
  });

  test('with empty or too long fields does not reach the API', async () => {
    const edge = startEdge();
    const answer = await send(edge, '/contact-us', { name: ' ', email: 'e'.repeat(101), message: 'm'.repeat(2001) });
    expect([answer.status, edge.apiCalls.length]).toEqual([400, 0]);
    expect((await stateOf(edge)).fields).toEqual({ name: 'REQUIRED', email: 'TOO_LONG', message: 'TOO_LONG' });
  });

  test('keeps a pasted text that is far too long, and says so at its field', async () => {
    const edge = startEdge();
    const message = 'Ж'.repeat(20_000);
    const body = new URLSearchParams({ ...typed, message }).toString();
    const headers = { ...formType, ...ownOrigin, 'content-length': String(body.length) };
    const answer = await edge.ask('/ru/contact-us', { method: 'POST', headers, body });
    expect([answer.status, edge.apiCalls.length]).toEqual([400, 0]);
    expect(await stateOf(edge)).toMatchObject({ values: { name: typed.name, message }, fields: { message: 'TOO_LONG' } });
  });

  test('shows the API’s fault at its field', async () => {
    const edge = startEdge();
    edge.api = () =>
      Response.json({ success: false, code: 'BAD_INPUT', message: 'm', errors: { email: 'INVALID_EMAIL' } }, { status: 400 });
    const answer = await send(edge, '/contact-us');
    expect(answer.status).toBe(400);
    expect((await stateOf(edge)).fields).toEqual({ email: 'INVALID_EMAIL' });
  });

  test('keeps what was typed when the API is down', async () => {
    const edge = startEdge();
    edge.api = () => Promise.reject(new Error('down'));
    const answer = await send(edge, '/contact-us');
    expect(answer.status).toBe(503);
    expect(await stateOf(edge)).toMatchObject({ code: 'UPSTREAM_UNREACHABLE', values: { name: typed.name } });
  });
});

describe('another body', () => {
  test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'a foreign page with %j sends nothing in a visitor’s name',
    async (headers) => {
      const edge = startEdge();
      edge.api = () => ok({});
      const answer = await send(edge, '/contact-us', typed, headers);
      expect([answer.status, edge.apiCalls.length, edge.pageRequests.length]).toEqual([403, 0, 0]);
    },
  );

  test('another content type, a huge one and other pages are refused', async () => {
    const edge = startEdge();
    const json = await edge.ask('/contact-us', {
      method: 'POST',
      headers: { ...ownOrigin, 'content-type': 'application/json' },
      body: '{}',
    });
    const huge = await send(edge, '/contact-us', { message: 'm'.repeat(1_000_000) });
    const other = await send(edge, '/about-us');
    expect([json.status, huge.status, other.status, edge.apiCalls.length]).toEqual([415, 413, 405, 0]);
  });
});
