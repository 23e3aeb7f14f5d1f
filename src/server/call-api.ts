/** How a page reads from the marketplace: in process over the binding, typed by the contract, lookups from the cache. */
import { env as boundEnv, waitUntil } from 'cloudflare:workers';
import { type BodyInputOf, type CallDefinition, type DataOf, type ParamsInputOf, pathOf, type QueryInputOf } from '../../contract/call.ts';
import { ApiFailure } from './api-failure.ts';
import { fetchApi } from './api-fetch.ts';
import { type LookupEntry, readLookup } from './lookup-cache.ts';
import { canonicalAddress, ruleOf } from './lookup-rules.ts';
import type { ApiEnv } from './ports.ts';

export interface CallInput<C extends CallDefinition> {
  params?: ParamsInputOf<C>;
  query?: QueryInputOf<C>;
  body?: BodyInputOf<C>;
}

const env = boundEnv as unknown as ApiEnv;

/** Parsed answers of kept lookups: a render reads several of them. */
const parsed = new WeakMap<LookupEntry, unknown>();

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

function dataOf(call: CallDefinition, status: number, answer: unknown): unknown {
  const envelope = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    success?: boolean;
    code?: string;
    message?: string;
    data?: unknown;
  };
  if (status !== 200 || envelope.success === false) {
    throw new ApiFailure(status === 200 ? 400 : status, envelope.code ?? 'UNEXPECTED', envelope.message);
  }
  return call.base === 'content' ? answer : envelope.data;
}

async function readAnswer(call: CallDefinition, response: Response): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiFailure(response.status >= 400 ? response.status : 502, 'UPSTREAM_UNREACHABLE');
  }
  return dataOf(call, response.status, answer);
}

async function lookupOf(call: CallDefinition, values: Record<string, string>): Promise<{ data: unknown } | null> {
  const rule = ruleOf(call);
  const address = rule === undefined ? null : canonicalAddress(rule, values);
  if (rule === undefined || address === null) return null;
  const found = await readLookup({ env, waitUntil, now: Date.now }, rule, address);
  if (found instanceof Response) return { data: await readAnswer(call, found) };
  if (!parsed.has(found)) parsed.set(found, JSON.parse(found.body));
  return { data: dataOf(call, 200, parsed.get(found)) };
}

/**
 * Calls the marketplace as an anonymous visitor: what a page renders is the same for everyone (D-31).
 * @throws ApiFailure with the API's status and code; an outage (`isOutage`) becomes the 503 page in src/middleware.ts
 */
export async function callApi<C extends CallDefinition>(call: C, input: CallInput<C> = {}): Promise<DataOf<C>> {
  const params = texts(input.params);
  const query = texts(input.query);
  const lookup = await lookupOf(call, { ...params, ...query });
  if (lookup !== null) return lookup.data as DataOf<C>;

  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const body =
    input.body === undefined
      ? {}
      : { body: JSON.stringify(input.body), headers: { accept: 'application/json', 'content-type': 'application/json' } };
  const response = await fetchApi(env, search === '' ? path : `${path}?${search}`, { method: call.method, ...body });
  return (await readAnswer(call, response)) as DataOf<C>;
}
