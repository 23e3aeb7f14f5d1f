/** What another app has shared with this one waits in the browser: until it is taken or sent, the next comes, or its person goes. */
import { filesCache } from '../../../contract/kept-files.ts';
import { sharedName, sharedTextField } from '../../../contract/share.ts';

const addressOf = (name: string): string => `/${filesCache}/${name}`;

/** Browsers give this storage to safe origins only, and may refuse it. */
const quietly = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => work().catch(() => undefined);

export const forgetFiles = (): Promise<unknown> => quietly(async () => caches.delete(filesCache));

type FilesOf = (field: string) => File[];

async function filesAt(name: string): Promise<FilesOf | null> {
  const found = await quietly(async () => (await caches.open(filesCache)).match(addressOf(name)));
  const form = await quietly(async () => (await found?.formData()) ?? null);
  return form ? (field) => form.getAll(field).filter((value) => value instanceof File) : null;
}

/** What another app has shared to this one (src/offline/share.ts). */
export interface Shared {
  text: string;
  images: readonly File[];
}

/** It stays until it is sent or taken ({@link forgetFiles}); null when nothing waits. */
export async function waitingShared(): Promise<Shared | null> {
  const filesOf = await filesAt(sharedName);
  if (filesOf === null) return null;
  return { text: (await filesOf(sharedTextField)[0]?.text()) ?? '', images: filesOf('images') };
}

/** As {@link waitingShared}; from now on it is the form's. */
export async function takeShared(): Promise<Shared | null> {
  const shared = await waitingShared();
  if (shared !== null) await forgetFiles();
  return shared;
}
