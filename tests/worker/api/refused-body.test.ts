/** A refusal drains the body, within bounds: an unread one would break the connection. */
import { expect, test } from 'vitest';
import { unreadBytesMax } from '../../../contract/wire/unread-body.ts';
import { startEdge } from '../edge.ts';

/** A body of chunks of 64 KiB that counts how many were read. */
function counted(parts: number): { body: ReadableStream<Uint8Array>; read(): number } {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read === parts) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
        read = Math.min(parts, read + 1);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}
const foreign = { origin: 'https://foreign.example', 'content-type': 'application/json' };

test.each([
  [403, '/api/Auth/Login', 'POST', 3],
  [405, '/imports', 'DELETE', 3],
  // A body that is longer than the call permits.
  [413, '/api/Company/BoostCompany', 'POST', 20],
])('%s %s: a body is read to its end', async (status, path, method, parts) => {
  const { body, read } = counted(parts);
  const answer = await startEdge().ask(path, { method, headers: foreign, body });
  expect([answer.status, read()]).toEqual([status, parts]);
});

test('an endless body is not read to its end, and one that is longer than any upload is not read at all', async () => {
  const endless = counted(Infinity);
  expect((await startEdge().ask('/imports', { method: 'POST', headers: foreign, body: endless.body })).status).toBe(405);
  expect(endless.read()).toBeLessThan(unreadBytesMax / 65_536 + 3);
  const long = counted(Infinity);
  const headers = { ...foreign, 'content-length': String(unreadBytesMax + 1) };
  expect((await startEdge().ask('/imports', { method: 'POST', headers, body: long.body })).status).toBe(413);
  expect(long.read()).toBe(0);
});
