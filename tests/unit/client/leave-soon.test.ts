/** A refusal stays visible before a redirect, also when the next page is loaded. A person who goes elsewhere first is not redirected. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastMsBusiness } from '../../../contract/limits.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

const { session } = stubBrowser();
const assign = vi.fn<(path: string) => void>();
const pushState = vi.fn<(data: unknown, unused: string, path: string) => void>();

/** A page of the business area that the browser has loaded at this address, for a main user unless named otherwise. */
async function at(pathname: string, who = credentialsOf()) {
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
  const { updateCredentials } = await import('../../../src/client/session/session.ts');
  updateCredentials(who);
  return import('../../../src/account/shared/leave.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  pushState.mockClear();
  session.clear();
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

test.each([['NOT_ENOUGH_CREDIT'], ['ADDRESS_INCOMPLETE']])('staff who may not use the page of the remedy stay after %s', async (code) => {
  const { leaveAfter } = await at('/add-request', staffCredentialsOf('requestsAccess', 'addCredits'));
  leaveAfter({ code, message: '' });
  vi.advanceTimersByTime(toastMsBusiness);
  expect([assign.mock.calls, pushState.mock.calls]).toEqual([[], []]);
});

describe('a person who opens another page before that', () => {
  test.each([
    ['NOT_ENOUGH_CREDIT', '/my-requests'],
    // The offered link itself.
    ['NOT_ENOUGH_CREDIT', '/membership'],
    ['NO_PLAN', '/my-requests'],
  ])('stays there after %s, and nothing is stored for it: %s', async (code, path) => {
    const { leaveAfter } = await at('/add-request');
    const { open } = await import('../../../src/account/shared/route.ts');
    leaveAfter({ code, message: '' }, () => ({ name: 'Yarn' }));
    open(path);
    Object.assign(location, { pathname: path });
    vi.advanceTimersByTime(toastMsBusiness);
    expect([assign.mock.calls, pushState.mock.calls.map(([, , opened]) => opened)]).toEqual([[], [path]]);
    expect(session.getItem('way-back')).toBeNull();
  });
});
