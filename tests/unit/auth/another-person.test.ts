/** After a session ended, another person who signs in sees nothing of it; the same person continues. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local } = stubBrowser();
const place = { origin: 'http://kervan.test', pathname: '/', search: '', reload: vi.fn(), replace: vi.fn() };
const frame = new EventTarget();
vi.stubGlobal('location', place);
vi.stubGlobal('window', frame);
vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
const listeners: ((event: { data: unknown }) => void)[] = [];
vi.stubGlobal(
  'BroadcastChannel',
  class {
    addEventListener = (_: string, listen: (event: { data: unknown }) => void) => void listeners.push(listen);
    removeEventListener = () => undefined;
    postMessage = () => undefined;
  },
);
vi.stubGlobal('fetch', () => new Promise(() => undefined));
const { $isLeaving, $session, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $shownSession } = await import('../../../src/client/session/shown-session.ts');
const { startSession } = await import('../../../src/client/start.ts');
const { signedInAtKey } = await import('../../../src/client/store/stored.ts');
const { guardLeaving } = await import('../../../src/client/session/leaving.ts');

const other = credentialsOf({ userInfo: { ...credentialsOf().userInfo, userID: 'c'.repeat(24) } });
const broadcast = (data: unknown): void => listeners.forEach((listen) => listen({ data }));
const closes = (): boolean => frame.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  local.clear();
  vi.clearAllMocks();
  $isLeaving.set(false);
  updateCredentials(credentialsOf());
  startSession(true);
  // Something is typed.
  guardLeaving(() => undefined);
});

test('the same person continues on the page', () => {
  broadcast({ type: 'ended' });
  expect([$session.get().user, $shownSession.get().user?.fullName]).toEqual([null, 'Elif Yıldırım']);
  broadcast({ type: 'credentials', credentials: credentialsOf({ accessToken: 'next' }) });
  expect([$isLeaving.get(), place.reload.mock.calls.length, $session.get().accessToken]).toEqual([false, 0, 'next']);
  expect(closes()).toBe(false);
});

test('another person sees nothing of the previous one, and is not asked before the page changes', () => {
  broadcast({ type: 'ended' });
  expect(closes()).toBe(false);
  broadcast({ type: 'credentials', credentials: other });
  expect([$isLeaving.get(), place.reload.mock.calls.length, closes()]).toEqual([true, 1, true]);
  expect([$session.get().user, $shownSession.get().user]).toEqual([null, null]);
});

test('after a sign-out in another tab there is no question, and no input is stored', () => {
  broadcast({ type: 'signed-out', at: Date.now() });
  expect([closes(), place.replace.mock.calls.length, $shownSession.get().user]).toEqual([true, 1, null]);
});

test('a sign-out whose message arrives late deletes nothing of who has signed in since', () => {
  local.setItem(signedInAtKey, '2000');
  local.setItem('chat:c:waiting:1', '{}');
  broadcast({ type: 'signed-out', at: 1000 });
  expect([$isLeaving.get(), place.reload.mock.calls.length, place.replace.mock.calls.length]).toEqual([true, 1, 0]);
  expect(Object.keys(local)).toEqual(expect.arrayContaining([signedInAtKey, 'chat:c:waiting:1', 'user']));
  $isLeaving.set(false);
  broadcast({ type: 'signed-out', at: 3000 });
  expect(Object.keys(local)).toEqual([]);
});
