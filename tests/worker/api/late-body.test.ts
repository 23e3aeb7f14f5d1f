/** Incomplete bodies, which must not block anything. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, ownOrigin, startEdge, wire } from '../edge.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const half = (): ReadableStream => new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":')) });
const json = { ...ownOrigin, 'content-type': 'application/json' };
const form = { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['/api/Auth/Login', json],
  ['/api/Auth/Register', json],
  ['/api/Moderation/Decide', json],
  ['/contact-us', form],
])('%s waits 30 s for the rest of a body, and does not call the API', async (path, headers) => {
  const edge = startEdge();
  let answer: Response | undefined;
  const waiting = edge.ask(path, { method: 'POST', headers, body: half() }).then((response) => (answer = response));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  const response = await waiting;
  expect([response.status, (await wire(response)).code, edge.apiCalls.length]).toEqual([408, 'BODY_LATE', 0]);
});

test('an upload may take longer, as long as bytes arrive', async () => {
  const edge = startEdge();
  let sent = 0;
  edge.api = async (request) => {
    for await (const chunk of request.body ?? []) sent += (chunk as Uint8Array).byteLength;
    return ok({});
  };
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { ...ownOrigin, 'content-type': 'multipart/form-data; boundary=x' };
  const waiting = edge.ask('/api/Company/EditCompany', { method: 'POST', headers, body: readable });
  for (let part = 1; part <= 3; part += 1) {
    await writer.write(new Uint8Array(1000));
    await vi.waitFor(() => expect(sent).toBe(part * 1000));
    await vi.advanceTimersByTimeAsync(25_000);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  const response = await waiting;
  expect([response.status, (await wire(response)).code]).toEqual([408, 'BODY_LATE']);
});
