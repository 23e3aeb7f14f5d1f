/** A page that someone reaches for is fetched with what it shows first; one that they may not see, and one with a query, without. */
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

test('a list is read ahead once, and shown without being asked for again', async () => {
  updateCredentials(credentialsOf());
  readAheadFor('companies');
  readAheadFor('companies');
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  readAheadFor('companies');
  expect(asked).toEqual(['GetUserCompanies']);
});

test('nothing is asked in the name of nobody, of staff without the flag, or for a page that begins with a form', () => {
  readAheadFor('requests');
  const staff = credentialsOf();
  updateCredentials({ ...staff, permission: null, userInfo: { ...staff.userInfo, isMainUser: false } });
  readAheadFor('requests');
  readAheadFor('addRequest');
  expect(asked).toEqual([]);
});
