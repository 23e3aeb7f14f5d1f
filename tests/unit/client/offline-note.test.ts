/** The line above a page that shows stored data. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localeOf } from '../../../contract/text/languages.ts';
import { offlineNoteTexts } from '../../../src/i18n/offline.ts';

class Part {
  hidden = false;
  href?: string;
  readonly #children: (Part | string)[] = [];
  get textContent(): string {
    return this.#children.map((child) => (typeof child === 'string' ? child : `[${child.textContent}](${child.href})`)).join('');
  }
  set textContent(text: string) {
    this.#children.splice(0, Infinity, text);
  }
  append(...children: (Part | string)[]): void {
    this.#children.push(...children);
  }
  setAttribute(): void {}
}

const since = Date.UTC(2026, 10, 24, 9);
const texts = offlineNoteTexts.en;
const time = new Intl.DateTimeFormat(localeOf.en, { dateStyle: 'medium', timeStyle: 'short' }).format(since);
const link = ` [${texts.reload}]()`;

let lines: Part[];
let frame: EventTarget;
let container: EventTarget;
beforeEach(async () => {
  vi.useFakeTimers();
  lines = [];
  frame = new EventTarget();
  container = Object.assign(new EventTarget(), { register: async () => undefined });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: () => new Part(),
    querySelector: () => ({ parentElement: { append: (line: Part) => lines.push(line) } }),
  });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubEnv('PROD', true);
  vi.resetModules();
  await import('../../../src/page-scripts/offline.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const receive = (type: string, isPage: boolean): boolean =>
  container.dispatchEvent(new MessageEvent('message', { data: { type, since, isPage } }));
/** The line as Markdown; null if none is shown. */
const shown = (): string | null => lines.find(({ hidden }) => !hidden)?.textContent ?? null;

test('it names the age of stored answers, and goes when the network is back', () => {
  receive('offline', false);
  expect(shown()).toBe(texts.since.replace('{{time}}', time));
  receive('online', false);
  expect(shown()).toBe(texts.back);
  vi.runAllTimers();
  expect(shown()).toBeNull();
});

test.each([
  ['a call has succeeded', () => receive('online', true)],
  ['the browser reports a network', () => frame.dispatchEvent(new Event('online'))],
])('above a page that is a copy it stays after %s, with a link that loads the page again', (_, back) => {
  receive('offline', true);
  expect(shown()).toBe(texts.since.replace('{{time}}', time) + link);
  back();
  vi.runAllTimers();
  expect(shown()).toBe(texts.stored.replace('{{time}}', time) + link);
});

test('a page that learns only after a success that it is a copy says so too', () => {
  receive('online', true);
  vi.runAllTimers();
  expect(shown()).toBe(texts.stored.replace('{{time}}', time) + link);
});
