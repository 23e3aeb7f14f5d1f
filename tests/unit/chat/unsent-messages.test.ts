/** Messages that were not delivered yet: stored, in order, and sent once. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '../../../contract/chat/calls.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local } = stubBrowser();
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { createUnsentMessages, hasArrived } = await import('../../../src/account/chat/unsent-messages.ts');
const { draftOf, keepDraft, storedMessages } = await import('../../../src/account/chat/stored-messages.ts');
type UnsentMessages = ReturnType<typeof createUnsentMessages>;
type Waiting = UnsentMessages['entries']['value'][number];
type Sent = Awaited<ReturnType<Parameters<typeof createUnsentMessages>[0]['send']>>;

const yes: Sent = { ok: true };
const no = (status: number, code: string, retryAfterSeconds: number | null = null): Sent => ({
  ok: false,
  status,
  code,
  message: '',
  fields: {},
  retryAfterSeconds,
});
const offline = no(0, 'NETWORK');

/** A fake chat room that returns the given answers; the last one is repeated. */
function room(...answers: Sent[]) {
  const tried: Waiting[] = [];
  const send = async (message: Waiting): Promise<Sent> => {
    tried.push(message);
    await Promise.resolve();
    return answers.length > 1 ? (answers.shift() as Sent) : (answers[0] ?? yes);
  };
  return { send, tried, texts: () => tried.map(({ text }) => text), answer: (...next: Sent[]) => void answers.splice(0, 9, ...next) };
}
const say = (unsent: UnsentMessages, text: string, chatId = 'c1'): void => unsent.add({ chatId, companyId: 'own', text });
const settled = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};
const shown = (unsent: UnsentMessages): string[] => unsent.entries.value.map(({ text, state }) => `${text} ${state}`);

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  vi.useRealTimers();
});

test('a message is shown at once, and is unsent until its delivery', async () => {
  const { send, texts } = room(yes);
  const unsent = createUnsentMessages({ send });
  say(unsent, 'Towels?');
  expect(shown(unsent)).toEqual(['Towels? sending']);
  await settled();
  expect(shown(unsent)).toEqual([]);
  expect(storedMessages()).toEqual([]);
  expect(texts()).toEqual(['Towels?']);
});

test('the next text is a message of its own, and is sent after the one before it', async () => {
  const { send, tried } = room(yes);
  const unsent = createUnsentMessages({ send });
  for (const text of ['one', 'two', 'one']) say(unsent, text);
  expect(shown(unsent)).toEqual(['one sending', 'two waiting', 'one waiting']);
  await settled();
  expect(tried.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  expect(new Set(tried.map(({ key }) => key)).size).toBe(3);
});

test('chats do not wait for each other', async () => {
  const { send, texts } = room(offline);
  const unsent = createUnsentMessages({ send });
  say(unsent, 'here');
  say(unsent, 'there', 'c2');
  await settled();
  expect(texts()).toEqual(['here', 'there']);
  expect(unsent.of('c2').value.map(({ text }) => text)).toEqual(['there']);
});

test('a text written offline waits, over a reload too, and is sent in order with its first key', async () => {
  const before = room(offline);
  const closed = createUnsentMessages({ send: before.send });
  say(closed, 'one');
  say(closed, 'two');
  await settled();
  expect(before.texts()).toEqual(['one']);
  expect(shown(closed)).toEqual(['one waiting', 'two waiting']);

  const after = room(yes);
  const opened = createUnsentMessages({ send: after.send });
  expect(shown(opened)).toEqual(['one waiting', 'two waiting']);
  opened.retryNow();
  await settled();
  expect(after.texts()).toEqual(['one', 'two']);
  expect(after.tried[0]?.key).toBe(before.tried[0]?.key);
  expect(createUnsentMessages({ send: after.send }).entries.value).toEqual([]);
});

test.each([
  ['nothing came back', offline],
  ['the session is being renewed', no(401, 'UNAUTHENTICATED')],
  ['the room was away', no(502, 'UPSTREAM_UNREACHABLE')],
  ['the first try is still running', no(409, 'IN_PROGRESS')],
])('when %s it is retried at growing intervals', async (_, answer) => {
  vi.useFakeTimers();
  const { send, texts } = room(answer);
  const unsent = createUnsentMessages({ send });
  say(unsent, 'one');
  for (const [ms, tries] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(texts()).toHaveLength(tries);
  }
  unsent.retryNow();
  expect(texts()).toHaveLength(4);
});

test('after too many attempts it waits as long as the API requires', async () => {
  vi.useFakeTimers();
  const { send, texts, answer } = room(no(429, 'THROTTLED', 30));
  const unsent = createUnsentMessages({ send });
  say(unsent, 'one');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(texts()).toHaveLength(1);
  // The entry has the reason of the wait and the time of the next attempt.
  expect(unsent.entries.value[0]?.pausedUntil).toBe(Date.now() + 1000);
  answer(yes);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown(unsent)).toEqual([]);
});

describe('a refused message', () => {
  const refusedOne = async () => {
    const there = room(no(403, 'NOT_ENOUGH_CREDIT'));
    const refused = vi.fn();
    const unsent = createUnsentMessages({ send: there.send, onRefused: refused });
    say(unsent, 'one');
    say(unsent, 'two');
    await settled();
    expect(shown(unsent)).toEqual(['one failed', 'two waiting']);
    expect(unsent.entries.value[0]?.refusal).toBe('NOT_ENOUGH_CREDIT');
    expect(refused).toHaveBeenCalledTimes(1);
    const [first] = unsent.entries.value;
    there.answer(yes);
    return { ...there, unsent, key: first?.key ?? '' };
  };

  test('is not retried by itself, not even after a reload, and blocks those behind it', async () => {
    const { unsent, send, texts } = await refusedOne();
    unsent.retryNow();
    await settled();
    const reloaded = createUnsentMessages({ send });
    reloaded.retryNow();
    await settled();
    expect(texts()).toEqual(['one']);
    expect(shown(reloaded)).toEqual(['one failed', 'two waiting']);
  });
  test('can be repeated, and then the next one is sent', async () => {
    const { unsent, texts, tried, key } = await refusedOne();
    unsent.repeat(key);
    await settled();
    expect(texts()).toEqual(['one', 'one', 'two']);
    expect(tried[1]?.key).toBe(key);
    expect(shown(unsent)).toEqual([]);
  });
  test('can be removed, and then the next one is sent', async () => {
    const { unsent, texts, key } = await refusedOne();
    unsent.remove(key);
    await settled();
    expect(texts()).toEqual(['one', 'two']);
    expect(storedMessages()).toEqual([]);
  });
});

test('records the last message at the first attempt, so that a lost answer is recognized', async () => {
  let newest = 10;
  const { send, answer } = room(offline);
  const unsent = createUnsentMessages({ send, newestOf: () => newest });
  say(unsent, 'one');
  await settled();
  newest = 11;
  unsent.retryNow();
  await settled();
  const [waiting] = unsent.entries.value;
  if (waiting === undefined) throw new Error('nothing waits');
  const stored = (sequence: number, more: Partial<Message> = {}) =>
    hasArrived(waiting, [{ sequence, companyId: 'own', text: 'one', ...more } as Message]);
  expect(stored(11)).toBe(true);
  expect([stored(10), stored(11, { companyId: 'other' }), stored(11, { text: 'two' })]).toEqual([false, false, false]);
  answer(no(403, 'COMPANY_GONE'));
  unsent.retryNow();
  await settled();
  expect(unsent.entries.value.some((entry) => hasArrived(entry, [{ sequence: 11, companyId: 'own', text: 'one' } as Message]))).toBe(false);
});

test('a message that another window sent is not sent here, and its new ones are shown', async () => {
  const offlineRoom = room(offline);
  const [one, other] = [createUnsentMessages({ send: offlineRoom.send }), createUnsentMessages({ send: offlineRoom.send })];
  say(one, 'first');
  await settled();
  other.sync();
  expect(shown(other)).toEqual(['first waiting']);
  const here = room(yes);
  const third = createUnsentMessages({ send: here.send });
  third.retryNow();
  await settled();
  expect(here.texts()).toEqual(['first']);
  offlineRoom.answer(yes);
  other.retryNow();
  await settled();
  expect(offlineRoom.texts()).toEqual(['first']);
  one.sync();
  expect(shown(one)).toEqual([]);
});

test('a message of a window that was closed is sent by another one', async () => {
  vi.useFakeTimers();
  const [before, after] = [room(no(429, 'THROTTLED', 30)), room(yes)];
  let isClosed = false;
  const send = (message: Waiting): Promise<Sent> => (isClosed ? new Promise(() => undefined) : before.send(message));
  const [one, other] = [createUnsentMessages({ send }), createUnsentMessages({ send: after.send })];
  say(one, 'first');
  await settled();
  other.sync();
  expect(shown(other)).toEqual(['first waiting']);
  isClosed = true;
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect([after.texts(), shown(other), storedMessages()]).toEqual([['first'], [], []]);
});

test('a refusal that one window gets, and a repetition there, are shown in the other one', async () => {
  const there = room(no(409, 'BLOCKED'));
  const [one, other] = [createUnsentMessages({ send: there.send }), createUnsentMessages({ send: there.send })];
  say(one, 'first');
  other.sync();
  await settled();
  other.sync();
  expect(other.entries.value).toMatchObject([{ text: 'first', state: 'failed', refusal: 'BLOCKED' }]);
  there.answer(offline);
  one.repeat(one.entries.value[0]?.key ?? '');
  other.sync();
  expect(shown(other)).toEqual(['first waiting']);
});

test('unavailable or damaged storage does not stop the sending', async () => {
  local.setItem(`chat:${'a'.repeat(24)}:waiting:x`, '{"key":1}');
  local.setItem(`chat:${'a'.repeat(24)}:waiting:y`, 'no json');
  const { send, texts } = room(yes);
  expect(createUnsentMessages({ send }).entries.value).toEqual([]);
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => forbidden, ownKeys: forbidden }));
  const unsent = createUnsentMessages({ send });
  say(unsent, 'one');
  await settled();
  vi.stubGlobal('localStorage', local);
  expect(texts()).toEqual(['one']);
});

test('texts and drafts belong to one person', async () => {
  keepDraft('c1', 'Dear');
  const { send } = room(offline);
  say(createUnsentMessages({ send }), 'one');
  const { userInfo } = credentialsOf();
  updateCredentials(credentialsOf({ userInfo: { ...userInfo, userID: 'b'.repeat(24) } }));
  expect(draftOf('c1')).toBe('');
  expect(createUnsentMessages({ send }).entries.value).toEqual([]);
});

describe('a file', () => {
  const file = new File(['%PDF'], 'offer.pdf');
  const put = (unsent: UnsentMessages): void => unsent.add({ chatId: 'c1', companyId: 'own', text: '' }, file);

  test('is sent in its turn, and is not stored', async () => {
    const { send, tried } = room(yes);
    const unsent = createUnsentMessages({ send });
    say(unsent, 'See the offer:');
    put(unsent);
    expect(storedMessages().map(({ text }) => text)).toEqual(['See the offer:']);
    await settled();
    expect(tried.map(({ upload }) => upload?.file.name)).toEqual([undefined, 'offer.pdf']);
    expect(shown(unsent)).toEqual([]);
  });
  test('that is cancelled is removed, and the next message is sent', async () => {
    let stop = false;
    const { send, texts } = room(yes);
    const unsent = createUnsentMessages({
      send: async (message) => {
        if (message.upload === null) return send(message);
        await new Promise<void>((resolve) => message.upload?.cancel.signal.addEventListener('abort', () => resolve()));
        stop = true;
        return offline;
      },
    });
    put(unsent);
    say(unsent, 'one');
    unsent.remove(unsent.entries.value[0]?.key ?? '');
    expect(shown(unsent)).toEqual(['one waiting']);
    await settled();
    expect([stop, texts(), shown(unsent)]).toEqual([true, ['one'], []]);
  });
  test('that was refused can be sent again with its key', async () => {
    const there = room(no(415, 'UNSUPPORTED_MEDIA'));
    const unsent = createUnsentMessages({ send: there.send });
    put(unsent);
    await settled();
    expect(unsent.entries.value[0]).toMatchObject({ state: 'failed', refusal: 'UNSUPPORTED_MEDIA' });
    there.answer(yes);
    unsent.repeat(unsent.entries.value[0]?.key ?? '');
    await settled();
    expect(new Set(there.tried.map(({ key }) => key)).size).toBe(1);
    expect([there.tried.length, shown(unsent), storedMessages()]).toEqual([2, [], []]);
  });
});

test('carries the shown price, over a reload too; at another price it waits, and is sent at that price when it is repeated', async () => {
  const { send, tried, answer } = room({ ...no(409, 'PRICE_CHANGED'), done: { price: 30 } } as Sent);
  const unsent = createUnsentMessages({ send });
  unsent.add({ chatId: 'c1', companyId: 'own', text: 'Still there?', price: 0 });
  await settled();
  expect(unsent.entries.value).toMatchObject([{ state: 'failed', refusal: 'PRICE_CHANGED', price: 30 }]);
  expect(storedMessages()).toMatchObject([{ refusal: 'PRICE_CHANGED', price: 30 }]);
  answer(yes);
  const again = createUnsentMessages({ send });
  const [waiting] = again.entries.value;
  expect(waiting).toMatchObject({ state: 'failed', price: 30 });
  again.repeat(waiting?.key ?? '');
  await settled();
  expect(tried.map(({ price }) => price)).toEqual([0, 30]);
  expect(storedMessages()).toEqual([]);
});
