/** Signing out on a public page whose script for calls of the server cannot be loaded (docs/behaviour.md#refresh). */
import { expect, test, vi } from 'vitest';
import { logout } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

vi.mock('../../../src/page-scripts/run-action.ts', () => ({ run: async () => Promise.reject(new TypeError('Failed to fetch')) }));
vi.mock('../../../src/page-scripts/member-menu.ts', () => ({}));
vi.mock('../../../src/page-scripts/when-idle.ts', () => ({ whenIdle: () => undefined }));

const { userInfo } = credentialsOf();
const { local, session } = stubBrowser();
local.setItem('user', JSON.stringify(userInfo));
local.setItem('app-refresh-token', 'of-the-app');
local.setItem('draft:request', 'Figs');
local.setItem('mode', 'dark');
session.setItem('way-back', '/imports');
const sendBeacon = vi.fn();
vi.stubGlobal('navigator', { sendBeacon });
const deleted = vi.fn();
vi.stubGlobal('caches', { keys: async () => ['shell-1', `own-1-${userInfo.userID}`], delete: deleted });
const announced = vi.fn();
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage = announced;
  },
);
class Element {
  closest = (): this => this;
}
vi.stubGlobal('Element', Element);
const page = Object.assign(new EventTarget(), {
  documentElement: { lang: 'tr', dataset: { prefix: '/tr' } },
  querySelector: () => null,
  querySelectorAll: () => [],
});
vi.stubGlobal('document', page);
vi.stubGlobal('window', new EventTarget());
const replace = vi.fn();
vi.stubGlobal('location', { pathname: '/tr/imports', search: '', hash: '', replace });

test('it deletes what the browser has of the person, and leaves the end of the session to the next refresh', async () => {
  await import('../../../src/page-scripts/member.ts');
  const press = new Event('click');
  Object.defineProperty(press, 'target', { value: new Element() });
  page.dispatchEvent(press);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/tr/'));
  expect([Object.keys(local).sort(), Object.keys(session)]).toEqual([['mode', 'sign-out-due'], []]);
  expect(local.getItem('sign-out-due')).toBe('of-the-app');
  expect(deleted.mock.calls).toEqual([[`own-1-${userInfo.userID}`]]);
  expect(announced.mock.calls).toEqual([[{ type: 'signed-out', at: expect.any(Number) as number }]]);
  // The service worker ends pushes with this call.
  expect(sendBeacon).toHaveBeenCalledWith(pathOf(logout));
});

test('the next page of the app sends it the sign-out', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { ReactNativeWebView: { postMessage } });
  local.removeItem('user');
  local.setItem('sign-out-due', 'of-the-app');
  await import('../../../src/page-scripts/app.ts');
  expect(postMessage.mock.calls).toEqual([[JSON.stringify({ type: 'logOut' })]]);
});
