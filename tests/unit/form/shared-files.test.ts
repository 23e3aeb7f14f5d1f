/** Files shared from another app wait in the browser: one set, taken once, deleted with its person. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesCache } from '../../../contract/shared-files.ts';
import { sharedName, sharedTextField } from '../../../contract/share.ts';
import { forgetFiles, takeShared, waitingShared } from '../../../src/client/store/shared-files.ts';
import { forgetPersonalThings } from '../../../src/client/store/forget-personal-things.ts';

const cacheStores = new Map<string, Map<string, Response>>();
const named = (name: string): Map<string, Response> => cacheStores.get(name) ?? cacheStores.set(name, new Map()).get(name) ?? new Map();

beforeEach(() => {
  cacheStores.clear();
  vi.stubGlobal('caches', {
    keys: async () => [...cacheStores.keys()],
    delete: async (name: string) => cacheStores.delete(name),
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void named(name).set(address, response),
      match: async (address: string) => named(name).get(address)?.clone(),
    }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const picture = new File(['a picture'], 'ring şal.webp', { type: 'image/webp' });
const stored = () => [...cacheStores.values()].flatMap((each) => [...each.values()]).length;

/** As the service worker does it (src/offline/share.ts). */
async function share(text: string, ...images: File[]): Promise<void> {
  const form = new FormData();
  form.append(sharedTextField, new File([text], 'text'));
  for (const image of images) form.append('images', image);
  await caches.delete(filesCache);
  await (await caches.open(filesCache)).put(`/${filesCache}/${sharedName}`, new Response(form));
}

test('a set can be read repeatedly, and taken once', async () => {
  await share('Look at this', picture, picture);
  const expected = ['ring şal.webp', 'image/webp', 9];
  for (const look of [waitingShared, takeShared]) {
    const shared = await look();
    expect(shared?.text).toBe('Look at this');
    expect(shared?.images.map((file) => [file.name, file.type, file.size])).toEqual([expected, expected]);
  }
  expect([await takeShared(), stored()]).toEqual([null, 0]);
});

test('the next set replaces the one before; a submitted one is deleted', async () => {
  await share('One', picture);
  await share('Two');
  expect([(await waitingShared())?.text, stored()]).toEqual(['Two', 1]);
  await forgetFiles();
  expect([await waitingShared(), stored()]).toEqual([null, 0]);
});

test('a set is deleted with its person, and a browser without storage has none', async () => {
  await share('One', picture);
  forgetPersonalThings();
  await vi.waitFor(() => expect(stored()).toBe(0));
  expect(await takeShared()).toBeNull();
  vi.unstubAllGlobals();
  expect(await takeShared()).toBeNull();
});
