/**
 * Lookups from memory, then KV, then the API. An entry beyond its fresh age is served at once and renewed after the answer. For an older
 * one (lookup-rules.ts) the request waits for the API; the entry is the fallback while the API fails, for seven days, or for an hour if
 * moderators can remove its content.
 */
import { minuteMs, secondMs } from '../../contract/limits.ts';
import { etagOf } from '../answers.ts';
import { ApiFailure, fetchApi } from '../api/api-fetch.ts';
import { BoundedMap } from './bounded-map.ts';
import { isChangedByConsole, isStale } from './changed.ts';
import { withTimeout } from './with-timeout.ts';
import type { LookupRule } from './lookup-rules.ts';
import type { ApiEnv } from '../api/ports.ts';

export interface LookupEntry {
  readonly body: string;
  readonly etag: string;
  /** When the API answered, ms. */
  readonly at: number;
}
export interface LookupPorts {
  readonly env: ApiEnv;
  waitUntil(work: Promise<unknown>): void;
  now(): number;
}

/** Shorter than the full timeout, for requests that have a fallback. */
const fallbackAfterMs = 3 * secondMs;
/** Time after a failure in which the API is not called again. */
const retryAfterMs = 5 * secondMs;
const renewalMaxMs = 15 * secondMs;
const memoryCharsMax = 12_000_000;
/**
 * Minimum time between two writes to KV, which other isolates read, also during an outage. KV limits the writes of a key, and they become
 * visible late.
 */
const storedEveryMs = minuteMs;

const memory = new BoundedMap<LookupEntry>(memoryCharsMax);
const failedAt = new Map<string, number>();
/**
 * Start of the running renewal of each key. It is a time and not a flag, so that a renewal which the platform aborted does not block the
 * next one.
 */
const renewing = new Map<string, number>();
const storedAt = new Map<string, number>();

/** Clears the cache in memory. For tests. */
export function forgetLookups(): void {
  memory.clear();
  failedAt.clear();
  renewing.clear();
  storedAt.clear();
}

const keyOf = (env: ApiEnv, rule: LookupRule, address: string): string =>
  `lookup:1:${env.UPSTREAM_API ?? ''}:${rule.call.method} ${address}`;

const isEntry = (value: unknown): value is LookupEntry =>
  typeof value === 'object' &&
  value !== null &&
  'body' in value &&
  typeof value.body === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const isCurrent = ({ call }: LookupRule, entry: LookupEntry): boolean => !isStale(entry.at, call.reads ?? []);
const isFallback = ({ call, fallbackMs, isModerated }: LookupRule, { at }: LookupEntry, now: number): boolean =>
  now - at < fallbackMs && !(isModerated && isChangedByConsole(at, call.reads ?? []));

async function readCached(ports: LookupPorts, rule: LookupRule, key: string): Promise<LookupEntry | undefined> {
  const known = memory.get(key);
  if (known !== undefined && ports.now() - known.at < rule.freshMs && isCurrent(rule, known)) return known;
  try {
    const text = await ports.env.LOOKUPS.get(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    // Another isolate may have renewed it.
    if (isEntry(value) && value.at > (known?.at ?? 0)) {
      memory.set(key, value, value.body.length);
      return value;
    }
  } catch {
    // A failure of KV counts as a miss.
  }
  return known;
}

/** @returns an entry, or the API's own answer if it is not cacheable. @throws ApiFailure for an outage */
async function load(ports: LookupPorts, rule: LookupRule, address: string, key: string): Promise<LookupEntry | Response> {
  // The entry is dated before the request: a change during the request may be missing in it.
  const at = ports.now();
  const response = await fetchApi(ports.env, address, { method: rule.call.method, headers: { accept: 'application/json' } });
  if (response.status >= 500) throw new ApiFailure(response.status, 'UPSTREAM_UNREACHABLE');
  if (response.status !== 200) return response;
  const body = await response.text();
  const entry: LookupEntry = { body, etag: await etagOf(body), at };
  memory.set(key, entry, body.length);
  if (at - (storedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= storedEveryMs) {
    storedAt.set(key, at);
    ports.waitUntil(
      ports.env.LOOKUPS.put(key, JSON.stringify(entry), { expirationTtl: rule.fallbackMs / secondMs }).catch(() => undefined),
    );
  }
  return entry;
}

function renewInBackground(ports: LookupPorts, rule: LookupRule, address: string, key: string): void {
  if (ports.now() - (renewing.get(key) ?? Number.NEGATIVE_INFINITY) < renewalMaxMs) return;
  renewing.set(key, ports.now());
  const work = load(ports, rule, address, key)
    .catch(() => failedAt.set(key, ports.now()))
    .finally(() => renewing.delete(key));
  ports.waitUntil(work);
}

/**
 * @param address from canonicalAddress
 * @returns the entry, or the API's own answer when it refused
 * @throws ApiFailure if the API fails and there is no fallback
 */
export async function readLookup(ports: LookupPorts, rule: LookupRule, address: string): Promise<LookupEntry | Response> {
  const key = keyOf(ports.env, rule, address);
  const cached = await readCached(ports, rule, key);
  if (cached === undefined) return load(ports, rule, address, key);
  const age = ports.now() - cached.at;
  const isCurrentCopy = isCurrent(rule, cached);
  const mayFallBack = isFallback(rule, cached, ports.now());
  if (isCurrentCopy && age < rule.freshMs) return cached;
  if (ports.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < retryAfterMs && mayFallBack) return cached;
  if (isCurrentCopy && age < rule.ageMaxMs) {
    renewInBackground(ports, rule, address, key);
    return cached;
  }
  try {
    const loading = load(ports, rule, address, key);
    const loaded = mayFallBack ? await withTimeout(loading, fallbackAfterMs) : await loading;
    if (loaded !== null) {
      failedAt.delete(key);
      return loaded;
    }
    // A late answer is still cached.
    ports.waitUntil(loading.catch(() => undefined));
  } catch (error) {
    if (!mayFallBack) throw error;
  }
  failedAt.set(key, ports.now());
  return cached;
}
