/** Where too much is under way: kept pages are shown, the rest is told to come again soon. */
import { expect, test } from 'vitest';
import { failureHeader } from '../../contract/page-headers.ts';
import { type EdgeUnderTest, ok, ownOrigin, startEdge, wire } from './edge.ts';

/** An API that answers nobody until it is let go. */
function held(edge: EdgeUnderTest): () => void {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  edge.api = () => gate.then(() => ok({}));
  return () => letGo();
}
const call = '/api/Company/GetRequestCards';
const asked = { method: 'POST', headers: { ...ownOrigin, 'content-type': 'application/json' }, body: '{}' };

test('six calls run, fifty are under way, the next ones are refused with a time to wait; afterwards all is as before', async () => {
  const edge = startEdge();
  const letGo = held(edge);
  const page = await edge.ask('/imports');
  expect([page.status, page.headers.get('x-page')]).toEqual([200, 'fresh']);
  edge.nowMs += 50_000;

  const waiting = Array.from({ length: 50 }, () => edge.ask(call, asked));
  await expect.poll(() => edge.apiCalls.length).toBe(6);
  const refused = await edge.ask(call, asked);
  expect([refused.status, refused.headers.get('retry-after'), (await wire(refused)).code]).toEqual([503, '2', 'BUSY']);
  expect(edge.apiCalls.length).toBeLessThan(50);
  // An older page stands in; what was never shown says that there is too much to do.
  expect((await edge.ask('/imports')).headers.get('x-page')).toBe('stale');
  await edge.ask('/exports');
  expect(edge.pageRequests.map((request) => request.headers.get(failureHeader))).toEqual([null, 'BUSY']);

  letGo();
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  expect((await edge.ask(call, asked)).status).toBe(200);
  await edge.ask('/companies');
  expect(edge.pageRequests.at(-1)?.headers.has(failureHeader)).toBe(false);
});

test('calls that wait for a slow API hold up nobody', async () => {
  const edge = startEdge();
  const letGo = held(edge);
  const waiting = Array.from({ length: 12 }, () => edge.ask(call, asked));
  await expect.poll(() => edge.apiCalls.length).toBe(12);
  letGo();
  await Promise.all(waiting);
});

test('in production the platform sheds', async () => {
  const edge = startEdge({ env: { MODE: 'production' } });
  const letGo = held(edge);
  const waiting = Array.from({ length: 51 }, () => edge.ask(call, asked));
  await expect.poll(() => edge.apiCalls.length).toBe(51);
  letGo();
  await Promise.all(waiting);
});
