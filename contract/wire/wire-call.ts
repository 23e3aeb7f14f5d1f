/**
 * A call on the wire: address, headers and body of its request, and the meaning of its answer. Browser, pages, edge, tests and measurements
 * all use this; it needs no schema, so that small scripts can load it.
 */
import { type BodyInputOf, type CallDefinition, type DataOf, type ParamsInputOf, pathOf, type QueryInputOf } from './call.ts';
import type { Envelope } from './wire.ts';

/** What is needed to send a call. */
export type CallAddress = Pick<CallDefinition, 'method' | 'path' | 'base' | 'files' | 'takesFile' | 'write'>;

/** Sent by the site's own calls; a foreign page cannot send it without a permission that is never given (docs/behaviour.md#same-origin). */
export const ownHeader = 'x-kervan';
/** Identifies a submission, so that it can be repeated (docs/behaviour.md#idempotency-key). */
export const keyHeader = 'idempotency-key';
/** Earlier submissions that this one replaces, separated by commas: those that have not taken effect are refused from now on. */
export const insteadHeader = 'idempotency-instead-of';
/** The number of unanswered submissions that one can replace. */
export const insteadMax = 5;
export const bearer = (token: string): string => `Bearer ${token}`;

export interface CallInput<C extends CallDefinition = CallDefinition> {
  params?: ParamsInputOf<C>;
  query?: QueryInputOf<C>;
  /** The text fields of a multipart call, else its JSON. */
  body?: BodyInputOf<C>;
  /** Files of a multipart call. */
  files?: Readonly<Record<string, File | readonly File[]>> | undefined;
  /** Keys of files that were uploaded before, by field: such a call is sent as JSON. */
  uploads?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The whole body of a call that takes one file. */
  file?: Blob | undefined;
}

/** The input of any call, if its types do not matter. */
export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: CallInput['files'];
  uploads?: CallInput['uploads'];
  file?: Blob | undefined;
}

export interface Sender {
  /** The access token; empty for a guest. */
  token?: string | undefined;
  /** The submission's key; only writes have one. */
  key?: string | undefined;
  /** Keys of unanswered submissions that this one replaces, at most {@link insteadMax}. */
  insteadOf?: readonly string[] | undefined;
  /** Sent by a script of the site's own pages. */
  isOwn?: boolean;
  /** Of the page, for texts to a guest. */
  language?: string | undefined;
}

/** Names and values without missing ones; a list repeats its name. */
const pairsOf = (values: unknown): [string, unknown][] =>
  Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [name, one]),
  );

/** @returns path and query on the site's own origin (docs/behaviour.md#call-addresses) */
export function addressOf(call: CallAddress, { params, query }: Pick<AnyInput, 'params' | 'query'> = {}): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const search = new URLSearchParams(pairsOf(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

function formOf({ body, files }: Pick<AnyInput, 'body' | 'files'>): FormData {
  const form = new FormData();
  for (const [name, value] of pairsOf(body)) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, file] of pairsOf(files) as [string, File][]) form.append(name, file, file.name);
  return form;
}

/** The headers of a request. For a form `fetch` sets the content type, with its boundary. */
export function headersOf(
  call: CallAddress,
  { token = '', key, insteadOf = [], isOwn = false, language = '' }: Sender,
  isJson: boolean,
): Headers {
  const headers = new Headers();
  if (isOwn) headers.set(ownHeader, '1');
  if (isJson) headers.set('content-type', 'application/json');
  if (call.write === true && key !== undefined) headers.set(keyHeader, key);
  if (call.write === true && insteadOf.length > 0) headers.set(insteadHeader, insteadOf.slice(-insteadMax).join(','));
  if (token !== '') headers.set('authorization', bearer(token));
  if (language !== '') headers.set('accept-language', language);
  return headers;
}

/** @returns the arguments of `fetch` other than the address */
export function requestOf(
  call: CallAddress,
  { body, files, uploads, file }: Omit<AnyInput, 'params' | 'query'> = {},
  sender: Sender = {},
): { method: CallDefinition['method']; headers: Headers; body?: FormData | Blob | string } {
  const isForm = call.files !== undefined && uploads === undefined;
  const content = uploads === undefined ? body : withUploads(body, uploads);
  const init = { method: call.method, headers: headersOf(call, sender, !isForm && content !== undefined) };
  if (isForm) return { ...init, body: formOf({ body, files }) };
  if (file !== undefined) {
    init.headers.set('content-type', 'application/octet-stream');
    return { ...init, body: file };
  }
  return content === undefined ? init : { ...init, body: JSON.stringify(content) };
}

/** Adds the keys of uploads to a body, and leaves out fields without a value, as a form does. */
const withUploads = (body: unknown, uploads: object): object =>
  Object.fromEntries(Object.entries({ ...(body as object | undefined), ...uploads }).filter(([, value]) => value !== null));

export interface Failure {
  ok: false;
  /** 0 without an answer. */
  status: number;
  /** A code of contract/wire/errors.ts, NETWORK, or empty for a provider without codes (docs/behaviour.md#messages). */
  code: string;
  message: string;
  /** Field → code. */
  fields: Record<string, string>;
  retryAfterSeconds: number | null;
  /** Data of the refusal, by its code (api/platform/http/refusal.ts). */
  done?: unknown;
}
export interface Success<Data> {
  ok: true;
  code: string;
  message: string;
  data: Data;
}
export type Answer<Data> = Success<Data> | Failure;

export const failureOf = (status: number, code: string): Failure => ({
  ok: false,
  status,
  code,
  message: '',
  fields: {},
  retryAfterSeconds: null,
});

/**
 * @returns the parsed body, undefined if it is not JSON
 * @throws if the body is incomplete, which is a failure of the network and not of the server
 */
export async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of docs/behaviour.md#envelope that exist; null if it is not an object. */
export const envelopeOf = <Data = unknown>(content: unknown): Partial<Envelope<Data>> | null =>
  typeof content === 'object' ? content : null;

/** The meaning of status and body together. UNEXPECTED is an answer that is not in the contract. */
export function answerOf<Data = unknown>(call: CallAddress, status: number, content: unknown): Answer<Data> {
  const isFine = status >= 200 && status < 300;
  if (call.base === 'content' && isFine && content !== undefined) return { ok: true, code: 'OK', message: '', data: content as Data };
  const { success, code, message = '', data, errors = {} } = envelopeOf<Data>(content) ?? {};
  if (isFine && success === true) return { ok: true, code: code ?? 'OK', message, data: data as Data };
  const failure = { ...failureOf(status, code ?? (message ? '' : 'UNEXPECTED')), message, fields: errors };
  return data === undefined ? failure : { ...failure, done: data };
}

/** Reads an answer completely. @throws if its body is incomplete */
export async function readAnswer<C extends CallDefinition>(call: C, response: Response): Promise<Answer<DataOf<C>>> {
  const answer = answerOf<DataOf<C>>(call, response.status, await contentOf(response));
  const seconds = Number(response.headers.get('retry-after'));
  return answer.ok || !(seconds > 0) ? answer : { ...answer, retryAfterSeconds: seconds };
}
