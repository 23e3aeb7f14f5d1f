/** The list of favourites opens at the first tab with contents, unless its address names one. */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getFavourites } from '../../../contract/favourite/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import SavedPage from '../../../src/account/favourite/SavedPage.tsx';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
});

/** Opens the page of a member who has saved requests only. */
async function openSaved(search: Readonly<Record<string, string>>): Promise<void> {
  updateCredentials(credentialsOf());
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.startsWith(pathOf(getFavourites)) ? { items: [], counts: { company: 0, request: 2 } } : { searches: [] };
    return Response.json({ success: true, code: 'OK', message: '', data });
  });
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <SavedPage search={search} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

const tab = (kind: string) => page.getByRole('link', { name: new RegExp(`favourite.tab.${kind}`) });

test('without a name the tab with the saved requests opens, and the others can be opened by name', async () => {
  await openSaved({});
  await expect.element(tab('request')).toHaveAttribute('aria-current', 'page');
  await expect.element(tab('company')).toHaveAttribute('href', '/saved?kind=company');
});

test('a named tab opens although it is empty', async () => {
  await openSaved({ kind: 'company' });
  await expect.element(page.getByText('favourite.none.company')).toBeVisible();
  await expect.element(tab('company')).toHaveAttribute('aria-current', 'page');
});
