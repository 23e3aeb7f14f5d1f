/** What is typed while a request is being saved is not lost, and a person who has left the form meanwhile stays where they are. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

const { local } = stubPage();
const { accepted, drawHook, refused, serveWrites } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { openDrafts } = await import('../../../src/client/store/drafts.ts');
const { valuesOf } = await import('../../../src/account/request/form.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { $route, open } = await import('../../../src/account/shared/route.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');

const id = 'a'.repeat(24);
const request = storedRequest();

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

const draftOf = (name: string) => openDrafts(credentialsOf().userInfo.userID, name).find();

beforeEach(() => {
  local.clear();
  $toasts.set([]);
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
  expect((await draftOf(`request::${id}`))?.values).toEqual({ ...valuesOf(request, 'en'), description: 'Combed' });
});

test('a file that is added while a new request is being saved is the only new one of its form', async () => {
  queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] });
  const picture = (name: string) => ({ id: name, key: `p/${name}.jpg`, name: `${name}.jpg`, bytes: 1 });
  const { form, submit } = drawHook(() => useRequestForm(null, undefined));
  form.reset({ ...valuesOf(request, 'en'), images: [picture('first')] });
  serveWrites(({ path }) => {
    if (path === pathOf(addAndEditRequest)) form.setValue('images', [picture('first'), picture('second')]);
    return accepted({ request: { ...request, imageUrls: ['/media/p/first.jpg'] }, inCredit: 1 });
  });
  await submit(false);
  expect((await draftOf(`request::${id}`))?.values).toMatchObject({ imageUrls: ['/media/p/first.jpg'], images: [picture('second')] });
});

describe('a person who has gone to another page while the request is being saved', () => {
  /** @param newer typed before they left, after the press */
  function leftForm(present: OwnRequest | null, answer: Response, newer?: string) {
    open(present === null ? '/add-request' : `/edit-request/${id}`);
    const editor = drawHook(() => useRequestForm(present, undefined));
    editor.form.reset(valuesOf(request, 'en'));
    serveWrites(({ path }) => {
      if (path === pathOf(addAndEditRequest)) {
        if (newer !== undefined) editor.form.setValue('description', newer);
        open('/profile');
      }
      return answer;
    });
    return editor;
  }
  const saved = (): Response => accepted({ request: { ...request, version: 4 }, inCredit: 1 });
  const toastTexts = (): string[] => $toasts.get().map(({ text }) => text);

  beforeEach(() => queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['request.form.added', null],
    ['request.form.updated', request],
  ] as const)('stays there, and reads "%s"', async (text, present) => {
    await leftForm(present, saved()).submit(false);
    expect([$route.get()?.path, toastTexts()]).toEqual(['/profile', [text]]);
  });

  test.each([
    ['new', null],
    ['edited', request],
  ] as const)('finds the later changes of a request that is %s in its form', async (_, present) => {
    await leftForm(present, saved(), 'Combed').submit(false);
    expect($route.get()?.path).toBe('/profile');
    expect((await draftOf(`request::${id}`))?.values).toMatchObject({ name: 'Yarn', description: 'Combed' });
  });

  test('stays there too when it is refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await leftForm(null, refused(402, 'NOT_ENOUGH_CREDIT')).submit(false);
    vi.advanceTimersByTime(10_000);
    expect([$route.get()?.path, sessionStorage.getItem('way-back')]).toEqual(['/profile', null]);
  });
});
