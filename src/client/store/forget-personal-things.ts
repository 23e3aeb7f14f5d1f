import { hostAcceptedKey, inBrowser, inTab, quietly, readText, signOutDueKey, storedNames, writeText } from './stored.ts';

/** Data of the device, kept at sign-out. Waiting times name no one and are deleted when they have ended (waits.ts). */
const deviceKeys: readonly string[] = ['mode', 'cookies', 'language-imp', 'language-adopted', hostAcceptedKey, signOutDueKey];
const isOfDevice = (key: string): boolean => deviceKeys.includes(key) || (key.startsWith('wait:') && Number(readText(key)) > Date.now());

/** Deletes drafts and all other data of the person. */
export function forgetPersonalThings(): void {
  // Caches with files of builds are kept; all other caches belong to the person (src/offline/rules.ts).
  quietly(() =>
    caches
      .keys()
      .then((names) => names.map((name) => name.startsWith('shell-') || caches.delete(name)))
      .catch(() => undefined),
  );
  for (const storage of [inBrowser, inTab]) for (const key of storedNames('', storage)) if (!isOfDevice(key)) writeText(key, null, storage);
}
