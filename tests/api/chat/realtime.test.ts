import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { socketsPerSession } from '../../../api/platform/http/sockets.ts';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { liveConnectionOf } from '../../../api/notification/live-events.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { familyStatement, newFamily, revokeUserStatement } from '../../../api/session/family-store.ts';
import { accessTokenMs, signAccessToken } from '../../../api/platform/security/access-token.ts';
import { deleteMessage } from '../../../contract/chat/calls.ts';
import { editPassword } from '../../../contract/auth/calls.ts';
import { bitsFromPermissions } from '../../../contract/permissions.ts';
import { logout } from '../../../contract/session/calls.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { database, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { look, opened, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { connecting, hangUp, listen, type Listener } from '../../support/api/chat/listening.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

// Chat rooms end their sockets by the platform's clock, so the tests' clock starts at the real time.
beforeAll(() => {
  clock.at = Date.now();
});

const request = connecting;
afterEach(hangUp);

type Colleague = Awaited<ReturnType<typeof staffOf>>;

async function talking(): Promise<{ from: Trader; to: Trader; chatId: string }> {
  const [from, to] = [await trader(), await trader()];
  return { from, to, chatId: await opened(from, to, { text: 'First' }) };
}

test('a session can listen to a chat ten times; one more is refused, and others still listen', async () => {
  const { from, to, chatId } = await talking();
  const own: Listener[] = [];
  for (let index = 0; index < socketsPerSession; index += 1) own.push(await listen(chatId, from.token));
  const refused = await send(request(chatId, from.token));
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'THROTTLED']);
  expect(own.flatMap(({ closed }) => closed)).toEqual([]);
  await listen(chatId, to.token);
  await listen(chatId, await signIn(from));
  own[0]?.socket.close(1000);
  await vi.waitFor(() => listen(chatId, from.token));
});

test('a hibernated room and live connection keep their sockets, answer a ping, and send the next event', async () => {
  const { from, to, chatId } = await talking();
  const [own, theirs, line] = [await listen(chatId, from.token), await listen(chatId, to.token), await listen('', to.token)];
  const stubs = [roomOf(testEnv, chatId), liveConnectionOf(testEnv, to.id)];
  const states = () =>
    Promise.all(stubs.map((stub) => runInDurableObject<DurableObject, unknown>(stub, (instance) => 'isBeforeHibernation' in instance)));
  for (const stub of stubs)
    await runInDurableObject<DurableObject, unknown>(stub, (instance) => Object.assign(instance, { isBeforeHibernation: 1 }));
  expect(await states()).toEqual([true, true]);
  for (const stub of stubs) await evictDurableObject(stub);
  for (const { socket } of [own, theirs, line]) socket.send('ping');
  for (const { received } of [own, theirs, line]) await vi.waitFor(() => expect(received).toEqual(['pong']));
  expect(await states()).toEqual([false, false]);
  for (const stub of stubs) await evictDurableObject(stub);
  await say(from, chatId, 'Second');
  for (const { received } of [own, theirs])
    await vi.waitFor(() => expect(received.slice(1)).toMatchObject([{ message: { text: 'Second', sequence: 2 } }]));
  await vi.waitFor(() => expect(line.received.slice(1)).toEqual([{ type: 'chats', chatId }, { type: 'bell' }]));
  expect([own, theirs, line].flatMap(({ closed }) => closed)).toEqual([]);
});

/** An access token that was issued a while ago. */
async function olderToken(who: Trader, ageMs: number): Promise<string> {
  const family = newFamily(who.id, 'web', { device: 'Test browser', country: '' }, clock.now());
  await database().batch([familyStatement(database(), family)]);
  return signAccessToken(testEnv, who.id, family.id, clock.now() - ageMs);
}

describe('Connect', () => {
  test('reports messages, deletions and read positions to both sides, and not which person wrote', async () => {
    const { from, to, chatId } = await talking();
    const [sender, reader] = [await listen(chatId, from.token), await listen(chatId, to.token)];
    const { envelope } = await say(from, chatId, 'Second');
    const id = envelope.data?.message._id ?? '';
    const message = {
      type: 'message',
      message: {
        id,
        sequence: 2,
        companyId: from.company.id,
        text: 'Second',
        file: null,
        bankDetails: null,
        isActive: true,
        createdAt: clock.now(),
      },
    };
    for (const { received } of [sender, reader]) await vi.waitFor(() => expect(received).toEqual([message]));
    await look(to, chatId);
    for (const { received } of [sender, reader])
      await vi.waitFor(() => expect(received.slice(1)).toEqual([{ type: 'read', companyId: to.company.id, sequence: 2 }]));
    await call(deleteMessage, { token: from.token, query: { chatId, id } });
    for (const { received } of [sender, reader]) await vi.waitFor(() => expect(received.slice(2)).toEqual([{ type: 'removed', id }]));
    await look(to, chatId);
    await say(from, chatId, 'Third');
    for (const { received } of [sender, reader])
      await vi.waitFor(() => expect(received.slice(3)).toMatchObject([{ type: 'message', message: { text: 'Third' } }]));
  });

  test('reports a repeated message once', async () => {
    const { from, to, chatId } = await talking();
    const reader = await listen(chatId, to.token);
    await say(from, chatId, 'Second', 'the-key-of-second');
    await runSql('DELETE FROM idempotency');
    await say(from, chatId, 'Second', 'the-key-of-second');
    await say(from, chatId, 'Third');
    await vi.waitFor(() => expect(reader.received).toMatchObject([{ message: { text: 'Second' } }, { message: { text: 'Third' } }]));
  });

  test('reports nothing to a stranger, an unknown chat and listeners of another chat', async () => {
    const { from, chatId } = await talking();
    const other = await talking();
    for (const [chat, token] of [
      [chatId, other.from.token],
      ['abcdefabcdefabcdefabcdef', from.token],
    ] as const) {
      const response = await send(request(chat, token));
      expect([response.status, response.webSocket]).toEqual([404, null]);
    }
    const elsewhere = await listen(other.chatId, other.to.token);
    await say(from, chatId, 'Second');
    await say(other.from, other.chatId, 'For the others');
    await vi.waitFor(() => expect(elsewhere.received).toMatchObject([{ message: { text: 'For the others' } }]));
  });

  test('requires a token, getChat and a WebSocket', async () => {
    const { from, chatId } = await talking();
    expect((await send(request(chatId, 'nonsense'))).status).toBe(401);
    expect((await send(request(chatId, from.token, {}))).status).toBe(400);
    const deaf = await staffOf(from, ['sendMessage', 'getAccesibleChatCards']);
    expect((await send(request(chatId, deaf.token))).status).toBe(403);
    await listen(chatId, (await staffOf(from, ['getChat'])).token);
  });

  test('does not let a caller choose the company or the expiry of its socket', async () => {
    const { from, to, chatId } = await talking();
    await listen(chatId, to.token, {
      upgrade: 'websocket',
      'x-room-company': from.company.id,
      'x-room-session': 'of-somebody-else',
      'x-room-expires': '9999999999999',
    });
    const sessionId = await firstValue<string>('SELECT id FROM session_family WHERE user_id=?1', to.id);
    const states = await runInDurableObject(roomOf(testEnv, chatId), (_, state) =>
      state.getWebSockets().map((socket) => socket.deserializeAttachment() as unknown),
    );
    expect(states).toEqual([{ companyId: to.company.id, sessionId, expiresAt: Math.floor((clock.now() + accessTokenMs) / 1000) * 1000 }]);
  });

  test('answers a ping by itself, and does not treat input of a socket as a message', async () => {
    const { from, to, chatId } = await talking();
    const listener = await listen(chatId, from.token);
    listener.socket.send('Free of charge?');
    listener.socket.send('ping');
    await vi.waitFor(() => expect(listener.received).toEqual(['pong']));
    expect((await look(to, chatId)).messages).toHaveLength(1);
  });

  test('names the sub-protocol that browsers require', async () => {
    const { from, chatId } = await talking();
    const response = await send(request(chatId, from.token, { upgrade: 'websocket', 'sec-websocket-protocol': 'kervan, bearer.x' }));
    expect(response.headers.get('sec-websocket-protocol')).toBe('kervan');
    response.webSocket?.accept();
    response.webSocket?.close();
  });
});

describe('an expired token ends its socket', () => {
  afterEach(() => vi.useRealTimers());
  const remainingMs = 2 * minuteMs;

  test('without any traffic', async () => {
    const { from, to, chatId } = await talking();
    const ending = await listen(chatId, await olderToken(to, accessTokenMs - remainingMs));
    const staying = await listen(chatId, from.token);
    const room = roomOf(testEnv, chatId);
    const alarmAt = await runInDurableObject(room, (_, state) => state.storage.getAlarm());
    expect(alarmAt).toBe(Math.floor((clock.now() + remainingMs) / 1000) * 1000);

    vi.useFakeTimers({ now: clock.now() + remainingMs, toFake: ['Date'] });
    expect(await runDurableObjectAlarm(room)).toBe(true);
    vi.useRealTimers();
    await vi.waitFor(() => expect(ending.closed).toEqual([{ code: 4001, reason: 'token expired' }]));
    expect(staying.closed).toEqual([]);
    expect(await runInDurableObject(room, (_, state) => state.storage.getAlarm())).toBe(
      Math.floor((clock.now() + accessTokenMs) / 1000) * 1000,
    );
    await say(from, chatId, 'Second');
    await vi.waitFor(() => expect(staying.received).toMatchObject([{ type: 'message' }]));
    expect(ending.received).toEqual([]);
  });

  test('before a late message is reported', async () => {
    const { from, to, chatId } = await talking();
    const ending = await listen(chatId, await olderToken(to, accessTokenMs - remainingMs));
    vi.useFakeTimers({ now: clock.now() + remainingMs, toFake: ['Date'] });
    await say(from, chatId, 'Second');
    vi.useRealTimers();
    await vi.waitFor(() => expect(ending.closed).toMatchObject([{ code: 4001 }]));
    expect(ending.received).toEqual([]);
  });
});

describe('a session that may no longer listen gets no further event, although its token is still valid', () => {
  test.each<[string, (colleague: Colleague, main: Trader) => Promise<unknown>]>([
    ['a colleague who was removed', ({ staffId }, main) => data(deleteSubUser, { token: main.token, query: { id: staffId } })],
    [
      'a colleague who lost the flag',
      ({ id }) => runSql('UPDATE staff SET flags=?2 WHERE user_id=?1', id, bitsFromPermissions({ sendMessage: true })),
    ],
    ['who signed out', ({ token }) => data(logout, { token, query: {} })],
    ['whose session was ended elsewhere', ({ id }) => database().batch([revokeUserStatement(database(), id, 'removed', clock.now())])],
    [
      'who changed the password at another machine',
      async ({ id, password }) => {
        const family = newFamily(id, 'web', { device: '', country: '' }, clock.now());
        await database().batch([familyStatement(database(), family)]);
        const token = await signAccessToken(testEnv, id, family.id, clock.now());
        await data(editPassword, { token, body: { oldPW: password, newPW: 'Another-harbour-8' } });
      },
    ],
  ])('%s', async (_, end) => {
    const { from, to, chatId } = await talking();
    const colleague = await staffOf(to, ['getChat']);
    const [ended, staying] = [await listen(chatId, colleague.token), await listen(chatId, to.token)];
    await say(from, chatId, 'For both');
    for (const { received } of [ended, staying])
      await vi.waitFor(() => expect(received).toMatchObject([{ message: { text: 'For both' } }]));
    await end(colleague, to);
    await say(from, chatId, 'For those who stay');
    await vi.waitFor(() => expect(staying.received.slice(1)).toMatchObject([{ message: { text: 'For those who stay' } }]));
    await vi.waitFor(() => expect(ended.closed).toMatchObject([{ code: 4001 }]));
    expect(ended.received).toHaveLength(1);
    expect(staying.closed).toEqual([]);
  });
});
