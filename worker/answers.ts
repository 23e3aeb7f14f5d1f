/** Answers that the edge makes itself, and how it revalidates them. */
import { type ErrorCode, errors } from '../contract/wire/errors.ts';
import { sha256 } from '../contract/wire/ids.ts';

/** A refusal in the API's own envelope (docs/behaviour.md#envelope). */
export function refuse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = errors[code];
  return Response.json({ success: false, message, code }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** An uncached redirect: it depends on cookies or on a preference. */
export function redirectTo(path: string, status: 301 | 302 | 303 | 307 | 308): Response {
  return new Response(null, { status, headers: { location: path, 'cache-control': 'no-store' } });
}

/** A weak ETag, since compression on the way changes the bytes. */
export const etagOf = async (content: string | ArrayBuffer): Promise<string> => `W/"${(await sha256(content)).slice(0, 24)}"`;

const weak = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the browser's copy is current. Compared weakly, since compression on the way makes a tag weak. */
function matchesEtag(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && (known.trim() === '*' || known.split(',').some((one) => weak(one) === weak(etag)));
}

/** Status 200 with the body, or 304 without it if the browser's copy is current. */
export function revalidated(request: Request, etag: string, body: BodyInit, headers: Headers): Response {
  headers.set('etag', etag);
  return matchesEtag(request, etag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
