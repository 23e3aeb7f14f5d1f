/** Statements of pages of the business area about plan, staff and approval are true. */
import type * as react from 'react';
import { expect, test, vi } from 'vitest';
import { getCompanyById } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { getInvitations, getSubUsers } from '../../../contract/staff/calls.ts';
import { getCountries } from '../../../contract/lookup/calls.ts';
import { listPageSize } from '../../../contract/limits.ts';
import { refreshToken } from '../../../contract/session/calls.ts';
import { getUsageLimits, getUserProfile, getUserTransActions } from '../../../contract/user/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { listen } = vi.hoisted(() => ({ listen: vi.fn() }));
// Runs effects during rendering, because their timing does not matter here.
vi.mock('react', async (original) => ({ ...(await original<typeof react>()), useEffect: (work: () => unknown) => void work() }));
vi.mock('../../../src/client/session/account-connection.ts', () => ({ listenToAccount: listen }));
vi.mock('../../../src/ui/dialog/Dialog.tsx', () => ({ Dialog: ({ children }: { children: react.ReactNode }) => children }));
vi.mock('../../../src/account/shared/PageHead.tsx', () => ({ PageHead: ({ below }: { below: react.ReactNode }) => below }));
vi.mock('../../../src/account/staff/Invitations.tsx', () => ({ Invitations: () => 'invitations' }));

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/my-staff', pathname: '/my-staff' });
const { draw, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { $session, adoptStoredUser, setAccount, updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { CompanyPreview } = await import('../../../src/account/company/CompanyPreview.tsx');
const { default: CompanyPage } = await import('../../../src/account/company/CompanyPage.tsx');
const { CreditHistory } = await import('../../../src/account/plan/CreditHistory.tsx');
const { LiveConnection } = await import('../../../src/account/shell/LiveConnection.tsx');
const { default: StaffPage } = await import('../../../src/account/staff/StaffPage.tsx');
const { default: SettingsPage } = await import('../../../src/account/user/SettingsPage.tsx');
updateCredentials(credentialsOf());

test.each([
  ['an open invitation is listed, and nothing says that there is nobody', false, false],
  ['an expired invitation leaves the account without staff', true, true],
])('%s', (_, isExpired, isEmpty) => {
  queryClient.setQueryData(keyOf(getSubUsers), { subUsers: [] });
  queryClient.setQueryData(keyOf(getInvitations), { invitations: [{ id: 'i', isExpired }] });
  queryClient.setQueryData(keyOf(getUsageLimits, { query: { names: 'AddSubUser' } }), { limits: [{ limit: 1, used: 0 }] });
  const page = draw(<StaffPage />);
  expect([page.includes('staff.none.title'), page.includes('staff.invitationCounts')]).toEqual([isEmpty, !isEmpty]);
});

test('a preview states what waits for approval, and nothing once it is approved', () => {
  const company = { id: 'c', version: 1, approveStatus: 3, isPublic: false } as OwnCompany;
  const textsOf = (change: Partial<OwnCompany>) =>
    draw(<CompanyPreview company={{ ...company, ...change }} onClose={() => undefined} />).match(/company\.pending\w+/g);
  expect([textsOf({}), textsOf({ isPublic: true }), textsOf({ approveStatus: 4 })]).toEqual([
    ['company.pendingText'],
    ['company.pendingEditText'],
    null,
  ]);
});

test('a notification of a decision makes the pages of companies, products and requests refetch', () => {
  draw(<LiveConnection />);
  const [onChange] = listen.mock.calls.at(-1) as [(what: ReadonlySet<string>, balance: null) => void];
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  onChange(new Set(['bell']), null);
  const predicate = invalidate.mock.calls[0]?.[0]?.predicate;
  const isRead = (tags: readonly string[]) => predicate?.({ meta: { tags } } as never);
  expect(getCompanyById.reads.some((tag) => isRead([tag]))).toBe(true);
  expect(['company', 'product', 'request', 'notification', 'chat', 'user'].map((tag) => isRead([tag]))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a change of the balance by this browser makes what shows it refetch, and a plan that another tab bought renews the session', async () => {
  const sentBy = serveWrites();
  updateCredentials(credentialsOf());
  draw(<LiveConnection />);
  const [onChange] = listen.mock.calls.at(-1) as [(what: ReadonlySet<string>, balance: number) => void];
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  invalidate.mockClear();
  onChange(new Set(), $session.get().user?.inCredit ?? 0);
  expect(invalidate.mock.calls[0]?.[0]?.predicate?.({ meta: { tags: ['user'] } } as never)).toBe(true);
  expect(sentBy(refreshToken)).toEqual([]);
  localStorage.setItem('user', JSON.stringify({ ...$session.get().user, dtCreditPlanExpireDate: '2031-01-01T00:00:00.000Z' }));
  adoptStoredUser();
  draw(<LiveConnection />);
  await settle();
  expect(sentBy(refreshToken)).toHaveLength(1);
});

test('a page of the credit history that is being read again does not set the balance', () => {
  updateCredentials(credentialsOf());
  const shownAfter = (updatedAt: number) => {
    setAccount({ inCredit: 480 });
    const key = keyOf(getUserTransActions, { body: { page: 0, size: listPageSize } });
    queryClient.setQueryData(key, { transActions: [], count: 0, balance: 500 }, { updatedAt });
    draw(<CreditHistory />);
    return $session.get().user?.inCredit;
  };
  expect([shownAfter(1), shownAfter(Date.now())]).toEqual([480, 500]);
});

test('company and settings wait for an answer that is read now, so that no save is refused as outdated', () => {
  const drawn = (page: react.ReactElement) => draw(page).match(/(?:product|user\.settings)\.\w+|common\.loading/g);
  const user = { fullName: 'Earlier name', email: 'elif@kervan.example' };
  queryClient.setQueryData(keyOf(getCompanyById, { body: { id: 'c' } }), { company: { id: 'c' } }, { updatedAt: 1 });
  queryClient.setQueryData(keyOf(getUserProfile), { user }, { updatedAt: 1 });
  queryClient.setQueryData(keyOf(getCountries), [{ code: 'TR', dial_code: '90', name: { en: 'Türkiye' } }]);
  updateCredentials(credentialsOf());
  expect(drawn(<CompanyPage params={{ id: 'c' }} search={{}} />)).toEqual(['common.loading']);
  expect(drawn(<SettingsPage search={{ part: 'blocked' }} />)).toEqual(['common.loading']);
});
