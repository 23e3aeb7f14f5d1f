/** How the business area reads. */
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { getCountries } from '../../../contract/lookup/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { keyOf, queryClient, readAhead } = await import('../../../src/account/shared/data/query.ts');

afterEach(() => onlineManager.setOnline(true));

test('a page is read although the browser says that it is offline: the service worker may answer, and otherwise the page says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  onlineManager.setOnline(false);
  void readAhead(getCountries);
  await expect
    .poll(() => queryClient.getQueryState(keyOf(getCountries))?.error, { timeout: 10_000 })
    .toMatchObject({ failure: { code: 'NETWORK' } });
});
