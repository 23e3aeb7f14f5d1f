/**
 * Passes calls from the browser to the API: which headers pass in each direction, and clean errors (docs/behaviour.md#call-addresses,
 * docs/behaviour.md#status-codes, docs/behaviour.md#limits-per-address).
 */
import { pathOf } from '../../contract/wire/call.ts';
import { countryHeader } from '../../contract/wire/internal-headers.ts';
import { calls } from '../../contract/index.ts';
import { jsonBytesMax, minuteMs } from '../../contract/limits.ts';
import { bodyBytesMax } from '../../contract/upload/rules.ts';
import { contentOf, envelopeOf, insteadHeader, keyHeader } from '../../contract/wire/wire-call.ts';
import { ApiFailure, apiTimeoutMs, fetchApi } from './api-fetch.ts';
import { addressHeader, clientAddress, clientCountry } from './client.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { bodyTimeoutMs, readBody, withIdleLimit } from '../read-body.ts';

/**
 * The only request headers that pass. Cookies, internal headers (`x-kervan-…`) and forwarding headers do not pass: a client could invent
 * them.
 */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  keyHeader,
  insteadHeader,
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  // The signature of the bank's callback.
  'x-iyz-signature-v3',
];

/** Response headers that do not pass: cookies belong to the edge (docs/behaviour.md#tokens), the others describe a single hop or host. */
const withheldHeaders =
  /^(?:set-cookie2?|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|server|x-powered-by|via|alt-svc|access-control-.*|cf-.*|x-kervan-.*|strict-transport-security|nel|report-to)$/;

const uploadTimeoutMs = 2 * minuteMs;

const uploads = new Map(
  calls.filter(({ call }) => call.files !== undefined || call.takesFile === true).map(({ call }) => [pathOf(call), bodyBytesMax(call)]),
);

/** Maximum size of a body for this path, bytes. */
export const bytesMaxOf = (path: string): number => uploads.get(path) ?? jsonBytesMax;

/** @returns the headers of a client's request that the API may see */
export function headersForApi(request: Request, env: EdgeEnv): Headers {
  const headers = new Headers();
  const client = clientAddress(request, env);
  if (client) headers.set(addressHeader, client);
  const country = clientCountry(request, env);
  if (country !== '') headers.set(countryHeader, country);
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The API's answer without cookies, hop headers and details of an internal failure. */
export function cleanAnswer(response: Response): Response {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  // A provider's error page may contain a stack trace.
  if (response.status >= 500 && !isJson) return refuse('UPSTREAM_UNREACHABLE');
  const headers = new Headers();
  for (const [name, value] of response.headers) if (!withheldHeaders.test(name)) headers.append(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** An API that cannot be reached or answers too late (docs/behaviour.md#status-codes). */
export function refuseFailure(error: unknown): Response {
  return refuse(error instanceof ApiFailure && error.status === 504 ? 'UPSTREAM_SLOW' : 'UPSTREAM_UNREACHABLE');
}

/** A JSON failure of another provider, reduced to the fields of docs/behaviour.md#envelope. */
async function reduceFailure(response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const answer = envelopeOf(await contentOf(response).catch(() => undefined));
  if (typeof answer?.code !== 'string') return refuse('UPSTREAM_UNREACHABLE');
  return Response.json(
    { success: false, message: String(answer.message ?? ''), code: answer.code },
    { status: response.status, headers: { 'cache-control': 'no-store' } },
  );
}

/** The local mailbox is not reachable here, in any spelling of its path; worker/dev-mail.ts shows it. */
function isHidden(path: string): boolean {
  try {
    return /^\/api\/+dev(?:\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Passes a request to the API.
 * @param instead address (path and query) or body that replace those of the request
 */
export async function passToApi(
  request: Request,
  env: EdgeEnv,
  { address, body }: { address?: string; body?: string } = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (isHidden(pathname)) return refuse('NOT_FOUND');
  const headers = headersForApi(request, env);
  const client = headers.get(addressHeader);
  if (env.UPSTREAM_API && client !== null) headers.set('x-forwarded-for', client);
  const isUpload = uploads.has(pathname);
  let isLate = false;
  const late = (): Error => {
    isLate = true;
    return new Error('late');
  };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const sent = !hasBody
    ? undefined
    : isUpload && request.body !== null
      ? withIdleLimit(request.body, bodyTimeoutMs, late)
      : (body ?? (await readBody(request, jsonBytesMax)));
  if (sent instanceof Response) return sent;
  try {
    const init = { method: request.method, headers, ...(sent !== undefined && { body: sent }) };
    // The duration of an upload depends on the sender's connection, so it has no timeout of its own.
    const response = await fetchApi(env, address ?? pathname + search, init, isUpload ? uploadTimeoutMs : apiTimeoutMs);
    return isLate ? refuse('BODY_LATE') : await reduceFailure(cleanAnswer(response));
  } catch (error) {
    return isLate ? refuse('BODY_LATE') : refuseFailure(error);
  }
}
