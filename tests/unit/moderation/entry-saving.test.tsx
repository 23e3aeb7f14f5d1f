/** What is typed while an entry of the site is being saved is not lost. */
import { beforeEach, expect, test } from 'vitest';
import { saveContent } from '../../../contract/publishing/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import type { Known } from '../../../src/account/moderation/content/address.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local } = stubPage();
const { accepted, drawHook, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { entryValues } = await import('../../../src/account/moderation/content/form.ts');
const { useEntryForm } = await import('../../../src/account/moderation/content/use-entry-form.ts');

const id = 'c'.repeat(24);
const EN = { title: 'Fair', path: 'fair', description: 'In May', content: 'Hall 4' };
const values = { shared: {}, texts: { EN } };
const known = { entry: { id, kind: 'news', version: 1 }, values, paths: {}, currencies: {}, versions: [] } as unknown as Known;

/** A form with these values, in which the title is changed while they are being saved. */
function formOf(entry: Known | null) {
  const editor = drawHook(() => useEntryForm('news', entry));
  editor.form.reset(entryValues('news', values));
  serveWrites(({ path }) => {
    if (path === pathOf(saveContent)) editor.form.setValue('EN.title', 'Fair of yarn');
    return accepted({ id, version: 2 });
  });
  return editor;
}

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

test('the newer title of an entry stays and is unsaved', async () => {
  const { form, save } = formOf(known);
  await save();
  expect(form.getValues('EN')).toEqual({ ...EN, title: 'Fair of yarn' });
  expect([form.getFieldState('EN.title').isDirty, form.getFieldState('EN.content').isDirty]).toEqual([true, false]);
});

test('the newer title of a new entry is the draft of its form', async () => {
  await formOf(null).save();
  const draft = await openDrafts(credentialsOf().userInfo.userID, `content:news:${id}`).find();
  expect(draft?.values['EN']).toEqual({ ...EN, title: 'Fair of yarn' });
});
