/** A copy of a request is stored with its pictures and documents, also if it is saved at once or reloaded. */
import type * as react from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { uploadFile } from '../../../contract/upload/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import type { FileEntry } from '../../../src/form/files.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

/** What ends the effects of the form. */
const effects = vi.hoisted(() => ({ ends: [] as (() => void)[] }));
vi.mock('react', async (original) => ({
  ...(await original<typeof react>()),
  useEffect: (work: () => (() => void) | undefined) => void effects.ends.push(work() ?? (() => undefined)),
}));
// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));

const { local } = stubPage();
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
const { accepted, drawHook, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { copyOf } = await import('../../../src/account/request/form.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');

const id = 'a'.repeat(24);
const request = storedRequest();
const beginning = {
  of: id,
  values: copyOf(request, 'en', () => true),
  imageUrls: ['/media/p/yarn.jpg'],
  fileUrls: ['/media/p/terms.pdf'],
};
const copyForm = () => drawHook(() => useRequestForm(null, undefined, beginning));
const names = (entries: FileEntry[]): string[] => entries.map((entry) => ('key' in entry ? entry.key : ''));

/** Answers the form's calls, and downloads once they are let through. @returns the calls, and the downloads */
function serve(download: () => Promise<Response> = async () => new Response('x')) {
  const downloads: string[] = [];
  const sent = serveWrites(({ path, query }) => {
    if (path.startsWith('/media/')) {
      downloads.push(path);
      return download();
    }
    if (path === pathOf(uploadFile)) return accepted({ upload: { key: `p/copy-of-${query['name']}`, name: query['name'], bytes: 1 } });
    return accepted({ request, inCredit: 1 });
  });
  return { sent, downloads };
}

beforeEach(() => {
  local.clear();
  updateCredentials(credentialsOf());
  settleRefresh();
  queryClient.setQueryData(keyOf(getServicePrices), { servicePrices: [] });
});
afterEach(() => {
  for (const end of effects.ends.splice(0)) end();
});

test('that is sent before its files are copied waits for them', async () => {
  const arrived = Promise.withResolvers<void>();
  const { sent } = serve(() => arrived.promise.then(() => new Response('x')));
  const { submit } = copyForm();
  const sending = submit(true);
  await settle();
  expect(sent(addAndEditRequest)).toEqual([]);
  arrived.resolve();
  await sending;
  const [write] = sent(addAndEditRequest);
  expect(JSON.parse(String(write?.body))).toMatchObject({ ImageList: ['p/copy-of-yarn.jpg'], FileList: ['p/copy-of-terms.pdf'] });
});

test('that is sent before its files turn out to be missing is not stored without them', async () => {
  const { sent } = serve(async () => refused(404, 'NOT_FOUND'));
  await copyForm().submit(true);
  expect(sent(addAndEditRequest)).toEqual([]);
});

test('has its files once after a reload', async () => {
  const { downloads } = serve();
  const { images, files } = copyForm();
  await settle();
  expect(await Promise.all([images.whenDone(), files.whenDone()])).toEqual([true, true]);
  for (const end of effects.ends.splice(0)) end();
  const { form } = copyForm();
  await settle();
  await settle();
  expect(form.getValues(['images', 'files']).map(names)).toEqual([['p/copy-of-yarn.jpg'], ['p/copy-of-terms.pdf']]);
  expect(downloads).toHaveLength(2);
});
