/** A refusal stays visible before a redirect, also when the next page is loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastMsBusiness } from '../../../contract/limits.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const assign = vi.fn<(path: string) => void>();
const pushState = vi.fn<(data: unknown, unused: string, path: string) => void>();

/** A page of the business area that the browser has loaded at this address. */
async function at(pathname: string) {
  vi.resetModules();
  vi.stubGlobal('location', {
    href: `http://kervan.test${pathname}`,
    pathname,
    search: '',
    hash: '',
    origin: 'http://kervan.test',
    assign,
  });
  vi.stubGlobal('history', { pushState, replaceState: () => undefined });
  return import('../../../src/account/shared/leave.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  pushState.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('a loaded page waits until the toast was visible for 3.5 s', async () => {
  const { leaveAfter } = await at('/payment/plan/0');
  leaveAfter({ code: 'ADDRESS_INCOMPLETE', message: '' });
  vi.advanceTimersByTime(toastMsBusiness - 1);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign.mock.calls).toEqual([['/profile-settings']]);
});

test('a page of the same document keeps the toast, and opens as soon as it was read', async () => {
  const { leaveAfter } = await at('/add-request');
  leaveAfter({ code: 'EMAIL_NOT_VERIFIED', message: '' });
  vi.advanceTimersByTime(2000);
  expect([assign.mock.calls, pushState.mock.calls.map(([, , path]) => path)]).toEqual([[], ['/profile']]);
});
