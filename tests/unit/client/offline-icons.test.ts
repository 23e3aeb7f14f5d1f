/** Icons and flags in the service worker: at most 50, for seven days, available offline. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import type * as iconsModule from '../../../src/offline/icons.ts';
import { iconCache, iconLifeMs, iconsMax, shellCacheOf } from '../../../src/offline/rules.ts';

const origin = 'https://kervan.example';
const flag = (code: string | number): string => `${origin}/locations/40x/${code}.webp`;
const sprite = `${origin}/icons.svg?1`;

/** The browser's caches, with entries in the order of insertion. */
const shelves = new Map<string, Map<string, Response>>();
const shelfOf = (name: string): Map<string, Response> => {
  const shelf = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, shelf);
  return shelf;
};
const addressOf = (request: Request | string): string => (typeof request === 'string' ? request : request.url);
const found = (name: string, request: Request | string): Response | undefined => shelfOf(name).get(addressOf(request))?.clone();
const cacheStorage = {
  open: async (name: string) => ({
    match: async (request: Request) => found(name, request),
    put: async (request: Request, answer: Response) => void shelfOf(name).set(addressOf(request), answer),
    delete: async (request: Request) => shelfOf(name).delete(addressOf(request)),
    keys: async () => [...shelfOf(name).keys()].map((url) => new Request(url)),
  }),
  match: async (request: Request) => [...shelves.keys()].map((name) => found(name, request)).find((each) => each !== undefined),
};

let icons: typeof iconsModule;
/** Addresses requested from the network, with the cache mode. */
const asked: [string, RequestCache | undefined][] = [];
let network: (url: string) => Response;
const start = Date.parse('2026-11-24T10:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  shelves.clear();
  asked.length = 0;
  network = (url) => new Response(`drawing of ${url}`);
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('fetch', async (request: Request, { cache }: RequestInit = {}) => {
    asked.push([request.url, cache]);
    return network(request.url);
  });
  await activate();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The worker was restarted, so it knows only the contents of its caches. */
async function activate(): Promise<void> {
  vi.resetModules();
  icons = await import('../../../src/offline/icons.ts');
}
async function ask(url: string): Promise<Response> {
  const waited: Promise<unknown>[] = [];
  const answer = await icons.iconOf(new Request(url), (work) => void waited.push(work));
  await Promise.all(waited);
  return answer;
}
const cachedIcons = (): string[] => [...shelfOf(iconCache).keys()];
const offline = (): void => {
  network = () => {
    throw new TypeError('Failed to fetch');
  };
};

test('an icon is fetched once in seven days, into a cache of its own', async () => {
  await ask(sprite);
  vi.setSystemTime(start + iconLifeMs - 1);
  expect(await (await ask(sprite)).text()).toBe(`drawing of ${sprite}`);
  expect(asked).toEqual([[sprite, undefined]]);
  expect([...shelves.keys()]).toEqual([iconCache]);
  vi.setSystemTime(start + iconLifeMs);
  network = () => new Response('new drawing');
  expect(await (await ask(sprite)).text()).toBe('new drawing');
  expect(asked.at(-1)).toEqual([sprite, 'no-cache']);
  expect(await (await ask(sprite)).text()).toBe('new drawing');
  expect(asked).toHaveLength(2);
});

test("an age in the browser's cache counts here as well", async () => {
  network = () => new Response('drawing', { headers: { date: new Date(start - 5 * dayMs).toUTCString() } });
  await ask(sprite);
  vi.setSystemTime(start + 2 * dayMs);
  await ask(sprite);
  expect(asked).toHaveLength(2);
});

test('beyond 50 the least recently used one is evicted', async () => {
  for (let index = 0; index < iconsMax; index += 1) await ask(flag(index));
  vi.setSystemTime(start + hourMs);
  await ask(flag(0));
  await ask(flag('tr'));
  expect(cachedIcons()).toHaveLength(iconsMax);
  expect(cachedIcons()).toEqual(expect.arrayContaining([flag(0), flag('tr')]));
  expect(cachedIcons()).not.toContain(flag(1));
  await activate();
  vi.setSystemTime(start + 2 * hourMs);
  await ask(flag(2));
  await ask(flag('ar'));
  expect(cachedIcons()).toContain(flag(2));
  expect(cachedIcons()).not.toContain(flag(3));
});

test('a use is recorded once an hour only', async () => {
  await ask(flag('tr'));
  await ask(flag('ar'));
  await ask(flag('tr'));
  expect(cachedIcons()).toEqual([flag('tr'), flag('ar')]);
  vi.setSystemTime(start + hourMs);
  await ask(flag('tr'));
  expect(cachedIcons()).toEqual([flag('ar'), flag('tr')]);
});

test('without a network an old icon is shown, and that of the build where none is stored', async () => {
  await ask(flag('tr'));
  shelfOf(shellCacheOf('1')).set(sprite, new Response('of the build'));
  vi.setSystemTime(start + 30 * dayMs);
  offline();
  expect(await (await ask(flag('tr'))).text()).toContain('tr.webp');
  expect(await (await ask(sprite)).text()).toBe('of the build');
  await expect(ask(flag('ar'))).rejects.toThrow('Failed to fetch');
});

test('a refusal is not stored, and does not replace a stored icon', async () => {
  network = () => new Response('gone', { status: 404 });
  expect((await ask(flag('tr'))).status).toBe(404);
  expect(cachedIcons()).toEqual([]);
  network = (url) => new Response(url);
  await ask(flag('tr'));
  vi.setSystemTime(start + iconLifeMs);
  network = () => new Response('busy', { status: 503 });
  expect((await ask(flag('tr'))).status).toBe(200);
});

test("a browser without free storage shows the network's answer", async () => {
  vi.stubGlobal('caches', { ...cacheStorage, open: () => Promise.reject(new Error('no room')) });
  expect(await (await ask(flag('tr'))).text()).toContain('tr.webp');
});
