import type { Env } from './env.ts';

/** Keys of public files; those of chats (`c/…`) are given out by the chat only. */
const publicKey = /^p\/[\w-]{1,80}\.[a-z0-9]{3,4}$/;

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Serves one public file from R2. A key never gets other contents, so it may be kept for ever; nothing in it may run:
 * no sniffing, no scripts, documents are downloaded.
 */
export async function serveMedia(request: Request, env: Env, key: string): Promise<Response> {
  if (!publicKey.test(key)) return missing();
  const object = await env.MEDIA.get(key, { onlyIf: request.headers, range: request.headers });
  if (object === null) return missing();
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: object.httpEtag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
  });
  object.writeHttpMetadata(headers);
  if (!('body' in object)) return new Response(null, { status: 304, headers });
  const { range } = object;
  if (request.headers.has('range') && range !== undefined && 'offset' in range) {
    const offset = range.offset ?? 0;
    const length = range.length ?? object.size - offset;
    if (length < object.size) {
      headers.set('content-range', `bytes ${offset}-${offset + length - 1}/${object.size}`);
      return new Response(object.body, { status: 206, headers });
    }
  }
  return new Response(object.body, { headers });
}
