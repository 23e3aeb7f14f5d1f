/**
 * The service worker: opens the site without a network (ADR 035). With a network every page and answer comes from it; stored ones are
 * the fallback. Rules are in rules.ts, pushes in push.ts.
 */
import { languageOf, type Language } from '../../contract/text/languages.ts';
import { iconOf } from './icons.ts';
import { build, forget, forgetPerson, forgetUnprefixed, store, meetPerson, personHere, recall } from './cached.ts';
import { offlinePage } from './offline-page.ts';
import { endPushes, listenToPushes } from './push.ts';
import {
  accountOfToken,
  cachesToDrop,
  callKeyOf,
  guest,
  isFile,
  isIcon,
  isCachedCall,
  isGone,
  isPicture,
  lookupCalls,
  pageKeyOf,
  pageKindOf,
  personAfter,
  sessionCalls,
  shellCacheOf,
} from './rules.ts';
import { type FetchEvent, scope } from './scope.ts';
import { isShare, takeShare } from './share.ts';
import { ageOf, noteOnline, noteShown, sendToPage } from './shown-age.ts';

/** Caches files that the business area may load later, so that a page of this build still finds them after the next build. */
const files = (import.meta.env as { SHELL_FILES?: readonly string[] }).SHELL_FILES ?? [];
/** If a stored page exists, it is shown when the network needs longer than this. */
const patienceMs = 6000;

const builds = new Map<string, string>();

/** A stored file of any build, otherwise from the network. */
async function fileOf(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    void caches
      .open(shellCacheOf(build))
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

async function pictureOf(event: FetchEvent): Promise<Response> {
  const here = await personHere();
  const key = new URL(event.request.url).pathname;
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(store(key, answer.clone(), here));
    else if (isGone(answer)) event.waitUntil(forget(key));
    return answer;
  } catch (error) {
    const cached = await recall(key);
    if (cached === undefined) throw error;
    return cached;
  }
}

async function pageOf(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const kind = pageKindOf(url);
  const here = await personHere();
  const ask = async (): Promise<Response> => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Before the next page is requested: a copy in the earlier language must not replace it.
    if (url.pathname === '/language' && answer.type === 'opaqueredirect') await forgetUnprefixed();
    const isPage = answer.status === 200 && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (kind !== 'no' && isPage) event.waitUntil(store(pageKeyOf(url), answer.clone(), here));
    // The business area has one entry for all its addresses.
    else if (kind === 'page' && isGone(answer)) event.waitUntil(forget(pageKeyOf(url)));
    return answer;
  };
  const cachedPage = async (): Promise<Response | undefined> => {
    const cached = kind === 'no' ? undefined : await recall(pageKeyOf(url));
    return cached && noteShown(event.resultingClientId, cached, kind === 'page');
  };
  const asked = ask();
  // A late answer is stored, or deletes the copy that was shown.
  event.waitUntil(asked.catch(() => undefined));
  const waited = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  try {
    return (await Promise.race([asked, waited])) ?? (await cachedPage()) ?? (await asked);
  } catch {
    return (await cachedPage()) ?? offlinePage(await languageHere(url));
  }
}

const languageKey = '/__language';
async function languageHere(url: URL): Promise<Language> {
  const named = languageOf(url.pathname.split('/')[1]);
  return named ?? languageOf(await (await caches.match(languageKey))?.text()) ?? 'en';
}

async function callOf(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const body = request.method === 'POST' ? await request.clone().text() : '';
  const key = callKeyOf(url, body);
  const of = lookupCalls.test(url.pathname) ? await personHere() : accountOfToken(request.headers.get('authorization'));
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && key !== null && of !== null) event.waitUntil(store(key, answer.clone(), of));
    else if (key !== null && isGone(answer)) event.waitUntil(forget(key));
    event.waitUntil(noteOnline(event.clientId));
    return answer;
  } catch (error) {
    // The page has left, or does not wait any longer: that says nothing about the network.
    if (request.signal.aborted) throw error;
    const cached = key === null || (of !== null && of !== (await personHere())) ? undefined : await recall(key);
    if (cached === undefined) throw error;
    return noteShown(event.clientId, cached);
  }
}

/** Answers to the session's own calls determine the present person. */
async function sessionCall(event: FetchEvent, { pathname }: URL): Promise<Response> {
  if (pathname === sessionCalls.logout) event.waitUntil(leave());
  const answer = await fetch(event.request);
  const body: unknown =
    answer.status === 200
      ? await answer
          .clone()
          .json()
          .catch(() => null)
      : null;
  const before = await personHere();
  const person = personAfter(pathname, answer.status, body, before);
  if (person === null) await leave();
  else if (person !== undefined) {
    await meetPerson(person).catch(() => undefined);
    if (before !== guest && before !== person) await endPushes();
  }
  event.waitUntil(noteOnline(event.clientId));
  return answer;
}

async function leave(): Promise<void> {
  await forgetPerson().catch(() => undefined);
  await endPushes();
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (isShare(url, request.method)) {
    event.respondWith(takeShare(request));
    return;
  }
  const isCall = url.pathname.startsWith('/api/');
  if (isCall && (Object.values(sessionCalls) as string[]).includes(url.pathname)) event.respondWith(sessionCall(event, url));
  else if (isCall && isCachedCall(url.pathname) && (request.method === 'GET' || request.method === 'POST'))
    event.respondWith(callOf(event, url));
  else if (isCall || request.method !== 'GET' || request.headers.has('range')) return;
  else if (request.mode === 'navigate') {
    if (!/^\/(?:media|dev)(?:\/|$)/.test(url.pathname)) event.respondWith(pageOf(event));
  } else if (isIcon(url)) event.respondWith(iconOf(request, (work) => event.waitUntil(work)));
  else if (isFile(url)) event.respondWith(fileOf(request));
  else if (isPicture(url)) event.respondWith(pictureOf(event));
});

// Pages of earlier builds are served as well: files by name, pages and answers by the network.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await scope.registration.navigationPreload?.enable().catch(() => undefined);
      await scope.clients.claim();
    })(),
  ),
);

async function dropOldBuilds(): Promise<void> {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { id } of clients) if (!builds.has(id)) void sendToPage(id, { type: 'who' });
  const open = clients.map(({ id }) => builds.get(id));
  for (const name of cachesToDrop(await caches.keys(), build, open)) await caches.delete(name);
}

/** Sequentially, after everything that a person waits for. */
async function fetchShell(language: Language): Promise<void> {
  const cache = await caches.open(shellCacheOf(build));
  await cache.put(languageKey, new Response(language));
  for (const file of files) {
    if (/\/texts\./.test(file) && !file.includes(`/${language}/`)) continue;
    if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined);
  }
  // The page that serves all of the business area.
  const here = await personHere();
  const start = new URL('/messages', scope.location.origin);
  if (here === guest || (await recall(pageKeyOf(start))) !== undefined) return;
  const page = await fetch(start);
  if (page.status === 200 && !page.redirected) await store(pageKeyOf(start), page, here);
}

scope.addEventListener('message', (event) => {
  const { source, data } = event;
  if (source === null) return;
  const { type, build: of, language } = data as { type?: string; build?: string; language?: string };
  if (type !== 'here') return;
  builds.set(source.id, of ?? '');
  const age = ageOf(source.id);
  // A client of our own origin; it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (age !== undefined) source.postMessage(age);
  event.waitUntil(
    dropOldBuilds()
      .then(() => (of === build ? fetchShell(languageOf(language) ?? 'en') : undefined))
      .catch(() => undefined),
  );
});

listenToPushes();
