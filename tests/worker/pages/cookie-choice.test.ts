/** The cookie question without script. */
import { expect, test } from 'vitest';
import { origin, startEdge } from '../edge.ts';

const post = (choice: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
  body: `cookies=${choice}`,
});

test.each([
  [`${origin}/ar/imports?page=2`, '/ar/imports?page=2'],
  ['https://foreign.example/x', '/'],
  [`${origin}//foreign.example`, '/'],
  ['', '/'],
])('an answer that is sent from %s is stored and redirects to %s', async (referer, location) => {
  const answer = await startEdge().ask('/cookies', post('refused', { referer }));
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([303, location, 'no-store']);
  expect(answer.headers.get('set-cookie')).toMatch(/^cookies=refused; Path=\/; Max-Age=31536000; SameSite=Lax/);
});

test('"ask again" deletes the answer', async () => {
  expect((await startEdge().ask('/cookies', post('ask'))).headers.get('set-cookie')).toMatch(/^cookies=; Path=\/; Max-Age=0;/);
});

test('another site cannot answer, and no other value is an answer', async () => {
  const edge = startEdge();
  const statuses = async (...asked: RequestInit[]) =>
    Promise.all(asked.map(async (init) => edge.ask('/cookies', init).then(({ status, headers }) => [status, headers.get('set-cookie')])));
  expect(
    await statuses(
      post('accepted', { origin: 'https://foreign.example' }),
      post('toString'),
      post('accepted', { 'content-type': 'text/plain' }),
    ),
  ).toEqual([
    [403, null],
    [400, null],
    [415, null],
  ]);
});

test('the style that shows the question depends on the cookie, and is not cached', async () => {
  const edge = startEdge();
  const open = await edge.ask('/cookies.css');
  expect([open.headers.get('content-type'), open.headers.get('cache-control')]).toEqual(['text/css', 'no-store']);
  expect(await open.text()).toContain('.cookie-banner');
  expect(await (await edge.ask('/cookies.css', { headers: { cookie: 'cookies=refused' } })).text()).toBe(
    '[type=button]{display:none!important}',
  );
});
