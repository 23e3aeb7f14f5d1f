/** Statements of pages of the business area about plan, staff and approval are true. */
import type * as react from 'react';
import { expect, test, vi } from 'vitest';
import { getCompanyById } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { getInvitations, getSubUsers } from '../../../contract/staff/calls.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
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
const { draw } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { CompanyPreview } = await import('../../../src/account/company/CompanyPreview.tsx');
const { LiveConnection } = await import('../../../src/account/shell/LiveConnection.tsx');
const { default: StaffPage } = await import('../../../src/account/staff/StaffPage.tsx');
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
