/** What is shown instead of a page that cannot be shown. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MissingPage, PageError } from '../../../src/account/shell/PageError.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';

test.each([
  ['could not be loaded says that the network failed', new MissingPage('staff'), 'errors.NETWORK'],
  ['crashed says that an error occurred', new TypeError('x is null'), 'errors.UNEXPECTED'],
] as const)('a page that %s, as the title of the page', async (_, error, text) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Broken = (): never => {
    throw error;
  };
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <PageError>
        <Broken />
      </PageError>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
});
