/** The list of blocked companies in the settings, in each state, and unblocking. */
import { pathOf } from '../../../contract/wire/call.ts';
import { QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blockCompany, getBlockedCompanies } from '../../../contract/chat/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';

/** The handlers of the rendered buttons, in their order. */
const presses = vi.hoisted((): (() => void)[] => []);
vi.mock('../../../src/ui/Button.tsx', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => {
    presses.push(onClick);
    return <button type="button">{children}</button>;
  },
}));

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/profile-settings', pathname: '/profile-settings' });
const { accepted, draw, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');
const { CallFailure, keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { BlockedCompanies } = await import('../../../src/account/user/BlockedCompanies.tsx');
const { default: SettingsPage } = await import('../../../src/account/user/SettingsPage.tsx');

const id = (letter: string): string => letter.repeat(24);
const nil = { companyId: id('a'), companyName: 'Nil Pamuk', dtBlockedAt: '2026-11-20T09:00:00.000Z' };
const volga = { companyId: id('b'), companyName: 'Волга Зерно', dtBlockedAt: '2026-11-19T09:00:00.000Z' };
const key = keyOf(getBlockedCompanies);
const are = (...companies: (typeof nil)[]): void => void queryClient.setQueryData(key, { companies });

beforeEach(() => {
  queryClient.clear();
  // Without retries, so that a failed answer is shown at once.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } });
  presses.splice(0);
  $toasts.set([]);
  updateCredentials(credentialsOf());
  settleRefresh();
});

describe('the list', () => {
  test('names each company with the day it was blocked, and offers to unblock it', () => {
    are(nil, volga);
    const html = draw(<BlockedCompanies />);
    for (const words of ['Nil Pamuk', 'Волга Зерно', 'user.settings.blocked.since']) expect(html).toContain(words);
    expect(html.match(/user\.settings\.blocked\.unblock/g)).toHaveLength(2);
    expect(html).not.toContain('user.settings.blocked.none');
  });

  test('shows that nobody is blocked, that it is loading, and why it could not be read', async () => {
    are();
    expect(draw(<BlockedCompanies />)).toContain('user.settings.blocked.none');
    queryClient.clear();
    const loading = draw(<BlockedCompanies />);
    expect(loading).toContain('common.loading');
    expect(loading).not.toContain('user.settings.blocked.none');
    const failure = { ok: false as const, status: 500, code: 'UNEXPECTED', message: '', fields: {}, retryAfterSeconds: null };
    await queryClient.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(new CallFailure(failure)), retry: false });
    const failed = draw(<BlockedCompanies />);
    for (const words of ['errors.UNEXPECTED', 'common.actions.retry']) expect(failed).toContain(words);
  });
});

describe('unblocking', () => {
  test('is sent for that company alone, which is removed from the list', async () => {
    are(nil, volga);
    // The list is read again for ever.
    const never = new Promise<Response>(() => undefined);
    const sent = serveWrites(({ path }) => (path === pathOf(getBlockedCompanies) ? never : accepted({})));
    const shown = new QueryObserver(queryClient, { queryKey: key, queryFn: () => never, staleTime: Infinity });
    const hide = shown.subscribe(() => undefined);
    draw(<BlockedCompanies />);
    presses[0]?.();
    await settle();
    hide();
    expect(sent(blockCompany).map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      { companyId: nil.companyId, isBlocked: false },
    ]);
    expect(queryClient.getQueryData(key)).toEqual({ companies: [volga] });
    expect($toasts.get().map(({ text }) => text)).toEqual(['user.settings.blocked.done']);
  });

  test('that is refused keeps it in the list and shows why', async () => {
    are(nil);
    serveWrites(() => refused(404, 'NOT_FOUND'));
    draw(<BlockedCompanies />);
    presses[0]?.();
    await settle();
    expect(queryClient.getQueryData(key)).toEqual({ companies: [nil] });
    expect($toasts.get().map(({ text }) => text)).toEqual(['errors.NOT_FOUND']);
  });
});

describe('in the settings', () => {
  const user = { userID: id('c'), email: 'a@b.example', isMainUser: false } as UserProfile;
  const open = (maySend: boolean): string => {
    updateCredentials(maySend ? staffCredentialsOf('sendMessage') : staffCredentialsOf());
    queryClient.setQueryData(keyOf(getUserProfile), { user });
    return draw(<SettingsPage search={{ part: 'blocked' }} />);
  };
  test('it is a part of its own for members who may write, and missing for others', () => {
    expect(open(true)).toContain('/profile-settings?part=blocked');
    expect(open(false)).not.toContain('part=blocked');
  });
});
