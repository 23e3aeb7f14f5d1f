/** What the service worker shows offline, after a page, picture or call has answered with a refusal online. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../contract/text/languages.ts';
import { offlineTexts } from '../../../src/i18n/offline.ts';
import { ownCacheOf, sessionCalls } from '../../../src/offline/rules.ts';
import { BrowserCaches } from '../../support/browser/browser-caches.ts';

const origin = 'https://kervan.example';
const me = 'a'.repeat(24);
const other = 'b'.repeat(24);
const token = `Bearer x.${Buffer.from(JSON.stringify({ sub: me })).toString('base64url')}.y`;
const page = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
/** The type of answer that a service worker gets for a redirected navigation. */
const redirect = { status: 0, type: 'opaqueredirect', redirected: false, headers: new Headers() } as Response;

let network: () => Response | Promise<Response>;
let stored: BrowserCaches;
let listeners: Map<string, (event: object) => void>;
const subscription = { unsubscribe: vi.fn(async () => true) };
const notification = { close: vi.fn() };
/** The only open page. */
const tab = { id: 'tab', postMessage: vi.fn() };

beforeEach(async () => {
  stored = new BrowserCaches(origin);
  listeners = new Map();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('clients', { matchAll: async () => [tab] });
  vi.stubGlobal('registration', {
    pushManager: { getSubscription: async () => subscription },
    getNotifications: async () => [notification],
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => void listeners.set(name, listener));
  vi.stubGlobal('fetch', async () => network());
  vi.resetModules();
  await import('../../../src/offline/worker.ts');
  const { meetPerson } = await import('../../../src/offline/cached.ts');
  await meetPerson(me);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

interface Visit {
  answer: Promise<Response>;
  /** Resolves when the work of the worker after the answer is done. */
  done: Promise<unknown>;
  /** Whether the browser may stop the worker. */
  isOver(): boolean;
}
/** A fake request of a navigation, because scripts cannot create one with this mode. */
function visit(path: string, { mode = 'navigate', ...init }: RequestInit = {}): Visit {
  const work: Promise<unknown>[] = [];
  // As in a browser, `waitUntil` fails after the event has ended, which is not before its listeners have returned.
  let pending = 1;
  const extend = (promise: Promise<unknown>): void => {
    pending += 1;
    const settle = (): void => void (pending -= 1);
    promise.then(settle, settle);
  };
  const request = new Request(origin + path, init);
  Object.defineProperty(request, 'mode', { value: mode });
  let answer: Promise<Response> = Promise.reject(new Error('not answered'));
  answer.catch(() => undefined);
  listeners.get('fetch')?.({
    request,
    clientId: tab.id,
    resultingClientId: tab.id,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given;
      extend(given);
    },
    waitUntil: (promise: Promise<unknown>) => {
      if (pending === 0) throw new DOMException('the event is over', 'InvalidStateError');
      extend(promise);
      work.push(promise);
    },
  });
  pending -= 1;
  const all = async (): Promise<void> => {
    await answer.catch(() => undefined);
    for (const each of work) await each;
  };
  return { answer, done: all(), isOver: () => pending === 0 };
}

async function online(path: string, init: RequestInit, answer: Response): Promise<void> {
  network = () => answer;
  await visit(path, init).done;
}
/** @returns what is shown; null for the browser's own failure */
async function offline(path: string, init?: RequestInit): Promise<string | null> {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  return visit(path, init).answer.then(
    (answer) => answer.text(),
    () => null,
  );
}

const gone = [
  ['404', () => new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['410', () => new Response('gone', { status: 410, headers: { 'content-type': 'text/html' } })],
] as const;

test.each([...gone, ['a redirect', () => redirect] as const])(
  'a page that was opened and then answers %s is not shown offline',
  async (_, answer) => {
    await online('/en/companies/a/products/b', {}, page('tents'));
    expect(await offline('/en/companies/a/products/b')).toBe('tents');
    await online('/en/companies/a/products/b', {}, answer());
    expect(await offline('/en/companies/a/products/b')).toContain(offlineTexts.en.title);
  },
);

test.each(gone)('a picture that was shown and then answers %s is not shown offline', async (_, answer) => {
  const init: RequestInit = { mode: 'no-cors' };
  await online('/media/p/1.webp', init, new Response('picture'));
  expect(await offline('/media/p/1.webp', init)).toBe('picture');
  await online('/media/p/1.webp', init, answer());
  expect(await offline('/media/p/1.webp', init)).toBeNull();
});

test.each(gone)('a call that answered and then answers %s is not answered offline', async (_, answer) => {
  const path = '/api/Company/GetProductDetailById';
  const init: RequestInit = { mode: 'cors', method: 'POST', body: '{"id":"b"}', headers: { authorization: token } };
  await online(path, init, Response.json({ success: true }));
  expect(await offline(path, init)).toBe('{"success":true}');
  await online(path, init, answer());
  expect(await offline(path, init)).toBeNull();
});

test('a call that its page has cancelled is not answered by a copy, which would be shown as offline', async () => {
  const path = '/api/Company/GetProductDetailById';
  const init: RequestInit = { mode: 'cors', method: 'POST', body: '{"id":"b"}', headers: { authorization: token } };
  await online(path, init, Response.json({ success: true }));
  const leaving = new AbortController();
  network = () => {
    leaving.abort();
    throw leaving.signal.reason;
  };
  await expect(visit(path, { ...init, signal: leaving.signal }).answer).rejects.toThrow('aborted');
  expect(await offline(path, init)).toBe('{"success":true}');
});

test('the copy that an earlier build stored is deleted as well', async () => {
  await (await stored.open(ownCacheOf('old', me))).put('/__page/imports/1', page('tents'));
  expect(await offline('/imports/1')).toBe('tents');
  await online('/imports/1', {}, page('tents of today'));
  await online('/imports/1', {}, new Response(null, { status: 410 }));
  expect(await offline('/imports/1')).toContain(offlineTexts.en.title);
});

test('a failing or busy server deletes nothing', async () => {
  await online('/imports/1', {}, page('tents'));
  for (const status of [429, 500, 503]) await online('/imports/1', {}, new Response(null, { status }));
  expect(await offline('/imports/1')).toBe('tents');
});

test('a missing page of the business area does not delete the entry that all its pages share', async () => {
  await online('/my-requests', {}, page('business area'));
  await online('/my-companies/unknown', {}, new Response(null, { status: 404 }));
  expect(await offline('/messages')).toBe('business area');
});

test('an answer after more than six seconds deletes the copy that was shown in the meantime', async () => {
  await online('/imports/1', {}, page('tents'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = Promise.withResolvers<Response>();
  network = () => late.promise;
  const { answer, done, isOver } = visit('/imports/1');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(6000);
  expect(await (await answer).text()).toBe('tents');
  expect(isOver()).toBe(false);
  late.resolve(new Response(null, { status: 410 }));
  await done;
  expect(await offline('/imports/1')).toContain(offlineTexts.en.title);
});

test.each(languages)('a page that is not stored is explained in its language, %s', async (language) => {
  expect(await offline(`/${language}/imports/1`)).toContain(offlineTexts[language].title);
});

test('a page whose address names no language is not shown in the previous language after another was chosen', async () => {
  const addresses = ['/imports?page=2', '/messages', '/', '/tr/imports', '/tr?category=1', '/tr/messages'];
  for (const address of addresses) await online(address, {}, page('sayfa'));
  expect(await offline('/language?to=ar&back=%2Fimports')).toContain(offlineTexts.en.title);
  for (const address of addresses) expect(await offline(address)).toBe('sayfa');
  await online('/language?to=ar&back=%2Fimports', {}, redirect);
  const shown = await Promise.all(addresses.map((address) => offline(address)));
  expect(addresses.filter((_, index) => shown[index] === 'sayfa')).toEqual(['/tr/imports', '/tr?category=1', '/tr/messages']);
});

const signedIn = (userID: string): Response => Response.json({ data: { userInfo: { userID } } });
const post: RequestInit = { mode: 'cors', method: 'POST', body: '{}' };

test.each([
  ['end when another person signs in', sessionCalls.login, () => signedIn(other), true],
  ['go on when the same person signs in again', sessionCalls.login, () => signedIn(me), false],
  ['end at the sign-out', sessionCalls.logout, () => Response.json({ data: true }), true],
  ['end when the session is refused', sessionCalls.refresh, () => new Response(null, { status: 401 }), true],
])('pushes of a person, and those that are still shown, %s', async (_, path, answer, areOver) => {
  await online(path, post, answer());
  expect([subscription.unsubscribe, notification.close].map(({ mock }) => mock.calls.length > 0)).toEqual([areOver, areOver]);
});

/** What the page was sent about the age of its data, without the times. */
const ages = (): unknown[] => tab.postMessage.mock.calls.map(([{ type, isPage }]) => [type, isPage]);
const aCall = '/api/User/GetFavouriteKeys';

test('stored data of the business area are reported as offline until the session is refreshed', async () => {
  await online('/messages', {}, page('business area'));
  await offline('/messages');
  expect(ages()).toEqual([['offline', false]]);
  await online(sessionCalls.refresh, post, signedIn(me));
  expect(ages()).toEqual([
    ['offline', false],
    ['online', false],
  ]);
});

test('a public page that is a copy is reported as one after a call has succeeded, also when it asks later', async () => {
  await online('/imports', {}, page('tents'));
  await offline('/imports');
  await online(aCall, post, Response.json({}));
  await online(aCall, post, Response.json({}));
  expect(ages()).toEqual([
    ['offline', true],
    ['online', true],
  ]);
  listeners.get('message')?.({ source: tab, data: { type: 'here', build: 'another' }, waitUntil: () => undefined });
  expect(ages().slice(2)).toContainEqual(['online', true]);
});
