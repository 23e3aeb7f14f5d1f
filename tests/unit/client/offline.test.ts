/** What the service worker stores, for whom, and for how long. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pathOf } from '../../../contract/wire/call.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { calls } from '../../../contract/index.ts';
import { languages } from '../../../contract/text/languages.ts';
import { site } from '../../../contract/site/index.ts';
import type * as cachedModule from '../../../src/offline/cached.ts';
import {
  accountOfToken,
  cachesToDrop,
  callKeyOf,
  guest,
  iconCache,
  isFile,
  isIcon,
  isCachedCall,
  isPicture,
  isShellCache,
  cachedCalls,
  cachedMax,
  ownCacheOf,
  pageKeyOf,
  pageKindOf,
  personAfter,
  sessionCalls,
  shellCacheOf,
  stateCache,
  tooMany,
} from '../../../src/offline/rules.ts';
import { BrowserCaches } from '../../support/browser/browser-caches.ts';

const at = (path: string): URL => new URL(path, 'https://kervan.example');
const anna = 'a'.repeat(24);
const boris = 'b'.repeat(24);

test('lists, requests, companies and the business area are available offline; payments, mailed links and the moderation queues never', () => {
  for (const path of ['/', '/imports?page=2', '/ar/companies/a-b', '/exports/0123', '/search?value=tea', '/about-us'])
    expect(pageKindOf(at(path)), path).toBe('page');
  for (const path of ['/messages?chatId=1', '/my-requests', '/tr/my-companies/1', '/start', '/saved', '/add-request'])
    expect(pageKindOf(at(path)), path).toBe('account');
  for (const path of [
    '/payment/1/2',
    '/payment/success/1/2',
    '/receipt/1',
    '/membership',
    '/plans',
    '/my-staff',
    '/moderation',
    '/sign-in',
    '/sign-up',
    '/reset-password?token=1',
    '/activation?token=1',
    '/verify/1',
    '/imports?token=1',
    '/plans?handoff=1',
    '/robots.txt',
    '/api/User/GetDashboard',
  ])
    expect(pageKindOf(at(path)), path).toBe('no');
  for (const page of Object.values(site))
    if ('moderatorsOnly' in page) expect(pageKindOf(at(page.path.replaceAll(/:\w+/g, 'a'))), page.path).toBe('no');
});

test('one page serves all of the business area in a language; lists differ by their filters', () => {
  expect(pageKeyOf(at('/messages?chatId=1'))).toBe(pageKeyOf(at('/my-requests')));
  expect(pageKeyOf(at('/ar/messages'))).not.toBe(pageKeyOf(at('/messages')));
  expect(pageKeyOf(at('/imports?page=2&app=1'))).toBe(pageKeyOf(at('/imports?page=2')));
  expect(pageKeyOf(at('/imports?page=2'))).not.toBe(pageKeyOf(at('/imports')));
  expect(pageKeyOf(at('/imports?a=1&b=2'))).toBe(pageKeyOf(at('/imports?b=2&a=1')));
});

test('only read calls are stored, none about money, staff, sign-ins or moderation', () => {
  const byPath = new Map(calls.map(({ call }) => [pathOf(call), call]));
  for (const path of cachedCalls) {
    const call = byPath.get(path);
    expect(call, path).toBeDefined();
    expect(call?.write, path).toBeUndefined();
    expect(call?.access.who, path).not.toBe('console');
  }
  for (const { call } of calls)
    if (
      call.write === true ||
      call.access.who === 'console' ||
      /Payment|Purchase|Order|Receipt|Staff|SubUser|Auth|Moderation/.test(pathOf(call))
    )
      expect(isCachedCall(pathOf(call)), call.name).toBe(false);
  expect(isCachedCall('/api/CMSLocations/GetCountries')).toBe(true);
});

test('an answer is found by its whole input, and a long input is not stored', () => {
  const url = at('/api/Tools/GetChat');
  expect(callKeyOf(url, '{"chatId":"1"}')).not.toBe(callKeyOf(url, '{"chatId":"2"}'));
  expect(callKeyOf(at('/api/Tools/GetAccesibleChats?page=1'), '')).not.toBe(callKeyOf(at('/api/Tools/GetAccesibleChats?page=2'), ''));
  expect(callKeyOf(url, 'x'.repeat(401))).toBeNull();
});

test('files of builds and public pictures are stored, private files and calls are not', () => {
  for (const path of ['/_astro/a.js', '/_astro/icon-a.js', '/fonts/a.woff2', '/app/en.webmanifest'])
    expect(isFile(at(path)), path).toBe(true);
  for (const path of ['/service-worker.js', '/', '/api/docs', '/media/c/1/2.webp']) expect(isFile(at(path)), path).toBe(false);
  for (const path of ['/media/p/1.webp', '/media/s/1.webp', '/banners/1.webp']) expect(isPicture(at(path)), path).toBe(true);
  for (const path of ['/media/c/1/2.webp', '/media/d/1/2.jpg', '/media/e/1/2.jpg']) expect(isPicture(at(path)), path).toBe(false);
});

test('a picture that only a signed address serves is not stored, since a decision may have removed it', () => {
  for (const path of ['/media/p/1.webp', '/media/m/1.webp', '/media/c/1/2.webp'])
    expect(isPicture(at(`${path}?until=1&reader=moderator&signature=x`)), path).toBe(false);
});

const tokenOf = (payload: object): string => `Bearer x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;

test('an answer belongs to the account of its token', () => {
  expect(accountOfToken(tokenOf({ sub: anna, name: 'Ä' }))).toBe(anna);
  for (const authorization of [null, '', 'Bearer opaque', 'Bearer a.b.c', tokenOf({}), tokenOf({ sub: 7 }), tokenOf({ sub: '../x' })])
    expect(accountOfToken(authorization), String(authorization)).toBeNull();
});

test('every call that answers with credentials changes the present person', () => {
  const found = wholeCalls
    .filter(({ call: { data } }) => data instanceof z.ZodMiniObject && 'accessToken' in data.shape)
    .map(({ call }) => pathOf(call));
  expect(new Set<string>(Object.values(sessionCalls))).toEqual(new Set([...found, sessionCalls.logout]));
  const body = { data: { userInfo: { userID: boris } } };
  for (const path of found) expect(personAfter(path, 200, body, anna), path).toBe(boris);
});

test('the present person follows from answers of the session', () => {
  const body = { data: { userInfo: { userID: anna } } };
  expect(personAfter(sessionCalls.login, 200, body, anna)).toBe(anna);
  expect(personAfter(sessionCalls.refresh, 200, body, anna)).toBe(anna);
  expect(personAfter(sessionCalls.refresh, 401, null, anna)).toBeNull();
  expect(personAfter(sessionCalls.logout, 500, null, anna)).toBeNull();
  expect(personAfter(sessionCalls.login, 401, null, anna)).toBeUndefined();
  expect(personAfter(sessionCalls.refresh, 503, null, anna)).toBeUndefined();
  expect(personAfter(sessionCalls.refresh, 429, null, anna)).toBeUndefined();
  expect(personAfter(sessionCalls.refresh, 200, {}, anna)).toBeUndefined();
  expect(personAfter(sessionCalls.refresh, 401, null, guest)).toBeUndefined();
  expect(personAfter(sessionCalls.logout, 200, {}, guest)).toBeNull();
});

test('icons and flags have a cache of their own', () => {
  for (const path of [
    '/icons.svg?1',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/app/icon-maskable-512.png',
    '/locations/40x/tr.webp',
  ]) {
    expect(isIcon(at(path)), path).toBe(true);
    expect(isFile(at(path)), path).toBe(false);
  }
  for (const path of ['/media/p/1.webp', '/_astro/icon-a.js', '/app/en.webmanifest', '/locations/40x/'])
    expect(isIcon(at(path)), path).toBe(false);
  // They survive sign-out and a new build; personal data does not.
  expect(isShellCache(iconCache)).toBe(true);
  expect(cachesToDrop([iconCache, shellCacheOf('old')], 'new', ['new'])).toEqual([shellCacheOf('old')]);
});

test('the oldest entries of a kind are evicted, and only of that kind', () => {
  const pages = Array.from({ length: cachedMax['/__page'] + 2 }, (_, index) => `/__page/imports/${index}`);
  expect(tooMany([...pages, '/__call/x', '/media/x'])).toEqual(pages.slice(0, 2));
});

test('files of an older build stay while a page of it is open, or of an unknown build', () => {
  const names = [shellCacheOf('old'), shellCacheOf('new'), ownCacheOf('old', anna), ownCacheOf('new', anna), stateCache, 'shared-files'];
  expect(cachesToDrop(names, 'new', ['new', 'old'])).toEqual([]);
  expect(cachesToDrop(names, 'new', ['new', undefined])).toEqual([]);
  expect(cachesToDrop(names, 'new', ['new', 'new'])).toEqual([shellCacheOf('old'), ownCacheOf('old', anna)]);
});

let shelves: BrowserCaches;
let cached: typeof cachedModule;
beforeEach(async () => {
  shelves = new BrowserCaches('https://kervan.example');
  vi.stubGlobal('caches', shelves);
  vi.resetModules();
  cached = await import('../../../src/offline/cached.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const textOf = async (answer: Promise<Response | undefined>): Promise<string | undefined> => (await answer)?.text();

test('two people after each other on one device see nothing of each other', async () => {
  await cached.meetPerson(anna);
  await cached.store('/__call/chats', new Response('of anna'), anna);
  expect(await textOf(cached.recall('/__call/chats'))).toBe('of anna');
  await cached.meetPerson(boris);
  expect(await cached.recall('/__call/chats')).toBeUndefined();
  expect(JSON.stringify([...shelves.shelves.keys()])).not.toContain(anna);
  // An answer that was still on its way to the one who has left.
  await cached.store('/__call/chats', new Response('of anna'), anna);
  expect(await cached.recall('/__call/chats')).toBeUndefined();
});

test('a person who returns finds their own data, also after a restart of the worker', async () => {
  await cached.meetPerson(anna);
  await cached.store('/__call/chats', new Response('of anna'), anna);
  vi.resetModules();
  cached = await import('../../../src/offline/cached.ts');
  expect(await cached.personHere()).toBe(anna);
  expect(await textOf(cached.recall('/__call/chats'))).toBe('of anna');
});

test('a share before the sign-in is stored until then; pages that a guest opened are not', async () => {
  await (await shelves.open('shared-files')).put('/shared-files/shared', new Response('picture'));
  await cached.store('/__page/imports', new Response('list'), guest);
  await cached.meetPerson(anna);
  expect(await textOf(shelves.match('/shared-files/shared', { cacheName: 'shared-files' }))).toBe('picture');
  expect(await cached.recall('/__page/imports')).toBeUndefined();
});

test('after a sign-out nothing of the account is left', async () => {
  await (await shelves.open(shellCacheOf('1'))).put('/_astro/a.js', new Response('code'));
  await cached.meetPerson(anna);
  await cached.store('/__page/imports', new Response('list'), anna);
  await shelves.open('shared-files');
  await cached.forgetPerson();
  await cached.store('/__call/late', new Response('late'), anna);
  expect(await shelves.keys()).toEqual([shellCacheOf('1')]);
});

test('a share from another app starts a request with its text and pictures, once', async () => {
  const { sharedForm } = await import('../../../src/offline/share.ts');
  const given = new FormData();
  given.append('title', 'Figs');
  given.append('text', ' Figs ');
  given.append('url', 'https://elsewhere.example/figs');
  given.append('images', new File(['x'], 'figs.jpg', { type: 'image/jpeg' }));
  given.append('images', new File(['x'], 'evil.html', { type: 'text/html' }));
  const form = sharedForm(given);
  expect(await (form?.get('text') as File | undefined)?.text()).toBe('Figs\nhttps://elsewhere.example/figs');
  expect(form?.getAll('images').map((file) => (file as File).name)).toEqual(['figs.jpg']);
  expect(sharedForm(new FormData())).toBeNull();
});

test.each(languages)('an installed copy is in %s', async (language) => {
  const { manifestOf } = await import('../../../scripts/prepare/assets/manifests.ts');
  const manifest = manifestOf(language, { tagline: 'a', postRequest: 'b', messages: 'c' });
  expect([manifest.lang, manifest.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
  // One app in all languages.
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/', '/', '/']);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { url } of manifest.shortcuts) expect(pageKindOf(at(url))).toBe('account');
});
