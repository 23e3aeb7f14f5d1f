/** How pages call the API: in process over the binding, typed by the contract, lookups from the cache. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { env as boundEnv, waitUntil } from 'cloudflare:workers';
import type { CallDefinition, DataOf } from '../../contract/wire/call.ts';
import { type AnyInput, addressOf, answerOf, type CallInput, contentOf, requestOf } from '../../contract/wire/wire-call.ts';
import { ApiFailure, fetchApi } from '../../worker/api/api-fetch.ts';
import { readLookup } from '../../worker/cache/lookup-cache.ts';
import { canonicalAddress, type LookupRule, ruleOf } from '../../worker/cache/lookup-rules.ts';
import type { ApiEnv } from '../../worker/api/ports.ts';

export { ApiFailure };

const env = boundEnv as unknown as ApiEnv;

/** The part of Astro's interface that is used here. */
interface Cache {
  set(more: { tags: string[] }): void;
}

/**
 * The cache tags of a page: those of the calls that it made. The edge invalidates it when one of them changes
 * (worker/cache/changed.ts).
 */
const ofPage = new AsyncLocalStorage<Cache>();

/** @param render renders the complete page */
export const withTags = (cache: Cache, render: () => Promise<Response>): Promise<Response> => ofPage.run(cache, render);

/** What is derived from a cached lookup (parsed data, a map by id, a part of the page), cached as long as the lookup itself. */
const made = new WeakMap<object, Map<string, unknown>>();

export const findDerived = <Value>(of: object, name: string): Value | undefined => made.get(of)?.get(name) as Value | undefined;

/** @param name never from user input, because each name is stored @returns the value */
export function cacheDerived<Value>(of: object, name: string, value: Value): Value {
  const ofIt = made.get(of) ?? new Map<string, unknown>();
  made.set(of, ofIt.set(name, value));
  return value;
}

export const derivedFrom = <Value>(of: object, name: string, make: () => Value): Value =>
  findDerived<Value>(of, name) ?? cacheDerived(of, name, make());

function dataOf(call: CallDefinition, status: number, content: unknown): unknown {
  const answer = answerOf(call, status, content);
  if (answer.ok) return answer.data;
  // Some providers refuse with status 200, so a success without data counts as a failure.
  throw new ApiFailure(status >= 400 ? status : answer.code === 'UNEXPECTED' ? 502 : 400, answer.code, answer.message);
}

const readAnswer = async (call: CallDefinition, response: Response): Promise<unknown> =>
  dataOf(call, response.status, await contentOf(response).catch(() => undefined));

/** For lookups without parameters, of which a page reads a dozen. */
const plainAddresses = new WeakMap<LookupRule, string>();

function addressOfLookup(rule: LookupRule, { params, query }: Pick<AnyInput, 'params' | 'query'>): string | null {
  if (params !== undefined || query !== undefined) return canonicalAddress(rule, { ...(params as object), ...(query as object) });
  const known = plainAddresses.get(rule);
  if (known !== undefined) return known;
  const address = canonicalAddress(rule, {});
  if (address !== null) plainAddresses.set(rule, address);
  return address;
}

async function lookupOf(call: CallDefinition, values: Pick<AnyInput, 'params' | 'query'>): Promise<{ data: unknown } | null> {
  const rule = ruleOf(call);
  const address = rule === undefined ? null : addressOfLookup(rule, values);
  if (rule === undefined || address === null) return null;
  const found = await readLookup({ env, waitUntil, now: Date.now }, rule, address);
  if (found instanceof Response) return { data: await readAnswer(call, found) };
  // A page reads several of them.
  const content: unknown = derivedFrom(found, 'parsed', (): unknown => JSON.parse(found.body));
  return { data: dataOf(call, 200, content) };
}

/**
 * Calls the API as an anonymous visitor, since pages are the same for everyone (docs/behaviour.md#shared-pages), except a preview.
 * @param token of the person for whom a preview is rendered
 * @throws ApiFailure with the API's status and code; an outage (`isOutage`) thrown by a page becomes the 503 page
 * (worker/pages/rendering.ts)
 */
export async function callApi<C extends CallDefinition>(call: C, input: CallInput<C> = {}, token = ''): Promise<DataOf<C>> {
  ofPage.getStore()?.set({ tags: [...(call.reads ?? [])] });
  const lookup = await lookupOf(call, input);
  if (lookup !== null) return lookup.data as DataOf<C>;

  const request = requestOf(call, input, { token });
  request.headers.set('accept', 'application/json');
  return (await readAnswer(call, await fetchApi(env, addressOf(call, input), request))) as DataOf<C>;
}

/** For a part without which a page is complete. @returns the other value if the API refuses or fails */
export async function orElse<Data, Other>(asked: Promise<Data>, other: Other): Promise<Data | Other> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return other;
  }
}

/** For the subject of a page. @returns null if the API refuses it @throws ApiFailure if it was deleted, or in an outage */
export async function orNull<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage || error.isDeleted) throw error;
    return null;
  }
}
