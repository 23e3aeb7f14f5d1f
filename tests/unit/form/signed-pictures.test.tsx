/** Pictures that are not public have signed addresses, which change every hour and on approval. That is no change of the form. */
import { createFormControl, FormProvider, type FieldValues, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

const { local } = stubPage();
const { accepted, draw, drawHook, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { createDraft } = await import('../../../src/form/draft.ts');
const requests = await import('../../../src/account/request/form.ts');
const products = await import('../../../src/account/product/form.ts');
const { RequestFiles } = await import('../../../src/account/request/RequestFiles.tsx');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { PictureOrder } = await import('../../../src/account/product/PictureOrder.tsx');
const { createStates } = await import('../../../src/client/upload/state.ts');
const { useState } = await import('react');

const id = (letter: string): string => letter.repeat(24);
const nothing = (): void => undefined;
const uploads = {
  stateOf: createStates(),
  retry: nothing,
  add: nothing,
  addLater: async () => undefined,
  remove: nothing,
  whenDone: async () => true,
};

const plain = (name: string): string => `/media/p/${name}`;
const signed = (name: string, hour: number): string => `${plain(name)}?until=${hour}&signature=${'ab'[hour % 2]}`;
const texts = { name: 'Yarn', description: 'Ring-spun', categoryId: id('1'), subCategoryId: id('2') };
/** @param version with which the moderators' decision counts as well */
const requestWith = (address: (name: string) => string, version = 1): OwnRequest =>
  storedRequest({
    ...texts,
    companyId: id('c'),
    state: 'pending',
    imageUrls: [address('1.jpg')],
    fileUrls: [address('list.pdf')],
    fileNames: ['şartname.pdf'],
    version,
  });
const productWith = (address: (name: string) => string): Product =>
  ({ ...texts, code: '', productKeywords: ['yarn'], imageURLs: [address('1.jpg'), address('2.jpg')] }) as unknown as Product;
const inHour = (hour: number) => (name: string) => signed(name, hour);

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
  vi.stubGlobal('window', new EventTarget());
});

describe.each([
  ['request', requests.requestForm, (address: (name: string) => string) => requests.valuesOf(requestWith(address), 'en')],
  ['product', products.productForm, (address: (name: string) => string) => products.valuesOf(productWith(address), 'en')],
] as const)('the draft of a %s', (name, { draft: rules }, valuesWith) => {
  const open = async (start: FieldValues) => {
    const form = createFormControl<FieldValues>({ defaultValues: start });
    const place = openDrafts(credentialsOf().userInfo.userID, name);
    const draft = createDraft(form, { place, start, isNew: false, language: 'en', ...rules });
    const close = draft.open();
    await settle();
    return { form, close, kind: draft.state().note?.kind };
  };

  test.each([
    ['in the next hour', inHour(2)],
    ['after the approval', plain],
  ])('is restored %s, with pictures of the present version', async (_, later) => {
    const before = await open({ ...valuesWith(inHour(1)) });
    before.form.setValue('description', 'Combed', { shouldDirty: true });
    before.close();
    const now = valuesWith(later);
    const after = await open({ ...now });
    expect([after.kind, after.form.getValues()]).toEqual(['back', { ...now, description: 'Combed' }]);
  });
});

test('a pending request that is approved while it is edited is saved', async () => {
  const sentBy = serveWrites(() => accepted({ request: requestWith(plain, 3), inCredit: 1 }));
  const { submit } = drawHook(() => {
    const [present, setPresent] = useState(requestWith(inHour(1), 1));
    const editor = useRequestForm(present, undefined);
    if (present.version === 1) setPresent(requestWith(plain, 2));
    return editor;
  });
  await submit(false);
  const body = sentBy(addAndEditRequest)[0]?.body as FormData;
  expect(['Request.Version', 'Request.ImageUrls', 'Request.FileUrls'].map((field) => body.get(field))).toEqual([
    '2',
    plain('1.jpg'),
    plain('list.pdf'),
  ]);
});

test('a picture is shown by its signed address, and a file has its name', () => {
  const request = requestWith(inHour(1));
  function Files() {
    const form = useForm({ defaultValues: requests.valuesOf(request, 'en') });
    return (
      <FormProvider {...form}>
        <RequestFiles present={request} images={uploads} files={uploads} />
      </FormProvider>
    );
  }
  const html = draw(<Files />).replaceAll('&amp;', '&');
  expect(html).toContain(`src="${signed('1.jpg', 1)}"`);
  expect(html).toContain('şartname.pdf');
  const product = productWith(inHour(1));
  const { pictures } = products.valuesOf(product, 'en');
  const order = draw(<PictureOrder pictures={pictures} list={uploads} signed={product.imageURLs} onChange={nothing} />);
  expect(order.replaceAll('&amp;', '&')).toContain(`src="${signed('2.jpg', 1)}"`);
});
