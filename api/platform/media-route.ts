import { mediaSizes, type MediaSize } from '../../contract/media-size.ts';
import type { Env } from './env.ts';
import { sizeOrOriginal } from './made-size.ts';
import { readFileState } from './hidden-file-store.ts';
import { isLiveMedia } from './media-store.ts';
import { isWaiting } from './waiting-store.ts';
import { uploadWaitMs } from '../../contract/limits.ts';
import { isPrivateKey, readerOf } from './signed-media.ts';

const publicKey = /^p\/[\w-]{1,80}\.[a-z0-9]{3,4}$/;

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' } });

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has this file (RFC 9110, 13.1). Invalid tags and dates are ignored, since R2 would throw. */
function isKnown(headers: Headers, { httpEtag, uploaded }: R2Object): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === httpEtag);
  // Dates have whole seconds; an invalid date is never later.
  return Date.parse(headers.get('if-modified-since') ?? '') >= Math.floor(uploaded.getTime() / 1000) * 1000;
}

/** Whether an original waits for its call. Only recent files can wait, so others need no query. */
const waitsIn =
  ({ DB: database }: Env) =>
  async ({ key, uploaded }: R2Object): Promise<boolean> =>
    publicKey.test(key) &&
    uploaded.getTime() > Date.now() - 2 * uploadWaitMs &&
    (await isWaiting(database.withSession('first-primary'), key));

interface Part {
  offset: number;
  length: number;
}

/** @returns the requested part, null for the whole, 'none' if the file has no such part (RFC 9110, 14.1) */
function partOf(headers: Headers, { httpEtag, size }: R2Object): Part | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  const condition = headers.get('if-range');
  // The range is ignored if the file has changed, or if several ranges are requested.
  if (first + last === '' || (condition !== null && condition.trim() !== httpEtag)) return null;
  const offset = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return offset >= end ? 'none' : { offset, length: end - offset };
}

/**
 * The cache directive of a file, or null if the client may not read it. The content of a key never changes, so public files may be cached
 * forever. Private files are deleted with the object that they belong to, so browsers revalidate them each time.
 */
async function cacheDirective(request: Request, env: Env, key: string, now: number): Promise<string | null> {
  const state = publicKey.test(key) ? await readFileState(env.DB.withSession('first-primary'), key) : null;
  if (state === 'public') return 'public, max-age=31536000, immutable';
  const reader = state !== null || isPrivateKey(key) ? await readerOf(env, new URL(request.url), key, now) : null;
  if (reader === null || (state === 'removed' && reader !== 'moderator')) return null;
  if (!(await isLiveMedia(env.DB.withSession('first-primary'), key, reader === 'moderator'))) return null;
  return 'private, no-cache';
}

const sizeNames: ReadonlySet<string> = new Set(mediaSizes);
const isSize = (text: string): text is MediaSize => sizeNames.has(text);

/** @returns the original's key and the requested size, by a public picture's address or a parameter of a private one's */
function askedOf(request: Request, key: string): { key: string; size: MediaSize | null } {
  const [folder = ''] = key.split('/', 1);
  if (isSize(folder)) return { key: `p${key.slice(folder.length)}`, size: folder };
  const word = new URL(request.url).searchParams.get('size') ?? '';
  return { key, size: isPrivateKey(key) && isSize(word) ? word : null };
}

/** The directive for an original that is served instead of a size that is being created, or that is still pending. */
const brieflyCached = 'private, max-age=60';

/** Serves a file from R2. Browsers must not execute its content: no sniffing, no scripts, and documents are downloaded. */
export async function serveMedia(request: Request, env: Env, path: string, now: number): Promise<Response> {
  const asked = askedOf(request, path);
  const directive = await cacheDirective(request, env, asked.key, now);
  if (directive === null) return missing();
  const waits = waitsIn(env);
  const { key, isForNow } = await sizeOrOriginal(env, asked.key, asked.size, waits);
  const isPlain = ['if-none-match', 'if-modified-since', 'range'].every((name) => !request.headers.has(name));
  const found = isPlain ? await env.MEDIA.get(key) : await env.MEDIA.head(key);
  if (found === null) return missing();
  const isHeld = await waits(found);
  if (isHeld && (await readerOf(env, new URL(request.url), asked.key, now)) === null) return missing();
  const cacheControl = isHeld || (isForNow && !isPrivateKey(asked.key)) ? brieflyCached : directive;
  const headers = new Headers({
    'cache-control': cacheControl,
    etag: found.httpEtag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
  });
  found.writeHttpMetadata(headers);
  if ('body' in found) return new Response((found as R2ObjectBody).body, { headers });
  if (isKnown(request.headers, found)) return new Response(null, { status: 304, headers });
  const part = partOf(request.headers, found);
  if (part === 'none') {
    headers.set('content-range', `bytes */${found.size}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await env.MEDIA.get(key, part === null ? {} : { range: part });
  if (object === null) return missing();
  if (part === null || part.length === found.size) return new Response(object.body, { headers });
  headers.set('content-range', `bytes ${part.offset}-${part.offset + part.length - 1}/${found.size}`);
  return new Response(object.body, { status: 206, headers });
}
