/** Returning to a page after a detour: addresses of this tab, checked each time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '../../../contract/limits.ts';
import { arriveBack, isBackHere, keepWayBack, wayBack } from '../../../src/client/session/way-back.ts';

const stored = new Map<string, string>();
const at = (pathname: string, search = ''): void => void vi.stubGlobal('location', { pathname, search });

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that was left is offered on other pages, and gets its input back when it is opened again', () => {
  at('/ar/add-request', '?type=1');
  keepWayBack({ name: 'Yarn' });
  expect(wayBack()).toBeNull();
  at('/payment/credit/1');
  expect([wayBack(), arriveBack()]).toEqual([{ path: '/ar/add-request?type=1', hasTyped: true }, null]);
  at('/ar/add-request', '?type=1');
  expect([arriveBack(), arriveBack()]).toEqual([{ name: 'Yarn' }, null]);
});

test('detours nest: a payment waits for its address, the request for its payment', () => {
  at('/add-request');
  keepWayBack({ name: 'Yarn' });
  at('/payment/credit/1');
  keepWayBack();
  at('/profile-settings');
  expect(wayBack()).toEqual({ path: '/payment/credit/1', hasTyped: false });
  at('/payment/credit/1');
  arriveBack();
  expect(wayBack()).toEqual({ path: '/add-request', hasTyped: true });
});

test('leaving the same page again without typing keeps the earlier input', () => {
  at('/companies/nil');
  expect(isBackHere()).toBe(false);
  keepWayBack({ text: 'Yarn' });
  at('/plans');
  expect(isBackHere()).toBe(false);
  at('/companies/nil');
  expect(isBackHere()).toBe(true);
  keepWayBack();
  expect([isBackHere(), arriveBack(), isBackHere()]).toEqual([true, { text: 'Yarn' }, false]);
});

test('the detour is forgotten after an hour', () => {
  at('/add-request');
  keepWayBack();
  at('/plans');
  vi.advanceTimersByTime(hourMs - 1);
  expect(wayBack()?.path).toBe('/add-request');
  vi.advanceTimersByTime(1);
  expect(wayBack()).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 7, null])(
  'an address that is not our own page is ignored: %j',
  (path) => {
    stored.set('way-back', JSON.stringify([{ path, until: Date.now() + 1000, person: '', typed: null }]));
    at('/plans');
    expect(wayBack()).toBeNull();
  },
);

test.each(['{', '7', '{"path":"/x"}', '[null,3,"x"]'])('an invalid entry is ignored: %s', (text) => {
  stored.set('way-back', text);
  at('/plans');
  expect([wayBack(), arriveBack()]).toEqual([null, null]);
});

test('another person in this tab is not sent back, and sees nothing of what was typed', () => {
  const signIn = (userID: string): void => void vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ userID }) });
  signIn('a');
  at('/add-request');
  keepWayBack({ name: 'Yarn' });
  signIn('b');
  expect(arriveBack()).toBeNull();
  at('/plans');
  expect(wayBack()).toBeNull();
  signIn('a');
  expect(wayBack()).toEqual({ path: '/add-request', hasTyped: true });
});
