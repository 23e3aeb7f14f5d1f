/**
 * Rendered pages at the edge (docs/behaviour.md#shared-pages, docs/behaviour.md#page-cache). Everyone gets the same bytes for the same
 * language, prefix, shell and permitted query. A page is looked up in the isolate's memory, then in the data centre's cache. It is rendered
 * again early enough that it shows each change within 60 s; a copy of up to an hour is the fallback while rendering fails or is slow.
 */
import { fallbackAgeMaxMs, secondMs } from '../../contract/limits.ts';
import { cacheHeader, ownerHeader, tagsHeader, viewHeader } from '../../contract/wire/internal-headers.ts';
import { etagOf } from '../answers.ts';
import { BoundedMap } from './bounded-map.ts';
import { isChangedByConsole, isStale } from './changed.ts';
import { ownPolicy, policyHeader } from './own-policy.ts';

export interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
  readonly etag: string;
  /** How long the page is served without rendering it again, ms; 0 if it is not cached. */
  readonly freshMs: number;
  /** Cache tags (contract/wire/tags.ts). */
  readonly tags: readonly string[];
  /** When its rendering began, ms. */
  readonly at: number;
}

const memoryBytesMax = 24_000_000;
/** Larger pages (sitemaps) are not stored in memory, where they would evict the pages that people open. */
const memoryPageBytesMax = 500_000;
/**
 * Limit on this isolate's entries in the shared cache. On a local machine the shared cache is a folder, which never evicts entries itself.
 */
const sharedBytesMax = 64_000_000;
const timeHeader = 'x-kervan-rendered-at';

const memory = new BoundedMap<CachedPage>(memoryBytesMax);
const shared = new BoundedMap<true>(sharedBytesMax);

const weightOf = (page: CachedPage): number => page.body.byteLength + 1000;

function remember(key: string, page: CachedPage): void {
  if (page.body.byteLength <= memoryPageBytesMax) memory.set(key, page, weightOf(page));
}

/** Clears the cache in memory. For tests. */
export function forgetPages(): void {
  memory.clear();
}

/** Whether a page may be served without rendering it again. */
export const isFresh = (page: CachedPage, now: number): boolean => now - page.at < page.freshMs && !isStale(page.at, page.tags);

export interface PageKey {
  readonly language: string;
  readonly prefix: string | null;
  readonly isApp: boolean;
  readonly path: string;
  readonly search: string;
}

/** Set by astro.config.mjs; undefined without a build (tests). */
const thisBuild = (import.meta.env as { BUILD_ID?: string }).BUILD_ID ?? 'unbuilt';

/**
 * The page's address in the cache, on a host that cannot be requested. It contains the build, because the page refers to script files of
 * this build.
 */
export const pageKey = ({ language, prefix, isApp, path, search }: PageKey, build = thisBuild): string =>
  `https://pages.internal/${build}/${language}/${prefix ?? '-'}/${isApp ? 'app' : 'web'}${path}${search}`;

const innerNames: readonly string[] = [viewHeader, ownerHeader, cacheHeader, tagsHeader];
/** The headers without those for the edge alone. */
export const outerHeaders = (page: CachedPage): Headers =>
  new Headers(page.headers.filter(([name]) => !innerNames.includes(name)) as [string, string][]);

/** The lifetime that the page set (`Astro.cache.set`). */
const freshMsOf = (headers: Headers): number => Number(/\bmax-age=(\d+)/.exec(headers.get(cacheHeader) ?? '')?.[1] ?? 0) * secondMs;
const keepingOf = (headers: Headers): Pick<CachedPage, 'freshMs' | 'tags'> => ({
  freshMs: freshMsOf(headers),
  tags: headers.get(tagsHeader)?.split(', ') ?? [],
});

/** Only existing pages that are the same for everyone: clients could invent any number of addresses that redirect or do not exist. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  freshMsOf(response.headers) > 0 &&
  !response.headers.has('set-cookie') &&
  !/no-store/.test(response.headers.get('cache-control') ?? '');

/**
 * Reads a rendered answer completely, so that it can be cached, tagged and sent repeatedly, and reduces its policy.
 * @param at when rendering began: later changes may be missing
 */
export async function readPage(response: Response, at: number): Promise<CachedPage> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const policy = headers.get(policyHeader);
  if (policy !== null) headers.set(policyHeader, await ownPolicy(policy, body));
  return {
    status: response.status,
    headers: [...headers],
    body,
    etag: await etagOf(body),
    at,
    ...keepingOf(headers),
  };
}

async function readShared(key: string): Promise<CachedPage | undefined> {
  const cached = await caches.default.match(key);
  const at = Number(cached?.headers.get(timeHeader));
  if (cached === undefined || !(at > 0)) return undefined;
  const headers = JSON.parse(cached.headers.get('x-kervan-page') ?? '[]') as CachedPage['headers'];
  const etag = cached.headers.get('x-kervan-etag') ?? '';
  return { status: 200, headers, body: await cached.arrayBuffer(), etag, at, ...keepingOf(new Headers(headers as [string, string][])) };
}

/** @returns the cached page, fresh or as a fallback, from another isolate if pages are shared */
export async function findPage(key: string, now: number, isShared = true): Promise<CachedPage | undefined> {
  const known = memory.get(key);
  // Marks the entry as used in both caches.
  shared.get(key);
  if (known !== undefined && isFresh(known, now)) return known;
  const stored = isShared ? await readShared(key).catch(() => undefined) : undefined;
  const page = stored !== undefined && stored.at > (known?.at ?? 0) ? stored : known;
  if (page === undefined || now - page.at > fallbackAgeMaxMs || isChangedByConsole(page.at, page.tags)) return undefined;
  remember(key, page);
  return page;
}

/** Caches a page; the fields that only the edge needs are combined in one header. */
export async function cachePage(key: string, page: CachedPage, isShared = true): Promise<void> {
  remember(key, page);
  if (!isShared) return;
  const headers = {
    'cache-control': `public, max-age=${fallbackAgeMaxMs / secondMs}`,
    [timeHeader]: String(page.at),
    'x-kervan-etag': page.etag,
    'x-kervan-page': JSON.stringify(page.headers),
  };
  const forgotten = shared.set(key, true, weightOf(page));
  await caches.default.put(key, new Response(page.body, { headers }));
  await Promise.all(forgotten.map((each) => caches.default.delete(each)));
}

/** Deletes the copy of a page that was deleted or is no longer the same for everyone, so that it does not serve as a fallback. */
export async function forgetPage(key: string, isShared = true): Promise<void> {
  memory.delete(key);
  shared.delete(key);
  if (isShared) await caches.default.delete(key);
}
