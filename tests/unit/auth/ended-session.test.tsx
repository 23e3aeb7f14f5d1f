/** A session that the server has ended leaves the page unchanged for the same person. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

const { local } = stubBrowser();
vi.stubGlobal('fetch', () => new Promise(() => undefined));
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { getUserProfile } = await import('../../../contract/user/calls.ts');
const { $session, may, settleSignedOut, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $shownSession } = await import('../../../src/client/session/shown-session.ts');
const { default: SettingsPage } = await import('../../../src/account/user/SettingsPage.tsx');
const { OpenChat } = await import('../../../src/account/chat/OpenChat.tsx');

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
});

test('permissions stay as they were, and the page adapts when new ones are loaded', () => {
  updateCredentials(staffCredentialsOf('editUserProfile'));
  settleSignedOut();
  expect([may($session.get(), 'editUserProfile'), may($shownSession.get(), 'editUserProfile')]).toEqual([false, true]);
  updateCredentials(staffCredentialsOf());
  expect(may($shownSession.get(), 'editUserProfile')).toBe(false);
});

test.each([
  ['the settings', () => draw(<SettingsPage search={{}} />)],
  ['an open chat', () => draw(<OpenChat chatId={'d'.repeat(24)} card={undefined} />)],
])('%s refuse nothing that was open before', (_, page) => {
  queryClient.setQueryData(keyOf(getUserProfile), { user: credentialsOf().userInfo });
  const before = page();
  settleSignedOut();
  expect(page()).toBe(before);
  // The result for people without the permission.
  updateCredentials(staffCredentialsOf());
  expect([before.includes('errors.FORBIDDEN'), page().includes('errors.FORBIDDEN')]).toEqual([false, true]);
});
