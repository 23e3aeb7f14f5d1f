/** A dialog with a form: a refusal is shown inside it, and it closes when the result can be seen behind it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editSavedSearch, getSavedSearches } from '../../../contract/saved-search/calls.ts';
import type { SavedSearch } from '../../../contract/saved-search/schemas.ts';
import { type DataOf, pathOf } from '../../../contract/wire/call.ts';
import { RenameSearch } from '../../../src/account/favourite/RenameSearch.tsx';
import { keyOf, queryClient, useCall } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { accepted, refused } from '../../support/browser/screen.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const saved: SavedSearch = {
  id: 'a'.repeat(24),
  kind: 'product',
  path: '/companies',
  name: 'Towels',
  level: 'day',
  newCount: 0,
  dtSaved: '2026-01-01T00:00:00.000Z',
};

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
});

/** The list, which is read again after a change, with the dialog. */
function List({ onClose }: { onClose: () => void }) {
  const { data } = useCall(getSavedSearches);
  return (
    <>
      <p>{data?.searches[0]?.name}</p>
      <RenameSearch search={saved} onClose={onClose} />
    </>
  );
}

async function openDialog(edit: () => Response, onClose: () => void): Promise<void> {
  updateCredentials(credentialsOf());
  let { name } = saved;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!address.startsWith(pathOf(editSavedSearch))) return accepted({ searches: [{ ...saved, name }] });
    const answer = edit();
    if (answer.ok) ({ name } = JSON.parse(String(body)) as SavedSearch);
    return answer;
  });
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <List onClose={onClose} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

const dialog = page.getByRole('dialog');
const rename = async (name: string): Promise<void> => {
  await userEvent.fill(dialog.getByRole('textbox'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'common.actions.save' }));
};

test('a refusal is shown inside the dialog, and the typed name stays', async () => {
  const onClose = vi.fn();
  await openDialog(() => refused(404, 'NOT_FOUND'), onClose);
  await rename('Bath towels');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('errors.NOT_FOUND');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Bath towels');
  expect(onClose).not.toHaveBeenCalled();
});

test('the dialog closes when the list behind it has been read again', async () => {
  const known: (string | undefined)[] = [];
  await openDialog(
    () => accepted({}),
    () => known.push(queryClient.getQueryData<DataOf<typeof getSavedSearches>>(keyOf(getSavedSearches))?.searches[0]?.name),
  );
  await rename(' Bath towels ');
  await expect.poll(() => known).toEqual(['Bath towels']);
});
