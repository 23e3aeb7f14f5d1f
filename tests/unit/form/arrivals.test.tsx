/** A save that waits for uploads says which file is missing, unless the page was left. */
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import type { UploadList } from '../../../src/form/upload-list.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { drawHook } = await import('../../support/browser/screen.tsx');
const { useArrivals } = await import('../../../src/account/shared/fields/use-arrivals.ts');
const { open } = await import('../../../src/account/shared/route.ts');
const { $toasts } = await import('../../../src/client/toasts.ts');

beforeEach(() => {
  $toasts.set([]);
  open('/my-companies/c1?part=logo');
});

test.each([
  ['on the page', '/my-companies/c1?part=logo', 1],
  ['on another part of the same form', '/my-companies/c1?part=tax', 1],
  ['on another page', '/my-requests', 0],
])('a missing file is named %s', async (_, address, count) => {
  const whenDone = async (): Promise<boolean> => {
    open(address);
    return false;
  };
  const { haveArrived } = drawHook(() => {
    const form = useForm<{ logo: null }>();
    return useArrivals(form, { logo: { whenDone } as UploadList });
  });
  expect([await haveArrived(), $toasts.get().length]).toEqual([false, count]);
});
