/**
 * Icons and flags have a cache of their own: 50 of them, for seven days. One of that age is asked for again, and shown once more where the network
 * fails. Its entries stand in the order of their last use. Nothing here throws: where a browser gives no room, nothing is kept.
 */
import { iconCache, iconUseMs, isIconOld, keptAtHeader, tooManyIcons } from './rules.ts';

/** Address → when it was moved to the end of the queue, ms. */
const movedAt = new Map<string, number>();

async function put(request: Request, icon: Response): Promise<void> {
  const cache = await caches.open(iconCache);
  movedAt.set(request.url, Date.now());
  // The one used last stands last.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, icon);
  for (const entry of tooManyIcons(await cache.keys())) {
    movedAt.delete(entry.url);
    await cache.delete(entry, { ignoreVary: true });
  }
}

/** @returns when the server sent it: the browser may have had it for days */
const sentAt = (answer: Response, now: number): number => Math.min(Date.parse(answer.headers.get('date') ?? '') || now, now);

async function keepIcon(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  // The body is kept as it was read: unpacked.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(keptAtHeader, String(sentAt(answer, Date.now())));
  await put(request, new Response(await answer.arrayBuffer(), { headers }));
}

async function noteUse(request: Request, kept: Response): Promise<void> {
  if ((movedAt.get(request.url) ?? 0) > Date.now() - iconUseMs) return;
  await put(request, kept);
}

const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const keptIcon = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(iconCache)).match(request, { ignoreVary: true });

/** @param wait for what is written beside the answer */
export async function iconOf(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await keptIcon(request).catch(() => undefined);
  if (kept !== undefined && !isIconOld(kept.headers.get(keptAtHeader), Date.now())) {
    wait(quietly(noteUse(request, kept.clone())));
    return kept;
  }
  try {
    // What was kept for too long must not come back from the browser's own cache.
    const answer = await fetch(request, kept === undefined ? {} : { cache: 'no-cache' });
    if (answer.status === 200) wait(quietly(keepIcon(request, answer.clone())));
    return answer.ok ? answer : (kept ?? answer);
  } catch (error) {
    // The drawings of icons are among the files of the build, too.
    const old = kept ?? (await caches.match(request, { ignoreVary: true }));
    if (old === undefined) throw error;
    return old;
  }
}
