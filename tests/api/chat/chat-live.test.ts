/** The live connections of chats and accounts: presence, typing, missed events; sequence numbers close every gap. */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refundContact } from '../../../api/chat/contact/refund-store.ts';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { deleteMessage, getChat, sendMessage } from '../../../contract/chat/calls.ts';
import type { LiveMessage } from '../../../contract/chat/room-event.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { database, staffOf } from '../../support/api/api-fixtures.ts';
import { look, priceOf, say, talking, trader } from '../../support/api/chat/chat-fixtures.ts';
import { connecting, hangUp, listen, type Listener } from '../../support/api/chat/listening.ts';
import { file } from '../../support/data/sample-files.ts';

// Chat rooms end their sockets by the platform's clock, so the tests' clock starts at the real time.
beforeAll(() => {
  clock.at = Date.now();
});
beforeEach(() => priceOf(0, 2, 0));
afterEach(hangUp);

const type = ({ socket }: Listener, word = '{"type":"typing"}') => socket.send(word);
const presence = ({ met }: Listener) => met.filter((event) => event.type === 'presence');

describe('a chat', () => {
  test('begins with what was missed: the newest sequence, the read positions of both sides, deletions, presence', async () => {
    const { from, to, chatId } = await talking();
    const { envelope } = await say(to, chatId, 'Second');
    const id = envelope.data?.message._id ?? '';
    await look(from, chatId);
    await data(deleteMessage, { token: to.token, query: { chatId, id } });
    const first = await listen(chatId, from.token);
    await vi.waitFor(() => expect(first.met).toHaveLength(1));
    const second = await listen(chatId, to.token);
    const welcome = { type: 'welcome', sequence: 2, read: { [from.company.id]: 2, [to.company.id]: 2 }, removed: [id] };
    await vi.waitFor(() =>
      expect([first.met[0], second.met[0]]).toEqual([
        { ...welcome, online: [] },
        { ...welcome, online: [from.company.id] },
      ]),
    );
  });

  test('reports that the other side is online or offline, not for each of its windows, and not to itself', async () => {
    const { from, to, chatId } = await talking();
    const watching = await listen(chatId, from.token);
    const [one, two] = [await listen(chatId, to.token), await listen(chatId, to.token)];
    const here = { type: 'presence', companyId: to.company.id, isOnline: true };
    await vi.waitFor(() => expect(presence(watching)).toEqual([here]));
    one.socket.close(1000);
    two.socket.close(1000);
    await vi.waitFor(() => expect(presence(watching)).toEqual([here, { ...here, isOnline: false }]));
    expect(presence(one)).toEqual([]);
  });

  test('reports typing to the other side only, once in three seconds; other messages on a socket are ignored', async () => {
    const { from, to, chatId } = await talking();
    const [writer, colleague, reader] = [
      await listen(chatId, from.token),
      await listen(chatId, from.token),
      await listen(chatId, to.token),
    ];
    for (const word of ['typing', '{"type":"message","text":"Free?"}', 'null', '[]', `{"type":"typing","x":"${'x'.repeat(100)}"}`])
      type(writer, word);
    for (let count = 0; count < 5; count += 1) type(writer);
    type(colleague);
    await say(from, chatId, 'Second');
    const typing = { type: 'typing', companyId: from.company.id };
    await vi.waitFor(() => expect(reader.received).toMatchObject([typing, typing, { type: 'message' }]));
    expect([writer.received, colleague.received]).toMatchObject([[{ type: 'message' }], [{ type: 'message' }]]);
  });

  test('reports a file with its address, and messages in order, however long each takes to prepare', async () => {
    const { from, to, chatId } = await talking();
    const reader = await listen(chatId, to.token);
    const body = { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': from.company.id };
    await data(sendMessage, { token: from.token, body, files: { 'Data.File': file('list.csv', 'a,b') } });
    const room = roomOf(testEnv, chatId);
    const author = { senderUserId: from.id, companyId: from.company.id, createdAt: Date.now() };
    const stored = { key: `c/${chatId}/x.csv`, kind: 'file', name: 'x.csv', bytes: 1, width: null, height: null } as const;
    await Promise.all([
      room.append({ ...author, clientKey: 'with-a-file', text: '', file: stored }),
      room.append({ ...author, clientKey: 'without', text: 'Third' }),
    ]);
    await vi.waitFor(() => expect(reader.received).toHaveLength(3));
    const messages = reader.received.map((event) => (event as { message: LiveMessage }).message);
    expect(messages.map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
    expect(messages[0]?.file).toMatchObject({ name: 'list.csv', kind: 'file', bytes: 3 });
    expect((await send(new Request(`http://localhost:8787${messages[0]?.file?.url}`))).status).toBe(200);
  });
});

describe('the live connection of an account', () => {
  test('reports to its own people that list and notifications have changed, without the contents', async () => {
    const { from, to, chatId } = await talking();
    const stranger = await trader();
    const colleague = await staffOf(to, ['getChat']);
    const [own, theirs, colleagues, others] = [
      await listen('', from.token),
      await listen('', to.token),
      await listen('', colleague.token),
      await listen('', stranger.token),
    ];
    const chats = { type: 'chats', chatId };
    await say(from, chatId, 'Second');
    await vi.waitFor(() => expect(theirs.received.toSorted()).toEqual([chats, { type: 'bell' }]));
    await vi.waitFor(() => expect([own.received, colleagues.received]).toEqual([[chats], [chats]]));
    await look(to, chatId);
    await vi.waitFor(() => expect(theirs.received).toHaveLength(4));
    expect(colleagues.received).toEqual([chats, chats]);
    expect([others.received, own.received]).toEqual([[], [chats]]);
  });

  test('reports refunded credits to both sides', async () => {
    await priceOf(0, 1, 30);
    const { from, to, chatId } = await talking({});
    const room = await listen(chatId, to.token);
    const lines = [await listen('', from.token), await listen('', to.token)];
    const at = Date.now() + 73 * 3_600_000;
    await runInDurableObject(roomOf(testEnv, chatId), async (instance, state) => {
      state.storage.kv.put('refund', { ...state.storage.kv.get<object>('refund'), at: Date.now() });
      await (instance as unknown as { alarm: () => Promise<void> }).alarm();
    });
    await vi.waitFor(() => expect(room.received).toEqual([{ type: 'refunded' }]));
    const both = [{ type: 'chats', chatId }, { type: 'bell' }];
    const [paid, missed] = lines.map(({ received }) => received);
    await vi.waitFor(() => expect(paid).toEqual([...both, { type: 'credit', balance: expect.any(Number) }]));
    await vi.waitFor(() => expect(missed).toEqual(both));
    expect(await refundContact(database(), { chatId, key: chatId }, 1, at)).toBeNull();
  });

  test('requires a token and a WebSocket; without getChat it reports nothing about chats', async () => {
    const { from, to, chatId } = await talking();
    const deaf = await staffOf(from, ['sendMessage']);
    expect((await send(connecting('', 'nonsense'))).status).toBe(401);
    expect((await send(connecting(chatId, deaf.token))).status).toBe(403);
    const [line, listener] = [await listen('', deaf.token), await listen('', from.token)];
    await say(to, chatId, 'Second');
    await vi.waitFor(() => expect(listener.received).toContainEqual({ type: 'chats', chatId }));
    expect(line.received).toEqual([]);
    expect((await send(connecting('', from.token, {}))).status).toBe(400);
  });
});

test('500 messages of both sides over 50 interrupted connections: none is lost, duplicated or out of order', async () => {
  const { from, to, chatId } = await talking();
  const room = roomOf(testEnv, chatId);
  const textBySequence = new Map<number, string>();
  let newest = 0;
  let random = 61;
  const next = (below: number): number => (random = (random * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const take = (sequence: number, text: string): void => {
    expect(textBySequence.get(sequence) ?? text).toBe(text);
    textBySequence.set(sequence, text);
  };
  /** Like a client: the socket reports events, and after an interruption GetChat returns the missed ones. */
  const catchUp = async (): Promise<void> => {
    const { messages } = (await data(getChat, { token: to.token, body: { chatId, after: newest } })).chat;
    for (const { sequence, text } of messages) take(sequence, text);
    newest = Math.max(newest, ...messages.map(({ sequence }) => sequence));
  };
  let listener = await listen(chatId, to.token);
  const takeEvents = (): void => {
    for (const event of listener.received.splice(0) as { type: string; message: LiveMessage }[])
      if (event.type === 'message') take(event.message.sequence, event.message.text);
  };
  let sent = 0;
  const sayUpTo = async (end: number): Promise<void> => {
    const lines = Array.from({ length: end - sent }, (_, index) => sent + index).flatMap((line) => {
      const { company, id } = line % 3 === 0 ? to : from;
      const message = { clientKey: `line-${line}`, senderUserId: id, companyId: company.id, text: `Line ${line}`, createdAt: Date.now() };
      // A sender without an answer repeats the call.
      return next(5) === 0 ? [message, message] : [message];
    });
    sent = end;
    await Promise.all(lines.map((message) => room.append(message)));
  };
  for (let breaks = 0; breaks < 50; breaks += 1) {
    const upTo = breaks === 49 ? 500 : Math.min(500, sent + next(20));
    const half = sent + next(upTo - sent + 1);
    await sayUpTo(half);
    listener.socket.close(1000);
    await sayUpTo(upTo);
    takeEvents();
    listener = await listen(chatId, to.token);
    await catchUp();
  }
  takeEvents();
  const texts = [...textBySequence].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  expect(texts).toEqual(['First', ...Array.from({ length: 500 }, (_, index) => `Line ${index}`)]);
  expect([...textBySequence.keys()].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 501 }, (_, index) => index + 1));
  expect((await call(getChat, { token: from.token, body: { chatId } })).envelope.data?.chat.messages).toHaveLength(501);
});
