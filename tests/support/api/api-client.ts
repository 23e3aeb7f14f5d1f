/** Calls the API's Worker through the contract, as the browser's client does. Time stands still until a test advances it. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { expect } from 'vitest';
import { createApp } from '../../../api/app.ts';
import type { Env } from '../../../api/platform/env.ts';
import { errorsOf } from '../../../api/platform/http/openapi.ts';
import type { CallDefinition, DataOf } from '../../../contract/wire/call.ts';
import { wholeCall } from '../../../contract/wire/schemas.ts';
import type { Envelope } from '../../../contract/wire/wire.ts';
import { addressOf, type CallInput, keyHeader, requestOf } from '../../../contract/wire/wire-call.ts';
import { dayMs } from '../../../contract/limits.ts';

const start = Date.UTC(2026, 4, 4, 9);

/** A clock that only tests advance. */
export const clock = {
  at: start,
  now(): number {
    return clock.at;
  },
  advance(ms: number): void {
    clock.at += ms;
  },
  restart(): void {
    clock.at = start;
  },
};

/** A calendar day of the tests' clock, counted from today. */
export const dayIn = (days: number): string => new Date(clock.now() + days * dayMs).toISOString().slice(0, 10);

export const testEnv = env as unknown as Env;
const app = createApp(clock);

let addresses = 0;

/** Headers of a call from an IP address that no earlier call of the file had, since attempts are limited per address. */
export function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'cf-connecting-ip': `198.18.${addresses >> 8}.${addresses & 255}` };
}

export interface CallOptions<C extends CallDefinition> extends CallInput<C> {
  token?: string;
  headers?: Record<string, string> | Headers;
  idempotencyKey?: string;
  /** The Worker's environment, of which a test can replace a part to make it fail. */
  env?: Env;
}

export interface CallAnswer<Data> {
  status: number;
  /** The envelope; for a content call `envelope.data` is the whole answer. */
  envelope: Envelope<Data>;
  headers: Headers;
}

/** Sends a request and waits for all work that it started. */
export async function send(request: Request, on: Env = testEnv): Promise<Response> {
  const execution = createExecutionContext();
  const response = await app.fetch(request, on, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** The status of a file or page at an address of an answer. */
export const statusOf = async (address: string): Promise<number> => (await send(new Request(`http://localhost:8787${address}`))).status;

/** A successful answer has exactly the fields of the contract, in their types. */
function expectAnswer(definition: CallDefinition, data: unknown): void {
  const parsed = wholeCall(definition).data.safeParse(data);
  if (!parsed.success)
    throw new Error(`${definition.name} answers what the contract does not promise: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`);
  expect(data, `${definition.name} tells more than the contract promises`).toEqual(parsed.data);
}

/** Codes of failures that any call may have. */
const failures: readonly string[] = ['UNEXPECTED'];

/** A refusal has a code that the API document lists for the call. */
function expectRefusal(definition: CallDefinition, code: string): void {
  const declared: readonly string[] = [...errorsOf(wholeCall(definition)), ...failures];
  if (!declared.includes(code)) throw new Error(`${definition.name} answers ${code}, which its contract does not declare`);
}

/** Makes a call. For deliberately invalid input see {@link callLoosely}. */
export async function call<C extends CallDefinition>(definition: C, options: CallOptions<C> = {}): Promise<CallAnswer<DataOf<C>>> {
  const { token, idempotencyKey, headers = {}, env: on, ...input } = options;
  const asked = requestOf(definition, input, { token });
  // Headers of the test are copied and not set again, because the runtime warns of each non-ASCII value that is set.
  const sent = new Headers(headers);
  // Also on a call that ignores it, which some tests examine.
  if (idempotencyKey !== undefined && !sent.has(keyHeader)) sent.set(keyHeader, idempotencyKey);
  for (const [name, value] of asked.headers) if (!sent.has(name)) sent.set(name, value);
  const request = new Request(`http://localhost:8787${addressOf(definition, input)}`, { ...asked, headers: sent });
  const response = await send(request, on);
  // A table is a file without an envelope.
  const isTable = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  const answer: unknown = isTable ? { success: true, message: 'OK', code: 'OK', data: await response.text() } : await response.json();
  const envelope = definition.base === 'content' && response.ok ? { success: true, message: 'OK', code: 'OK', data: answer } : answer;
  if (response.ok) expectAnswer(definition, (envelope as Envelope).data);
  else expectRefusal(definition, (envelope as Envelope).code);
  return { status: response.status, envelope: envelope as Envelope<DataOf<C>>, headers: response.headers };
}

/** {@link call} with input that need not fit the contract. */
export const callLoosely = call as unknown as (
  definition: CallDefinition,
  options?: {
    body?: unknown;
    query?: Record<string, unknown>;
    params?: Record<string, unknown>;
    token?: string;
    files?: Record<string, File | readonly File[]>;
    uploads?: Record<string, readonly string[]>;
    file?: Blob;
    headers?: Record<string, string> | Headers;
    idempotencyKey?: string;
    env?: Env;
  },
) => Promise<CallAnswer<Record<string, unknown>>>;

/** A call that must succeed. @returns its data */
export async function data<C extends CallDefinition>(definition: C, options: CallOptions<C> = {}): Promise<DataOf<C>> {
  const { status, envelope } = await call(definition, options);
  if (status !== 200 || envelope.data === undefined) throw new Error(`${definition.name} answered ${status} ${JSON.stringify(envelope)}`);
  return envelope.data;
}
