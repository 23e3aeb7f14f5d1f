/**
 * All requests to the marketplace API, whether embedded or of another provider, with a timeout (docs/behaviour.md#call-addresses,
 * docs/behaviour.md#status-codes).
 */
import { logFailure, requestId } from '../log.ts';
import { bookmarkHeader, laterBookmark } from '../../contract/wire/internal-headers.ts';
import { kindOf, requestIdHeader } from '../../contract/wire/request-log.ts';
import { minuteMs, secondMs } from '../../contract/limits.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import { isPaymentReturn } from '../../contract/payment/calls.ts';
import { withIdleLimit } from '../read-body.ts';
import type { ApiEnv } from './ports.ts';

/** The API refused, or it could not be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  constructor(status: number, code: ErrorCode | (string & {}), message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
  /** A temporary failure: the page answers 503 and offers to retry (docs/behaviour.md#status-codes). */
  get isOutage(): boolean {
    return this.status >= 500;
  }
  /** The object was public and was deleted: its page answers 410 (src/middleware.ts). */
  get isDeleted(): boolean {
    return this.status === 410;
  }
}

export const apiTimeoutMs = 10 * secondMs;

/** Host of requests over the binding. It is never resolved, and no link contains it (docs/behaviour.md#local-mail). */
const bindingOrigin = 'https://api.internal';

/** @param pathAndQuery as the browser calls it: `/api/…`, `/api/public/…`, `/media/…` */
function apiAddress(env: ApiEnv, pathAndQuery: string): string {
  if (!env.UPSTREAM_API) return bindingOrigin + pathAndQuery;
  const host = env.UPSTREAM_API.replace(/\/+$/, '');
  const main = /^\/api(?!\/public\/)(\/.*)$/.exec(pathAndQuery);
  return main === null ? host + pathAndQuery : host + (env.UPSTREAM_MAIN_PREFIX ?? '/api') + main[1];
}

const isJson = (bytes: ArrayBuffer): boolean => {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
};

/** Uploaded and exported files: their timeout applies between chunks, not to the whole. */
const isFile = (pathAndQuery: string, { headers }: Response): boolean =>
  pathAndQuery.startsWith('/media/') || /^attachment\b/i.test(headers.get('content-disposition') ?? '');

/** Reads another provider's answer completely, so that the timeout covers its body; a file is streamed. */
async function wholeAnswer(pathAndQuery: string, response: Response, tooSlow: Promise<never>): Promise<Response> {
  if (response.body === null || response.status === 101) return response;
  if (isFile(pathAndQuery, response))
    return new Response(
      withIdleLimit(response.body, apiTimeoutMs, () => new ApiFailure(504, 'UPSTREAM_SLOW')),
      response,
    );
  const bytes = await Promise.race([response.arrayBuffer(), tooSlow]);
  if (response.ok && !isPaymentReturn(pathAndQuery) && !isJson(bytes)) throw new ApiFailure(502, 'UPSTREAM_UNREACHABLE');
  const headers = new Headers(response.headers);
  // These headers describe the encoded body, which fetch has decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(bytes, { status: response.status, headers });
}

/** On timeout, aborts a request to another provider. A request to the embedded API goes on, and its answer is ignored. */
async function fetchUpstream(address: string, init: RequestInit, tooSlow: Promise<never>): Promise<Response> {
  const stop = new AbortController();
  const response = fetch(new Request(address, { ...init, signal: stop.signal }));
  tooSlow.catch(() => stop.abort());
  return Promise.race([response, tooSlow]);
}

/**
 * The database bookmark of the last write through this isolate (ADR 007): reads within the next minute use a replica that contains it, so
 * that an approval is visible at once to requests through this isolate.
 */
let lastWritten: { bookmark: string; at: number } | null = null;
const writtenLately = (now: number): string | null =>
  lastWritten !== null && now - lastWritten.at < minuteMs ? lastWritten.bookmark : null;

/** For tests. */
export function forgetWritten(): void {
  lastWritten = null;
}

/**
 * @param timeoutMs time until another provider's answer is complete (for a file: until it begins), or until the embedded API's answer
 * begins
 * @throws ApiFailure UPSTREAM_SLOW (504) or UPSTREAM_UNREACHABLE (502)
 */
export async function fetchApi(env: ApiEnv, pathAndQuery: string, init: RequestInit = {}, timeoutMs = apiTimeoutMs): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure(504, 'UPSTREAM_SLOW')), timeoutMs);
  });
  // The fetch standard requires `duplex` for a streamed body, but the types of both platforms lack it.
  const streaming = { duplex: 'half' } as object;
  const headers = new Headers(init.headers);
  const options: RequestInit = { ...init, ...streaming, headers, redirect: 'manual' };
  const address = apiAddress(env, pathAndQuery);
  try {
    if (env.UPSTREAM_API) return await wholeAnswer(pathAndQuery, await fetchUpstream(address, options, tooSlow), tooSlow);
    const id = requestId();
    if (id !== undefined) headers.set(requestIdHeader, id);
    const written = writtenLately(Date.now());
    if (written !== null) headers.set(bookmarkHeader, written);
    const response = await Promise.race([env.API.fetch(address, options), tooSlow]);
    const bookmark = response.headers.get(bookmarkHeader);
    if (bookmark !== null) lastWritten = { bookmark: laterBookmark(written, bookmark), at: Date.now() };
    return response;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    logFailure({ api: 'unreachable', error: kindOf(error) });
    throw new ApiFailure(502, 'UPSTREAM_UNREACHABLE');
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}

/**
 * Sends counters of the edge to the embedded API, after the answer. Another provider's API has no such route and is not called.
 * @returns the status
 * @throws ApiFailure as {@link fetchApi}
 */
export async function sendToApi(env: ApiEnv, path: string, body: unknown): Promise<number> {
  const response = await fetchApi(env, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}
