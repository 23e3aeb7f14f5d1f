/** Hovering over a link prefetches the page and its first call, but not for a page with a query or without the right to see it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

stubBrowser();
vi.stubGlobal('location', { origin: 'http://kervan.test', href: 'http://kervan.test/profile', pathname: '/profile', search: '' });
const asked: string[] = [];
vi.mock('../../../src/client/call.ts', () => ({
  call: async ({ name }: { name: string }) => {
    asked.push(name);
    return { ok: true, data: {} };
  },
}));
const { clearSession, updateCredentials } = await import('../../../src/client/session/session.ts');
const { queryClient } = await import('../../../src/account/shared/data/query.ts');
const { readAheadFor } = await import('../../../src/account/shell/read-ahead.ts');

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  clearSession();
});

test('a list is prefetched once, and shown without another call', async () => {
  updateCredentials(credentialsOf());
  readAheadFor('companies');
  readAheadFor('companies');
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  readAheadFor('companies');
  expect(asked).toEqual(['GetUserCompanies']);
});

test('nothing is prefetched for guests, for staff without the flag, or for a page that begins with a form', () => {
  readAheadFor('requests');
  const staff = credentialsOf();
  updateCredentials({ ...staff, permission: null, userInfo: { ...staff.userInfo, isMainUser: false } });
  readAheadFor('requests');
  readAheadFor('addRequest');
  expect(asked).toEqual([]);
});
