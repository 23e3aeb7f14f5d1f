/** What is cached on this device, and for whom. Nothing here throws: if a browser has no space, nothing is cached. */
import { guest, isOwnCacheOf, isShellCache, isUnprefixedPage, cachedAtHeader, ownCacheOf, stateCache, tooMany } from './rules.ts';

/** The build of this worker. */
export const build: string = (import.meta.env as { BUILD_ID?: string }).BUILD_ID ?? '';

const stateKey = '/__person';
let person: string | undefined;

/** The person who uses the device at present. Read from the cache, because the browser may have stopped the worker since it was stored. */
export async function personHere(): Promise<string> {
  if (person !== undefined) return person;
  const stored = await caches.match(stateKey, { cacheName: stateCache }).then((answer) => answer?.text());
  return (person ??= stored ?? guest);
}

/** Deletes everything of the person. From now on, answers that are still under way are not stored. */
export async function forgetPerson(): Promise<void> {
  person = guest;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isShellCache(name)).map((name) => caches.delete(name)));
}

/** Records the present person and deletes the data of another person. */
export async function meetPerson(id: string): Promise<void> {
  const before = await personHere();
  if (before === id) return;
  // Files that a guest has shared are kept, because they wait for the sign-in.
  if (before === guest) for (const name of (await caches.keys()).filter(isOwnCacheOf(guest))) await caches.delete(name);
  else await forgetPerson();
  person = id;
  await (await caches.open(stateCache)).put(stateKey, new Response(id));
}

/** Oldest first. */
const pathsIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);

/** @param of whose answer it is: it is cached only while they are here */
export async function store(key: string, answer: Response, of: string): Promise<void> {
  try {
    const headers = new Headers(answer.headers);
    // The stored body is decoded.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(cachedAtHeader, String(Date.now()));
    const copy = new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    if ((await personHere()) !== of) return;
    const cache = await caches.open(ownCacheOf(build, of));
    // Newest last.
    await cache.delete(key);
    await cache.put(key, copy);
    // The person left while it was stored.
    if (person !== of) {
      await forgetPerson();
      return;
    }
    for (const path of tooMany(await pathsIn(cache))) await cache.delete(path);
  } catch {
    // No free storage.
  }
}

const cachesOf = async (person: string): Promise<string[]> => (await caches.keys()).filter(isOwnCacheOf(person));

/** Deletes a stored answer of the present person, of every build. */
export async function forget(key: string): Promise<void> {
  try {
    for (const name of await cachesOf(await personHere())) await (await caches.open(name)).delete(key);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/** Deletes stored pages of the present person that are in the language of the device, which has changed. */
export async function forgetUnprefixed(): Promise<void> {
  try {
    for (const name of await cachesOf(await personHere())) {
      const cache = await caches.open(name);
      for (const path of (await pathsIn(cache)).filter(isUnprefixedPage)) await cache.delete(path);
    }
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/** A stored answer of the present person: of this build, or of an earlier one whose files still exist. */
export async function recall(key: string): Promise<Response | undefined> {
  const here = await personHere();
  for (const name of [ownCacheOf(build, here), ...(await cachesOf(here))]) {
    const found = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}
