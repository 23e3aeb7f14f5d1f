/**
 * Icons and flags have a separate cache: 50 of them, for seven days. An older one is requested again, and used once more if the network
 * fails. Its entries are in the order of their last use. Nothing here throws: if a browser has no space, nothing is cached.
 */
import { iconCache, iconUseMs, isIconOld, cachedAtHeader, tooManyIcons } from './rules.ts';

/** Address → when its entry was last moved to the end, ms. */
const movedAt = new Map<string, number>();

async function put(request: Request, icon: Response): Promise<void> {
  const cache = await caches.open(iconCache);
  movedAt.set(request.url, Date.now());
  // The most recently used entry is last.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, icon);
  for (const entry of tooManyIcons(await cache.keys())) {
    movedAt.delete(entry.url);
    await cache.delete(entry, { ignoreVary: true });
  }
}

/** @returns when the server sent it: the browser's own cache may have had it for days */
const sentAt = (answer: Response, now: number): number => Math.min(Date.parse(answer.headers.get('date') ?? '') || now, now);

async function cacheIcon(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  // The stored body is decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(cachedAtHeader, String(sentAt(answer, Date.now())));
  await put(request, new Response(await answer.arrayBuffer(), { headers }));
}

async function noteUse(request: Request, cached: Response): Promise<void> {
  if ((movedAt.get(request.url) ?? 0) > Date.now() - iconUseMs) return;
  await put(request, cached);
}

const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const cachedIcon = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(iconCache)).match(request, { ignoreVary: true });

/** @param wait keeps the worker alive for writes after the answer */
export async function iconOf(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const cached = await cachedIcon(request).catch(() => undefined);
  if (cached !== undefined && !isIconOld(cached.headers.get(cachedAtHeader), Date.now())) {
    wait(quietly(noteUse(request, cached.clone())));
    return cached;
  }
  try {
    // What was cached for too long must not come back from the browser's own cache.
    const answer = await fetch(request, cached === undefined ? {} : { cache: 'no-cache' });
    if (answer.status === 200) wait(quietly(cacheIcon(request, answer.clone())));
    return answer.ok ? answer : (cached ?? answer);
  } catch (error) {
    // The drawings of icons are among the files of the build, too.
    const old = cached ?? (await caches.match(request, { ignoreVary: true }));
    if (old === undefined) throw error;
    return old;
  }
}
