/** Files and pictures in chats: accepted kinds, access, and that a file and its message are stored together. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { filesPerHour } from '../../../api/chat/message-limit.ts';
import type { Env } from '../../../api/platform/env.ts';
import { deleteMessage, getChat, getChatFile, sendMessage } from '../../../contract/chat/calls.ts';
import { hourMs, minuteMs, secondMs, uploadBytesMax } from '../../../contract/limits.ts';
import { addressOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { balanceOf, database, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { cardOf, look, opened, paymentsOf, priceOf, talking, textsOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { crashing } from '../../support/api/crash/crash-after-write.ts';
import { docxBytes, file, jpgBytes, pictureFile, pngBytes, zipBytes } from '../../support/data/sample-files.ts';
import { allRows, runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 1, 30));

interface Sent {
  field?: 'Data.File' | 'Data.Image';
  text?: string;
  idempotencyKey?: string;
  on?: Env;
}
const hand = (who: Trader, chatId: string, what: File, { field = 'Data.File', text = '', idempotencyKey, on }: Sent = {}) =>
  call(sendMessage, {
    token: who.token,
    body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': who.company.id, 'Data.Message.Text': text },
    files: { [field]: what },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(on !== undefined && { env: on }),
  });
const fetched = (url: string, headers: Record<string, string> = {}) => send(new Request(`http://localhost:8787${url}`, { headers }));
const mediaOf = async (who: Trader) =>
  await allRows<{ key: string; state: string }>(
    'SELECT r2_key AS key, state FROM media WHERE owner_user_id=?1 AND chat_id IS NOT NULL',
    who.id,
  );
const filesIn = async (who: Trader, chatId: string) =>
  (await look(who, chatId)).messages.map((message) => message.file).filter((one) => one !== null);
/** A valid picture with a script inside its compressed data. */
function scriptedJpg(): Uint8Array<ArrayBuffer> {
  const plain = jpgBytes(9, 9);
  return Uint8Array.from([...plain.slice(0, -2), ...Array.from('<script>x()</script>', (letter) => letter.charCodeAt(0)), 0xff, 0xd9]);
}
const list = () => file('list.csv', 'apricots,20 t\n', 'text/csv');

describe('an attached file', () => {
  test('that is a document is shown to both with name, kind and size, and downloaded', async () => {
    const { from, to, chatId } = await talking();
    const { envelope } = await hand(from, chatId, list(), { text: 'Our list' });
    expect(envelope).toMatchObject({
      code: 'MESSAGE_SENT',
      data: {
        message: { text: 'Our list', isText: true, isFile: true, isImage: false, imageUrl: '', sequence: 2, file: { kind: 'file' } },
      },
    });
    for (const who of [from, to]) {
      const message = (await look(who, chatId)).messages.at(-1);
      expect(message).toMatchObject({
        fileUrl: message?.file?.url,
        file: { kind: 'file', name: 'list.csv', bytes: 14, width: null, height: null },
      });
      const answer = await fetched(message?.fileUrl ?? '');
      expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
        200,
        'apricots,20 t\n',
        'text/csv; charset=utf-8',
      ]);
      expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''list.csv");
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(await cardOf(to, chatId)).toMatchObject({ lastMessage: 'Our list', lastMessageKind: 'file', isLastMessageOwn: false });
    expect(await cardOf(from, chatId)).toMatchObject({ isLastMessageOwn: true });
  });

  test('that is a picture is shown, in whichever field it is sent; the list shows its name', async () => {
    const { from, to, chatId } = await talking();
    for (const field of ['Data.Image', 'Data.File'] as const) {
      const { envelope } = await hand(to, chatId, pictureFile('sample.webp'), { field });
      const message = envelope.data?.message;
      expect(message).toMatchObject({ isImage: true, isFile: false, fileUrl: '', file: { kind: 'image', width: 800, height: 600 } });
      const answer = await fetched(message?.imageUrl ?? '');
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        200,
        'image/webp',
        null,
      ]);
    }
    expect(await cardOf(from, chatId)).toMatchObject({ lastMessage: 'sample.webp', lastMessageKind: 'image', isLastMessageOwn: false });
  });

  test('of a false kind, executable or too large is refused, and nothing is stored', async () => {
    const { from, chatId } = await talking();
    const docx = (parts: Record<string, string>, unpacked?: number) =>
      zipBytes({ '[Content_Types].xml': '', 'word/document.xml': '', ...parts }, '', unpacked);
    const refused: [what: string, File, code: string, field?: 'Data.Image'][] = [
      [
        'a page that calls itself a picture',
        file('a.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
        'UNSUPPORTED_MEDIA',
        'Data.Image',
      ],
      ['a script inside a picture', file('a.jpg', scriptedJpg()), 'UNSUPPORTED_MEDIA', 'Data.Image'],
      ['half a picture', file('a.png', pngBytes(9, 9).slice(0, -12)), 'UNSUPPORTED_MEDIA'],
      ['a document under another name', file('a.pdf', docxBytes()), 'UNSUPPORTED_MEDIA'],
      ['a document in the place of a picture', file('a.docx', docxBytes()), 'UNSUPPORTED_MEDIA', 'Data.Image'],
      ['a page', file('a.txt', '<!doctype html><script>1</script>'), 'UNSUPPORTED_MEDIA'],
      ['a program', file('a.txt', 'MZ\u0000\u0001'), 'UNSUPPORTED_MEDIA'],
      ['an archive', file('a.zip', zipBytes({ a: 'b' })), 'UNSUPPORTED_MEDIA'],
      ['a macro', file('a.docx', docx({ 'word/vbaProject.bin': '' })), 'UNSUPPORTED_MEDIA'],
      ['a bomb', file('a.docx', docx({}, 60_000_000)), 'UNSUPPORTED_MEDIA'],
      ['a picture of 81 million pixels', file('a.jpg', jpgBytes(9000, 9000)), 'TOO_LARGE', 'Data.Image'],
      ['one byte too many', file('a.txt', 'x'.repeat(uploadBytesMax + 1)), 'TOO_LARGE'],
    ];
    for (const [what, sent, code, field = 'Data.File'] of refused) {
      const { envelope } = await hand(from, chatId, sent, { field });
      expect([what, envelope.code, Object.keys(envelope.errors ?? {})]).toEqual([what, code, [field]]);
    }
    expect([await textsOf(from, chatId), await mediaOf(from)]).toEqual([['First'], []]);
  });

  test('too large in chunks, without a length, is refused as well', async () => {
    const { from, chatId } = await talking();
    const input = {
      body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': from.company.id, 'Data.Message.Text': '' },
      files: { 'Data.File': file('a.txt', 'x'.repeat(uploadBytesMax + 1)) },
    };
    const whole = new Request(`http://localhost:8787${addressOf(sendMessage)}`, requestOf(sendMessage, input, { token: from.token }));
    const headers = new Headers(whole.headers);
    headers.delete('content-length');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        stream.enqueue(bytes.subarray(sent, (sent += 1_000_000)));
        if (sent >= bytes.length) stream.close();
      },
    });
    const answer = await send(new Request(whole.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'TOO_LARGE']);
    expect(await mediaOf(from)).toEqual([]);
  });

  test('of the largest size is accepted, without place and author of a picture', async () => {
    const { from, to, chatId } = await talking();
    expect((await hand(from, chatId, file('a.txt', 'x'.repeat(uploadBytesMax)))).status).toBe(200);
    const exif = [0xff, 0xe1, 0, 16, ...Array.from('Exif\0\0GPS 41.0', (letter) => letter.charCodeAt(0))];
    const plain = jpgBytes(40, 30);
    const withExif = Uint8Array.from([...plain.slice(0, 2), ...exif, ...plain.slice(2)]);
    const { envelope } = await hand(from, chatId, file('a.jpg', withExif), { field: 'Data.Image' });
    const shown = await (await fetched(envelope.data?.message.imageUrl ?? '')).text();
    expect(shown).not.toContain('GPS');
    expect((await filesIn(to, chatId)).map(({ bytes }) => bytes)).toEqual([uploadBytesMax, plain.length]);
  });

  test('a message has one file, and an account may send a limited number of files per hour', async () => {
    const { from, chatId } = await talking();
    const both = await call(sendMessage, {
      token: from.token,
      body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': from.company.id },
      files: { 'Data.File': list(), 'Data.Image': pictureFile() },
    });
    expect([both.envelope.code, both.envelope.errors]).toEqual(['BAD_INPUT', { 'Data.Image': 'TOO_MANY' }]);
    await runSql(
      'INSERT INTO throttle(key, count, window_ends_at) VALUES(?1,?2,?3)',
      `chat-file:${from.id}`,
      filesPerHour - 1,
      clock.now() + hourMs,
    );
    expect((await hand(from, chatId, list())).status).toBe(200);
    expect((await hand(from, chatId, list())).envelope.code).toBe('THROTTLED');
  });
});

describe('access to a file', () => {
  test('an address is valid for an hour or two, for this file only', async () => {
    const { from, chatId } = await talking();
    const url = (await hand(from, chatId, list())).envelope.data?.message.fileUrl ?? '';
    const other = (await hand(from, chatId, pictureFile())).envelope.data?.message.imageUrl ?? '';
    const [path = '', query = ''] = url.split('?');
    const until = Number(new URLSearchParams(query).get('until'));
    expect(until - clock.now()).toBeGreaterThanOrEqual(hourMs);
    expect(until - clock.now()).toBeLessThanOrEqual(2 * hourMs);
    for (const wrong of [
      path,
      `${path}?until=${until}`,
      `${path}?until=${until + hourMs}&signature=${new URLSearchParams(query).get('signature')}`,
      `${path}?until=${until}&signature=${'0'.repeat(64)}`,
      `${path}?${other.split('?')[1]}`,
      `${other.split('?')[0]}?${query}`,
      url.replace('/media/c/', '/media/c/../c/'),
    ])
      expect([wrong, (await fetched(wrong)).status]).toEqual([wrong, wrong.includes('..') ? 200 : 404]);
    expect((await fetched(url, { range: 'bytes=0-3' })).status).toBe(206);
    clock.advance(until - clock.now());
    expect((await fetched(url)).status).toBe(404);
    const token = await signIn(from);
    const { messages } = (await data(getChat, { token, body: { chatId } })).chat;
    const [fresh] = messages.flatMap((message) => (message.isFile ? [message] : []));
    expect((await fetched(fresh?.fileUrl ?? '')).status).toBe(200);
    expect((await data(getChatFile, { token, query: { chatId, id: fresh?._id ?? '' } })).url).toBe(fresh?.fileUrl);
  });

  test('a stranger, a guest, staff without the flag and a moderator get no address', async () => {
    const { from, to, chatId } = await talking();
    const id = (await hand(from, chatId, list())).envelope.data?.message._id ?? '';
    const stranger = await trader();
    const deaf = await staffOf(to, ['sendMessage', 'getAccesibleChatCards']);
    const moderatorUser = await trader();
    await runSql('INSERT INTO moderator(user_id, created_at) VALUES(?1, 0)', moderatorUser.id);
    const ask = (token: string | undefined, chat = chatId) =>
      call(getChatFile, { ...(token !== undefined && { token }), query: { chatId: chat, id } });
    const own = await opened(stranger, to);
    const answers = [ask(undefined), ask(deaf.token), ask(stranger.token), ask(moderatorUser.token), ask(stranger.token, own)];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 404, 404, 404]);
    expect((await ask((await staffOf(to, ['getChat'])).token)).status).toBe(200);
    const before = await mediaOf(stranger);
    expect((await hand(stranger, chatId, list())).status).toBe(404);
    expect((await hand({ ...deaf, company: to.company } as unknown as Trader, chatId, list())).status).toBe(200);
    expect((await hand({ ...(await staffOf(to, ['getChat'])), company: to.company } as unknown as Trader, chatId, list())).status).toBe(
      403,
    );
    expect(await mediaOf(stranger)).toEqual(before);
  });

  test('a deleted message deletes its file', async () => {
    const { from, to, chatId } = await talking();
    const message = (await hand(from, chatId, list())).envelope.data?.message;
    await data(deleteMessage, { token: from.token, query: { chatId, id: message?._id ?? '' } });
    expect((await fetched(message?.fileUrl ?? '')).status).toBe(404);
    expect((await call(getChatFile, { token: to.token, query: { chatId, id: message?._id ?? '' } })).status).toBe(404);
    expect((await look(to, chatId)).messages.at(-1)).toMatchObject({ isActive: false, isFile: false, file: null, fileUrl: '' });
    expect(await cardOf(to, chatId)).toMatchObject({ lastMessage: 'First', lastMessageKind: 'text' });
    await sweepMedia(testEnv, database(), clock.now());
    expect([await mediaOf(from), (await env.MEDIA.list({ prefix: `c/${chatId}/` })).objects]).toEqual([[], []]);
  });

  test('a browser revalidates it each time, and learns that it was deleted', async () => {
    const { from, chatId } = await talking();
    const message = (await hand(from, chatId, list())).envelope.data?.message;
    const url = message?.fileUrl ?? '';
    const etag = (await fetched(url)).headers.get('etag') ?? '';
    const again = await fetched(url, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    await data(deleteMessage, { token: from.token, query: { chatId, id: message?._id ?? '' } });
    expect((await fetched(url, { 'if-none-match': etag })).status).toBe(404);
    expect((await fetched(url, { range: 'bytes=0-3' })).status).toBe(404);
  });

  test('files of an account are deleted with it; their names are still shown', async () => {
    const { from, to, chatId } = await talking();
    const { fileUrl = '', _id = '' } = (await hand(from, chatId, list(), { text: 'See this' })).envelope.data?.message ?? {};
    await hand(to, chatId, pictureFile());
    await database().batch(forgetAccountStatements(database(), from.id, clock.now()));
    expect((await fetched(fileUrl)).status).toBe(404);
    const messages = (await look(to, chatId)).messages.slice(1);
    expect(messages).toMatchObject([{ text: 'See this', fileUrl: '', file: { url: '', name: 'list.csv' } }, { isImage: true }]);
    expect((await fetched(messages[1]?.imageUrl ?? '')).status).toBe(200);
    expect((await call(getChatFile, { token: to.token, query: { chatId, id: _id } })).status).toBe(404);
    await sweepMedia(testEnv, database(), clock.now());
    expect((await env.MEDIA.list({ prefix: `c/${chatId}/` })).objects).toHaveLength(1);
  });

  test('an account that ends during the upload leaves no file', async () => {
    const { from, chatId } = await talking();
    const end = () => database().batch(forgetAccountStatements(database(), from.id, clock.now()));
    const late = { ...testEnv, MEDIA: { put: end } as unknown as R2Bucket };
    expect((await hand(from, chatId, list(), { on: late })).status).toBe(401);
    expect((await mediaOf(from)).filter(({ state }) => state === 'live')).toEqual([]);
  });
});

describe('a file and its message are stored together', () => {
  /** Counts payments for contacts, messages with files in the chat, and live files. */
  const outcome = async (from: Trader, to: Trader, chatId: string) => ({
    paid: await paymentsOf(from),
    files: (await filesIn(to, chatId).catch(() => [])).length,
    live: (await mediaOf(from)).filter(({ state }) => state === 'live').length,
  });

  test.each([
    ['first', 'before-write'],
    ['first', 'after-write'],
    ['later', 'before-write'],
    ['later', 'after-write'],
  ] as const)('a %s message, killed %s: none or one of each, and the repeat completes it', async (which, at) => {
    const { from, to, chatId } = await talking({ text: which === 'first' ? '' : 'First' });
    const paid = which === 'first' ? [] : [30];
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const key = 'killed-in-the-middle';
    expect((await hand(from, chatId, list(), { idempotencyKey: key, on: crashing({ at }) })).status).toBe(500);
    logged.mockRestore();
    clock.advance(minuteMs + secondMs);
    await deliverDue(testEnv, clock);
    const done = { paid: [30], files: 1, live: 1 };
    expect(await outcome(from, to, chatId)).toEqual(at === 'after-write' ? done : { paid, files: 0, live: 0 });
    const again = await hand(from, chatId, list(), { idempotencyKey: key });
    expect(again.envelope.data?.message).toMatchObject({ isFile: true, file: { name: 'list.csv' } });
    await deliverDue(testEnv, clock);
    expect(await outcome(from, to, chatId)).toEqual(done);
    clock.advance(hourMs + secondMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect([(await mediaOf(from)).length, (await env.MEDIA.list({ prefix: `c/${chatId}/` })).objects.length]).toEqual([1, 1]);
  });

  test('a first message with a file is charged once, also of four concurrent ones', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = await balanceOf(from);
    const chatId = await opened(from, to, { text: '' });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => hand(from, chatId, file(`${name}.csv`, name))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await paymentsOf(from), await balanceOf(from), (await filesIn(to, chatId)).length]).toEqual([[30], before - 30, 4]);
  });

  test('without sufficient credits there is neither message nor file', async () => {
    const [from, to] = [await trader({ credits: 0 }), await trader()];
    await priceOf(0, 1, (await balanceOf(from)) + 1);
    const chatId = await opened(from, to, { text: '' });
    expect((await hand(from, chatId, list())).envelope.code).toBe('NOT_ENOUGH_CREDIT');
    expect(await textsOf(from, chatId)).toEqual([]);
    clock.advance(hourMs + secondMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect(await mediaOf(from)).toEqual([]);
  });

  test('the same key sends a file once; with another file it is refused', async () => {
    const { from, to, chatId } = await talking();
    const first = await hand(from, chatId, list(), { idempotencyKey: 'only-this-once' });
    expect((await hand(from, chatId, list(), { idempotencyKey: 'only-this-once' })).envelope).toEqual(first.envelope);
    expect((await hand(from, chatId, file('list.csv', 'other'), { idempotencyKey: 'only-this-once' })).envelope.code).toBe('KEY_REUSED');
    expect(await filesIn(to, chatId)).toHaveLength(1);
  });

  test('while the room is unavailable the outbox delivers the file with its message', async () => {
    const { from, to, chatId } = await talking();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unavailableRooms = vi.spyOn(testEnv.ROOMS, 'get').mockImplementation(() => {
      throw new Error('the room is away');
    });
    expect((await hand(from, chatId, list())).status).toBe(200);
    unavailableRooms.mockRestore();
    logged.mockRestore();
    clock.advance(minuteMs);
    await deliverDue(testEnv, clock);
    expect((await filesIn({ ...to, token: await signIn(to) }, chatId)).map(({ name }) => name)).toEqual(['list.csv']);
  });
});
