/** Large files: streamed into the store and checked there; nothing is stored without its call. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { bytesInMemory, hasMatch, windowBytes } from '../../../api/platform/file-bytes.ts';
import { splitForm } from '../../../api/platform/form-parts.ts';
import { joined } from '../../../api/platform/bytes.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { Refusal } from '../../../api/platform/http/refusal.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { getProductDetailById, addAndEditProduct } from '../../../contract/product/calls.ts';
import { hourMs, minuteMs, uploadBytesMax, uploadWaitMs } from '../../../contract/limits.ts';
import { unreadBytesMax } from '../../../contract/wire/unread-body.ts';
import { bearer } from '../../../contract/wire/wire-call.ts';
import { clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { database, member, seller, staffOf } from '../../support/api/api-fixtures.ts';
import { jpgBytes, webpBytes } from '../../support/data/sample-files.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

/** A picture with compressed data of the given length, a comment before them, and bytes after the end of the picture. */
function largeJpg(bytes: number): { given: Uint8Array<ArrayBuffer>; cleaned: Uint8Array<ArrayBuffer> } {
  const plain = jpgBytes(800, 600);
  const data = Uint8Array.from({ length: bytes - plain.length }, (_, index) => (index * 2_654_435_761) & 0x7f);
  const secret = new TextEncoder().encode('41 deg north');
  const comment = Uint8Array.from([0xff, 0xfe, 0, secret.length + 2, ...secret]);
  const scan = [plain.subarray(11, -2), data.map((byte) => (byte === 0x3c ? 0 : byte)), plain.subarray(-2)];
  return {
    given: joined([plain.subarray(0, 11), comment, ...scan, new TextEncoder().encode('PK hidden')]),
    cleaned: joined([plain.subarray(0, 11), ...scan]),
  };
}

/** A form as a browser writes it. */
async function formOf(fields: Record<string, string>, pictures: readonly Uint8Array<ArrayBuffer>[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, bytes] of pictures.entries()) form.append('ImageList', new File([bytes], `${index}.jpg`));
  const written = new Response(form);
  return { type: written.headers.get('content-type') ?? '', bytes: new Uint8Array(await written.arrayBuffer()) };
}

const sendForm = (token: string, type: string, body: BodyInit, on: Env = testEnv): Promise<Response> =>
  send(
    new Request(`http://localhost:8787${pathOf(addAndEditProduct)}`, {
      method: 'POST',
      headers: { authorization: bearer(token), 'content-type': type },
      body,
    }),
    on,
  );

const waiting = async (): Promise<string[]> => (await env.MEDIA.list({ prefix: 'u/' })).objects.map(({ key }) => key);
const waitingRows = () => firstValue<number>("SELECT COUNT(*) AS n FROM media WHERE r2_key LIKE 'u/%'");

describe('a large file', () => {
  test('is in the store before it has arrived completely, and becomes one cleaned picture', async () => {
    const { user, fields } = await seller();
    const { given, cleaned } = largeJpg(3 * windowBytes + 64_711);
    const { type, bytes } = await formOf(fields, [given, webpBytes(9, 9)]);
    let seen: string[] = [];
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        // The last bytes are sent only after everything before them is in the store.
        if (at + 50_000 > bytes.length) while ((seen = await waiting()).length < 3) await scheduler.wait(5);
        controller.enqueue(bytes.subarray(at, at + 50_000));
        at += 50_000;
        if (at >= bytes.length) controller.close();
      },
    });
    const answer = await sendForm(user.token, type, body);
    expect(answer.status).toBe(200);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    const { data: answered } = (await answer.json()) as { data: { product: { id: string } } };
    const { product } = await data(getProductDetailById, { token: user.token, body: { id: answered.product.id } });
    const [first = '', second = ''] = product.imageURLs;
    const stored = await env.MEDIA.get(first.slice('/media/'.length));
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(cleaned);
    expect((await env.MEDIA.head(second.slice('/media/'.length)))?.size).toBe(webpBytes(9, 9).length);
    expect([await waiting(), await waitingRows()]).toEqual([[], 0]);
  });

  test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => BodyInit, number]>([
    ['whose sender leaves', (bytes) => broken(bytes.subarray(0, 2 * windowBytes + 1)), 500],
    ['that ends in the midst of it', (bytes) => bytes.subarray(0, -100), 400],
    ['that is no picture in the end', (bytes) => bytes.with(bytes.lastIndexOf(0xd9), 0), 415],
    ['beside one that is too much', (bytes) => bytes, 413],
  ])('%s leaves nothing', async (name, bodyOf, status) => {
    const { user, fields } = await seller();
    const isTooMuch = name.endsWith('too much');
    const { type, bytes } = await formOf(fields, [
      largeJpg(2 * windowBytes + 5000).given,
      ...(isTooMuch ? [new Uint8Array(uploadBytesMax + 1)] : []),
    ]);
    const before = (await env.MEDIA.list()).objects.length;
    const answer = await sendForm(user.token, type, bodyOf(bytes));
    expect(answer.status).toBe(status);
    expect([(await env.MEDIA.list()).objects.length - before, await waitingRows()]).toEqual([0, 0]);
  });

  test('of a crashed call is deleted by the scheduled run, after an hour and in bounded numbers', async () => {
    const user = await member();
    const row = env.DB.prepare(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at) VALUES(?1,'u/'||?1,?2,'file','x',1,'pending','chat',?3)",
    );
    await env.DB.batch(Array.from({ length: 150 }, (_, index) => row.bind(`dead${index}`, user.id, clock.now())));
    for (const name of ['dead0/0', 'dead0/5', 'dead149/3']) await env.MEDIA.put(`u/${name}`, 'x');
    clock.advance(hourMs - minuteMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect([(await waiting()).length, await waitingRows()]).toEqual([3, 150]);
    clock.advance(2 * minuteMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect(await waitingRows()).toBe(50);
    await sweepMedia(testEnv, database(), clock.now());
    expect([await waiting(), await waitingRows()]).toEqual([[], 0]);
  });
});

test('a file that is being deleted cannot be used any more', async () => {
  const user = await member();
  const insert = `INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, created_at, field)
    VALUES('waits', 'p/waits', ?1, 'image', 'image/jpeg', 1, 'pending', 'public', ?2, 'ImageList')`;
  await runSql(insert, user.id, clock.now());
  clock.advance(uploadWaitMs + minuteMs);
  const states: (string | null)[] = [];
  const MEDIA = {
    delete: async (keys: string[]) => {
      states.push(await firstValue<string>("SELECT state FROM media WHERE id='waits'"));
      await env.MEDIA.delete(keys);
    },
  };
  await sweepMedia({ ...testEnv, MEDIA: MEDIA as R2Bucket }, database(), clock.now());
  expect([states, await firstValue<number>("SELECT COUNT(*) FROM media WHERE id='waits'")]).toEqual([['dead'], 0]);
});

/** A body whose sender aborts halfway. */
function broken(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) controller.error(new Error('gone'));
      else controller.enqueue(bytes);
      isSent = true;
    },
  });
}

async function* inPieces(whole: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let index = 0; at < whole.length; index += 1) {
    const length = lengths[index % lengths.length] ?? 1;
    yield whole.subarray(at, at + length);
    at += length;
  }
}
const lengths = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 9 });

describe('an upload without permission', () => {
  /** A store that records what is written, and a body that records how much of it was read. */
  function watched(form: Uint8Array<ArrayBuffer>) {
    const seen = { puts: 0, taken: 0 };
    const MEDIA = new Proxy(testEnv.MEDIA, {
      get: (bucket, name) => {
        if (name === 'put') seen.puts += 1;
        const value: unknown = Reflect.get(bucket, name);
        return typeof value === 'function' ? value.bind(bucket) : value;
      },
    });
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(form.subarray(seen.taken, seen.taken + 4096));
        seen.taken += 4096;
        if (seen.taken >= form.length) controller.close();
      },
    });
    return { seen, body, on: { ...testEnv, MEDIA } };
  }
  const refused = async (length: Record<string, string>) => {
    const { user, fields } = await seller();
    const { type, bytes } = await formOf(fields, [largeJpg(3 * windowBytes).given]);
    const { token } = await staffOf(user, ['getChat']);
    const { seen, body, on } = watched(bytes);
    const request = new Request(`http://localhost:8787${pathOf(addAndEditProduct)}`, {
      method: 'POST',
      headers: { authorization: bearer(token), 'content-type': type, ...length },
      body,
    });
    const answer = await send(request, on);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
    expect([seen.puts, await waiting(), await waitingRows()]).toEqual([0, [], 0]);
    return { taken: seen.taken, length: bytes.length };
  };

  test('is not stored, and its body is drained', async () => {
    const { taken, length } = await refused({});
    expect(taken).toBeGreaterThanOrEqual(length);
  });

  test('is not even read when its length exceeds what is drained', async () => {
    const { taken } = await refused({ 'content-length': String(unreadBytesMax + 1) });
    expect(taken).toBeLessThanOrEqual(2 * 4096);
  });
});

test('a form is parsed the same at any chunk boundaries', async () => {
  const field = fc.constantFrom('Text', 'Data.File', 'with "quotes"', 'çok satır');
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\r\n', '--', '\r\n--', '\r\n------', '\n\n', '\r\n\r\n'));
  const part = fc.record({ field, text, file: fc.option(fc.constantFrom('a.csv', 'b "c".pdf', '', '🚢.txt')) });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), lengths, async (parts, cuts) => {
      const form = new FormData();
      for (const { field: name, text: content, file } of parts)
        if (file === null) form.append(name, content.toWellFormed());
        else form.append(name, new File([content], file));
      const written = new Response(form);
      const type = written.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await written.arrayBuffer());
      const read = await new Response(bytes, { headers: { 'content-type': type } }).formData();
      const expected: unknown[] = [];
      const files: unknown[] = [];
      for (const [name, value] of read.entries() as Iterable<[string, string | File]>)
        if (typeof value === 'string') expected.push([name, value]);
        else files.push([name, value.name, await value.text()]);
      const got: [string, string, string][] = [];
      const decoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
      let content: Uint8Array[] = [];
      const texts = await splitForm(inPieces(bytes, cuts), type, {
        begin: (name, file) => {
          content = [];
          got.push([name, file, '']);
        },
        write: async (each) => void content.push(each.slice()),
        end: async () => {
          const last = got.at(-1);
          if (last !== undefined) last[2] = decoder.decode(joined(content));
        },
      });
      expect([texts, got]).toEqual([expected, files]);
    }),
    { numRuns: 150 },
  );
});

const ofB = 'multipart/form-data; boundary=b';
test.each([
  ['nothing', '', ofB],
  ['no boundary', '--b--\r\n', 'multipart/form-data'],
  ['another boundary', '--c\r\n\r\n--c--', ofB],
  ['no end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', ofB],
  ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--', ofB],
  ['no disposition', '--b\r\nX: y\r\n\r\nx\r\n--b--', ofB],
  ['a boundary that goes on', '--b!\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--', ofB],
  ['an endless head', `--b\r\nX: ${'y'.repeat(20_000)}\r\n\r\nx\r\n--b--`, ofB],
  ['too many parts', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(1001), ofB],
  // A file within a text, for parsers that accept single line feeds.
  [
    'a hidden file',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\n--b\nContent-Disposition: form-data; name="f"; filename="f"\n\nx\r\n--b--',
    ofB,
  ],
])('%s is not a form', async (_, body, type) => {
  const files = { begin: () => undefined, write: async () => undefined, end: async () => undefined };
  const read = splitForm(inPieces(new TextEncoder().encode(body), [7]), type, files);
  await expect(read).rejects.toThrow(Refusal);
});

test('patterns in a file are found at any chunk boundaries', async () => {
  // eslint-disable-next-line no-control-regex -- part of the pattern
  const pattern = /<(?:script|head)\b|\u0001/i;
  const text = fc.array(fc.constantFrom('<', 'script', 'scrip', 'head', 'er', ' ', 'ş', '\u0001', 'x'.repeat(40)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(text, lengths, async (parts, cuts) => {
      const whole = parts.join('');
      const found = await hasMatch(inPieces(new TextEncoder().encode(whole), cuts), new TextDecoder(), pattern, 9);
      expect(found).toBe(pattern.test(whole));
    }),
    { numRuns: 500 },
  );
});

test('a file is read across its windows', async () => {
  const whole = Uint8Array.from({ length: 2 * windowBytes + 10 }, (_, index) => index % 251);
  const bytes = bytesInMemory(whole);
  for (const [from, length] of [
    [0, 5],
    [windowBytes - 2, 5],
    [2 * windowBytes - 1, 30],
    [whole.length - 3, 9],
    [whole.length, 9],
    [7, windowBytes],
  ] as const)
    expect(await bytes.slice(from, length)).toEqual(whole.subarray(from, from + length));
  const parts: Uint8Array[] = [];
  for await (const part of bytes.between(windowBytes - 3, whole.length - 1)) parts.push(part.slice());
  expect(joined(parts)).toEqual(whole.subarray(windowBytes - 3, -1));
});
