/** The edge's part in signing in with a provider: cookie, links and posted answers (docs/behaviour.md#sign-in-with-a-provider). */
import { describe, expect, test } from 'vitest';
import { ok, origin, ownOrigin, pathOfCall, startEdge, wire } from '../edge.ts';

const binding = 'b'.repeat(64);
const address = 'https://accounts.google.com/o/oauth2/v2/auth?state=x';
const cookie = `kervan-identity=${binding}`;
const fromSite = { 'sec-fetch-site': 'same-origin' };

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...ownOrigin, ...headers },
  body: JSON.stringify(body),
});

describe('the binding of an attempt to the browser', () => {
  test.each(['BeginIdentity', 'BeginConnection'])('of %s is a cookie that script cannot read, and not in the answer', async (name) => {
    const edge = startEdge();
    edge.api = () => ok({ address, binding });
    const response = await edge.ask(`/api/Auth/${name}`, post({ provider: 'google', returnTo: '/' }));
    expect(response.headers.get('set-cookie')).toBe(`${cookie}; Path=/; Max-Age=600; SameSite=Strict; HttpOnly`);
    expect((await wire(response)).data).toEqual({ address });
  });

  test('is a __Host- cookie over https', async () => {
    const edge = startEdge({ env: { MODE: 'production', ORIGIN: 'https://kervan.example' }, site: 'https://kervan.example' });
    edge.api = () => ok({ address, binding });
    const response = await edge.ask('/api/Auth/BeginIdentity', post({}, { origin: 'https://kervan.example' }));
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-kervan-identity=b+; Path=\/; .*HttpOnly; Secure$/);
  });

  test('is put into FinishIdentity from the cookie, whatever the body says, and ends with it', async () => {
    const edge = startEdge();
    const asked = { provider: 'google', code: 'c', state: 's', binding: 'a'.repeat(64) };
    const response = await edge.ask('/api/Auth/FinishIdentity', post(asked, { cookie }));
    expect(await edge.apiCalls[0]?.json()).toEqual({ ...asked, binding });
    expect(response.headers.get('set-cookie')).toBe('kervan-identity=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly');
    await edge.ask('/api/Auth/FinishIdentity', post(asked));
    await edge.ask('/api/Auth/FinishIdentity', post(asked, { cookie: 'kervan-identity=none' }));
    const { binding: _, ...without } = asked;
    for (const request of edge.apiCalls.slice(1)) expect(await request.json()).toEqual(without);
  });

  test.each(['[]', 'null', '{', '"text"'])('is added to no other body: %s', async (body) => {
    const edge = startEdge();
    const response = await edge.ask('/api/Auth/FinishIdentity', { ...post({}), body });
    expect([response.status, edge.apiCalls.length]).toEqual([400, 0]);
  });
});

describe('the link to a provider', () => {
  test('asks the API with where to return, who invited and the language, and leads there with the cookie', async () => {
    const edge = startEdge();
    edge.api = () => ok({ address, binding });
    const response = await edge.ask('/sign-in/with/google/begin?redirect=%2Far%2Fmessages&Ref=ABC&language=ar', { headers: fromSite });
    expect(pathOfCall(edge.apiCalls[0])).toBe('/api/Auth/BeginIdentity');
    expect(await edge.apiCalls[0]?.json()).toEqual({ provider: 'google', returnTo: '/ar/messages', prefix: 'ar', ref: 'ABC' });
    expect([response.status, response.headers.get('location')]).toEqual([303, address]);
    expect(response.headers.get('set-cookie')).toContain(`${cookie};`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('says on the page of the provider why it cannot', async () => {
    const edge = startEdge();
    edge.api = () => Response.json({ success: false, code: 'THROTTLED', message: '' }, { status: 429 });
    const response = await edge.ask('/sign-in/with/google/begin?language=tr', { headers: fromSite });
    expect(response.headers.get('location')).toBe('/tr/sign-in/with/google?error=THROTTLED');
  });

  test('of another site, and to an unknown provider, only leads to the sign-in', async () => {
    const edge = startEdge();
    for (const [path, from] of [
      ['/sign-in/with/google/begin', 'cross-site'],
      ['/sign-in/with/google/begin', 'same-site'],
      ['/sign-in/with/unknown/begin', 'same-origin'],
    ] as const) {
      const response = await edge.ask(path, { headers: { 'sec-fetch-site': from } });
      expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([303, '/sign-in', null]);
    }
    expect(edge.apiCalls).toHaveLength(0);
  });
});

describe('the answer of a provider', () => {
  test('that is posted becomes an address, with what an answer has and nothing else', async () => {
    const edge = startEdge();
    const body = new URLSearchParams({ code: 'c.1', state: 'tr.abc', user: '{"name":{}}', redirect: 'https://evil.example' });
    const response = await edge.ask('/sign-in/with/apple', { method: 'POST', headers: { origin: 'https://appleid.apple.com' }, body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/tr/sign-in/with/apple?code=c.1&state=tr.abc']);
    expect((await edge.ask('/sign-in/with/evil', { method: 'POST', body })).status).toBe(404);
  });

  test('is shown in the language of the page that began', async () => {
    const edge = startEdge();
    const led = await edge.ask('/sign-in/with/google?code=c&state=ar.abc&iss=https%3A%2F%2Faccounts.google.com');
    expect(led.headers.get('location')).toBe('/ar/sign-in/with/google?code=c&state=ar.abc&iss=https%3A%2F%2Faccounts.google.com');
    for (const path of ['/sign-in/with/google?code=c&state=-.abc', '/ar/sign-in/with/google?code=c&state=ar.abc']) {
      const page = await edge.ask(path);
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    }
    expect((await edge.ask('/sign-in/with/google?code=c&state=xx.abc')).status).toBe(200);
  });

  test('never leads to another site', async () => {
    const edge = startEdge();
    for (const state of ['//evil.example', '..', 'tr', '/', 'ar/../..'])
      expect((await edge.ask(`/sign-in/with/google?code=c&state=${encodeURIComponent(state)}`)).headers.get('location') ?? origin).toMatch(
        /^(?:http:\/\/localhost:8787$|\/[a-z])/,
      );
  });
});
