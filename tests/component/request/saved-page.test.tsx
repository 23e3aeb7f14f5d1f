/** The list of favourites opens at the first tab with contents, unless its address names one; saved searches are edited in it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getFavourites } from '../../../contract/favourite/calls.ts';
import { editSavedSearch } from '../../../contract/saved-search/calls.ts';
import type { SavedSearch } from '../../../contract/saved-search/schemas.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import SavedPage from '../../../src/account/favourite/SavedPage.tsx';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';
import { accepted } from '../../support/browser/screen.tsx';
import { credentialsOf } from '../../support/people/credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
});

/** Opens the page of a member who has saved requests only. */
async function openSaved(search: Readonly<Record<string, string>>, searches: readonly SavedSearch[] = []): Promise<void> {
  updateCredentials(credentialsOf());
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.startsWith(pathOf(getFavourites)) ? { items: [], counts: { company: 0, request: 2 } } : { searches };
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

const saved: SavedSearch = {
  id: 'a'.repeat(24),
  kind: 'product',
  path: '/companies',
  name: 'Towels',
  level: 'day',
  newCount: 0,
  dtSaved: '2026-01-01T00:00:00.000Z',
};

test('the newest of two choices of mails is saved though the first one is still being saved', async () => {
  await openSaved({ kind: 'search' }, [saved]);
  const mails = page.getByRole('combobox', { name: 'favourite.search.mails' });
  await expect.element(mails).toBeVisible();
  const answers: (() => void)[] = [];
  let { level } = saved;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!address.startsWith(pathOf(editSavedSearch))) return accepted({ searches: [{ ...saved, level }] });
    await new Promise<void>((answered) => answers.push(answered));
    ({ level } = JSON.parse(String(body)) as SavedSearch);
    return accepted({});
  });
  await userEvent.selectOptions(mails, 'favourite.search.level.now');
  await expect.poll(() => answers.length).toBe(1);
  await userEvent.selectOptions(mails, 'favourite.search.level.none');
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  await expect.element(mails).toHaveValue('none');
  answers[1]?.();
  await expect.poll(() => level).toBe('none');
  await drawn();
  await expect.element(mails).toHaveValue('none');
});

test('the list of mails keeps the focus while a choice by keyboard is saved', async () => {
  await openSaved({ kind: 'search' }, [saved]);
  const mails = page.getByRole('combobox', { name: 'favourite.search.mails' });
  await expect.element(mails).toBeVisible();
  (mails.element() as HTMLElement).focus();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', () => {
      resolve();
      return new Promise((answered) => (answer = () => answered(Response.json({ success: true, code: 'OK', message: '', data: {} }))));
    });
  });
  await userEvent.keyboard('{ArrowDown}');
  await asked;
  await drawn();
  await expect.element(mails).toHaveFocus();
  answer();
});
