/** The live connection of a chat reconnects by itself, also when its end was not reported. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/messages' });

vi.stubGlobal('window', new EventTarget());

class Line extends EventTarget {
  static all: Line[] = [];
  sent: string[] = [];
  isClosed = false;
  constructor() {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  opens = (): boolean => this.dispatchEvent(new Event('open'));
  breaks = (code = 1006): boolean => this.dispatchEvent(Object.assign(new Event('close'), { code }));
  receives = (data: string): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
}
vi.stubGlobal('WebSocket', Line);
const { $session, clearSession, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $isAccountLive, listenToAccount } = await import('../../../src/client/session/account-connection.ts');
const { openLiveConnection } = await import('../../../src/client/session/live-connection.ts');

const events = vi.fn();
const opened = vi.fn();
const closed = vi.fn();
const listen = () => openLiveConnection('c1', { onEvent: events, onOpen: opened, onClose: closed });
const lineAt = (index: number): Line => Line.all.at(index) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Line.all = [];
  updateCredentials(credentialsOf());
});
afterEach(() => vi.useRealTimers());

test('a connection is opened again at growing intervals after its end', async () => {
  const line = listen();
  expect(line.isOpen()).toBe(false);
  lineAt(0).opens();
  expect([line.isOpen(), opened.mock.calls]).toEqual([true, [[false]]]);
  line.say({ type: 'typing' });
  expect(lineAt(0).sent).toEqual(['{"type":"typing"}']);
  lineAt(0).breaks();
  expect([line.isOpen(), closed.mock.calls.length]).toEqual([false, 1]);
  line.say({ type: 'typing' });
  expect(lineAt(0).sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  lineAt(1).breaks();
  await vi.advanceTimersByTimeAsync(3999);
  expect(Line.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  lineAt(2).opens();
  expect(opened).toHaveBeenLastCalledWith(true);
  line.stop();
});

test('a connection is opened again at once when the network returns', async () => {
  const line = listen();
  for (let tries = 0; tries < 4; tries += 1) {
    lineAt(-1).breaks();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  lineAt(-1).breaks();
  const { length } = Line.all;
  line.reconnect();
  expect(Line.all).toHaveLength(length + 1);
  lineAt(-1).opens();
  line.reconnect();
  expect(Line.all).toHaveLength(length + 1);
  line.stop();
});

test('a silent connection is pinged, and replaced if it does not answer', async () => {
  const line = listen();
  lineAt(0).opens();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(lineAt(0).sent).toEqual(['ping']);
  lineAt(0).receives('pong');
  await vi.advanceTimersByTimeAsync(24_999);
  expect([lineAt(0).sent, line.isOpen()]).toEqual([['ping'], true]);
  await vi.advanceTimersByTimeAsync(1 + 10_000);
  expect([lineAt(0).isClosed, line.isOpen()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.all).toHaveLength(2);
  line.stop();
});

test('a connection waits for a pending refresh of the session', async () => {
  clearSession();
  const line = listen();
  expect(Line.all).toHaveLength(0);
  updateCredentials(credentialsOf());
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.all).toHaveLength(1);
  line.stop();
});

test('a connection delivers events only, and none after its end', async () => {
  const line = listen();
  lineAt(0).opens();
  lineAt(0).receives('pong');
  lineAt(0).receives('no json');
  lineAt(0).receives('{"type":"removed","id":"m1"}');
  expect(events.mock.calls).toEqual([[{ type: 'removed', id: 'm1' }]]);
  line.stop();
  lineAt(0).breaks();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Line.all).toHaveLength(1);
});

test('the connection of the account batches simultaneous events, and reports whether polling is needed', async () => {
  const changed: string[][] = [];
  const stop = listenToAccount((what) => changed.push([...what]));
  expect($isAccountLive.get()).toBe(false);
  lineAt(0).opens();
  expect($isAccountLive.get()).toBe(true);
  for (const type of ['chats', 'bell', 'chats']) lineAt(0).receives(JSON.stringify({ type, chatId: 'c1' }));
  await vi.advanceTimersByTimeAsync(300);
  expect(changed).toEqual([['chats', 'bell']]);

  lineAt(0).breaks();
  expect($isAccountLive.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  lineAt(1).opens();
  await vi.advanceTimersByTimeAsync(300);
  // Events during the interruption are lost, so everything is read again.
  expect(changed).toHaveLength(2);
  stop();
  expect($isAccountLive.get()).toBe(false);
});

test('the connection of the account reports the last balance of a batch, and none where none was sent', async () => {
  const onChange = vi.fn<(what: ReadonlySet<string>, balance: number | null) => void>();
  const stop = listenToAccount(onChange);
  lineAt(0).opens();
  for (const balance of [90, 60]) lineAt(0).receives(JSON.stringify({ type: 'credit', balance }));
  await vi.advanceTimersByTimeAsync(300);
  lineAt(0).receives('{"type":"bell"}');
  await vi.advanceTimersByTimeAsync(300);
  expect(onChange.mock.calls).toEqual([
    [new Set(['credit']), 60],
    [new Set(['bell']), null],
  ]);
  stop();
});

test('a connection that was closed because the session or its token ended asks the server which of the two', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ success: false, code: 'UNAUTHENTICATED', message: '' }, { status: 401 })));
  vi.stubGlobal('fetch', asked);
  const line = listen();
  lineAt(0).opens();
  lineAt(0).breaks();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
  lineAt(1).opens();
  lineAt(1).breaks(4001);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, $session.get().user]).toEqual([1, null]);
  line.stop();
});

test('the connection of the account reports after an interruption that permissions may have changed too', async () => {
  const changed: string[][] = [];
  const stop = listenToAccount((what) => changed.push([...what]));
  lineAt(0).opens();
  lineAt(0).receives('{"type":"rights"}');
  await vi.advanceTimersByTimeAsync(300);
  lineAt(0).breaks();
  await vi.advanceTimersByTimeAsync(2000);
  lineAt(1).opens();
  await vi.advanceTimersByTimeAsync(300);
  expect(changed).toEqual([['rights'], ['chats', 'bell', 'rights']]);
  stop();
});

test('the connection of the account reports what it may have missed when not its first attempt opens it', async () => {
  const changed = vi.fn();
  const stop = listenToAccount(changed);
  lineAt(0).breaks();
  await vi.advanceTimersByTimeAsync(2000);
  lineAt(1).opens();
  await vi.advanceTimersByTimeAsync(250);
  expect(changed.mock.calls).toEqual([[new Set(['chats', 'bell', 'rights']), null]]);
  stop();
});
