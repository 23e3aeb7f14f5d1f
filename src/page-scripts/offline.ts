/**
 * The page's side of the service worker (src/offline): brings it here when nothing else is to be done, and says when what is shown was kept.
 * For members and inside the app only: visitors do not carry it. No island: one line above the page, which has to come without a network.
 */
import { offlineTexts } from '../i18n/offline.ts';
import { localeOf } from '../i18n/languages.ts';
import { languageOf } from '../../contract/text/languages.ts';

const root = document.documentElement;
const language = languageOf(root.lang) ?? 'en';
const texts = offlineTexts[language];
const build: string = (import.meta.env as { BUILD_ID?: string }).BUILD_ID ?? '';
const workerAddress = '/service-worker.js';

// The page's policy lets a script adopt a sheet, not write a style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer pages {
  .offline-note { margin: 0; padding: var(--s1) var(--gutter); text-align: center; font-size: var(--text-sm); background: var(--saffron-tint); color: var(--ink); border-block-end: var(--border) }
}`);

let note: HTMLElement | undefined;
function say(text: string): void {
  if (note === undefined) {
    document.adoptedStyleSheets.push(sheet);
    note = document.createElement('p');
    note.className = 'offline-note';
    note.setAttribute('role', 'status');
    // Below the bars, and with them where they stay in sight.
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
/** Said for a moment, where the opposite was said before. */
function sayBack(): void {
  if (note === undefined || note.hidden) return;
  say(texts.back);
  timer = setTimeout(() => say(''), backShownMs);
}

/** When this page came. */
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
  // In development files have no names of their own.
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
// A browser that forbids it goes on without.
start().catch(() => undefined);
