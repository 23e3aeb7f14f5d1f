/** The unsubscribe link, as mail programs (RFC 8058) and browsers without script post to it. */
import { expect, test } from 'vitest';
import { origin, startEdge } from '../edge.ts';

const token = 'a'.repeat(24);
const oneClick = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };

test('a post to the mailed address stops the mails and is answered at once, by a page that confirms it', async () => {
  const edge = startEdge();
  const answer = await edge.ask(`/ar/unsubscribe?token=${token}`, oneClick);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
  const [call] = edge.apiCalls;
  expect([edge.apiCalls.length, call?.method, new URL(call?.url ?? origin).pathname]).toEqual([1, 'POST', '/api/User/StopSearchMails']);
  expect(await call?.json()).toEqual({ token });
  // The page never learns the token.
  const shown = new URL(edge.pageRequests[0]?.url ?? origin);
  expect([shown.pathname, shown.search]).toEqual(['/unsubscribe', '?stopped=yes']);
  expect(edge.pageRequests[0]?.headers.get('accept-language')).toBe('ar');
});

test('a link that we did not sign is not found, and an unavailable API is no confirmation', async () => {
  const edge = startEdge();
  edge.api = () => Response.json({ success: false, message: 'no', code: 'TOKEN_NOT_FOUND' }, { status: 404 });
  expect((await edge.ask(`/unsubscribe?token=${token}`, oneClick)).status).toBe(404);
  expect(new URL(edge.pageRequests[0]?.url ?? origin).search).toBe('?stopped=no');
  expect((await edge.ask('/unsubscribe', oneClick)).status).toBe(404);
  edge.api = () => new Response('x', { status: 503 });
  edge.page = (request) => new Response(request.headers.get('x-kervan-failure'), { status: 503, headers: { 'content-type': 'text/html' } });
  const outage = await edge.ask(`/ar/unsubscribe?token=${token}`, oneClick);
  expect([outage.status, await outage.text()]).toEqual([503, 'UPSTREAM_UNREACHABLE']);
  expect(edge.apiCalls).toHaveLength(2);
});

test('a GET of the address stops nothing', async () => {
  const edge = startEdge();
  expect((await edge.ask(`/unsubscribe?token=${token}`)).status).toBe(200);
  expect(edge.apiCalls).toEqual([]);
});
