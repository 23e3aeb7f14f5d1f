/**
 * Files that were chosen before their person was sent elsewhere, to buy credits for instance. What was typed waits in this tab's storage
 * (way-back.ts), which holds texts only. One set waits in a browser: it goes when it is taken, with the next one, and with its person.
 */
import { filesCache } from '../../contract/kept-files.ts';
import { sharedName, sharedTextField } from '../../contract/share.ts';

const addressOf = (name: string): string => `/${filesCache}/${name}`;

/** Browsers give this storage to safe origins only, and may refuse it. */
const quietly = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => work().catch(() => undefined);

export const forgetFiles = (): Promise<unknown> => quietly(async () => caches.delete(filesCache));

/** @returns the name to take them back by, before they are stored; null when there are none */
export function keepFiles(files: Readonly<Record<string, readonly File[]>>): string | null {
  const form = new FormData();
  for (const [field, list] of Object.entries(files)) for (const file of list) form.append(field, file, file.name);
  if (form.keys().next().done === true) return null;
  const name = crypto.randomUUID();
  void quietly(async () => {
    await caches.delete(filesCache);
    await (await caches.open(filesCache)).put(addressOf(name), new Response(form));
  });
  return name;
}

type FilesOf = (field: string) => File[];

async function filesAt(name: string): Promise<FilesOf | null> {
  const found = await quietly(async () => (await caches.open(filesCache)).match(addressOf(name)));
  const form = await quietly(async () => (await found?.formData()) ?? null);
  return form ? (field) => form.getAll(field).filter((value) => value instanceof File) : null;
}

/** @returns the files of a field; null when the browser did not keep them */
export async function takeFiles(name: string): Promise<FilesOf | null> {
  const filesOf = await filesAt(name);
  if (filesOf !== null) await forgetFiles();
  return filesOf;
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
