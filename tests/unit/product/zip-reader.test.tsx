/** The reader of zips is loaded with the first one; a network failure is reported at the file. */
import { expect, test, vi } from 'vitest';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
vi.mock('../../../src/account/product/bulk-import/archive.ts', () => {
  throw new Error('not loaded');
});
const { drawHook } = await import('../../support/browser/screen.tsx');
const { useSource } = await import('../../../src/account/product/bulk-import/use-source.ts');

test('a zip whose reader cannot be loaded is one that cannot be read', async () => {
  const source = drawHook(() => useSource('en'));
  await expect(source.chooseZip(new File(['PK'], 'pictures.zip'))).resolves.toBeUndefined();
});
