/**
 * The browser's side of the contract: one function for every call. It carries the token, waits while a refresh is pending,
 * answers one 401 with one refresh and one retry, and never throws for what the API or the network says.
 */
import { type BodyInputOf, type CallDefinition, type DataOf, type ParamsInputOf, type QueryInputOf, pathOf } from '../../contract/call.ts';
import type { Envelope } from '../../contract/wire.ts';
import { refreshSession, waitForRefresh } from './refresh.ts';
import { $session } from './session.ts';

export interface Failure {
  ok: false;
  /** 0 when nothing came back. */
  status: number;
  /** A code of contract/errors.ts, or NETWORK. */
  code: string;
  message: string;
  /** Field → code. */
  fields: Record<string, string>;
  retryAfterSeconds: number | null;
}
export interface Success<Data> {
  ok: true;
  code: string;
  message: string;
  data: Data;
}
export type Answer<Data> = Success<Data> | Failure;

export interface CallInput<C extends CallDefinition> {
  body?: BodyInputOf<C>;
  query?: QueryInputOf<C>;
  params?: ParamsInputOf<C>;
  /** Files of a multipart call. */
  files?: Record<string, File[]>;
  /** Names this submission: repeating it is safe (D-16). Made anew for each call when absent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** How a request gets to the server; `fetch` unless someone wants to watch it go (upload.ts). */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

const timeoutMs = 30_000;

const failure = (status: number, code: string, message: string): Failure => ({
  ok: false,
  status,
  code,
  message,
  fields: {},
  retryAfterSeconds: null,
});

function addressOf(call: CallDefinition, query: unknown, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

function formOf(body: unknown, files: Record<string, File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, String(part));
  }
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file, file.name);
  return form;
}

/** What every call sends besides its body; `x-kervan` tells the edge that our own script speaks (D-23). */
function headersOf(call: CallDefinition, isJson: boolean, key: string): Headers {
  const headers = new Headers({ 'x-kervan': '1' });
  if (isJson) headers.set('content-type', 'application/json');
  if (call.write === true) headers.set('idempotency-key', key);
  const { accessToken } = $session.get();
  if (accessToken !== '') headers.set('authorization', `Bearer ${accessToken}`);
  return headers;
}

async function read(call: CallDefinition, response: Response): Promise<Answer<unknown>> {
  // A body that breaks off is the network's fault, one that is no JSON the server's.
  const text = await response.text();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return failure(response.status, 'UNEXPECTED', '');
  }
  if (call.base === 'content' && response.ok) return { ok: true, code: 'OK', message: '', data: content };
  const envelope = (content ?? {}) as Partial<Envelope>;
  if (response.ok && envelope.success === true)
    return { ok: true, code: envelope.code ?? 'OK', message: envelope.message ?? '', data: envelope.data };
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    ok: false,
    status: response.status,
    // A provider without codes is understood by its words (D-4).
    code: envelope.code ?? (envelope.message ? '' : 'UNEXPECTED'),
    message: envelope.message ?? '',
    fields: envelope.errors ?? {},
    retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
  };
}

async function once<C extends CallDefinition>(call: C, input: CallInput<C>, key: string, send: Send): Promise<Answer<unknown>> {
  const isMultipart = call.files !== undefined;
  const isJson = !isMultipart && input.body !== undefined;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(addressOf(call, input.query, input.params), {
      method: call.method,
      headers: headersOf(call, isJson, key),
      body: isMultipart ? formOf(input.body, input.files ?? {}) : isJson ? JSON.stringify(input.body) : undefined,
      credentials: 'same-origin',
      signal: input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]),
    });
    return await read(call, response);
  } catch (error) {
    return failure(0, error instanceof DOMException && error.name === 'TimeoutError' ? 'UPSTREAM_SLOW' : 'NETWORK', '');
  }
}

/**
 * Makes a call of the contract.
 * @returns the data, or what went wrong with a code; it never throws
 */
export async function call<C extends CallDefinition>(
  definition: C,
  input: CallInput<C> = {},
  send: Send = (address, init) => fetch(address, init),
): Promise<Answer<DataOf<C>>> {
  const key = input.idempotencyKey ?? crypto.randomUUID();
  const needsToken = definition.access.who !== 'anyone';
  if (needsToken) await waitForRefresh();
  const tokenBefore = $session.get().accessToken;
  const first = await once(definition, input, key, send);
  const isMember = tokenBefore !== '' || (needsToken && $session.get().user !== null);
  if (first.ok || first.status !== 401 || !isMember) return first as Answer<DataOf<C>>;
  const isRefreshed = await refreshSession(tokenBefore);
  return (isRefreshed ? await once(definition, input, key, send) : first) as Answer<DataOf<C>>;
}
