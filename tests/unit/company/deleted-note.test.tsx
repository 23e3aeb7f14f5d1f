/** The note about a deleted object is shown above its list only. */
import { expect, test } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { draw } = await import('../../support/browser/screen.tsx');
const { DeletedNote } = await import('../../../src/account/shared/DeletedNote.tsx');
const { forgetDeleted, noteDeleted } = await import('../../../src/client/deleted.ts');

test('the note is shown by the list of its kind', () => {
  const shown = () => (['company', 'product', 'request'] as const).filter((kind) => draw(<DeletedNote kind={kind} />) !== '');
  expect(shown()).toEqual([]);
  noteDeleted('company', 'Nil');
  expect(shown()).toEqual(['company']);
  noteDeleted('request', 'Towels');
  expect(shown()).toEqual(['request']);
  forgetDeleted('company');
  expect(shown()).toEqual(['request']);
  forgetDeleted('request');
  expect(shown()).toEqual([]);
});
