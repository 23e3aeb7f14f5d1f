/** Files shared from another app are stored in the browser until they are taken or sent, replaced, or the person signs out. */
import { filesCache } from '../../../contract/shared-files.ts';
import { sharedName, sharedTextField } from '../../../contract/share.ts';

const addressOf = (name: string): string => `/${filesCache}/${name}`;

/** Browsers offer this storage to secure origins only, and may refuse it. */
const quietly = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => work().catch(() => undefined);

export const forgetFiles = (): Promise<unknown> => quietly(async () => caches.delete(filesCache));

type FilesOf = (field: string) => File[];

async function filesAt(name: string): Promise<FilesOf | null> {
  const found = await quietly(async () => (await caches.open(filesCache)).match(addressOf(name)));
  const form = await quietly(async () => (await found?.formData()) ?? null);
  return form ? (field) => form.getAll(field).filter((value) => value instanceof File) : null;
}

/** A share from another app (src/offline/share.ts). */
export interface Shared {
  text: string;
  images: readonly File[];
}

/** The stored share, kept until it is sent or taken ({@link forgetFiles}); null without one. */
export async function waitingShared(): Promise<Shared | null> {
  const filesOf = await filesAt(sharedName);
  if (filesOf === null) return null;
  return { text: (await filesOf(sharedTextField)[0]?.text()) ?? '', images: filesOf('images') };
}

/** Returns the share of {@link waitingShared} and deletes it from storage, because the form owns it from now on. */
export async function takeShared(): Promise<Shared | null> {
  const shared = await waitingShared();
  if (shared !== null) await forgetFiles();
  return shared;
}
