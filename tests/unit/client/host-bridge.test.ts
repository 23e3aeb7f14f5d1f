/** Messages between the page and the native app. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromHost, hostVersion, toHost } from '../../../contract/host/messages.ts';
import { linkPatterns, pathOfLink } from '../../../contract/site/links.ts';
import { accountPages } from '../../../contract/site/account-pages.ts';
import { isOfOwnWindow, sendToHost } from '../../../src/client/host/host-app.ts';
import { onHostPayment } from '../../../src/client/host/host-payment.ts';
import { listenToHost } from '../../../src/client/host/host-bridge.ts';

const nonce = 'q1dXpw3UpT5VOmu_cf_v6i';
const origin = 'https://kervan.example';
let sent: Record<string, unknown>[];
let page: EventTarget & Record<string, unknown>;
let stored: Map<string, string>;

function startPage(self: unknown = { version: hostVersion, nonce }): void {
  const bridge = { postMessage: (text: string) => sent.push(JSON.parse(text) as Record<string, unknown>) };
  const parts: Record<string, unknown> = { ReactNativeWebView: bridge, ...(self !== null && { KervanHost: self }) };
  page = Object.assign(new EventTarget(), parts);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { origin, pathname: '/messages', search: '?chatId=1' });
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) };
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => {
  sent = [];
  stored = new Map();
  startPage();
});
afterEach(() => void vi.unstubAllGlobals());

function post(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const event = new Event('message');
  Object.assign(event, { data, origin: '', source: null, ...from });
  page.dispatchEvent(event);
}

function listen(): FromHost[] {
  const received: FromHost[] = [];
  listenToHost((message) => void received.push(message));
  return received;
}

const open = (id: number, change: object = {}): string =>
  JSON.stringify({ type: 'open', link: '/plans', version: hostVersion, nonce, id, ...change });
const faults = (): unknown[] => sent.filter(({ type }) => type === 'refused').map(({ fault }) => fault);

test('a page reports that it is ready, in the form of the contract', () => {
  listen();
  expect(sent).toHaveLength(1);
  expect(toHost.parse(sent[0])).toMatchObject({ type: 'ready', path: '/messages?chatId=1', isSignedIn: false, nonce });
});

test('a message of the app is handled once, as text or object, in the order of its numbers', () => {
  const received = listen();
  post(open(5));
  post(JSON.parse(open(9)), { origin, source: page });
  expect(received.map(({ id }) => id)).toEqual([5, 9]);
  post(open(9));
  post(open(6));
  expect(received).toHaveLength(2);
  expect(faults()).toEqual(['replayed', 'replayed']);
});

test('a message that an earlier page of the web view handled is ignored', () => {
  listen();
  post(open(5));
  startPage();
  const received = listen();
  post(open(5));
  expect(received).toEqual([]);
  post(open(6));
  expect(received).toHaveLength(1);
});

test.each([
  ['nonce', { nonce: 'A'.repeat(22) }],
  ['nonce', { nonce: '' }],
  ['nonce', { nonce: undefined }],
  ['nonce', { nonce: { toString: (): string => nonce } }],
  ['version', { version: 2 }],
  ['version', { version: '1' }],
  ['shape', { type: 'eraseAll' }],
  ['shape', { link: 7 }],
  ['shape', { id: -1 }],
  ['shape', { id: 1.5 }],
] as const)('a forged message changes nothing: %s', (fault, change) => {
  const received = listen();
  post(open(5, change));
  expect(received).toEqual([]);
  expect(faults()).toEqual([fault]);
  expect(stored.size).toBe(0);
});

test('frames, other windows and other origins are ignored', () => {
  const received = listen();
  post(open(5), { origin: 'https://bank.example', source: {} });
  post(open(6), { origin, source: {} });
  post(open(7), { origin: 'https://kervan.example.evil.example' });
  post(open(8), { origin: 'null' });
  expect(received).toEqual([]);
  expect(faults()).toEqual([]);
  const own = { origin, source: null } as unknown as MessageEvent;
  expect(isOfOwnWindow(own)).toBe(true);
});

test.each([[{ version: 2, nonce }], [{ version: 1, nonce: 'short' }], [null]])('an app that injects %j has no bridge', (self) => {
  startPage(self);
  const received = listen();
  post(open(5));
  expect(received).toEqual([]);
});

test('apps from before the contract get their former messages, and nothing else', () => {
  startPage(null);
  sendToHost({ type: 'logOut' });
  sendToHost({ type: 'badge', count: 3 });
  expect(sent).toEqual([{ type: 'logOut' }]);
  startPage();
  sent = [];
  sendToHost({ type: 'logOut' });
  sendToHost({ type: 'badge', count: 3 });
  expect(sent.map((each) => toHost.parse(each).type)).toEqual(['logOut', 'badge']);
  expect(Number(sent[1]?.['id'])).toBeGreaterThan(Number(sent[0]?.['id']));
});

test('a payment message of such an app makes the page ask the server, unless nobody is signed in', () => {
  startPage(null);
  let asked = 0;
  const stop = onHostPayment(() => (asked += 1));
  post('paymentSuccess', { origin: 'https://bank.example', source: {} });
  expect(asked).toBe(0);
  post('paymentSuccess');
  expect(asked).toBe(1);
  stop();
  post('paymentSuccess');
  expect(asked).toBe(1);
});

test('links lead to every page that people open, and to nothing else', () => {
  expect(pathOfLink('kervan://imports/0123456789abcdef01234567?x=1', origin)).toBe('/imports/0123456789abcdef01234567?x=1');
  expect(pathOfLink('kervan://', origin)).toBe('/');
  expect(pathOfLink('kervan:///imports', origin)).toBe('/imports');
  expect(pathOfLink('kervan://messages?chatId=1', origin)).toBe('/messages?chatId=1');
  expect(pathOfLink(`${origin}/ar/companies/a-b`, origin)).toBe('/ar/companies/a-b');
  expect(pathOfLink('/notifications', origin)).toBe('/notifications');
  for (const link of [
    'https://evil.example/messages',
    'javascript:alert(1)',
    '//evil.example',
    'kervan:////evil.example',
    '/api/Auth/RefreshToken',
    'kervan://api/Auth/RefreshToken',
    '/robots.txt',
    '/moderation',
    'kervan://moderation',
    '',
    'x',
  ])
    expect(pathOfLink(link, origin), link).toBeNull();
  for (const path of linkPatterns().map((pattern) => pattern.replaceAll('*', 'a')))
    expect(pathOfLink(`kervan://${path.slice(1)}`, origin), path).toBe(path);
  const account = Object.values(accountPages).filter((page) => !('moderatorsOnly' in page));
  for (const { path } of account) expect(linkPatterns()).toContain(path.replaceAll(/:\w+/g, '*'));
});
