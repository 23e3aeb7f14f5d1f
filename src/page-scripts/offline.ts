/**
 * The page's side of the service worker (src/offline): registers it when the page is idle, and shows the age of stored data. For
 * members and inside the app only. No island: one line above the page, which has to work without a network.
 */
import { adoptStyles } from '../client/adopt-styles.ts';
import { offlineNoteTexts } from '../i18n/offline.ts';
import { languageOf, localeOf } from '../../contract/text/languages.ts';

const root = document.documentElement;
const language = languageOf(root.lang) ?? 'en';
const texts = offlineNoteTexts[language];
const build: string = (import.meta.env as { BUILD_ID?: string }).BUILD_ID ?? '';
const workerAddress = '/service-worker.js';

const styles = `@layer pages {
  .offline-note { margin: 0; padding: var(--s1) var(--gutter); text-align: center; font-size: var(--text-sm); background: var(--saffron-tint); color: var(--ink); border-block-end: var(--border) }
}`;

/** When this page was stored, ms, if it is a copy: it stays one until it is loaded again. */
let storedAt: number | undefined;

function reloadLink(): HTMLElement {
  const link = document.createElement('a');
  // The present address.
  link.href = '';
  link.textContent = texts.reload;
  return link;
}

let note: HTMLElement | undefined;
function say(text: string): void {
  if (note === undefined) {
    adoptStyles(styles);
    note = document.createElement('p');
    note.className = 'offline-note';
    note.setAttribute('role', 'status');
    // Below the bars, and sticky with them.
    document.querySelector('.skip-link')?.parentElement?.append(note);
  }
  clearTimeout(timer);
  note.textContent = text;
  if (storedAt !== undefined) note.append(' ', reloadLink());
  note.hidden = text === '';
}

const withTime = (text: string, time: number): string =>
  text.replace('{{time}}', new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(time));

const saySince = (since: number): void => say(withTime(texts.since, since));

const backShownMs = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Shown for a moment, after the opposite was shown; the age of a copy stays. */
function sayBack(): void {
  if (storedAt !== undefined) return say(withTime(texts.stored, storedAt));
  if (note === undefined || note.hidden) return;
  say(texts.back);
  timer = setTimeout(() => say(''), backShownMs);
}

/** When this page was opened. */
const openedAt = performance.timeOrigin;

/** Of the service worker, which is a program of its own (src/offline/shown-age.ts). */
interface WorkerMessage {
  type?: string;
  since?: number;
  isPage?: boolean;
}

function listen(container: ServiceWorkerContainer): void {
  const here = (): void => container.controller?.postMessage({ type: 'here', build, language });
  container.addEventListener('message', ({ data: { type, since, isPage } }: MessageEvent<WorkerMessage>) => {
    if (isPage === true) storedAt = since;
    if (type === 'who') here();
    else if (type === 'online') sayBack();
    else if (type === 'offline' && since !== undefined) saySince(since);
  });
  container.addEventListener('controllerchange', here);
  here();
}

async function start(): Promise<void> {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  // In development files have no hashed names.
  if (container === undefined || !import.meta.env.PROD) return;
  listen(container);
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): unknown };
    };
  };
  const policy = trustedTypes?.createPolicy('kervan-worker', {
    createScriptURL: (text) => {
      if (text !== workerAddress) throw new TypeError('not a worker of ours');
      return text;
    },
  });
  const address = (policy?.createScriptURL(workerAddress) ?? workerAddress) as string;
  await container.register(address, { updateViaCache: 'none' });
}

window.addEventListener('offline', () => saySince(storedAt ?? openedAt));
window.addEventListener('online', sayBack);
if (navigator.onLine === false) saySince(openedAt);
// A browser that forbids it works without.
start().catch(() => undefined);
