/** What is typed while a product is being saved is not lost, and a person who has left the form meanwhile stays where they are. */
import { beforeEach, expect, test } from 'vitest';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local } = stubPage();
const { accepted, drawHook, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { draftValues, hashOfValues } = await import('../../../src/form/draft-values.ts');
const { productForm, valuesOf } = await import('../../../src/account/product/form.ts');
const { useProductForm } = await import('../../../src/account/product/use-product-form.ts');
const { $route, open } = await import('../../../src/account/shared/route.ts');

const id = (letter: string): string => letter.repeat(24);
const [companyId, productId] = [id('c'), id('d')];
const product: Product = {
  id: productId,
  name: 'Towel',
  description: 'Cotton',
  language: 'EN',
  imageURLs: ['/media/p/1.jpg'],
  dtCreatedAt: '2026-11-20T10:00:00.000Z',
  code: '',
  categoryId: id('e'),
  subCategoryId: id('f'),
  productKeywords: ['towel'],
  version: 3,
  company: { id: companyId, name: 'Nil', path: 'nil', logoURL: '', country: 'eg' },
};
const stored = { ...product, version: 4 };

/** A form with the values of the product, in which the name is changed while it is being saved. */
function formOf(present: Product | null) {
  const editor = drawHook(() => useProductForm(companyId, present));
  editor.form.reset(valuesOf(product, 'en'));
  serveWrites(({ path }) => {
    if (path === pathOf(addAndEditProduct)) editor.form.setValue('name', 'Bath towel');
    return accepted({ product: stored });
  });
  return editor;
}

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
});

test('the form of an edited product stays open, with the newer name unsaved', async () => {
  const { form, submit } = formOf(product);
  const before = $route.get();
  await submit();
  expect([form.getValues('name'), form.getFieldState('name').isDirty]).toEqual(['Bath towel', true]);
  expect($route.get()).toBe(before);
});

test('a new product is opened, with the newer name as its draft', async () => {
  const { submit } = formOf(null);
  await submit();
  expect($route.get()?.path).toBe(`/edit-product/${companyId}/${productId}`);
  const draft = await openDrafts(credentialsOf().userInfo.userID, `product:${companyId}:${productId}`).find();
  const start = { ...valuesOf(stored, 'en') };
  // The draft of the stored version is restored, not only offered.
  expect(draft?.base).toBe(hashOfValues(draftValues(start, productForm.draft)));
  expect(draft?.values).toEqual({ ...start, name: 'Bath towel' });
});

test.each([
  ['new', null],
  ['edited', product],
] as const)('a person who has gone to another page stays there when a product that is %s is saved', async (_, present) => {
  open('/my-companies');
  const { form, submit } = drawHook(() => useProductForm(companyId, present));
  form.reset(valuesOf(product, 'en'));
  serveWrites(() => {
    open('/profile');
    return accepted({ product: stored });
  });
  await submit();
  expect($route.get()?.path).toBe('/profile');
});

test('what was typed before an edited product was left, after the press, is its draft', async () => {
  open('/my-companies');
  const { submit } = formOf(product);
  const saving = submit();
  open('/profile');
  await saving;
  expect($route.get()?.path).toBe('/profile');
  const draft = await openDrafts(credentialsOf().userInfo.userID, `product:${companyId}:${productId}`).find();
  expect(draft?.values).toMatchObject({ name: 'Bath towel' });
});
