/**
 * The page's side of the service worker (src/offline): registers it when the page is idle, and shows the age of stored data. For
 * members and inside the app only. No island: one line above the page, which has to work without a network.
 */
import { adoptStyles } from '../client/adopt-styles.ts';
import { offlineTexts } from '../i18n/offline.ts';
import { localeOf } from '../i18n/languages.ts';
import { languageOf } from '../../contract/text/languages.ts';

const root = document.documentElement;
const language = languageOf(root.lang) ?? 'en';
const texts = offlineTexts[language];
const build: string = (import.meta.env as { BUILD_ID?: string }).BUILD_ID ?? '';
const workerAddress = '/service-worker.js';

const styles = `@layer pages {
  .offline-note { margin: 0; padding: var(--s1) var(--gutter); text-align: center; font-size: var(--text-sm); background: var(--saffron-tint); color: var(--ink); border-block-end: var(--border) }
}`;

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
  note.hidden = text === '';
}

function saySince(since: number): void {
  const time = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(since);
  say(texts.since.replace('{{time}}', time));
}

const backShownMs = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Shown for a moment, after the opposite was shown. */
function sayBack(): void {
  if (note === undefined || note.hidden) return;
  say(texts.back);
  timer = setTimeout(() => say(''), backShownMs);
}

/** When this page was opened. */
const openedAt = performance.timeOrigin;

function listen(container: ServiceWorkerContainer): void {
  const here = (): void => container.controller?.postMessage({ type: 'here', build, language });
  container.addEventListener('message', ({ data }: MessageEvent<{ type?: string; since?: number }>) => {
    if (data.type === 'who') here();
    else if (data.type === 'online') sayBack();
    else if (data.type === 'offline' && typeof data.since === 'number') saySince(data.since);
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

window.addEventListener('offline', () => saySince(openedAt));
window.addEventListener('online', sayBack);
if (navigator.onLine === false) saySince(openedAt);
// A browser that forbids it works without.
start().catch(() => undefined);
