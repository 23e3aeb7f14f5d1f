/** What is typed while a request is being saved is not lost: the form stays open, or the added request is opened with it. */
import { beforeEach, expect, test } from 'vitest';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

stubPage();
const { accepted, drawHook, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { valuesOf } = await import('../../../src/account/request/form.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { $route } = await import('../../../src/account/shared/route.ts');

const id = 'a'.repeat(24);
const request = {
  id,
  name: 'Yarn',
  description: 'Ring-spun',
  keywords: ['yarn'],
  approveStatus: 2,
  state: 'ready',
  rejectReason: null,
  inServiceEnum: 1,
  companyId: id,
  categoryId: id,
  subCategoryId: id,
  logisticTypeId: '0'.repeat(24),
  shippingTypeId: '0'.repeat(24),
  imageUrls: [],
  fileUrls: [],
  version: 3,
} as unknown as OwnRequest;

/** A form with the values of the request, in which the description is changed while they are being saved. */
function formOf(present: OwnRequest | null) {
  const editor = drawHook(() => useRequestForm(present, undefined));
  editor.form.reset(valuesOf(request, 'en'));
  serveWrites(({ path }) => {
    if (path === pathOf(addAndEditRequest)) editor.form.setValue('description', 'Combed');
    return accepted({ request: { ...request, version: 4 }, inCredit: 1 });
  });
  return editor;
}

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});

test('the form of an edited request stays open, with the newer description unsaved', async () => {
  const { form, submit } = formOf(request);
  const before = $route.get();
  await submit(false);
  expect([form.getValues('description'), form.getFieldState('description').isDirty]).toEqual(['Combed', true]);
  expect($route.get()).toBe(before);
});

test('a new request without a price is opened instead of the list', async () => {
  queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] });
  await formOf(null).submit(false);
  expect($route.get()?.path).toBe(`/edit-request/${id}`);
});
