/** Nobody is offered a contact with their own company: the credentials and the profile store the own companies in this browser. */
import type * as react from 'react';
import { expect, test, vi } from 'vitest';
import { getUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

// Runs effects during rendering, because their timing does not matter here.
vi.mock('react', async (original) => ({ ...(await original<typeof react>()), useEffect: (work: () => unknown) => void work() }));
vi.mock('../../../src/account/shared/data/Answered.tsx', () => ({ Answered: () => null }));

const { local } = stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/profile', pathname: '/profile' });
const { draw } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { default: ProfilePage } = await import('../../../src/account/user/ProfilePage.tsx');

test('credentials record the own companies, so that a fresh browser knows them too', () => {
  updateCredentials(credentialsOf({ ownCompanyIds: ['c'.repeat(24)] }));
  expect(local.getItem('own-companies')).toBe('c'.repeat(24));
  updateCredentials(credentialsOf());
  expect(local.getItem('own-companies')).toBe('c'.repeat(24));
  updateCredentials(credentialsOf({ ownCompanyIds: [] }));
  expect(local.getItem('own-companies')).toBeNull();
});

test('reading the profile records the own companies', () => {
  updateCredentials(credentialsOf());
  const company = { name: 'Nil', path: 'nil', logoURL: '', approveStatus: 2, dtBoostExpire: null };
  const ids = ['a'.repeat(24), 'b'.repeat(24)];
  draw(<ProfilePage />);
  expect(local.getItem('own-companies')).toBeNull();
  const user = { companies: ids.map((id) => ({ ...company, id })) } as UserProfile;
  queryClient.setQueryData(keyOf(getUserProfile), { user });
  draw(<ProfilePage />);
  expect(local.getItem('own-companies')).toBe(ids.join(' '));
});
