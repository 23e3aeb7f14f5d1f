/** A press whose answer was lost has stored a request. Files that were added since are not lost when that request is opened. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { useRequestForm, type RequestFormState } from '../../../src/account/request/use-request-form.ts';
import { valuesOf } from '../../../src/account/request/form.ts';
import { keyOf, queryClient } from '../../../src/account/shared/data/query.ts';
import { open } from '../../../src/account/shared/route.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { $toasts } from '../../../src/client/toasts.ts';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

const id = 'a'.repeat(24);
// Not public yet, so the address of its picture is signed.
const request = storedRequest({ imageUrls: ['/media/p/first.jpg?until=1&signature=a'], state: 'pending', version: 1 });
const upload = (name: string) => ({ id: name, key: `p/${name}.jpg`, name: `${name}.jpg`, bytes: 1 });

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
  $toasts.set([]);
});

/** @returns the present state of the form @param leaves is given a function that opens another page */
async function openForm(present: OwnRequest | null, leaves?: (leave: () => void) => void): Promise<() => RequestFormState> {
  let editor: RequestFormState | undefined;
  function Probe() {
    const state = useRequestForm(present, undefined);
    useEffect(() => void (editor = state));
    return null;
  }
  function Page() {
    const [isLeft, setLeft] = useState(false);
    useEffect(() => leaves?.(() => setLeft(true)), []);
    return isLeft ? <p>another page</p> : <Probe />;
  }
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await expect.poll(() => editor).toBeDefined();
  return () => editor as RequestFormState;
}

test('a picture that was added since is in the form of the stored request, and the stored one is there once', async () => {
  const here = location.href;
  onTestFinished(() => history.replaceState(null, '', here));
  updateCredentials(credentialsOf());
  queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] });
  vi.stubGlobal('fetch', async (address: string) => {
    const code = address.startsWith(pathOf(addAndEditRequest)) ? 'EARLIER_DONE' : 'NOT_FOUND';
    return Response.json({ success: false, code, message: '', data: { id } }, { status: 409 });
  });
  open('/add-request');
  const added = await openForm(null);
  // The second press: the first one has sent the first picture.
  added().form.reset({ ...valuesOf(request, 'en'), images: [upload('first'), upload('second')] });
  await added().submit(false);
  await expect.poll(() => added().storedBefore.isOpen).toBe(true);
  added().storedBefore.onOpen();
  const stored = await openForm(request);
  await expect.poll(() => stored().form.getValues(['imageUrls', 'images'])).toEqual([['/media/p/first.jpg'], [upload('second')]]);
});

test.each(['EARLIER_DONE', 'PRICE_CHANGED'])('%s is shown to somebody who has left the form before the answer', async (code) => {
  const here = location.href;
  onTestFinished(() => history.replaceState(null, '', here));
  updateCredentials(credentialsOf());
  queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] });
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (address: string) => {
    const isSave = address.startsWith(pathOf(addAndEditRequest));
    if (isSave) await isAnswered;
    return Response.json({ success: false, code: isSave ? code : 'NOT_FOUND', message: '', data: { id, price: 30 } }, { status: 409 });
  });
  open('/add-request');
  let leave: () => void = () => undefined;
  const form = await openForm(null, (go) => (leave = go));
  form().form.reset(valuesOf(request, 'en'));
  const pressed = form().submit(false);
  leave();
  await expect.element(page.getByText('another page')).toBeVisible();
  answer();
  await pressed;
  expect($toasts.get().map(({ text }) => text.trim())).toEqual([`errors.${code}`]);
});
